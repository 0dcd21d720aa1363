import { Pencil } from 'lucide-react';
import type { CountPart } from '@/battle/assault/question';
import { DigitPad } from '@/ui/digit-pad';
import { NumberGrid } from '@/ui/number-grid';
import { assaultWords } from '@/words/assault-words';
import type { Draft } from './draft';

type CountControlProps = {
  readonly question: string;
  readonly parts: readonly CountPart[];
  /** Of how many dice the parts are counted. */
  readonly dice: number;
  readonly draft: Draft;
  readonly disabled: boolean;
};

/** As many numbers as fit on the smallest phone beside the question, 0 among them. */
const MOST_ON_THE_GRID = 30;

/** All the numbers that the count may have, to be tapped; digits where they would not fit. What was said before stands above it. */
export function CountControl({ question, parts, dice, draft, disabled }: CountControlProps) {
  const left = diceLeft(dice, draft.kept);
  return (
    <>
      {draft.kept.length > 0 && (
        <ul className="flex shrink-0 flex-wrap gap-2">
          {draft.kept.map((count, index) => {
            const part = parts[index];
            return part === undefined ? null : (
              <li key={part}>
                <button
                  type="button"
                  aria-label={assaultWords.count.change(part, count)}
                  disabled={disabled}
                  onClick={() => draft.back(index)}
                  className="flex min-h-(--control) items-center gap-2 rounded-full border-2 border-outline bg-card px-3 font-bold"
                >
                  {assaultWords.count.answer(part, count)}
                  <Pencil aria-hidden size={16} />
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
          onChoose={draft.choose}
        />
      )}
    </>
  );
}

/** Few numbers are large, many still fit. */
function columnsFor(most: number): 3 | 4 | 5 | 6 {
  if (most <= 5) return 3;
  if (most <= 7) return 4;
  return most <= 24 ? 5 : 6;
}

/** The dice that no part has counted yet. */
export function diceLeft(dice: number, kept: readonly number[]): number {
  return kept.reduce((left, count) => left - count, dice);
}
