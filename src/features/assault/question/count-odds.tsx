import { Minus, Plus } from 'lucide';
import { useMemo, useState } from 'react';
import { countOdds } from '@/battle/assault/odds/count-odds';
import type { Question } from '@/battle/assault/standing/question';
import type { Combat } from '@/battle/state/combat';
import { atLeast, expectation, toNumber } from '@/rules/index';
import { useBattle } from '@/store/battle/use-battle';
import { Icon } from '@/ui/look/icon';
import { assaultWords } from '@/words/assault/assault-words';
import type { Draft } from './draft';

type CountOddsProps = {
  readonly combat: Combat;
  readonly question: Extract<Question, { kind: 'strike' | 'together' }>;
  readonly draft: Draft;
  /** How many rows of numbers stand below. If they need the space, the odds are hidden. */
  readonly rows: number;
};

type Least = { readonly of: number | null; readonly least: number };

/**
 * The expected result of the dice, and the chance of at least so many: of the expected number, of the number
 * chosen below, or of another that the player taps.
 */
export function CountOdds({ combat, question, draft, rows }: CountOddsProps) {
  const battle = useBattle();
  const { kept, chosen } = draft;
  const said = kept.join();
  const odds = useMemo(
    () => countOdds(battle, combat, question, said === '' ? [] : said.split(',').map(Number)),
    [battle, combat, question, said],
  );
  const [tapped, setTapped] = useState<Least | null>(null);
  const part = question.parts[kept.length];
  if (!odds || part === undefined) return null;
  const most = odds.weights.length - 1;
  if (most === 0) return null;
  const expected = toNumber(expectation(odds));
  const least = tapped?.of === chosen ? tapped.least : (chosen ?? Math.max(1, Math.round(expected)));
  const set = (to: number) => setTapped({ of: chosen, least: to });
  const { title, fewer, more, atLeast: atLeastSo, chance } = assaultWords.dice.odds;
  const step =
    'flex size-(--control) shrink-0 items-center justify-center rounded-lg border-2 border-outline bg-card disabled:opacity-45';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every engine
    <div
      role="group"
      aria-label={title}
      className={`flex shrink-0 flex-wrap items-center justify-center gap-x-3 gap-y-1 px-3 pb-1.5 ${HIDDEN_BELOW[rows] ?? ''}`}
    >
      <span className="text-label leading-body text-muted">
        {assaultWords.dice.odds.expected(expected, part)}
      </span>
      <span className="flex items-center gap-2">
        <button
          type="button"
          aria-label={fewer}
          disabled={least <= 1}
          onClick={() => set(least - 1)}
          className={step}
        >
          <Icon of={Minus} size={20} />
        </button>
        <output className="min-w-23 text-center text-label leading-label">
          {atLeastSo(least)}
          <span className="block text-name leading-name font-bold">
            {chance(toNumber(atLeast(odds, least)))}
          </span>
        </output>
        <button
          type="button"
          aria-label={more}
          disabled={least >= most}
          onClick={() => set(least + 1)}
          className={step}
        >
          <Icon of={Plus} size={20} />
        </button>
      </span>
    </div>
  );
}

/** The screen height below which so many rows of numbers leave no room for the odds. */
const HIDDEN_BELOW: Readonly<Record<number, string>> = {
  4: '[@media(max-height:600px)]:hidden',
  5: '[@media(max-height:680px)]:hidden',
};
