import { LIKELY_VALUES } from '@/battle/state/likely-values';
import { assertNever } from '@/rules/index';
import { Button } from '@/ui/button/button';
import { Keypad } from '@/ui/field/keypad';
import { NumberChips } from '@/ui/field/number-chips';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import type { AskedFact, FactValue } from './asked-fact';

/** At most so many values have a button each; a longer range is typed. */
const MOST_CHIPS = 12;

type FactControlProps = {
  readonly asked: AskedFact;
  /** The models of the unit: a usual Unit Strength, one key away. */
  readonly models: number;
  /** What was said already, where it stays in view. */
  readonly chosen?: FactValue | null;
  readonly disabled: boolean;
  onAnswer(value: FactValue): void;
};

/** Yes or no, one of several, or a number, each by large controls. */
export function FactControl({ asked, models, chosen = null, disabled, onAnswer }: FactControlProps) {
  switch (asked.input) {
    case 'switch':
      return (
        <Choices
          options={[
            { id: 'yes', label: battleWords.fight.ask.yes },
            { id: 'no', label: battleWords.fight.ask.no },
          ]}
          chosen={chosen === null ? null : chosen ? 'yes' : 'no'}
          disabled={disabled}
          onChoose={(id) => onAnswer(id === 'yes')}
        />
      );
    case 'choice':
      return <Choices options={asked.options} chosen={chosen} disabled={disabled} onChoose={onAnswer} />;
    case 'number':
      return asked.max - asked.min < MOST_CHIPS ? (
        <NumberChips
          label={asked.label}
          min={asked.min}
          max={asked.max}
          value={null}
          disabled={disabled}
          {...(asked.id === 'characteristic' ? { likely: LIKELY_VALUES } : {})}
          onChoose={onAnswer}
        />
      ) : (
        <Keypad
          max={asked.max}
          deleteName={battleWords.fight.keypadDelete}
          all={asked.id === 'unitStrength' ? { label: words.number(models), count: models } : null}
          actions={[{ label: battleWords.fight.keypadSet, run: onAnswer }]}
        />
      );
    default:
      return assertNever(asked);
  }
}

type ChoicesProps = {
  readonly options: readonly { readonly id: string; readonly label: string }[];
  readonly chosen: FactValue | null;
  readonly disabled: boolean;
  onChoose(id: string): void;
};

function Choices({ options, chosen, disabled, onChoose }: ChoicesProps) {
  return (
    <div className="grid grid-cols-2 gap-2 big:grid-cols-1">
      {options.map(({ id, label }) => (
        <Button
          key={id}
          kind={id === chosen ? 'primary' : 'plain'}
          disabled={disabled}
          onPress={() => onChoose(id)}
        >
          <span className="min-w-0 break-words text-label leading-label">{label}</span>
        </Button>
      ))}
    </div>
  );
}
