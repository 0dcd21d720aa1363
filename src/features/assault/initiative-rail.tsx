import type { Side } from '@/rules/index';
import { SIDE_TONE, toneClasses } from '@/ui/tone';
import { assaultWords } from '@/words/assault-words';

/** One step of the ladder as it is shown. */
export type Rung = {
  readonly step: number;
  /** The sides that strike at it, as far as they are left. */
  readonly sides: readonly Side[];
  readonly standing: 'fought' | 'now' | 'ahead';
};

type InitiativeRailProps = { readonly rungs: readonly Rung[] };

const DIGITS = {
  fought: 'text-muted line-through',
  now: 'rounded-md bg-strong text-on-strong',
  ahead: 'text-ink',
} as const;

/** The ladder from the first step to the last: Blue's mark above a step, Red's below it, and where the fight stands. */
export function InitiativeRail({ rungs }: InitiativeRailProps) {
  return (
    <ol
      aria-label={assaultWords.ladder.title}
      className="grid shrink-0 auto-cols-fr grid-flow-col border-b border-line bg-card px-1.5"
    >
      {rungs.map(({ step, sides, standing }) => (
        <li
          key={step}
          aria-current={standing === 'now' ? 'step' : undefined}
          className="flex flex-col items-center py-[3px]"
        >
          <span className="sr-only">{assaultWords.ladder.rung(step, sides, standing)}</span>
          <Mark side="a" on={sides.includes('a')} spent={standing === 'fought'} />
          <span
            aria-hidden
            className={`my-px w-[26px] text-center text-[17px] leading-[21px] font-bold ${sides.length === 0 && standing !== 'now' ? 'text-muted' : DIGITS[standing]}`}
          >
            {step}
          </span>
          <Mark side="b" on={sides.includes('b')} spent={standing === 'fought'} />
        </li>
      ))}
    </ol>
  );
}

function Mark({ side, on, spent }: { readonly side: Side; readonly on: boolean; readonly spent: boolean }) {
  const tone = SIDE_TONE[side];
  return (
    <span
      aria-hidden
      className={`h-[7px] w-[22px] rounded-[2px] ${on ? `border ${toneClasses[tone].border} ${spent ? toneClasses[tone].field : toneClasses[tone].fill}` : ''}`}
    />
  );
}
