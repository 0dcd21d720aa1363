import { useState } from 'react';
import { Link } from 'wouter';
import { messageOf } from '@/plain/message-of';
import { SIDES } from '@/rules/index';
import { Button, buttonLook } from '@/ui/button/button';
import { Shield } from '@/ui/look/shield';
import { SIDE_TONE, toneClasses } from '@/ui/look/tone';
import { firstMinuteWords } from '@/words/first-minute-words';
import { words } from '@/words/words';
import { SETTLED_COMBAT } from './settled-combat';

export type FirstMinuteProps = {
  /** Whether the stored battles could be opened. New battles are shown in any case. */
  readonly opened: boolean;
  /** Writes the example and shows it. Rejects if it cannot be written. */
  onExample(): Promise<void>;
};

/**
 * The first screen of an app without battles: what the app does, in a line and a picture, and a battle to
 * look at.
 */
export function FirstMinute({ opened, onExample }: FirstMinuteProps) {
  const [example, setExample] = useState<'offered' | 'opening' | { readonly message: string }>('offered');
  const w = firstMinuteWords;
  const look = () => {
    setExample('opening');
    onExample().catch((error: unknown) => setExample({ message: messageOf(error) }));
  };
  return (
    <div className="mx-auto grid max-w-96 grid-cols-1 gap-3 pt-3 low:max-w-none low:grid-cols-2 low:content-start low:gap-x-5">
      <p className="text-center text-lead leading-name low:text-left">{opened ? w.does : w.emptyUnread}</p>
      <div className="low:col-start-2 low:row-span-3 low:row-start-1">
        <Picture />
      </div>
      <div>
        <Button disabled={example === 'opening'} onPress={look}>
          {example === 'opening' ? w.opening : w.example}
        </Button>
        <p className="pt-0.5 text-center text-small leading-detail text-muted">{w.exampleHint}</p>
        {typeof example === 'object' && (
          <p role="alert" className="pt-1 text-warn">
            {w.failed(example.message)}
          </p>
        )}
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-2">
        <Link href="/restore" className={buttonLook('quiet')}>
          {w.restore}
        </Link>
        <Link href="/receive" className={buttonLook('quiet')}>
          {w.receive}
        </Link>
      </div>
    </div>
  );
}

/** A finished combat, drawn with the same components as in a battle. Nothing in it can be tapped. */
function Picture() {
  const { totals, lines, test } = SETTLED_COMBAT;
  const w = firstMinuteWords.picture;
  const loser = toneClasses[SIDE_TONE.b];
  return (
    <div
      role="img"
      aria-label={w.name(totals.a, totals.b)}
      className="isolate overflow-hidden rounded-xl border-2 border-outline bg-card [--figure:2.875rem] [--shields:4rem]"
    >
      <div aria-hidden className="grid h-(--shields) grid-cols-2 big:h-auto">
        {SIDES.map((side) => (
          <Shield
            key={side}
            tone={SIDE_TONE[side]}
            mirrored={side === 'b'}
            name={words.side(side)}
            detail=""
            figure={words.number(totals[side])}
            figureLength={1}
          />
        ))}
      </div>
      <p aria-hidden className="relative z-10 -mt-4 flex justify-center">
        <span className="rounded-full bg-strong px-4 pb-0.5 font-display text-body leading-page font-bold text-on-strong">
          {w.verdict(totals.a - totals.b)}
        </span>
      </p>
      <ul aria-hidden className="px-3 py-0.5 text-detail leading-body">
        {lines.map((line) => (
          <li key={line.row} className="grid grid-cols-[2rem_1fr_2rem] text-center">
            <span className={`font-bold ${toneClasses[SIDE_TONE.a].text}`}>{w.points(line.a)}</span>
            {w.rows[line.row]}
            <span className={`font-bold ${loser.text}`}>{w.points(line.b)}</span>
          </li>
        ))}
      </ul>
      <p
        aria-hidden
        className={`m-1.5 flex items-center justify-between rounded-lg border-2 px-2.5 py-0.5 font-bold ${loser.border} ${loser.field}`}
      >
        {w.test(test.target)}
        <span className="text-name">{w.odds(test.odds)}</span>
      </p>
    </div>
  );
}
