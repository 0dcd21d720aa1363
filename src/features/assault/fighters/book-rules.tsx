import { FIGHTER_RULES_OFFERED, type FighterDraft, type FighterRule } from '@/battle/state/fighters';
import { BOOK_RULE_WORDS, type BookRule, type FighterWords, MODEL_RANKS } from '@/rules/book-parts';
import { SegmentedChoice } from '@/ui/field/segmented-choice';
import { assaultWords } from '@/words/assault/assault-words';
import { numberedStatsOf, withNumbered } from './book-stats';
import { Chip, Chips } from './chips';
import { StatLine } from './stat-line';

type BookRulesProps = {
  readonly words: FighterWords;
  readonly draft: FighterDraft;
  readonly disabled: boolean;
  onChange(draft: FighterDraft): void;
};

/** A sergeant has no rank that the rulebook's allocation looks at, but his Leadership may be used. */
const RANKS = ['none', 'sergeant', ...MODEL_RANKS] as const;
type Rank = (typeof RANKS)[number];

/** The rules of the rulebook, as it declares them: those with a number, the others, and the model's rank. */
export function BookRules({ words, draft, disabled, onChange }: BookRulesProps) {
  const { bookRules = [] } = draft;
  const common = FIGHTER_RULES_OFFERED.filter((rule) => words.plain.some((word) => word === rule));
  const own = BOOK_RULE_WORDS.filter((rule) => words.plain.some((word) => word === rule));
  const toggle = <Word extends FighterRule | BookRule>(list: readonly Word[], word: Word, on: boolean) =>
    on ? [...list, word] : list.filter((other) => other !== word);
  return (
    <>
      <StatLine
        label={assaultWords.bookRules.withNumber}
        stats={numberedStatsOf(words, bookRules)}
        disabled={disabled}
        onChange={(id, number) =>
          onChange({ ...draft, bookRules: withNumbered(words, bookRules, id, number) })
        }
      />
      <Chips label={assaultWords.fighters.rules}>
        {common.map((rule) => (
          <Chip
            key={rule}
            on={draft.rules.includes(rule)}
            disabled={disabled}
            onToggle={(on) => onChange({ ...draft, rules: toggle(draft.rules, rule, on) })}
          >
            {assaultWords.targets.rule(rule)}
          </Chip>
        ))}
        {own.map((rule) => (
          <Chip
            key={rule}
            on={bookRules.includes(rule)}
            disabled={disabled}
            onToggle={(on) => onChange({ ...draft, bookRules: toggle(bookRules, rule, on) })}
          >
            {assaultWords.bookRules.inWords(rule)}
          </Chip>
        ))}
      </Chips>
      <SegmentedChoice
        label={assaultWords.bookRules.rankTitle}
        columns={2}
        options={RANKS.map((id) => ({ id, label: assaultWords.bookRules.rank(id) }))}
        chosen={rankOf(draft)}
        disabled={disabled}
        onChoose={(rank) => onChange(withRank(draft, rank))}
      />
    </>
  );
}

function rankOf({ rank, character }: FighterDraft): Rank {
  return rank ?? (character === 'none' ? 'none' : 'sergeant');
}

function withRank(draft: FighterDraft, wanted: Rank): FighterDraft {
  const { rank: _, ...rest } = draft;
  const character = wanted === 'none' ? 'none' : 'character';
  return wanted === 'none' || wanted === 'sergeant'
    ? { ...rest, character }
    : { ...rest, character, rank: wanted };
}
