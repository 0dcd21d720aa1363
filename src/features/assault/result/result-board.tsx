import { useMemo } from 'react';
import type { AssaultView, LoserView } from '@/battle/assault/standing/view';
import { correctedAssault } from '@/battle/log/corrected-round';
import { type Combat, latestRound } from '@/battle/state/combat';
import { nextStep } from '@/battle/state/next-step';
import { useAnnounced } from '@/features/assault/question/announcer';
import { StepSoFarLines } from '@/features/assault/question/step-so-far';
import { useMayFight } from '@/features/assault/question/use-assault';
import { vibrate } from '@/pwa/vibration';
import { speak } from '@/pwa/voice';
import { type ResultLine, SIDES, type Side } from '@/rules/index';
import { useBattle, useBattleActions, useLedger } from '@/store/battle/use-battle';
import { useSettings } from '@/store/page/use-page-stores';
import { Button } from '@/ui/button/button';
import { Shield } from '@/ui/look/shield';
import { SIDE_TONE, toneClasses } from '@/ui/look/tone';
import { useWon } from '@/ui/press/use-won';
import { assaultWords } from '@/words/assault/assault-words';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { AfterPoints } from './after-points';
import { HoldUpResult } from './hold-up-result';
import { LoserCard } from './loser-card';
import { PointsTable } from './points-table';

type ResultBoardProps = {
  readonly combat: Combat;
  readonly view: AssaultView;
  /** Whether the combat may end here, or also have another round, whatever the primary button offers. */
  readonly mayEnd: boolean;
};

