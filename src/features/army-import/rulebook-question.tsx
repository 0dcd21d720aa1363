import type { Edition } from '@/rules/index';
import { Button } from '@/ui/button/button';
import { armyImportWords } from '@/words/army-import-words';

type RulebookQuestionProps = {
  readonly named: Edition;
  readonly now: Edition;
  onNamed(): void;
  onStay(): void;
};

/** Asks which rulebook the battle is fought by, before a list or a kept army of another game is taken. */
export function RulebookQuestion({ named, now, onNamed, onStay }: RulebookQuestionProps) {
  return (
    <fieldset>
      <legend className="pb-1.5 text-label leading-label font-bold">{armyImportWords.whichRulebook}</legend>
      <div className="grid grid-cols-2 gap-2">
        <Button name={armyImportWords.playBy(now.name)} onPress={onStay}>
          {now.shortName}
        </Button>
        <Button kind="primary" name={armyImportWords.playBy(named.name)} onPress={onNamed}>
          {named.shortName}
        </Button>
      </div>
    </fieldset>
  );
}

type OtherGameQuestionProps = { readonly now: Edition; onAgain(): void; onStay(): void };

/** Asks whether a list of another game is taken into a battle whose rulebook is settled. */
export function OtherGameQuestion({ now, onAgain, onStay }: OtherGameQuestionProps) {
  return (
    <fieldset>
      <legend className="pb-1.5 text-label leading-label font-bold">{armyImportWords.whetherForThis}</legend>
      <div className="grid grid-cols-2 gap-2 big:grid-cols-1">
        <Button onPress={onAgain}>{armyImportWords.readAgain}</Button>
        <Button name={armyImportWords.takeFor(now.name)} onPress={onStay}>
          {armyImportWords.takeFor(now.shortName)}
        </Button>
      </div>
    </fieldset>
  );
}
