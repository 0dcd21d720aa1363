import { useState } from 'react';
import { testOf } from '@/battle/battle';
import { MAX_PURSUIT_TOTAL } from '@/battle/break-test';
import { editionOfBattle } from '@/battle/edition-of';
import { otherSide, type Pursuit } from '@/rules/index';
import { useBattle, useBattleActions, useMayWrite } from '@/store/use-battle';
import { Button } from '@/ui/button';
import { NumberField } from '@/ui/number-field';
import { battleWords } from '@/words/battle-words';
import { type Tested, testedName } from './tested';
import type { ShownRound } from './use-fight';

type PursuitPanelProps = { readonly shown: ShownRound; readonly tested: Tested };

/** How far the broken side flees and its enemy follows. Real dice first: the totals are entered, or rolled when asked for. */
export function PursuitPanel({ shown, tested }: PursuitPanelProps) {
  const { side, unitId } = tested;
  const battle = useBattle();
  const { pursuit } = editionOfBattle(battle);
  const { act } = useBattleActions();
  const mayWrite = useMayWrite() && !battle.outcome;
  const resolved = testOf(shown.round, side, unitId).pursuit;
  const [fleeTotal, setFlee] = useState(resolved?.fleeTotal ?? 0);
  const [pursuitTotal, setPursuit] = useState(resolved?.pursuitTotal ?? 0);
  if (!pursuit) return null;
  const resolve = (pursued: boolean) =>
    act({
      type: 'resolvePursuit',
      combatId: shown.combat.id,
      side,
      unitId,
      fleeTotal,
      pursuitTotal: pursued ? pursuitTotal : null,
    });
  const enemy = otherSide(side);
  const name = testedName(battle, tested);
  return (
    <section aria-label={battleWords.breakTest.flee} className="mb-3 rounded-xl border-2 border-line p-2.5">
      <h3 className="text-[20px]">{battleWords.breakTest.flee}</h3>
      <p className="pb-2 text-[15px] text-muted">{battleWords.breakTest.caughtRule[pursuit.catches]}</p>
      <div className="grid grid-cols-2 gap-3">
        <Total
          label={battleWords.breakTest.fleeing(name)}
          pursuit={pursuit}
          value={fleeTotal}
          disabled={!mayWrite}
          onChange={setFlee}
        />
        <Total
          label={battleWords.breakTest.pursuing(enemy)}
          pursuit={pursuit}
          value={pursuitTotal}
          disabled={!mayWrite}
          onChange={setPursuit}
        />
      </div>
      <div className="grid grid-cols-2 gap-2 pt-2.5">
        <Button disabled={!mayWrite} onPress={() => resolve(false)}>
          {battleWords.breakTest.noPursuit}
        </Button>
        <Button kind="primary" disabled={!mayWrite} onPress={() => resolve(true)}>
          {battleWords.breakTest.resolve}
        </Button>
      </div>
      {resolved && (
        <p role="status" className="pt-2 font-bold">
          {battleWords.breakTest.pursuit(name, resolved)}
        </p>
      )}
    </section>
  );
}

type TotalProps = {
  readonly label: string;
  readonly pursuit: Pursuit;
  readonly value: number;
  readonly disabled: boolean;
  onChange(total: number): void;
};

function Total({ label, pursuit, value, disabled, onChange }: TotalProps) {
  const { rollDice } = useBattleActions();
  const dice = [pursuit.dice, ...(pursuit.fast ? [pursuit.fast.dice] : [])];
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <span className="text-[16px]">{label}</span>
      <NumberField
        label={label}
        min={0}
        max={MAX_PURSUIT_TOTAL}
        value={value}
        disabled={disabled}
        names={{ more: battleWords.breakTest.oneMore(label), fewer: battleWords.breakTest.oneFewer(label) }}
        onChange={onChange}
      />
      {dice.map((count) => (
        <Button
          key={count}
          name={battleWords.breakTest.rollFor(label, count)}
          disabled={disabled}
          onPress={() => onChange(rollDice(count))}
        >
          {pursuit.fast && count === pursuit.fast.dice
            ? battleWords.breakTest.fastDice(count, pursuit.fast.overInches)
            : battleWords.breakTest.dice(count)}
        </Button>
      ))}
    </div>
  );
}