/** What each side inflicted, who won, and what the losers have to do. */
export function ResultBoard({ combat, view, mayEnd }: ResultBoardProps) {
  const battle = useBattle();
  const { setup } = battle;
  const disabled = !useMayFight();
  const { act } = useBattleActions();
  const outcome = latestRound(combat)?.assault?.outcome ?? null;
  const shown = outcome ?? view.result;
  const ledger = useLedger();
  const round = latestRound(combat)?.number ?? 0;
  const corrected = useMemo(() => correctedAssault(ledger, combat.id, round), [ledger, combat.id, round]);
  // Losers that still have to do something come first.
  const losers: readonly LoserView[] = view.losers.toSorted(
    (one, other) => Number(one.stage === 'done') - Number(other.stage === 'done'),
  );
  // When the round is won, the phone vibrates and the winner's shield moves once.
  const isFelt = useSettings((settings) => settings.vibrate);
  const winner = outcome && outcome.winner !== 'draw' ? outcome.winner : null;
  const contest = `${combat.id} ${round}`;
  const lifted = useWon(contest, winner, isFelt ? vibrate : null);
  const isRead = useSettings((settings) => settings.readAloud);
  useWon(contest, outcome && assaultWords.result.verdict(outcome), isRead ? speak : null);
  const open = losers.find(({ stage }) => stage !== 'done');
  const asked = useAnnounced<HTMLParagraphElement>(
    words.sideBySide([
      assaultWords.result.verdict(shown),
      assaultWords.result.next(shown),
      open && open.stage === 'morale' && assaultWords.morale.title(open.unit.name),
    ]),
  );
  const scores = SIDES.map((side) => words.number(shown[side].score));
  return (
    <section
      aria-label={assaultWords.result.title}
      className="flex min-h-0 flex-1 flex-col big:overflow-y-auto low:grid low:grid-cols-2 low:grid-rows-[auto_minmax(0,1fr)]"
    >
      <div className="shrink-0">
        <div className="grid h-(--shields) grid-cols-2 big:h-auto">
          {SIDES.map((side) => (
            <div key={side} className={`grid ${side === lifted ? 'lift' : ''}`}>
              <Shield
                tone={SIDE_TONE[side]}
                mirrored={side === 'b'}
                name={words.side(side)}
                detail={words.sideNames(setup[side])}
                figure={words.number(shown[side].score)}
                figureLength={Math.max(...scores.map(({ length }) => length))}
              />
            </div>
          ))}
        </div>
        <div className="relative z-20">
          <HoldUpResult shown={shown} />
        </div>
        <p
          ref={asked}
          tabIndex={-1}
          className="pointer-events-none relative z-10 -mt-4 flex justify-center px-(--control) outline-none"
        >
          <span className="rounded-2xl bg-strong px-4 pt-0.5 pb-1 text-center font-display text-name leading-page font-bold text-on-strong tall:text-heading tall:leading-number big:leading-tight">
            {assaultWords.result.verdict(shown)}
          </span>
        </p>
        {corrected && (
          <p className="mx-3 mt-1 rounded-lg bg-warn-field px-3 py-1.5 text-center text-label font-bold">
            {assaultWords.result.corrected(corrected)}
          </p>
        )}
      </div>
      {/* The questions have priority: the cards of the losers stay visible, and the text above them
          shrinks. */}
      <section
        aria-label={assaultWords.result.told}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: nothing in it takes the focus, and a keyboard has to scroll it
        tabIndex={0}
        className="min-h-0 flex-1 basis-0 overflow-y-auto big:order-last big:shrink-0 big:basis-auto low:col-start-1 low:row-start-2"
      >
        {view.points && shown.because !== 'wipedOut' && (
          <PointsTable combat={combat} rows={view.points} disabled={disabled} />
        )}
        <div className="grid grid-cols-2 gap-3 px-3 pt-2 big:grid-cols-1">
          {SIDES.map((side) => (
            <Inflicted key={side} side={side} view={view} shown={shown[side]} open={!outcome} />
          ))}
        </div>
        <p className="px-3 py-2 text-center text-label leading-body text-muted">
          {assaultWords.result.next(shown)}
        </p>
        <div className="pb-2">
          <StepSoFarLines combat={combat} />
        </div>
      </section>
      <div className="grid min-h-0 shrink grid-cols-1 gap-1.5 overflow-y-auto big:shrink-0 px-2.5 pt-1 pb-1 low:col-start-2 low:row-span-2 low:row-start-1 low:max-h-full low:self-end">
        {losers.map((loser) => (
          <LoserCard key={loser.unit.key} combat={combat} loser={loser} disabled={disabled} />
        ))}
        <AfterPoints combat={combat} view={view} disabled={disabled} />
        {mayEnd && !combat.ended && (
          <div className="grid auto-cols-fr grid-flow-col gap-2 big:grid-flow-row">
            {nextStep(battle, combat).kind !== 'nextRound' && (
              <Button disabled={disabled} onPress={() => act({ type: 'beginRound', combatId: combat.id })}>
                {battleWords.fight.nextRound}
              </Button>
            )}
            <Button disabled={disabled} onPress={() => act({ type: 'endCombat', combatId: combat.id })}>
              {battleWords.fight.endCombat}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

/** Wounds that had no effect. */
const WARDED: readonly ResultLine[] = ['saved', 'feelNoPain'];
type InflictedProps = {
  readonly side: Side;
  readonly view: AssaultView;
  /** What the side scored; points are counted by rows. */
  readonly shown: Pick<AssaultView['result']['a'], 'lines' | 'rows'>;
  /** The round is not closed: rows of points are controls then, and not repeated here. */
  readonly open: boolean;
};

/** What a side inflicted, line by line, and which of its models are left. */
export function Inflicted({ side, view, shown, open }: InflictedProps) {
  const { lines: all, rows } = shown;
  const lines = all.filter(({ key }) => !WARDED.includes(key));
  const warded = all.filter(({ key }) => WARDED.includes(key));
  return (
    <div className="min-w-0">
      {!(rows && open) && (
        <>
          <h2 className={`text-label leading-body ${toneClasses[SIDE_TONE[side]].text}`}>
            {rows ? assaultWords.points.scoredBy(side) : assaultWords.result.inflicted(side)}
          </h2>
          <ul className="text-detail leading-label">
            {lines.length + (rows?.length ?? 0) === 0 && (
              <li className="text-muted">{assaultWords.result.nothing}</li>
            )}
            {lines.map((line) => (
              <ScoredLine
                key={line.key}
                told={assaultWords.result.line(line)}
                points={assaultWords.result.points(line)}
              />
            ))}
            {rows?.map(({ id, label, count, points }) => (
              <ScoredLine
                key={id}
                told={assaultWords.points.line(label, count)}
                points={assaultWords.points.gained(points)}
              />
            ))}
          </ul>
        </>
      )}
      {warded.length > 0 && (
        <p className="border-t border-line py-0.5 text-detail leading-label text-muted">
          {assaultWords.result.warded(warded)}
        </p>
      )}
      <ul aria-label={assaultWords.result.whoIsLeft(side)} className="pt-1.5 text-detail leading-label">
        {view.units
          .filter((unit) => unit.side === side)
          .map((unit) => (
            <li key={unit.key} className="border-t border-line py-0.5 break-words text-muted">
              {assaultWords.result.left(unit.name, unit.modelsLeft)}
            </li>
          ))}
      </ul>
    </div>
  );
}

function ScoredLine({ told, points }: { readonly told: string; readonly points: string }) {
  return (
    <li className="flex justify-between gap-2 border-t border-line py-0.5">
      <span className="min-w-0">{told}</span>
      <span className="shrink-0 font-bold">{points}</span>
    </li>
  );
}
