import { groupsOf } from '@/battle/assault/remembered-fighters';
import { armyOf, isOnTable } from '@/battle/state/army';
import type { Combat } from '@/battle/state/battle';
import type { FighterDraft } from '@/battle/state/fighters';
import type { Side } from '@/rules/index';
import { useBattle, useBattleActions, useRememberedFighters } from '@/store/use-battle';
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

/** What a tap adds: one group, which is looked over first, or all groups that a list brought for a unit. */
type Offer = { readonly name: string; readonly drafts: readonly FighterDraft[] };

/** Where fighters come from: the side's army, those that were entered before, or new ones that the player enters. */
export function AddSheet({ combat, side, onPick, onClose }: AddSheetProps) {
  const battle = useBattle();
  const { act } = useBattleActions();
  const remembered = useRememberedFighters();
  const army = armyOf(battle, side).filter(
    (unit) => isOnTable(unit) && !combat.unitIds.includes(unit.unit.id),
  );
  const parts: readonly { readonly title: string; readonly offers: readonly Offer[] }[] = [
    {
      title: assaultWords.setUp.fromArmy,
      offers: army.map((unit) => ({ name: unit.unit.name, drafts: groupsOf(unit, remembered) })),
    },
    {
      title: assaultWords.setUp.remembered,
      offers: remembered.map((profile) => ({ name: profile.name, drafts: [fromProfile(side, profile)] })),
    },
  ];
  const take = ({ drafts }: Offer) => {
    const [first, ...others] = drafts;
    if (first === undefined) return;
    if (others.length === 0) return onPick(first);
    act({ type: 'addFighters', combatId: combat.id, fighters: drafts });
    onClose();
  };
  return (
    <Sheet title={assaultWords.setUp.addTo(side)} closeName={words.close} onClose={onClose}>
      {parts
        .filter(({ offers }) => offers.length > 0)
        .map(({ title, offers }) => (
          <section key={title} aria-label={title} className="pb-3">
            <h3 className="pb-1 text-[1.125rem]">{title}</h3>
            <ul className="grid grid-cols-1 gap-1.5">
              {offers.map((offer) => (
                <li key={`${offer.drafts[0]?.unitId} ${offer.name}`}>
                  <button
                    type="button"
                    onClick={() => take(offer)}
                    className="min-h-(--control) w-full rounded-lg border-2 border-outline bg-card px-3 py-1 text-left"
                  >
                    <span className="block text-[1.1875rem] leading-[1.375rem] font-bold break-words">
                      {offer.name}
                    </span>
                    <span className="block text-[1rem] leading-[1.125rem] text-muted">
                      {assaultWords.setUp.groups(offer.drafts)}
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
