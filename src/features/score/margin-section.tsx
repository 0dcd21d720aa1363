import { useState } from 'react';
import { type MarginTable, marginOf, type Victory } from '@/rules/index';
import { useBattle, useBattleActions, useMayWrite } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { battleWords } from '@/words/battle-words';
import { MarginEditor } from './margin-editor';
import { RoomSection } from './room-section';
import { marginRows } from './score-rows';
import { ScoreTable } from './score-table';

type MarginSectionProps = {
  readonly rules: NonNullable<Victory['margins']>;
  /** The army size, for which limits may be proposed; null: not known. */
  readonly armyPoints: number | null;
  /** In Victory Points. */
  readonly difference: number;
};

/**
 * The name of the difference, from a table that the players fill in: the edition gives only names, without
 * limits.
 */
export function MarginSection({ rules, armyPoints, difference }: MarginSectionProps) {
  const { margins } = useBattle();
  const { act } = useBattleActions();
  const mayWrite = useMayWrite();
  const [editing, setEditing] = useState(false);
  const texts = battleWords.battleScore.margins;
  const offered = rules.bySize?.findLast(({ fromPoints }) => armyPoints !== null && armyPoints >= fromPoints);
  const hint = offered ? texts.recalled : texts.hint;
  if (editing) {
    return (
      <RoomSection title={texts.title}>
        <p className="pb-2 text-detail text-muted">{hint}</p>
        <MarginEditor
          table={margins ?? offered?.margins ?? null}
          suggestedNames={rules.suggestedNames}
          disabled={!mayWrite}
          onCancel={() => setEditing(false)}
          onSave={(to) => {
            act({ type: 'changeMargins', to });
            setEditing(false);
          }}
        />
      </RoomSection>
    );
  }
  return (
    <RoomSection title={texts.title}>
      {margins ? (
        <MarginRows margins={margins} difference={difference} />
      ) : (
        <p className="text-detail text-muted">{hint}</p>
      )}
      <div className="pt-2">
        <Button kind={margins ? 'quiet' : 'plain'} disabled={!mayWrite} onPress={() => setEditing(true)}>
          {margins ? texts.change : texts.fillIn}
        </Button>
      </div>
    </RoomSection>
  );
}

function MarginRows({ margins, difference }: { readonly margins: MarginTable; readonly difference: number }) {
  const { margins: texts, bands } = battleWords.battleScore;
  return (
    <div className="-mx-3">
      <ScoreTable
        caption={texts.title}
        columns={[bands.points, texts.nameShort]}
        lit={margins.indexOf(marginOf(margins, difference))}
        rows={marginRows(margins).map(({ from, to, name }) => [bands.edges(from, to), name])}
      />
    </div>
  );
}
