import type { Edition } from '@/rules/index';
import type { KeptArmy } from '@/store/armies/kept-kinds';
import { Button } from '@/ui/button/button';
import { armyImportWords } from '@/words/army-import-words';
import { RulebookQuestion } from './rulebook-question';

type KeptOfOtherGameProps = {
  readonly army: KeptArmy;
  /** The rulebook that the army was kept for. */
  readonly named: Edition;
  readonly edition: Edition;
  /** Changes the rulebook of the battle to come; undefined: it is settled. */
  readonly onRulebook: ((editionId: string) => void) | undefined;
  /** Why the army was not taken; null: nothing is wrong. */
  readonly problem: string | null;
  onAgain(): void;
  onTake(): void;
};

/** A kept army of another game, before it is taken: which rulebook is played, as for a pasted list. */
export function KeptOfOtherGame(props: KeptOfOtherGameProps) {
  const { army, named, edition, onRulebook, problem, onAgain, onTake } = props;
  return (
    <div className="flex flex-col gap-3 pb-3">
      <h3 className="text-body font-bold break-words">{army.name}</h3>
      <p className="rounded-lg border-2 border-warn bg-card px-3 py-2 text-label leading-body">
        {armyImportWords.otherGame(named.name, edition.name)}
      </p>
      <p role="alert" className="text-label leading-label text-warn empty:hidden">
        {problem}
      </p>
      {onRulebook !== undefined && (
        <RulebookQuestion
          named={named}
          now={edition}
          onNamed={() => {
            onRulebook(named.id);
            onTake();
          }}
          onStay={onTake}
        />
      )}
      <div className="grid grid-cols-[1fr_1.6fr] gap-2">
        <Button onPress={onAgain}>{armyImportWords.readAgain}</Button>
        {onRulebook === undefined && (
          <Button kind="primary" onPress={onTake}>
            {armyImportWords.take(army.units.length)}
          </Button>
        )}
      </div>
    </div>
  );
}
