import { SIDES } from '@/rules/index';
import { useBattle } from '@/store/use-battle';
import { Shield } from '@/ui/shield';
import { SIDE_TONE } from '@/ui/tone';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import type { ShownRound } from './use-fight';

type CombatHeaderProps = { readonly shown: ShownRound; onExplain(): void };

/** Two shields with the totals back to back, and the one sentence that decides on their seam. The whole of it opens the explanation. */
export function CombatHeader({ shown, onExplain }: CombatHeaderProps) {
  const { a, b, result, round } = shown;
  const { setup } = useBattle();
  const verdict = battleWords.verdict(result);
  return (
    <section aria-label={battleWords.fight.scoreTitle}>
      <div className="relative h-(--shields)">
        <div aria-hidden className="grid h-full grid-cols-2">
          {SIDES.map((side) => (
            <Shield
              key={side}
              tone={SIDE_TONE[side]}
              mirrored={side === 'b'}
              name={words.side(side)}
              detail={words.sideNames(setup[side])}
              figure={words.number(shown[side].total)}
              figureLength={Math.max(...SIDES.map((one) => words.number(shown[one].total).length))}
            />
          ))}
        </div>
        <button
          type="button"
          aria-label={battleWords.fight.explain(a.total, b.total)}
          onClick={onExplain}
          className="absolute inset-0"
        />
      </div>
      <p className="pointer-events-none relative z-10 -mt-4 flex justify-center px-2">
        <span className="truncate big:whitespace-normal big:rounded-2xl big:text-center rounded-full bg-strong px-4 pt-0.5 pb-1 font-display text-[1.25rem] font-bold leading-[1.75rem] text-on-strong tall:text-[1.375rem] tall:leading-[2rem]">
          {verdict}
        </span>
      </p>
      <p className="truncate big:whitespace-normal px-2 text-center text-[0.9375rem] leading-[1.25rem] text-muted">
        {words.sideBySide([...beforeTheDice(shown), battleWords.fight.round(round.number)])}
      </p>
      <p aria-live="polite" className="sr-only">
        {battleWords.fight.announce(a.total, b.total, result)}
      </p>
    </section>
  );
}

/** What both sides bring to the fight, and what the trailing one still needs to win. */
function beforeTheDice({ a, b, round }: ShownRound): readonly string[] {
  const standing = battleWords.fight.beforeTheDice(a.beforeTheDice, b.beforeTheDice);
  if (a.total === b.total || round.outcome) return [standing];
  const trailing = a.total < b.total ? 'a' : 'b';
  return [standing, battleWords.fight.needs(trailing, Math.abs(a.total - b.total) + 1)];
}
