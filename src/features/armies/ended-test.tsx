import type { TakenUnitTest } from '@/battle/state/records';
import { Button } from '@/ui/button/button';
import { ThrownDice, type ThrownRoll } from '@/ui/look/thrown-dice';
import { battleWords } from '@/words/battle-words';

type EndedTestProps = {
  readonly taken: TakenUnitTest;
  readonly thrown: readonly ThrownRoll[];
  onDone(): void;
};

/** How the test ended, on what it held, and the dice that the app rolled. */
export function EndedTest({ taken, thrown, onDone }: EndedTestProps) {
  return (
    <div className="grid gap-3">
      <div role="status">
        <p className="text-page font-bold">{battleWords.armies.test.ended(taken)}</p>
        <p className="pb-2 text-detail text-muted">{battleWords.armies.test.told(taken)}</p>
        <ThrownDice thrown={thrown} rolls={taken.rolls} said={battleWords.rolledDice} />
      </div>
      <Button kind="primary" onPress={onDone}>
        {battleWords.armies.test.done}
      </Button>
    </div>
  );
}
