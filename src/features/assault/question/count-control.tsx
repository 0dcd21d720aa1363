import { Pencil } from 'lucide';
import type { CountPart } from '@/battle/assault/standing/question';
import { DigitPad } from '@/ui/field/digit-pad';
import { NumberGrid } from '@/ui/field/number-grid';
import { Icon } from '@/ui/look/icon';
import { assaultWords } from '@/words/assault/assault-words';
import { type Draft, useSlips } from './draft';

type CountControlProps = {
  readonly question: string;
  readonly parts: readonly CountPart[];
  /** The number of dice that are counted. */
  readonly dice: number;
  readonly draft: Draft;
  readonly disabled: boolean;
  onAnswer(count: number): void;
};

/** The most numbers, 0 included, that fit beside the question on the smallest phone. */
const MOST_ON_THE_GRID = 30;

/**
 * All possible numbers of the count, with one tap each. If they do not fit: digits, which the primary button
 * enters. The earlier parts are shown above.
 */
export function CountControl({ question, parts, dice, draft, disabled, onAnswer }: CountControlProps) {
  const left = diceLeft(dice, draft.kept);
  const part = parts[draft.kept.length];
  const slips = useSlips();
  return (
    <>
      {draft.kept.length > 0 && (
        <ul className="flex shrink-0 flex-wrap gap-2">
          {draft.kept.map((count, index) => {
            const said = parts[index];
            return said === undefined ? null : (
              <li key={said}>
                <button
                  type="button"
                  aria-label={assaultWords.count.change(said, count)}
                  disabled={disabled}
                  onClick={() => draft.back(index)}
                  className="flex min-h-(--control) items-center gap-2 rounded-full border-2 border-outline bg-card px-3 font-bold"
                >
                  {assaultWords.count.answer(said, count)}
                  <Icon of={Pencil} size={16} />
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {left > MOST_ON_THE_GRID ? (
        <DigitPad
          label={question}
          deleteName={assaultWords.count.deleteDigit}
          max={left}
          value={draft.chosen}
          disabled={disabled}
          onChange={draft.choose}
        />
      ) : (
        <NumberGrid
          label={question}
          min={0}
          max={left}
          columns={columnsFor(left)}
          value={draft.chosen}
          disabled={disabled}
          nameOf={(count) => (part === undefined ? String(count) : assaultWords.count.answer(part, count))}
          onAnswer={(count, tap) => {
            if (!slips(tap)) onAnswer(count);
          }}
        />
      )}
    </>
  );
}

/** Few numbers are large; many must still fit. */
function columnsFor(most: number): 3 | 4 | 5 | 6 | 7 {
  if (most <= 5) return 3;
  if (most <= 7) return 4;
  if (most <= 14) return 5;
  return most <= 24 ? 6 : 7;
}

/** The number of rows for so many dice left; that of the digit pad if there are too many. */
export function rowsFor(left: number): number {
  return left > MOST_ON_THE_GRID ? 5 : Math.ceil((left + 1) / columnsFor(left));
}

/** The answers with this one, and 0 for each later part without dice left. */
export function answersWith(
  parts: readonly CountPart[],
  dice: number,
  kept: readonly number[],
  count: number,
): readonly number[] {
  const counts = [...kept, count];
  return diceLeft(dice, counts) > 0 ? counts : parts.map((_, index) => counts[index] ?? 0);
}

/** The dice that no part has counted yet. */
export function diceLeft(dice: number, kept: readonly number[]): number {
  return kept.reduce((left, count) => left - count, dice);
}
