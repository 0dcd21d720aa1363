import { useMemo, useState } from 'react';
import { strikeOrders } from '@/battle/assault/odds/odds';
import { fallFirst } from '@/battle/assault/standing/falling';
import type { AssaultUnit, StrikeView } from '@/battle/assault/standing/view';
import type { Combat } from '@/battle/state/combat';
import { isVehicle } from '@/features/assault/wounds/places';
import { otherSide, toNumber } from '@/rules/index';
import { useBattle } from '@/store/battle/use-battle';
import { SegmentedChoice } from '@/ui/field/segmented-choice';
import { SIDE_TONE } from '@/ui/look/tone';
import { Sheet } from '@/ui/page/sheet';
import { assaultWords } from '@/words/assault/assault-words';
import { words } from '@/words/words';
import { OddsPicture } from './odds-picture';
import { OddsSummary } from './odds-summary';

type StrikeOddsSheetProps = {
  readonly combat: Combat;
  readonly shown: StrikeView;
  readonly target: AssaultUnit | null;
  onClose(): void;
};

/** The exact odds of these blows, and the reasons for the target numbers. */
export function StrikeOddsSheet({ combat, shown, target, onClose }: StrikeOddsSheetProps) {
  const battle = useBattle();
  const { strike, group } = shown;
  const groups = fallFirst(combat, strike.target);
  const [chosen, setChosen] = useState<string | null>(null);
  const fallsFirst = (groups.find(({ id }) => id === chosen) ?? groups[0])?.id ?? null;
  const orders = useMemo(
    () => strikeOrders(battle, combat, strike.id, fallsFirst),
    [battle, combat, strike.id, fallsFirst],
  );
  const [first, setFirst] = useState<string | null>(null);
  const odds = (orders.find(({ order }) => order[0] === first) ?? orders[0])?.odds;
  return (
    <Sheet title={assaultWords.odds.of(group.name)} closeName={words.close} onClose={onClose}>
      {odds && target && (
        <>
          {groups.length > 1 && (
            <div className="pb-3">
              <SegmentedChoice
                label={assaultWords.odds.fallsFirst(otherSide(group.side))}
                options={groups.map(({ id, name }) => ({ id, label: name }))}
                chosen={fallsFirst ?? ''}
                onChoose={setChosen}
              />
            </div>
          )}
          {orders.length > 1 && (
            <div className="pb-3">
              <SegmentedChoice
                label={assaultWords.odds.firstPool}
                options={orders.flatMap(({ order: [id], odds: { killsUnit } }) =>
                  id === undefined
                    ? []
                    : [
                        {
                          id,
                          label: assaultWords.odds.first(id),
                          hint: assaultWords.odds.killsAll(toNumber(killsUnit)),
                        },
                      ],
                )}
                chosen={first ?? orders[0]?.order[0] ?? 'plain'}
                onChoose={setFirst}
              />
            </div>
          )}
          <OddsSummary odds={odds} unitSize={target.modelsLeft} />
          <OddsPicture
            tone={SIDE_TONE[otherSide(group.side)]}
            title={assaultWords.odds.lostBy(target.name, isVehicle(target))}
            lost={odds.lost}
            lostAtLeast={odds.lostAtLeast}
          />
        </>
      )}
      <h3 className="pt-3 text-lead">{assaultWords.strike.why}</h3>
      <ul className="grid gap-1 pt-1 text-label leading-body">
        {assaultWords.strike.reasons(shown).map((reason) => (
          <li key={reason} className="border-t border-line pt-1">
            {reason}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
