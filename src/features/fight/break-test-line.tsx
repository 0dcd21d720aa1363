import { useState } from 'react';
import { testOf } from '@/battle/battle';
import { loserOf, type StandingTest, standingTest } from '@/battle/break-test';
import { editionOfBattle } from '@/battle/edition-of';
import { type BreakTest, type Side, toNumber } from '@/rules/index';
import { useBattle, useBattleActions, useMayWrite } from '@/store/use-battle';
import { toneClasses } from '@/ui/tone';
import { words } from '@/words/words';
import { BreakTestSheet } from './break-test-sheet';
import { SIDE_TONE } from './side-tone';
import type { ShownRound } from './use-fight';

/** The break test of the losing side: what it needs, its odds, and how it went. The line always stands, so that nothing jumps when the verdict turns. */
export function BreakTestLine({ shown }: { readonly shown: ShownRound }) {
  const battle = useBattle();
  const { breakTest } = editionOfBattle(battle);
  const loser = loserOf(battle, shown.combat, shown.round);
  if (!breakTest) return null;
  if (!loser) {
    return (
      <p className="mx-2.5 flex min-h-(--control) items-center justify-center rounded-lg border-2 border-dashed border-line text-[16px] text-muted">
        {shown.result.kind === 'won' ? words.breakTest.wipedOut : words.breakTest.none}
      </p>
    );
  }
  return <LosingSide shown={shown} breakTest={breakTest} side={loser.side} lostBy={loser.lostBy} />;
}

type LosingSideProps = {
  readonly shown: ShownRound;
  readonly breakTest: BreakTest;
  readonly side: Side;
  readonly lostBy: number;
};

function LosingSide({ shown, breakTest, side, lostBy }: LosingSideProps) {
  const [opened, setOpened] = useState(false);
  const { act } = useBattleActions();
  const running = useBattle().outcome === null;
  const mayWrite = useMayWrite() && running;
  const battle = useBattle();
  const standing = standingTest(battle, shown.combat, shown.round, { side, unitId: null, lostBy });
  const { taken, pursuit } = testOf(shown.round, side, null);
  const stale = taken !== null && taken.difference !== lostBy;
  const say = (held: boolean) => {
    const said = act({ type: 'sayBreakTest', combatId: shown.combat.id, side, unitId: null, held });
    if (said.ok && !held) setOpened(true);
  };
  const answer =
    'min-h-(--control) rounded-lg border-2 border-outline bg-card px-2.5 text-[18px] font-bold disabled:opacity-45';
  return (
    <section
      aria-label={words.breakTest.title(side)}
      className={`mx-2.5 flex min-h-(--control) items-stretch gap-1.5 ${toneClasses[SIDE_TONE[side]].field} rounded-lg`}
    >
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={words.breakTest.open(side)}
        onClick={() => setOpened(true)}
        className={`flex min-w-0 flex-1 items-center justify-between gap-2 rounded-lg border-2 px-2 text-left ${toneClasses[SIDE_TONE[side]].border}`}
      >
        <span className="min-w-0 leading-tight">
          <span className="block truncate text-[17px] leading-[19px] font-bold">
            {pursuit && !stale ? words.breakTest.pursuit(side, pursuit) : headline(side, breakTest, standing)}
          </span>
          <span className="block truncate text-[15px] leading-[17px] text-muted">
            {taken ? words.breakTest.takenShort(taken, stale) : words.breakTest.target(standing.result)}
          </span>
        </span>
        {!taken && standing.result.odds && (
          <span className="shrink-0 text-[24px] font-bold">
            {words.percent(toNumber(standing.result.odds))}
          </span>
        )}
      </button>
      {(!taken || stale) && standing.result.kind !== 'losesHealthPoints' && (
        <>
          <button
            type="button"
            aria-label={words.breakTest.saidHeld(side)}
            disabled={!mayWrite}
            onClick={() => say(true)}
            className={answer}
          >
            {words.breakTest.held}
          </button>
          <button
            type="button"
            aria-label={words.breakTest.saidBroke(side)}
            disabled={!mayWrite}
            onClick={() => say(false)}
            className={answer}
          >
            {words.breakTest.broke}
          </button>
        </>
      )}
      {opened && (
        <BreakTestSheet
          shown={shown}
          breakTest={breakTest}
          side={side}
          lostBy={lostBy}
          standing={standing}
          onClose={() => setOpened(false)}
        />
      )}
    </section>
  );
}

function headline(side: Side, breakTest: BreakTest, { result, effective }: StandingTest): string {
  const { conditions } = result;
  const condition = words.breakTest.conditions(conditions);
  const value = effective[breakTest.valueInput];
  const missing = result.kind === 'roll' && result.target === null && value === undefined;
  return `${words.side(side)} · ${missing ? words.breakTest.enterValue(breakTest.characteristic) : condition || breakTest.characteristic}`;
}
