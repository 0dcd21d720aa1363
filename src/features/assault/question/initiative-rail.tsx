import type { Side } from '@/rules/index';
import { RoundButton } from '@/ui/button/round-button';
import { SIDE_TONE, toneClasses } from '@/ui/look/tone';
import { TWO_HEADS } from '@/ui/look/two-heads';
import { acrossWords } from '@/words/across-words';
import { assaultWords } from '@/words/assault/assault-words';

/** One step of the ladder as it is shown. */
export type Rung = {
  readonly step: number;
  /** The sides that strike at it and still have models. */
  readonly sides: readonly Side[];
  readonly standing: 'fought' | 'now' | 'ahead';
};

type InitiativeRailProps = {
  readonly round: number;
  readonly rungs: readonly Rung[];
  /** Shows the assault across the table; missing if it is already shown there. */
  onAcross?(): void;
};

const DIGITS = {
  fought: 'text-muted line-through',
  now: 'rounded-md bg-strong text-on-strong',
  ahead: 'text-ink',
} as const;

/**
 * The ladder from the first step to the last: Blue's mark above a step, Red's below it, and the current step.
 * With large text there is room only for the steps with strikers. More steps than a line holds take another one.
 */
export function InitiativeRail({ round, rungs, onAcross }: InitiativeRailProps) {
  return (
    <div className="flex shrink-0 items-center border-b border-line bg-card pr-1.5 pl-2">
      <p className="shrink-0 pr-1 text-note leading-note big:text-mark big:leading-fine">
        <span className="block font-bold">{assaultWords.ladder.round(round)}</span>
        <span aria-hidden className="block text-muted">
          {assaultWords.ladder.initiative}
        </span>
      </p>
      <ol
        aria-label={assaultWords.ladder.title}
        className="flex min-w-0 flex-1 flex-wrap big:justify-center big:gap-x-3"
      >
        {rungs.map(({ step, sides, standing }) => (
          <li
            key={step}
            aria-hidden={sides.length === 0 && standing !== 'now'}
            aria-current={standing === 'now' ? 'step' : undefined}
            className={`flex min-w-[1.375rem] flex-1 flex-col items-center py-[3px] big:min-w-0 big:flex-none ${sides.length === 0 && standing !== 'now' ? 'big:hidden' : ''}`}
          >
            <span className="sr-only">{assaultWords.ladder.rung(step, sides, standing)}</span>
            <Mark side="a" on={sides.includes('a')} spent={standing === 'fought'} />
            <span
              aria-hidden
              className={`my-px w-[1.625rem] max-w-full text-center text-label leading-lead font-bold ${sides.length === 0 && standing !== 'now' ? 'text-muted' : DIGITS[standing]}`}
            >
              {step}
            </span>
            <Mark side="b" on={sides.includes('b')} spent={standing === 'fought'} />
          </li>
        ))}
      </ol>
      {onAcross && (
        <RoundButton name={acrossWords.open} icon={TWO_HEADS} place="-mr-1.5" onPress={onAcross} />
      )}
    </div>
  );
}

type ShootingBarProps = { readonly shooter: Side; onAcross(): void };

/** For a shooting attack, which has no ladder: who shoots, and the button to show it across the table. */
export function ShootingBar({ shooter, onAcross }: ShootingBarProps) {
  return (
    <div className="flex shrink-0 items-center border-b border-line bg-card pr-1.5 pl-3">
      <p
        aria-hidden
        className="min-w-0 flex-1 truncate text-label font-bold big:leading-tight big:whitespace-normal"
      >
        {assaultWords.shooting.sides(shooter)}
      </p>
      <RoundButton name={acrossWords.open} icon={TWO_HEADS} place="-mr-1.5" onPress={onAcross} />
    </div>
  );
}

function Mark({ side, on, spent }: { readonly side: Side; readonly on: boolean; readonly spent: boolean }) {
  const tone = SIDE_TONE[side];
  return (
    <span
      aria-hidden
      className={`h-[7px] w-[22px] max-w-full rounded-[2px] ${on ? `border ${toneClasses[tone].border} ${spent ? toneClasses[tone].field : toneClasses[tone].fill}` : ''}`}
    />
  );
}
