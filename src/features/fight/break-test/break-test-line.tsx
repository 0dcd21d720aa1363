import { useState } from 'react';
import { openFlights, testedUnits, untakenTests } from '@/battle/combat/break-test';
import { loserOf } from '@/battle/combat/standing-test';
import { testOf } from '@/battle/state/combat';
import { editionOfBattle } from '@/battle/state/edition-of';
import type { CombatId } from '@/battle/state/ids';
import { FirstHints, useFirstHints } from '@/features/fight/round/first-hints';
import { useRoundPart } from '@/features/fight/round/use-fight';
import { asSpoken, type Edition } from '@/rules/index';
import { useBattlePart } from '@/store/battle/use-battle';
import { SIDE_TONE, toneClasses } from '@/ui/look/tone';
import { Sheet } from '@/ui/page/sheet';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { TestLine } from './test-line';
import { type TestTaker, testedName } from './tested';

/**
 * The break tests of the losing side. The line is always there, so that nothing moves when the verdict
 * changes; several units share it.
 */
export function BreakTestLine({ combatId }: { readonly combatId: CombatId }) {
  const round = useRoundPart(combatId, ({ round: { number, touched } }) => ({ number, touched }));
  const hints = useFirstHints(round);
  const { breakTest, pursuit }: Edition = useBattlePart(editionOfBattle);
  const wipedOut = useRoundPart(combatId, ({ result }) => result.kind === 'won');
  const destroyed = useRoundPart(combatId, (shown) => shown.destroyed);
  const [only, ...others] = useTestTakers(combatId);
  if (!breakTest) return null;
  if (!only && hints) return <FirstHints />;
  if (!only) {
    return (
      <p className="mx-2.5 flex min-h-(--control) items-center justify-center rounded-lg border-2 border-dashed border-line text-detail text-muted">
        {destroyed.length > 0
          ? battleWords.breakTest.destroyed(destroyed, pursuit?.overrun ?? null)
          : wipedOut
            ? battleWords.breakTest.wipedOut
            : battleWords.breakTest.none}
      </p>
    );
  }
  return (
    <div className="isolate px-2.5">
      {others.length === 0 ? (
        <TestLine combatId={combatId} breakTest={breakTest} taker={only} />
      ) : (
        <BreakTestButton combatId={combatId} />
      )}
    </div>
  );
}

/** The units of the losing side that test. */
function useTestTakers(combatId: CombatId): readonly TestTaker[] {
  return useRoundPart(combatId, ({ combat, round }, battle) => {
    const loser = loserOf(battle, combat, round);
    if (!loser) return [];
    return testedUnits(battle, combat, loser.side).map((unitId) => ({ side: loser.side, unitId }));
  });
}

/** Opens the lines of all units that test: if there are several, or no room for a line. */
export function BreakTestButton({ combatId }: { readonly combatId: CombatId }) {
  const [opened, setOpened] = useState(false);
  const { breakTest }: Edition = useBattlePart(editionOfBattle);
  const takers = useTestTakers(combatId);
  const face = useRoundPart(combatId, ({ combat, round }, battle) => {
    const lostBy = loserOf(battle, combat, round)?.lostBy;
    const tests = takers.map((taker) => {
      const { taken } = testOf(round, taker.side, taker.unitId);
      return { name: testedName(battle, taker), taken: taken?.difference === lostBy ? taken : null };
    });
    return battleWords.breakTest.several(asSpoken(battle.editionId, tests));
  });
  const isSettled = useRoundPart(
    combatId,
    ({ combat, round }, battle) =>
      untakenTests(battle, combat, round).length + openFlights(battle, combat, round).length === 0,
  );
  // The last answer closes the sheet; opened again, it stays open.
  const [wasSettled, setWasSettled] = useState(isSettled);
  if (wasSettled !== isSettled) {
    setWasSettled(isSettled);
    if (isSettled) setOpened(false);
  }
  const [first] = takers;
  if (!breakTest || !first) return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
        className={`min-h-(--control) w-full rounded-lg border-2 font-bold ${toneClasses[SIDE_TONE[first.side]].border} ${toneClasses[SIDE_TONE[first.side]].field}`}
      >
        {face}
      </button>
      {opened && (
        <Sheet
          title={battleWords.breakTest.severalTitle}
          closeName={words.close}
          onClose={() => setOpened(false)}
        >
          <div className="grid grid-cols-1 gap-2">
            {takers.map((taker) => (
              <TestLine key={taker.unitId} combatId={combatId} breakTest={breakTest} taker={taker} />
            ))}
          </div>
        </Sheet>
      )}
    </>
  );
}
