import { groupsOf } from '@/battle/assault/remembered-fighters';
import { armyOf, isOnTable } from '@/battle/state/army';
import type { Combat } from '@/battle/state/battle';
import type { FighterDraft } from '@/battle/state/fighters';
import type { Side } from '@/rules/index';
import { useBattle, useRememberedFighters } from '@/store/use-battle';
import { Button } from '@/ui/button';
import { Sheet } from '@/ui/sheet';
import { assaultWords } from '@/words/assault-words';
import { words } from '@/words/words';
import { fromProfile, ordinaryFighters } from './proposed-fighters';

type AddSheetProps = {
  readonly combat: Combat;
  readonly side: Side;
  onPick(draft: FighterDraft): void;
  onClose(): void;
};

/** Where fighters come from: the side's army, those that were entered before, or new ones that the player enters. */
export function AddSheet({ combat, side, onPick, onClose }: AddSheetProps) {
  const battle = useBattle();
  const remembered = useRememberedFighters();
  const army = armyOf(battle, side).filter(
    (unit) => isOnTable(unit) && !combat.unitIds.includes(unit.unit.id),
  );
  const offers = [
    { title: assaultWords.setUp.fromArmy, drafts: army.flatMap((unit) => groupsOf(unit, remembered)) },
    {
      title: assaultWords.setUp.remembered,
      drafts: remembered.map((profile) => fromProfile(side, profile)),
    },
  ];
  return (
    <Sheet title={assaultWords.setUp.addTo(side)} closeName={words.close} onClose={onClose}>
      {offers
        .filter(({ drafts }) => drafts.length > 0)
        .map(({ title, drafts }) => (
          <section key={title} aria-label={title} className="pb-3">
            <h3 className="pb-1 text-[18px]">{title}</h3>
            <ul className="grid gap-1.5">
              {drafts.map((draft) => (
                <li key={`${draft.unitId} ${draft.name}`}>
                  <button
                    type="button"
                    onClick={() => onPick(draft)}
                    className="min-h-(--control) w-full rounded-lg border-2 border-outline bg-card px-3 py-1 text-left"
                  >
                    <span className="block text-[19px] leading-[22px] font-bold break-words">
                      {draft.name}
                    </span>
                    <span className="block text-[16px] leading-[18px] text-muted">
                      {assaultWords.fighters.inOneLine(draft)}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      <Button kind="primary" onPress={() => onPick(ordinaryFighters(side))}>
        {assaultWords.setUp.byHand}
      </Button>
    </Sheet>
  );
}
