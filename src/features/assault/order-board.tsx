import { useMemo, useState } from 'react';
import { fallFirst } from '@/battle/assault/falling';
import { poolOdds } from '@/battle/assault/odds';
import type { Question } from '@/battle/assault/question';
import type { Combat } from '@/battle/state/battle';
import { bookOf } from '@/battle/state/edition-of';
import {
  type AllocationState,
  effectOn,
  otherSide,
  type Pool,
  toNumber,
  type WoundEffect,
  type WoundPoolRules,
  woundsLeft,
} from '@/rules/index';
import { useBattle } from '@/store/use-battle';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { assaultWords } from '@/words/assault-words';
import { useOrderDraft } from './draft';
import { PoolCards } from './pool-cards';
import { QuestionBoard } from './question-board';
import { useMayFight } from './use-assault';

type OrderQuestion = Extract<Question, { kind: 'order' }>;

type OrderBoardProps = { readonly combat: Combat; readonly question: OrderQuestion };

/** Which pool is allocated first: the attacker's choice, with the exact odds of every order. */
export function OrderBoard({ combat, question }: OrderBoardProps) {
  const { wounds, id } = question;
  const { unit, pools, state } = wounds;
  const battle = useBattle();
  const disabled = !useMayFight();
  const groups = fallFirst(combat, unit.key);
  const [chosen, setChosen] = useState<string | null>(null);
  const fallsFirst = (groups.find((group) => group.id === chosen) ?? groups[0])?.id ?? null;
  const odds = useMemo(
    () => poolOdds(battle, combat, unit.key, fallsFirst),
    [battle, combat, unit.key, fallsFirst],
  );
  const [order, tryOrder] = useOrderDraft(id, wounds.order);
  const inOrder = order.flatMap((poolId) => pools.filter((pool) => pool.id === poolId));
  const tried = order.join(' ');
  const attacker = otherSide(unit.side);
  const kindOf = (id: string) => {
    const pool = pools.find((one) => one.id === id);
    return pool ? assaultWords.pools.kind(pool) : id;
  };
  return (
    <QuestionBoard
      side={attacker}
      doing={assaultWords.pools.on(unit.name)}
      fact={assaultWords.pools.count(pools.length)}
      question={assaultWords.pools.question}
    >
      <div className="min-h-0 flex-1 overflow-y-auto">
        <PoolCards
          side={attacker}
          pools={inOrder.map((pool) => ({
            id: pool.id,
            wounds: pool.wounds,
            name: assaultWords.pools.kind(pool),
            against: assaultWords.pools.against(effectsOn(bookOf(battle), pool, state)),
          }))}
          disabled={disabled}
          onOrder={tryOrder}
        />
        {groups.length > 1 && (
          <div className="pt-2">
            <SegmentedChoice
              label={assaultWords.odds.fallsFirst(unit.side)}
              options={groups.map((group) => ({ id: group.id, label: group.name }))}
              chosen={fallsFirst ?? ''}
              onChoose={setChosen}
            />
          </div>
        )}
        {odds.length > 1 && (
          <table className="mt-2 w-full text-[1.0625rem] leading-6">
            <caption className="text-left text-[0.9375rem] text-muted">
              {assaultWords.pools.oddsTitle}
            </caption>
            <thead>
              <tr className="text-left text-[0.9375rem] leading-5 text-muted">
                <th scope="col" className="font-normal">
                  {assaultWords.pools.orderColumn}
                </th>
                <th scope="col" className="pl-3 text-right font-normal whitespace-nowrap">
                  {assaultWords.pools.lostColumn}
                </th>
                <th scope="col" className="pl-3 text-right font-normal whitespace-nowrap">
                  {assaultWords.odds.killsUnitShort}
                </th>
              </tr>
            </thead>
            <tbody>
              {odds.map((one) => (
                <tr
                  key={one.order.join(' ')}
                  aria-current={one.order.join(' ') === tried ? 'true' : undefined}
                  className="border-t border-line aria-[current]:font-bold"
                >
                  <th scope="row" className="text-left [font-weight:inherit]">
                    {assaultWords.pools.orderName(one.order.map(kindOf))}
                  </th>
                  <td className="pl-3 text-right">
                    {assaultWords.odds.decimal(toNumber(one.odds.expectedLost))}
                  </td>
                  <td className="pl-3 text-right">
                    {assaultWords.odds.percent(toNumber(one.odds.killsUnit))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </QuestionBoard>
  );
}

/** What the Wounds of that pool do to each of the models that are left. */
function effectsOn(book: WoundPoolRules, pool: Pool, state: AllocationState): readonly WoundEffect[] {
  return state.models
    .filter(({ id }) => woundsLeft(state, id) > 0)
    .map((model) => effectOn(book, pool, model));
}
