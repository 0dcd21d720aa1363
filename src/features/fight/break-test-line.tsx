import { useState } from 'react';
import { loserOf, type StandingTest, standingTest, testedUnits } from '@/battle/combat/break-test';
import { testOf } from '@/battle/state/battle';
import { editionOfBattle } from '@/battle/state/edition-of';
import type { CombatId } from '@/battle/state/ids';
import { type BreakTest, type Edition, type Outcome, toNumber } from '@/rules/index';
import { useBattle, useBattleActions, useMayWrite } from '@/store/use-battle';
import { Sheet } from '@/ui/sheet';
import { SIDE_TONE, toneClasses } from '@/ui/tone';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { BreakTestSheet } from './break-test-sheet';
import { FirstHints, useFirstHints } from './first-hints';
import { OutcomeButtons } from './outcome-buttons';
import type { ShownRound } from './shown-round';
import { type Tested, testedName } from './tested';
import { useShownRound } from './use-fight';

/** The break tests of the losing side. The line always stands, so that nothing jumps when the verdict turns; several units share it. */
export function BreakTestLine({ combatId }: { readonly combatId: CombatId }) {
  const battle = useBattle();
  const shown = useShownRound(combatId);
  const hints = useFirstHints(shown.round);
  const { breakTest, pursuit }: Edition = editionOfBattle(battle);
  const tested = useTested(shown);
  if (!breakTest) return null;
  const [only, ...others] = tested;
  if (!only && hints) return <FirstHints />;
  if (!only) {
    return (
      <p className="mx-2.5 flex min-h-(--control) items-center justify-center rounded-lg border-2 border-dashed border-line text-[1rem] text-muted">
        {shown.result.kind === 'won'
          ? battleWords.breakTest.wipedOut(pursuit?.overrun ?? null)
          : battleWords.breakTest.none}
      </p>
    );
  }
  return (
    // On the lowest screens a test stays in view, and the rarer rows are scrolled below it.
    <div className="isolate px-2.5 short:sticky cramped:static short:bottom-0 short:z-10 short:bg-paper short:pt-1">
      {others.length === 0 ? (
        <TestLine shown={shown} breakTest={breakTest} tested={only} />
      ) : (
        <BreakTestButton combatId={combatId} />
      )}
    </div>
  );
}

/** Who of the losing side tests. */
function useTested({ combat, round }: ShownRound): readonly Tested[] {
  const battle = useBattle();
  const loser = loserOf(battle, combat, round);
  return loser ? testedUnits(battle, combat, loser.side).map((unitId) => ({ ...loser, unitId })) : [];
}

/** Opens the lines of all who test: for several of them, and where there is no room for a line. */
export function BreakTestButton({ combatId }: { readonly combatId: CombatId }) {
  const shown = useShownRound(combatId);
  const [opened, setOpened] = useState(false);
  const { breakTest }: Edition = editionOfBattle(useBattle());
  const tested = useTested(shown);
  const [first] = tested;
  if (!breakTest || !first) return null;
  const title = battleWords.breakTest.several(tested.length);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
        className={`min-h-(--control) w-full rounded-lg border-2 font-bold ${toneClasses[SIDE_TONE[first.side]].border} ${toneClasses[SIDE_TONE[first.side]].field}`}
      >
        {title}
      </button>
      {opened && (
        <Sheet title={title} closeName={words.close} onClose={() => setOpened(false)}>
          <div className="grid grid-cols-1 gap-2">
            {tested.map((one) => (
              <TestLine key={one.unitId} shown={shown} breakTest={breakTest} tested={one} />
            ))}
          </div>
        </Sheet>
      )}
    </>
  );
}

type TestLineProps = {
  readonly shown: ShownRound;
  readonly breakTest: BreakTest;
  readonly tested: Tested;
};

/** One break test: what it needs, its odds, and how it went. */
function TestLine({ shown, breakTest, tested }: TestLineProps) {
  const [opened, setOpened] = useState(false);
  const battle = useBattle();
  const { act } = useBattleActions();
  const mayWrite = useMayWrite() && battle.outcome === null;
  const { side, unitId, lostBy } = tested;
  const edition = editionOfBattle(battle);
  const name = testedName(battle, tested);
  const standing = standingTest(battle, shown.combat, shown.round, tested);
  const { taken, pursuit } = testOf(shown.round, side, unitId);
  const stale = taken !== null && taken.difference !== lostBy;
  const several = breakTest.outcomes.length > 2;
  const say = (outcome: Outcome) => {
    const said = act({
      type: 'sayBreakTest',
      combatId: shown.combat.id,
      side,
      unitId,
      outcomeId: outcome.id,
    });
    if (said.ok && outcome.winner.may !== 'nothing') setOpened(true);
  };
  return (
    <section
      aria-label={battleWords.breakTest.title(name)}
      className={`flex min-h-(--control) items-stretch gap-1.5 big:flex-col ${toneClasses[SIDE_TONE[side]].field} rounded-lg`}
    >
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
        className={`flex min-w-0 flex-1 items-center justify-between gap-2 rounded-lg border-2 px-2 text-left ${toneClasses[SIDE_TONE[side]].border}`}
      >
        <span className="min-w-0 leading-tight">
          <span className="block truncate big:whitespace-normal text-[1.0625rem] leading-[1.1875rem] font-bold">
            {pursuit && !stale ? battleWords.breakTest.pursuit(name, pursuit) : name}
          </span>
          <span className="block truncate big:whitespace-normal text-[0.9375rem] leading-[1.0625rem] text-muted">
            {taken ? battleWords.breakTest.takenShort(taken, stale) : needed(edition, breakTest, standing)}
          </span>
        </span>
        {!taken && !several && standing.result.odds && (
          <span className="shrink-0 text-[1.5rem] font-bold">
            {words.percent(toNumber(standing.result.odds))}
          </span>
        )}
        <span className="sr-only">{battleWords.breakTest.open(name)}</span>
      </button>
      {(!taken || stale) && saysHow(standing) && (
        <OutcomeButtons
          test={breakTest}
          result={standing.result}
          name={name}
          disabled={!mayWrite}
          narrow
          onSay={say}
        />
      )}
      {opened && (
        <BreakTestSheet
          shown={shown}
          breakTest={breakTest}
          tested={tested}
          standing={standing}
          onClose={() => setOpened(false)}
        />
      )}
    </section>
  );
}

/** Whether the players can say how it went: not where the roll itself costs health, or none is needed. */
function saysHow({ result }: StandingTest): boolean {
  return result.kind !== 'losesHealthPoints' && result.kind !== 'losesByRoll';
}

/** "Steadfast · 8 or less", the limits of several outcomes, or what has to be entered first. */
function needed({ healthPoint }: Edition, breakTest: BreakTest, { result, effective }: StandingTest): string {
  const { characteristic, outcomes, valueInput } = breakTest;
  const several = outcomes.length > 2;
  const missing = result.kind === 'roll' && result.target === null && effective[valueInput] === undefined;
  const texts = battleWords.breakTest;
  if (missing) return several ? texts.enterValueShort(characteristic) : texts.enterValue(characteristic);
  return several && result.thresholds.length > 0
    ? texts.limits(result)
    : texts.needed(characteristic, result, healthPoint);
}
