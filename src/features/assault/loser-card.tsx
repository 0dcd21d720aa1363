import type { LoserView } from '@/battle/assault/view';
import type { Combat } from '@/battle/state/battle';
import { SWEEPING_ENDS, toNumber } from '@/rules/index';
import { useBattleActions } from '@/store/use-battle';
import { Button } from '@/ui/button';
import { SIDE_TONE, toneClasses } from '@/ui/tone';
import { assaultWords } from '@/words/assault-words';
import { words } from '@/words/words';

type LoserCardProps = { readonly combat: Combat; readonly loser: LoserView; readonly disabled: boolean };

/** A losing unit: its Morale check with the odds, and the Sweeping Advance where it failed. */
export function LoserCard({ combat, loser, disabled }: LoserCardProps) {
  const { unit, check, test, stage } = loser;
  const { border, field } = toneClasses[SIDE_TONE[unit.side]];
  return (
    <section
      aria-label={assaultWords.morale.title(unit.name)}
      className={`rounded-xl border-2 px-2.5 py-1.5 ${border} ${field}`}
    >
      <div className="flex items-center justify-between gap-2">
        <div className="min-w-0">
          <h3 className="truncate text-[1.1875rem] leading-[1.375rem]">{unit.name}</h3>
          <p className="text-[1.0625rem] leading-5">
            {test?.morale ? assaultWords.morale.taken(test.morale) : assaultWords.morale.target(check)}
          </p>
        </div>
        {stage === 'morale' && (
          <span className="shrink-0 text-[30px] leading-8 font-bold">
            {words.percent(toNumber(check.chance))}
          </span>
        )}
      </div>
      {test?.sweep && <p className="font-bold">{assaultWords.sweep.ended(test.sweep)}</p>}
      {stage === 'morale' && <MoraleButtons combat={combat} loser={loser} disabled={disabled} />}
      {stage === 'sweep' && <SweepButtons combat={combat} loser={loser} disabled={disabled} />}
    </section>
  );
}

function MoraleButtons({ combat, loser, disabled }: LoserCardProps) {
  const { act, throwDice } = useBattleActions();
  const on = { type: 'takeMorale', combatId: combat.id, unitKey: loser.unit.key } as const;
  const roll = () => {
    const [first = 1, second = 1] = throwDice(2);
    act({ ...on, way: 'rolled', dice: [first, second] });
  };
  return (
    <div className="grid grid-cols-2 gap-1.5 pt-1.5">
      <Button disabled={disabled} onPress={() => act({ ...on, way: 'said', passed: true })}>
        {assaultWords.morale.held}
      </Button>
      {!loser.check.automatic && (
        <>
          <Button disabled={disabled} onPress={() => act({ ...on, way: 'said', passed: false })}>
            {assaultWords.morale.failed}
          </Button>
          <Button disabled={disabled} onPress={roll}>
            {assaultWords.rollForMe}
          </Button>
        </>
      )}
      <Button disabled={disabled} onPress={() => act({ ...on, way: 'choseToFail' })}>
        {assaultWords.morale.choseToFail}
      </Button>
    </div>
  );
}

function SweepButtons({ combat, loser, disabled }: LoserCardProps) {
  const { act, throwDice } = useBattleActions();
  const { sweep, unit } = loser;
  if (!sweep) return null;
  const on = { combatId: combat.id, unitKey: unit.key };
  const roll = () => {
    const [winner = 1, loses = 1] = throwDice(2);
    act({ type: 'sweep', ...on, dice: [winner, loses], byApp: true });
  };
  return (
    <>
      <p className="text-[1.0625rem] leading-5">
        {assaultWords.sweep.rule(sweep.winnerInitiative, sweep.loserInitiative)}
      </p>
      <div className="grid grid-cols-2 gap-1.5 pt-1.5">
        {SWEEPING_ENDS.filter((end) => sweep.chances[end].numerator > 0n).map((end) => (
          <Button key={end} disabled={disabled} onPress={() => act({ type: 'saySweep', ...on, end })}>
            {assaultWords.sweep.end(end, toNumber(sweep.chances[end]))}
          </Button>
        ))}
        <Button disabled={disabled} onPress={roll}>
          {assaultWords.rollForMe}
        </Button>
      </div>
    </>
  );
}
