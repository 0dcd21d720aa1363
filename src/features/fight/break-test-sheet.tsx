import { testOf } from '@/battle/battle';
import type { StandingTest } from '@/battle/break-test';
import { type BreakTest, toNumber } from '@/rules/index';
import { useBattle, useBattleActions, useMayWrite } from '@/store/use-battle';
import { Button } from '@/ui/button';
import { Sheet } from '@/ui/sheet';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { BreakTestInputs } from './break-test-inputs';
import { PursuitPanel } from './pursuit-panel';
import { type Tested, testedName } from './tested';
import type { ShownRound } from './use-fight';

type BreakTestSheetProps = {
  readonly shown: ShownRound;
  readonly breakTest: BreakTest;
  readonly tested: Tested;
  readonly standing: StandingTest;
  onClose(): void;
};

/** The break test in full: what it needs and why, how it went, flight and pursuit, and everything that applies. */
export function BreakTestSheet(props: BreakTestSheetProps) {
  const { shown, breakTest, tested, standing, onClose } = props;
  const { side, unitId, lostBy } = tested;
  const battle = useBattle();
  const name = testedName(battle, tested);
  const { act, rollDice } = useBattleActions();
  const mayWrite = useMayWrite() && battle.outcome === null;
  const { taken } = testOf(shown.round, side, unitId);
  const { result } = standing;
  const place = { combatId: shown.combat.id, side, unitId };
  const stale = taken !== null && taken.difference !== lostBy;
  return (
    <Sheet title={battleWords.breakTest.title(name)} closeName={words.close} onClose={onClose}>
      <p className="flex items-baseline justify-between gap-3 text-[24px] font-bold">
        <span>{battleWords.breakTest.target(result)}</span>
        {result.odds && <span>{words.percent(toNumber(result.odds))}</span>}
      </p>
      <ul className="pb-2 text-[16px] text-muted">
        {result.reasons.map((reason) => (
          <li key={reason.key}>{battleWords.breakTest.reason(reason)}</li>
        ))}
      </ul>
      {taken && (
        <p className="pb-2 font-bold">
          {stale ? battleWords.breakTest.stale(taken.difference, lostBy) : battleWords.breakTest.taken(taken)}
        </p>
      )}
      {taken && !taken.held && !stale && <PursuitPanel shown={shown} tested={tested} />}
      {(!taken || stale) && result.kind !== 'losesHealthPoints' && (
        <div className="grid grid-cols-[1fr_1fr_auto] gap-2 pb-3 whitespace-nowrap">
          <Button
            name={battleWords.breakTest.saidHeld(name)}
            disabled={!mayWrite}
            onPress={() => act({ type: 'sayBreakTest', ...place, held: true })}
          >
            {battleWords.breakTest.held}
          </Button>
          <Button
            name={battleWords.breakTest.saidBroke(name)}
            disabled={!mayWrite}
            onPress={() => act({ type: 'sayBreakTest', ...place, held: false })}
          >
            {battleWords.breakTest.broke}
          </Button>
          <Button
            kind="primary"
            disabled={!mayWrite}
            onPress={() => act({ type: 'rollBreakTest', ...place, rolls: [rollDice(2), rollDice(2)] })}
          >
            {battleWords.breakTest.roll}
          </Button>
        </div>
      )}
      {result.kind === 'losesHealthPoints' && result.healthPointsLost !== null && unitId !== null && (
        <div className="pb-3">
          <Button
            kind="primary"
            disabled={!mayWrite}
            onPress={() =>
              act({
                type: 'changeHealth',
                unitId,
                by: -(result.healthPointsLost ?? 0),
                cause: 'combatResult',
              })
            }
          >
            {battleWords.breakTest.loseNow(result.healthPointsLost)}
          </Button>
        </div>
      )}
      <h3 className="pt-1 pb-2 text-[20px]">{battleWords.breakTest.switches}</h3>
      <BreakTestInputs
        shown={shown}
        breakTest={breakTest}
        tested={tested}
        standing={standing}
        disabled={!mayWrite}
      />
    </Sheet>
  );
}
