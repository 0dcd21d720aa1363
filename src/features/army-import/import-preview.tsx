import { Check } from 'lucide';
import { useState } from 'react';
import { MAX_NAME_LENGTH } from '@/battle/state/setup';
import { marksOf } from '@/battle/state/unit-marks';
import type { Edition, Side } from '@/rules/index';
import type { KeptArmy } from '@/store/armies/kept-kinds';
import { useKept } from '@/store/armies/use-kept';
import { Button } from '@/ui/button/button';
import { EntryField } from '@/ui/field/entry-field';
import { SegmentedChoice } from '@/ui/field/segmented-choice';
import { Icon } from '@/ui/look/icon';
import { SIDE_TONE } from '@/ui/look/tone';
import { ToggleTile } from '@/ui/tile/toggle-tile';
import { armyImportWords } from '@/words/army-import-words';
import { CharacterQuestion } from './character-question';
import { GeneralQuestion } from './general-question';
import { ImportBanner } from './import-banner';
import {
  changeRow,
  chooseGeneral,
  confirmRow,
  type ImportDraft,
  nextGuessed,
  removeRow,
  sayCharacter,
  settleLine,
} from './import-draft';
import { ImportRowItem } from './import-row';
import { KeptAlready } from './kept-already';
import { editionNamed, gameNotHere } from './list-edition';
import { OtherGameQuestion, RulebookQuestion } from './rulebook-question';
import { armyToKeep, takenFrom } from './taken-army';
import { UnreadLines } from './unread-lines';

type ImportPreviewProps = {
  /** The side whose army it becomes; null where it is kept only. */
  readonly side: Side | null;
  readonly edition: Edition;
  readonly draft: ImportDraft;
  /** The list as it was pasted. */
  readonly text: string;
  readonly unitsThere: number;
  /** Changes the rulebook of the battle to come; undefined: it is settled. */
  readonly onRulebook: ((editionId: string) => void) | undefined;
  onChange(draft: ImportDraft): void;
  onAgain(): void;
  /** Takes the army: null, or the sentence why not. */
  onTake(draft: ImportDraft, replace: boolean, keep: boolean): string | null;
  /** Takes the army as it was kept, in the place of the list. */
  onKept(army: KeptArmy): void;
};

/**
 * The list before it is taken: whether it adds up, who leads, what was not understood, and every unit to
 * change.
 */
export function ImportPreview(props: ImportPreviewProps) {
  const { side, edition, draft, text, unitsThere, onRulebook } = props;
  const { onChange, onAgain, onTake, onKept } = props;
  const { armies } = useKept();
  const kept = armies.same(armyToKeep(takenFrom(draft, text), draft.list.title, edition.id));
  const named = editionNamed(draft.list.game);
  const otherGame = named !== null && named.id !== edition.id ? named : null;
  const notHere = gameNotHere(draft.list.game);
  const tone = SIDE_TONE[side ?? 'a'];
  const marks = marksOf(edition);
  const [stays, setStays] = useState(false);
  const asksRulebook = otherGame !== null && onRulebook !== undefined && !stays;
  // Where the list is kept only, what it is for is chosen above it.
  const asksWhether = otherGame !== null && onRulebook === undefined && side !== null && !stays;
  const [opened, setOpened] = useState<number | null>(null);
  const [keep, setKeep] = useState(true);
  const [how, setHow] = useState<'replace' | 'join'>('replace');
  const [refusal, setRefusal] = useState<string | null>(null);
  return (
    <div className="flex flex-col gap-3 [overflow-anchor:none]">
      <ImportBanner draft={draft} onCheck={() => setOpened(nextGuessed(draft, opened))} />
      {otherGame !== null && (
        <p className="rounded-lg border-2 border-warn bg-card px-3 py-2 text-label leading-body">
          {armyImportWords.otherGame(otherGame.name, edition.name)}
        </p>
      )}
      {notHere !== null && (
        <p className="rounded-lg border-2 border-warn bg-card px-3 py-2 text-label leading-body break-words">
          {armyImportWords.gameNotHere({ game: notHere, now: edition.name })}
        </p>
      )}
      {kept !== null && <KeptAlready army={kept} onKept={side === null ? null : () => onKept(kept)} />}
      {marks.includes('general') && (
        <GeneralQuestion draft={draft} onChoose={(key) => onChange(chooseGeneral(draft, key))} />
      )}
      {marks.includes('character') && (
        <CharacterQuestion
          draft={draft}
          tone={tone}
          onSay={(key, isOne) => onChange(sayCharacter(draft, key, isOne))}
        />
      )}
      <UnreadLines
        lines={draft.unread}
        onSettle={(place, fate) => onChange(settleLine(draft, place, fate))}
      />
      <ul aria-label={armyImportWords.rows} className="flex flex-col gap-1.5">
        {draft.rows.map((row) => (
          <ImportRowItem
            key={row.key}
            row={row}
            tone={tone}
            edition={edition}
            opened={opened === row.key}
            onOpen={() => setOpened(opened === row.key ? null : row.key)}
            onChange={(change) => onChange(changeRow(draft, row.key, change))}
            onRemove={() => onChange(removeRow(draft, row.key))}
            onRight={() => {
              const confirmed = confirmRow(draft, row.key);
              onChange(confirmed);
              setOpened(nextGuessed(confirmed, row.key));
            }}
          />
        ))}
      </ul>
      <EntryField
        label={armyImportWords.army}
        value={draft.army}
        maxLength={MAX_NAME_LENGTH}
        onChange={(army) => onChange({ ...draft, army })}
      />
      {unitsThere > 0 && (
        <SegmentedChoice<'replace' | 'join'>
          label={armyImportWords.replace(unitsThere)}
          columns={2}
          options={[
            { id: 'replace', label: armyImportWords.replaces.replace },
            { id: 'join', label: armyImportWords.replaces.join },
          ]}
          chosen={how}
          onChoose={setHow}
        />
      )}
      {side !== null && (
        <ToggleTile tone={tone} name={armyImportWords.keep} on={keep} disabled={false} onToggle={setKeep}>
          <span className="flex items-center gap-1.5 px-3 text-label leading-label">
            {keep && <Icon of={Check} size={18} className="shrink-0" />}
            {armyImportWords.keep}
          </span>
        </ToggleTile>
      )}
      <div className="sticky bottom-0 -mx-4 border-t border-line bg-paper px-4 py-2">
        <p role="alert" className="pb-1.5 text-label leading-label text-warn empty:hidden">
          {refusal}
        </p>
        {asksRulebook ? (
          <RulebookQuestion
            named={otherGame}
            now={edition}
            onNamed={() => onRulebook(otherGame.id)}
            onStay={() => setStays(true)}
          />
        ) : asksWhether ? (
          <OtherGameQuestion now={edition} onAgain={onAgain} onStay={() => setStays(true)} />
        ) : (
          <div className="grid grid-cols-[minmax(min-content,1fr)_minmax(min-content,1.6fr)] gap-2">
            <Button onPress={onAgain}>{armyImportWords.readAgain}</Button>
            <Button
              kind="primary"
              onPress={() =>
                setRefusal(onTake(draft, unitsThere > 0 && how === 'replace', side === null || keep))
              }
            >
              {side === null
                ? armyImportWords.keepUnits(draft.rows.length)
                : armyImportWords.take(draft.rows.length)}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
