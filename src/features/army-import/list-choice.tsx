import type { ArmyList } from '@/army-list/list/army-list';
import type { ArmyLists } from '@/army-list/read-army-lists';
import { Button } from '@/ui/button/button';
import { armyImportWords } from '@/words/army-import-words';

type ListChoiceProps = { readonly lists: ArmyLists; onChoose(list: ArmyList): void };

/** Which of several lists in one file is meant. */
export function ListChoice({ lists, onChoose }: ListChoiceProps) {
  return (
    <div className="flex flex-col gap-2 pb-3">
      <p className="text-body">{armyImportWords.several}</p>
      {lists.map((list) => {
        const title = list.player ?? list.title ?? list.army ?? list.format;
        return (
          <Button
            key={`${title} ${list.lines.map(({ text }) => text).join()}`}
            onPress={() => onChoose(list)}
          >
            <span className="min-w-0 wrap-anywhere">
              {armyImportWords.listName(title, list.units.length, list.sum)}
            </span>
          </Button>
        );
      })}
    </div>
  );
}
