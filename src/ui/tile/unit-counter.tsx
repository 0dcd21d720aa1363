import { JustChanged } from '@/ui/look/just-changed';
import { type Tone, toneClasses } from '@/ui/look/tone';
import { usePress } from '@/ui/press/use-press';

/** What the parts of a counter do. */
export type CounterActions = { lose(): void; hold(): void; giveBack(): void; enter(): void };

/** What stands on the large part and the small part, and the names of all three. */
export type CounterTexts = {
  /** `why`: what a tap of the large part counts, if that differs from one moment to another. */
  readonly faces: { readonly lose: string; readonly giveBack: string; readonly why?: string };
  readonly names: { readonly lose: string; readonly giveBack: string; readonly enter: string };
};

type UnitCounterProps = {
  readonly tone: Tone;
  /** Whether the unit is gone: then it is drawn without its tincture. */
  readonly spent: boolean;
  readonly label: string;
  readonly count: number;
  readonly texts: CounterTexts;
  readonly disabled: boolean;
  readonly on: CounterActions;
};

/**
 * The counter tile of a row. The large part loses one, a hold loses a step, the small part gives back, and
 * the number opens the keypad.
 */
export function UnitCounter({ tone, spent, label, count, texts, disabled, on }: UnitCounterProps) {
  const { faces, names } = texts;
  const lose = usePress(on.lose, on.hold);
  const giveBack = usePress(on.giveBack);
  const text = spent ? 'text-muted' : toneClasses[tone].text;
  const border = spent ? 'border-outline' : toneClasses[tone].border;
  return (
    <div
      className={`relative flex min-h-[3.75rem] shrink-0 rounded-xl border-2 bg-card tall:min-h-[4.5rem] big:w-full ${faces.why === undefined ? 'w-[8.75rem] tall:w-[9.5rem]' : 'w-[11rem]'} ${border}`}
    >
      <button
        type="button"
        aria-label={names.giveBack}
        disabled={disabled || count === 0}
        className="flex w-11 items-center justify-center border-r-2 border-line text-body font-bold text-muted disabled:opacity-35"
        {...giveBack}
      >
        <span aria-hidden>{faces.giveBack}</span>
      </button>
      <button
        type="button"
        aria-label={names.enter}
        disabled={disabled}
        onClick={on.enter}
        className="flex min-w-11 flex-col items-center justify-center border-r-2 border-line px-0.5 leading-none"
      >
        <span
          className={`relative text-number font-bold leading-heading tall:text-figure tall:leading-number ${text}`}
        >
          {count}
          <JustChanged value={count} />
        </span>{' '}
        <span className="text-note leading-fine text-muted">{label}</span>
      </button>
      <button
        type="button"
        aria-label={names.lose}
        disabled={disabled}
        className={`flex min-w-0 flex-1 flex-col items-center justify-center text-page font-bold disabled:opacity-35 ${text}`}
        {...lose}
      >
        <span aria-hidden>{faces.lose}</span>{' '}
        {faces.why !== undefined && (
          <span aria-hidden className="px-0.5 text-center text-note leading-fine font-medium text-muted">
            {faces.why}
          </span>
        )}
      </button>
    </div>
  );
}
