import { type ReactNode, useState } from 'react';
import type { CombatId } from '@/battle/state/ids';
import { useRoundPart } from '@/features/fight/round/use-fight';
import { maybeLostRows, type ScoreRow, type Side } from '@/rules/index';
import { useBattleActions, useBattlePart, useMayWrite } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
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
 * says so. Nothing is decided without a tap; who says that it stays is not asked again until the enemy enters
 * something else.
 */
export function LostRanks({ combatId, row, children }: LostRanksProps) {
  const [opened, setOpened] = useState(false);
  const [kept, setKept] = useState<readonly string[]>([]);
  const asked = useRoundPart(combatId, ({ sheet, round, answers }) =>
    round.outcome
      ? []
      : maybeLostRows(sheet, round.answers, answers)
          .filter(({ rowId }) => rowId === row.id)
          .map(({ side, when }) => ({ side, when, key: `${round.number} ${side}` })),
  );
  const running = useBattlePart(({ outcome }) => outcome === null);
  const disabled = !(useMayWrite() && running);
  const { act } = useBattleActions();
  const open = asked.filter(({ key }) => !kept.includes(key));
  if (open.length === 0) return children;
  const texts = battleWords.fight.lostTo;
  const close = (sides: readonly string[]) => {
    setKept([...kept, ...sides]);
    if (open.length === sides.length) setOpened(false);
  };
  const lose = (side: Side) => act({ type: 'answer', combatId, side, rowId: row.id, answer: 0 });
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
            {open.map(({ side, when, key }) => (
              <fieldset key={key} className="grid min-w-0 gap-2">
                <legend className="pb-1 text-body">{texts.question(side, row.label, when)}</legend>
                <div className="grid grid-cols-2 gap-2 big:grid-cols-1">
                  <Button disabled={disabled} onPress={() => close([key])}>
                    {texts.kept}
                  </Button>
                  <Button
                    kind="primary"
                    disabled={disabled}
                    onPress={() => {
                      if (lose(side).ok && open.length === 1) setOpened(false);
                    }}
                  >
                    {texts.lost}
                  </Button>
                </div>
              </fieldset>
            ))}
          </div>
        </Sheet>
      )}
    </>
  );
}
