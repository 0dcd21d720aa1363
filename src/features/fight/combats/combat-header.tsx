import { memo } from 'react';
import type { CombatId } from '@/battle/state/ids';
import { useShownRound } from '@/features/fight/round/use-fight';
import { totalNow, verdictInBar, verdictNow } from '@/features/fight/round/verdict-now';
import { vibrate } from '@/pwa/vibration';
import { speak } from '@/pwa/voice';
import { SIDES, type Side } from '@/rules/index';
import { useSettings } from '@/store/page/use-page-stores';
import { textWidth } from '@/ui/look/text-width';
import { SIDE_TONE, toneClasses } from '@/ui/look/tone';
import { useWon } from '@/ui/press/use-won';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';

type CombatHeaderProps = { readonly combatId: CombatId; onExplain(): void };

/**
 * The score in one bar above what scrolls: both totals, and between them the sentence with the result, which
 * points at the leader. No tap moves it, and a tap anywhere on it opens the explanation.
 */
export function CombatHeader({ combatId, onExplain }: CombatHeaderProps) {
  const shown = useShownRound(combatId);
  const { a, b, result, round, combat } = shown;
  const verdict = verdictNow(shown);
  const isPlain = shown.openResult === null && shown.destroyed.length === 0;
  const lead = isPlain && result.kind === 'won' && result.because !== 'lost' ? result : null;
  const face = verdictInBar(shown);
  const letters = face.length > MOST_OF_SENTENCE ? LONG_NAME : 'font-display';
  const isFelt = useSettings((settings) => settings.vibrate);
  const winner = round.outcome && result.kind === 'won' ? result.winner : null;
  const contest = `${combat.id} ${round.number}`;
  const lifted = useWon(contest, winner, isFelt ? vibrate : null);
  const isRead = useSettings((settings) => settings.readAloud);
  const told = battleWords.fight.announce(a.total, b.total, verdict);
  useWon(contest, round.outcome && told, isRead ? speak : null);
  const figures = { a: totalNow(shown.a), b: totalNow(shown.b) };
  const longest = Math.max(figures.a.length, figures.b.length);
  const leads = a.total === b.total ? 'none' : a.total > b.total ? 'a' : 'b';
  return (
    <section
      aria-label={battleWords.fight.scoreTitle}
      className="isolate relative shrink-0 border-b border-line low:col-span-2"
    >
      <div className="size-contained score-bar">
        {SIDES.map((side) => (
          <Part
            key={side}
            side={side}
            figure={figures[side]}
            longest={longest}
            lifted={side === lifted}
            leads={side === leads}
          />
        ))}
        <p className="verdict" data-leads={leads}>
          <span
            className={`${letters} font-bold ${lead ? 'text-title leading-title big:text-detail big:leading-detail' : 'max-w-full px-(--notch) text-detail leading-note big:px-0.5 big:text-mark big:leading-none big:line-clamp-3 big:break-words'}`}
          >
            {face}
          </span>
          <span className="text-note leading-note cramped:hidden">
            {battleWords.fight.round(round.number)}
          </span>
          <span aria-live="polite" className="sr-only">
            {told}
          </span>
        </p>
      </div>
      <button
        type="button"
        aria-label={battleWords.fight.explain(a.total, b.total)}
        onClick={onExplain}
        className="absolute inset-0"
      />
    </section>
  );
}

/** Names of more letters do not surely fit beside their totals on the narrowest phone, but smaller. */
const MOST_LETTERS = 4;
/** And names of more letters only in narrow ones. */
const MOST_SMALLER = 6;
/** A sentence of more letters does not fit on two lines of the bar, but in narrow letters. */
const MOST_OF_SENTENCE = 23;
const LONG_NAME = 'font-text tracking-tight';

type PartProps = {
  readonly side: Side;
  readonly figure: string;
  /** The number of characters of the longer figure, so that both have the same size. */
  readonly longest: number;
  /** Whether the side has just won. */
  readonly lifted: boolean;
  readonly leads: boolean;
};

/** A side's end of the bar: its device with its name, and its total next to the sentence. */
const Part = memo(function Part({ side, figure, longest, lifted, leads }: PartProps) {
  const { text, device, field } = toneClasses[SIDE_TONE[side]];
  const size =
    longest <= 2 ? 'min-w-[1.2em] text-bar-two' : longest === 3 ? 'text-bar-three' : 'text-bar-more';
  // Both names are written alike, as the longer one needs it.
  const letters = Math.max(...SIDES.map((one) => textWidth(words.side(one))));
  return (
    <div
      aria-hidden
      className={`flex min-w-0 items-center justify-between gap-0.5 px-1.5 ${device} ${text} ${side === 'b' ? 'order-3 flex-row-reverse' : ''} ${lifted ? 'lift' : ''} ${leads ? 'leads' : ''}`}
    >
      <span
        className={`min-w-0 truncate leading-title font-bold big:hidden ${nameLook(letters, longest > 2)}`}
      >
        {words.side(side)}
      </span>
      <span
        className={`flex h-full shrink-0 items-center justify-center px-1 leading-none font-bold big:mx-auto ${size} ${field}`}
      >
        {figure}
      </span>
    </div>
  );
});

/** How names of so many letters are written; beside figures of three digits there is less room. */
function nameLook(letters: number, isTight: boolean): string {
  if (letters > MOST_SMALLER) return `${LONG_NAME} ${isTight ? 'text-mark tall:text-note' : 'text-note'}`;
  if (letters > MOST_LETTERS) return `font-display ${isTight ? 'text-fine' : 'text-detail'}`;
  return `font-display ${isTight ? 'text-detail' : 'text-lead'}`;
}
