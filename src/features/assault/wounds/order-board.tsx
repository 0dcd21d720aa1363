import { useMemo, useState } from 'react';
import { bestPoolOdds, poolOdds } from '@/battle/assault/odds/pool-odds';
import { fallFirst } from '@/battle/assault/standing/falling';
import type { Question } from '@/battle/assault/standing/question';
import type { StrikePool } from '@/battle/state/assault-round';
import type { Combat } from '@/battle/state/combat';
import { bookOf } from '@/battle/state/edition-of';
import type { PoolId } from '@/battle/state/ids';
import { useOrderDraft } from '@/features/assault/question/draft';
import { QuestionBoard } from '@/features/assault/question/question-board';
import { useMayFight } from '@/features/assault/question/use-assault';
import {
  type AllocationState,
  effectOn,
  otherSide,
  type Pool,
  type WoundEffect,
  type WoundPoolRules,
  woundsLeft,
} from '@/rules/index';
import { useBattle } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { SegmentedChoice } from '@/ui/field/segmented-choice';
import { assaultWords } from '@/words/assault/assault-words';
import { OrderOdds } from './order-odds';
import { isVehicle } from './places';
import { PoolCards } from './pool-cards';

type OrderQuestion = Extract<Question, { kind: 'order' }>;

type OrderBoardProps = { readonly combat: Combat; readonly question: OrderQuestion };

/** Which pool is allocated first: the attacker chooses, with the exact odds of every order. */
export function OrderBoard({ combat, question }: OrderBoardProps) {
  const { wounds, id } = question;
  const { unit, pools, state } = wounds;
  const battle = useBattle();
  const disabled = !useMayFight();
  const groups = fallFirst(combat, unit.key);
  const [chosen, setChosen] = useState<string | null>(null);
  const fallsFirst = (groups.find((group) => group.id === chosen) ?? groups[0])?.id ?? null;
  const [order, tryOrder] = useOrderDraft(id, wounds.order);
  const odds = useMemo(
    () => poolOdds(battle, combat, unit.key, fallsFirst, order),
    [battle, combat, unit.key, fallsFirst, order],
  );
  const best = useMemo(
    () => bestPoolOdds(battle, combat, unit.key, fallsFirst),
    [battle, combat, unit.key, fallsFirst],
  );
  const inOrder = order.flatMap((poolId) => pools.filter((pool) => pool.id === poolId));
  const tried = order.join(' ');
  const isBest = best === null || best.order.join(' ') === tried;
  const rows = best ? [...(isBest ? [] : odds), best] : odds;
  const attacker = otherSide(unit.side);
  const kindOf = (id: string) => {
    const pool = pools.find((one) => one.id === id);
    return pool ? assaultWords.pools.kind(pool) : id;
  };
  return (
    <QuestionBoard
      side={attacker}
      doing={assaultWords.pools.on(unit.name, isVehicle(unit))}
      fact={assaultWords.pools.count(pools.length)}
      question={assaultWords.pools.question}
    >
      <div className="grid flex-1 content-start gap-1.5">
        {best && <OrderOdds rows={rows} tried={tried} nameOf={kindOf} />}
        {best && !isBest && (
          <Button disabled={disabled} onPress={() => tryOrder(wantedOrder(pools, best.order))}>
            {assaultWords.pools.take(best.best === 'exact')}
          </Button>
        )}
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
        {!best && <OrderOdds rows={rows} tried={tried} nameOf={kindOf} />}
      </div>
    </QuestionBoard>
  );
}

/** The ids of all pools in that order. Pools that it does not name are empty and come last. */
function wantedOrder(pools: readonly StrikePool[], order: readonly string[]): readonly PoolId[] {
  const place = ({ id }: StrikePool) => (order.includes(id) ? order.indexOf(id) : order.length);
  return pools.toSorted((one, other) => place(one) - place(other)).map(({ id }) => id);
}

/** The effect of that pool's Wounds on each kind of model that is left. */
function effectsOn(book: WoundPoolRules, pool: Pool, state: AllocationState): readonly WoundEffect[] {
  return state.models
    .filter(({ id }) => woundsLeft(state, id) > 0)
    .map((model) => effectOn(book, pool, model));
}
