import { useState } from 'react';
import type { LoserView } from '@/battle/assault/standing/view';
import type { SaidCharacteristic } from '@/battle/state/assault-round';
import type { Combat } from '@/battle/state/combat';
import { MAX_FIGHTER_CHARACTERISTIC } from '@/battle/state/fighters';
import type { UnitKey } from '@/battle/state/ids';
import { useBattleActions } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { NumberField } from '@/ui/field/number-field';
import { Sheet } from '@/ui/page/sheet';
import { assaultWords } from '@/words/assault/assault-words';
import { words } from '@/words/words';

type TestedOnProps = { readonly combat: Combat; readonly loser: LoserView; readonly disabled: boolean };

/** The unit whose value is being changed, and its present value. */
type Opened = {
  readonly unitKey: UnitKey;
  readonly title: string;
  readonly characteristic: SaidCharacteristic;
  readonly value: number;
};

/**
 * The Leadership with which a loser tests, or the Initiatives with which both sides run. A tap changes the
 * value.
 */
export function TestedOnRow({ combat, loser, disabled }: TestedOnProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const { unit, leadership, sweep, stage, check } = loser;
  const texts = assaultWords.testedOn;
  const leads: Opened = {
    unitKey: unit.key,
    title: texts.change(unit.name, 'leadership'),
    characteristic: 'leadership',
    value: leadership.value,
  };
  const runs = (of: { readonly key: UnitKey; readonly name: string }, value: number): Opened => ({
    unitKey: of.key,
    title: texts.change(of.name, 'initiative'),
    characteristic: 'initiative',
    value,
  });
  const choices =
    stage === 'morale' && !check.automatic
      ? [{ open: leads, label: texts.leadership(leadership) }]
      : stage === 'sweep' && sweep
        ? [
            {
              open: runs(sweep.winner, sweep.winnerInitiative),
              label: texts.initiative(sweep.winner.name, sweep.winnerInitiative),
            },
            {
              open: runs(unit, sweep.loserInitiative),
              label: texts.initiative(unit.name, sweep.loserInitiative),
            },
          ]
        : [];
  if (choices.length === 0) return null;
  return (
    <>
      <div className="grid auto-cols-fr grid-flow-col gap-1.5 pt-1 big:grid-flow-row">
        {choices.map(({ open, label }) => (
          <button
            key={open.title}
            type="button"
            aria-haspopup="dialog"
            disabled={disabled}
            onClick={() => setOpened(open)}
            className="min-h-(--control) min-w-0 rounded-lg border-2 border-outline bg-card px-2 text-left text-label leading-body break-words disabled:opacity-60"
          >
            {label}
          </button>
        ))}
      </div>
      {opened && <SaySheet combat={combat} opened={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

type SaySheetProps = { readonly combat: Combat; readonly opened: Opened; onClose(): void };

function SaySheet({ combat, opened, onClose }: SaySheetProps) {
  const { act } = useBattleActions();
  const { unitKey, title, characteristic } = opened;
  const [value, setValue] = useState(opened.value);
  const say = (to: number | null) => {
    // A value that is already valid needs no entry.
    if (to !== opened.value)
      act({ type: 'sayCharacteristic', combatId: combat.id, unitKey, characteristic, to });
    onClose();
  };
  return (
    <Sheet title={title} closeName={words.close} onClose={onClose}>
      <div className="grid gap-3">
        <NumberField
          label={title}
          min={0}
          max={MAX_FIGHTER_CHARACTERISTIC}
          value={value}
          disabled={false}
          names={assaultWords.stepper(title)}
          onChange={setValue}
        />
        <Button kind="primary" onPress={() => say(value)}>
          {assaultWords.testedOn.set(value)}
        </Button>
        <Button onPress={() => say(null)}>{assaultWords.testedOn.byRule}</Button>
      </div>
    </Sheet>
  );
}
