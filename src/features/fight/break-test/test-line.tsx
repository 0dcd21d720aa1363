import { useState } from 'react';
import { loserOf, type StandingTest, standingTest } from '@/battle/combat/standing-test';
import type { Battle } from '@/battle/state/battle';
import { testOf } from '@/battle/state/combat';
import { editionOfBattle } from '@/battle/state/edition-of';
import type { CombatId } from '@/battle/state/ids';
import type { PursuitOutcome, ThrownFlight } from '@/battle/state/records';
import { whose } from '@/features/fight/ask/whose';
import type { ShownRound } from '@/features/fight/round/shown-round';
import { useRoundPart, useShownRound } from '@/features/fight/round/use-fight';
import { asSpoken, type BreakTest, type Outcome, tellsEachOutcome, toNumber } from '@/rules/index';
import { useBattle, useBattleActions, useBattlePart, useMayWrite } from '@/store/battle/use-battle';
import { textWidth } from '@/ui/look/text-width';
import { SIDE_TONE, toneClasses } from '@/ui/look/tone';
import { battleWords } from '@/words/battle-words';
import { BreakTestSheet } from './break-test-sheet';
import { type OpenOutcomes, OutcomeButtons } from './outcome-buttons';
import { factsMissing, type Tested, type TestTaker, testedName } from './tested';

type TestLineProps = {
  readonly combatId: CombatId;
  readonly breakTest: BreakTest;
  readonly taker: TestTaker;
};

/** So many letters stand in one line beside the odds and the buttons; more take two smaller ones. */
const ONE_LINE = 24;

/** One break test: its target, its odds, and its result. */
export function TestLine({ combatId, breakTest, taker }: TestLineProps) {
  const [opened, setOpened] = useState(false);
  const { act } = useBattleActions();
  const running = useBattlePart(({ outcome }) => outcome === null);
  const mayWrite = useMayWrite() && running;
  const { name, title, below, several, odds, open } = useRoundPart(combatId, (shown, battle) =>
    faceOf(battle, shown, breakTest, testedBy(battle, shown, taker)),
  );
  const { side } = taker;
  const say = (outcome: Outcome) => {
    const said = act({ type: 'sayBreakTest', combatId, ...taker, outcomeId: outcome.id });
    if (said.ok && outcome.winner.may !== 'nothing') setOpened(true);
  };
  return (
    <section
      aria-label={battleWords.breakTest.title(name)}
      className={`flex min-h-(--control) items-stretch gap-1.5 big:flex-wrap ${toneClasses[SIDE_TONE[side]].field} rounded-lg`}
    >
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
        className={`flex min-w-0 flex-1 items-center justify-between gap-2 overflow-hidden rounded-lg border-2 px-2 text-left big:min-h-(--control) big:basis-full ${toneClasses[SIDE_TONE[side]].border}`}
      >
        <span className="min-w-0 leading-tight">
          <span className="block truncate big:whitespace-normal text-label leading-label font-bold">
            {title}
          </span>
          <span
            className={`block text-muted big:whitespace-normal big:text-small big:leading-small ${several || textWidth(below) > ONE_LINE ? 'text-balance text-note leading-none' : 'truncate text-small leading-small tracking-tight'}`}
          >
            {below}
          </span>
        </span>
        {odds && (
          <span className="shrink-0 text-center leading-none">
            <span className="text-page leading-none font-bold">{odds}</span>{' '}
            <span className="block text-note leading-none">{battleWords.breakTest.toHold}</span>
          </span>
        )}
        <span className="sr-only">{battleWords.breakTest.open(name)}</span>
      </button>
      {open && (
        <OutcomeButtons test={breakTest} result={open} name={name} disabled={!mayWrite} narrow onSay={say} />
      )}
      {opened && (
        <OpenedTest
          combatId={combatId}
          breakTest={breakTest}
          taker={taker}
          onClose={() => setOpened(false)}
        />
      )}
    </section>
  );
}

/** The sheet of one break test, with its flight and pursuit. */
export function OpenedTest({ combatId, breakTest, taker, onClose }: TestLineProps & { onClose(): void }) {
  const battle = useBattle();
  const shown = useShownRound(combatId);
  const tested = testedBy(battle, shown, taker);
  const standing = standingTest(battle, shown.combat, shown.round, tested);
  return (
    <BreakTestSheet
      shown={shown}
      breakTest={breakTest}
      tested={tested}
      standing={standing}
      onClose={onClose}
    />
  );
}

/** This may render once more after its side has stopped losing; then it disappears. */
function testedBy(battle: Battle, { combat, round }: ShownRound, taker: TestTaker): Tested {
  return { ...taker, lostBy: loserOf(battle, combat, round)?.lostBy ?? 0 };
}

type TestFace = {
  readonly name: string;
  readonly title: string;
  readonly below: string;
  /** Whether `below` are the limits of several outcomes, which take two lines beside their buttons. */
  readonly several: boolean;
  readonly odds: string | null;
  /** The possible outcomes, while the players can enter the result. */
  readonly open: OpenOutcomes | null;
};

/** The content of the line of a break test. */
function faceOf(battle: Battle, shown: ShownRound, breakTest: BreakTest, tested: Tested): TestFace {
  const name = testedName(battle, tested);
  const standing = standingTest(battle, shown.combat, shown.round, tested);
  const { odds, automatic, thresholds, doubleOnePasses, possible } = standing.result;
  const { taken, pursuit, thrown } = testOf(shown.round, tested.side, tested.unitId);
  const stale = taken !== null && taken.difference !== tested.lostBy;
  const several = tellsEachOutcome(breakTest, standing.result);
  return {
    name,
    title: stale ? name : flightTitle(name, pursuit, thrown),
    several: several && !taken,
    below: taken
      ? battleWords.breakTest.takenShort(asSpoken(battle.editionId, taken), stale)
      : needed(battle, breakTest, standing),
    odds: !taken && !several && odds ? battleWords.percent(toNumber(odds)) : null,
    open:
      (!taken || stale) && saysHow(standing)
        ? { automatic, thresholds, doubleOnePasses, ...(possible === undefined ? {} : { possible }) }
        : null,
  };
}

/** How the flight ended, or what was thrown for it so far; the name where it has not begun. */
function flightTitle(name: string, pursuit: PursuitOutcome | null, thrown: ThrownFlight | undefined): string {
  if (thrown) return battleWords.breakTest.flightsOpen([{ name, thrown }]);
  return pursuit ? battleWords.breakTest.pursuit(name, pursuit) : name;
}

/** Whether the players can enter the result: not if the roll itself costs health, or no roll is needed. */
function saysHow({ result }: StandingTest): boolean {
  return result.kind !== 'losesHealthPoints' && result.kind !== 'losesByRoll';
}

/** "Steadfast · 8 or less", the limits of several outcomes, or what must be entered first. */
function needed(battle: Battle, breakTest: BreakTest, { result, effective }: StandingTest): string {
  const { healthPoint } = editionOfBattle(battle);
  const { characteristic, valueInput } = breakTest;
  const facts = factsMissing(result);
  if (facts.length > 0) return battleWords.fight.ask.say(whose(battle, facts));
  const several = tellsEachOutcome(breakTest, result);
  const missing = result.kind === 'roll' && result.target === null && effective[valueInput] === undefined;
  const texts = battleWords.breakTest;
  if (missing) return several ? texts.enterValueShort(characteristic) : texts.enterValue(characteristic);
  return several && result.thresholds.length > 0
    ? texts.limits(result, breakTest.outcomes)
    : texts.needed(characteristic, result, healthPoint);
}
