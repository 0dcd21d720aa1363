import { type ReactNode, useState } from 'react';
import { MAX_NAME_LENGTH } from '@/battle/state/setup';
import type { KeptArmy } from '@/store/armies/kept-kinds';
import { useKept } from '@/store/armies/use-kept';
import { Button } from '@/ui/button/button';
import { EntryField } from '@/ui/field/entry-field';
import { TextArea } from '@/ui/field/text-area';
import { Sheet } from '@/ui/page/sheet';
import { keptArmyWords } from '@/words/kept-army-words';
import { words } from '@/words/words';
import { ArmyTags } from './army-tags';
import { ListText } from './list-text';
import { SendArmy } from './send-army';
import { UnitLines } from './unit-lines';

const MAX_NOTES_LENGTH = 2000;

/** Parts from other rooms: the editor of units, and the codes for another phone. */
export type KeptArmyParts = {
  editor(army: KeptArmy, onDone: () => void): ReactNode;
  codes(text: string): ReactNode;
};

type KeptArmySheetProps = {
  readonly army: KeptArmy;
  readonly parts: KeptArmyParts;
  onDuplicate(): void;
  onClose(): void;
};

/** The page of a kept army. Every change is stored at once. */
export function KeptArmySheet({ army, parts, onDuplicate, onClose }: KeptArmySheetProps) {
  const { armies } = useKept();
  const [page, setPage] = useState<'army' | 'units' | 'send'>('army');
  const { id, name, notes, units } = army;
  return (
    // Each page begins at its top.
    <Sheet
      key={page}
      title={name === '' ? keptArmyWords.unnamed : name}
      closeName={words.close}
      onClose={onClose}
    >
      {page === 'units' && parts.editor(army, () => setPage('army'))}
      {page === 'send' && <SendArmy army={army} codes={parts.codes} onBack={() => setPage('army')} />}
      {page === 'army' && (
        <div className="grid gap-3 pb-3">
          <EntryField
            label={keptArmyWords.name}
            value={name}
            maxLength={MAX_NAME_LENGTH}
            onChange={(to) => armies.change(id, { name: to })}
          />
          <EntryField
            label={keptArmyWords.army}
            value={army.army}
            maxLength={MAX_NAME_LENGTH}
            onChange={(to) => armies.change(id, { army: to })}
          />
          <ArmyTags tags={army.tags} onChange={(tags) => armies.change(id, { tags })} />
          <TextArea
            label={keptArmyWords.notes}
            value={notes}
            onChange={(to) => armies.change(id, { notes: to.slice(0, MAX_NOTES_LENGTH) })}
          />
          <UnitLines units={units} />
          <Button onPress={() => setPage('units')}>{keptArmyWords.editUnits}</Button>
          <Button onPress={() => setPage('send')}>{keptArmyWords.send}</Button>
          <ListText army={army} />
          <div className="grid grid-cols-2 gap-2">
            <Button onPress={onDuplicate}>{keptArmyWords.duplicate}</Button>
            <Button
              onPress={() => {
                armies.remove(id);
                onClose();
              }}
            >
              {keptArmyWords.remove}
            </Button>
          </div>
          <Button kind="primary" onPress={onClose}>
            {words.done}
          </Button>
        </div>
      )}
    </Sheet>
  );
}
