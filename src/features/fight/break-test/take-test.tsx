import { type BreakTestResult, type Outcome, rerollWays, type TestRules } from '@/rules/index';
import { Button } from '@/ui/button/button';
import { NumberChips } from '@/ui/field/number-chips';
import { battleWords } from '@/words/battle-words';
import { OutcomeButtons } from './outcome-buttons';

type TakeTestProps = {
  readonly test: TestRules;
  readonly result: BreakTestResult;
  readonly name: string;
  readonly disabled: boolean;
  onSay(outcome: Outcome): void;
  /** The total of the players' dice, if the roll itself costs health. */
  onTotal(total: number): void;
  /** Rolls for the players; `way`: how a re-roll is used, if there are several ways. */
  onRoll(way: string | null): void;
};

/**
 * How a test is taken: the players enter their result, or the app rolls, with a button for each way to use a
 * re-roll.
 */
export function TakeTest({ test, result, name, disabled, onSay, onTotal, onRoll }: TakeTestProps) {
  if (result.kind === 'losesHealthPoints' || result.kind === 'noTest') return null;
  const rolls = result.automatic === null;
  const ways = rolls && result.reroll ? rerollWays(test) : [];
  const [onlyWay, ...otherWays] = ways;
  return (
    <div className="grid grid-cols-1 gap-2 py-2">
      {result.kind === 'losesByRoll' ? (
        <div>
          <p className="pb-1 text-detail text-muted">{battleWords.breakTest.ownDice}</p>
          <NumberChips
            label={battleWords.breakTest.ownDice}
            min={2}
            max={12}
            value={null}
            disabled={disabled}
            onChoose={onTotal}
          />
        </div>
      ) : (
        <div className="flex gap-2 whitespace-nowrap big:flex-wrap">
          <OutcomeButtons test={test} result={result} name={name} disabled={disabled} onSay={onSay} />
        </div>
      )}
      {rolls && otherWays.length === 0 && (
        <Button kind="primary" disabled={disabled} onPress={() => onRoll(onlyWay?.id ?? null)}>
          {battleWords.breakTest.roll}
        </Button>
      )}
      {otherWays.length > 0 &&
        ways.map(({ id, label }) => (
          <Button key={id} kind="primary" disabled={disabled} onPress={() => onRoll(id)}>
            {battleWords.breakTest.rollWay(label)}
          </Button>
        ))}
    </div>
  );
}
