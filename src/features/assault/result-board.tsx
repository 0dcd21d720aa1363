import { useMemo } from 'react';
import type { AssaultView, LoserView } from '@/battle/assault/view';
import { correctedAssault } from '@/battle/log/corrected-round';
import { type Combat, latestRound } from '@/battle/state/battle';
import { nextStep } from '@/battle/state/next-step';
import { SIDES, type Side } from '@/rules/index';
import { useBattle, useBattleActions, useLedger } from '@/store/use-battle';
import { Button } from '@/ui/button';
import { Shield } from '@/ui/shield';
import { SIDE_TONE, toneClasses } from '@/ui/tone';
import { assaultWords } from '@/words/assault-words';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { LoserCard } from './loser-card';
import { useMayFight } from './use-assault';

type ResultBoardProps = {
  readonly combat: Combat;
  readonly view: AssaultView;
  /** The combat may end here, or go on with a round more, whatever the primary button offers. */
  readonly mayEnd: boolean;
};

/** What each side inflicted, who won, and what the losers do about it. */
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
  const losers: readonly LoserView[] = view.losers;
  const scores = SIDES.map((side) => words.number(shown[side].score));
  return (
    <section aria-label={assaultWords.result.title} className="flex min-h-0 flex-1 flex-col overflow-y-auto">
      <div className="grid h-(--shields) shrink-0 grid-cols-2">
        {SIDES.map((side) => (
          <Shield
            key={side}
            tone={SIDE_TONE[side]}
            mirrored={side === 'b'}
            name={words.side(side)}
            detail={words.sideNames(setup[side])}
            figure={words.number(shown[side].score)}
            figureLength={Math.max(...scores.map(({ length }) => length))}
          />
        ))}
      </div>
      <p className="pointer-events-none relative z-10 -mt-4 flex shrink-0 justify-center px-2">
        <span
          role="status"
          className="truncate rounded-full bg-strong px-4 pt-0.5 pb-1 font-display text-[20px] font-bold leading-[28px] text-on-strong tall:text-[22px] tall:leading-[32px]"
        >
          {assaultWords.result.verdict(shown)}
        </span>
      </p>
      {corrected && (
        <p className="mx-3 mt-1 rounded-lg bg-warn-field px-3 py-1.5 text-center text-[1.0625rem] font-bold">
          {assaultWords.result.corrected(corrected)}
        </p>
      )}
      <div className="grid shrink-0 grid-cols-2 gap-3 px-3 pt-2">
        {SIDES.map((side) => (
          <SideLines key={side} side={side} view={view} lines={shown[side].lines} />
        ))}
      </div>
      <p className="px-3 py-2 text-center text-[1.0625rem] leading-5 text-muted">
        {assaultWords.result.next(shown.next)}
      </p>
      <div className="mt-auto grid shrink-0 grid-cols-1 gap-1.5 px-2.5 pb-1">
        {losers.map((loser) => (
          <LoserCard key={loser.unit.key} combat={combat} loser={loser} disabled={disabled} />
        ))}
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

type SideLinesProps = {
  readonly side: Side;
  readonly view: AssaultView;
  readonly lines: AssaultView['result']['a']['lines'];
};

/** What a side inflicted, line by line: what counts, and what does not; and who of it is left. */
function SideLines({ side, view, lines }: SideLinesProps) {
  return (
    <div className="min-w-0">
      <h2 className={`text-[1.0625rem] leading-5 ${toneClasses[SIDE_TONE[side]].text}`}>
        {assaultWords.result.inflicted(side)}
      </h2>
      <ul className="text-[1rem] leading-[1.1875rem]">
        {lines.length === 0 && <li className="text-muted">{assaultWords.result.nothing}</li>}
        {lines.map((line) => (
          <li key={line.key} className="flex justify-between gap-2 border-t border-line py-0.5">
            <span className="min-w-0">{assaultWords.result.line(line)}</span>
            <span className="shrink-0 font-bold">{assaultWords.result.points(line)}</span>
          </li>
        ))}
      </ul>
      <ul aria-label={assaultWords.result.whoIsLeft(side)} className="pt-1.5 text-[1rem] leading-[1.1875rem]">
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
