import { type ReactNode, useState } from 'react';
import { askedLost } from '@/battle/combat/row-stays';
import type { CombatId } from '@/battle/state/ids';
import { LostChoice } from '@/features/fight/round/lost-choice';
import { useRoundPart } from '@/features/fight/round/use-fight';
import type { ScoreRow } from '@/rules/index';
import { Sheet } from '@/ui/page/sheet';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';

type LostRanksProps = {
  readonly combatId: CombatId;
  readonly row: Pick<ScoreRow, 'id' | 'label' | 'lostTo'>;
  /** The note that stands here while there is nothing to ask. */
  readonly children: ReactNode;
};

/**
 * Asks whether a row is lost to what the enemy entered by hand: the row's name opens the choice, and its note
 * says so. Nothing is decided without a tap.
 */
export function LostRanks({ combatId, row, children }: LostRanksProps) {
  const [opened, setOpened] = useState(false);
  const open = useRoundPart(combatId, ({ combat, round }, battle) =>
    askedLost(battle, combat, round).filter(({ rowId }) => rowId === row.id),
  );
  if (open.length === 0) return children;
  const texts = battleWords.fight.lostTo;
  const onSaid = () => {
    if (open.length === 1) setOpened(false);
  };
  return (
    <>
      <span aria-hidden className="text-note leading-fine font-bold text-gold underline underline-offset-2">
        {texts.note(open.map(({ side }) => side))}
      </span>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={texts.title(row.label)}
        onClick={() => setOpened(true)}
        className="absolute inset-0 rounded-lg"
      />
      {opened && (
        <Sheet title={texts.title(row.label)} closeName={words.close} onClose={() => setOpened(false)}>
          <div className="grid gap-4">
            {open.map((lost) => (
              <LostChoice key={lost.side} combatId={combatId} label={row.label} lost={lost} onSaid={onSaid} />
            ))}
          </div>
        </Sheet>
      )}
    </>
  );
}
