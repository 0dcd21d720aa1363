import { useState } from 'react';
import type { Side } from '@/rules/index';
import { Button } from '@/ui/button/button';
import { battleWords } from '@/words/battle-words';
import { AddSheet } from './add-sheet';
import { useArmiesRoom } from './armies-room';
import { NOTHING_TYPED, type TypedUnit } from './typed-unit';
import { useMayChange } from './use-unit-acts';

/**
 * The primary button of the Armies room: adds another unit to the army on screen. Typed values stay when its
 * sheet is closed.
 */
export function ArmiesNext() {
  const { side } = useArmiesRoom();
  const mayChange = useMayChange(side);
  const [opened, setOpened] = useState(false);
  const [entries, setEntries] = useState<Readonly<Record<Side, TypedUnit>>>({
    a: NOTHING_TYPED,
    b: NOTHING_TYPED,
  });
  return (
    <>
      <Button kind="primary" disabled={!mayChange} onPress={() => setOpened(true)}>
        {battleWords.armies.addUnit}
      </Button>
      {opened && (
        <AddSheet
          side={side}
          entry={entries[side]}
          onChange={(entry) => setEntries({ ...entries, [side]: entry })}
          onClose={() => setOpened(false)}
        />
      )}
    </>
  );
}
