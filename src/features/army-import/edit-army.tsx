import { useState } from 'react';
import type { ArmyList } from '@/army-list/list/army-list';
import type { Edition } from '@/rules/index';
import type { KeptArmy } from '@/store/armies/kept-kinds';
import { useKept } from '@/store/armies/use-kept';
import { Button } from '@/ui/button/button';
import { keptArmyWords } from '@/words/kept-army-words';
import { GeneralQuestion } from './general-question';
import { ImportBanner } from './import-banner';
import {
  addRow,
  changeRow,
  chooseGeneral,
  confirmRow,
  draftOfUnits,
  nextGuessed,
  removeRow,
  unitDrafts,
} from './import-draft';
import { ImportRowItem } from './import-row';
import { learnedFrom } from './taken-army';

type EditArmyProps = { readonly army: KeptArmy; readonly edition: Edition; onDone(): void };

/**
 * The units of a kept army, each to be changed as in the preview of a list. Nothing is kept before the player
 * says so.
 */
export function EditArmy({ army, edition, onDone }: EditArmyProps) {
  const { armies, known } = useKept();
  const [draft, setDraft] = useState(() => draftOfUnits(listOf(army), army.units));
  const [opened, setOpened] = useState<number | null>(null);
  const save = () => {
    armies.change(army.id, { units: unitDrafts(draft) });
    known.remember(edition.id, learnedFrom(draft));
    onDone();
  };
  return (
    <div className="flex flex-col gap-3">
      <ImportBanner draft={draft} onCheck={() => setOpened(nextGuessed(draft, opened))} />
      <GeneralQuestion draft={draft} onChoose={(key) => setDraft(chooseGeneral(draft, key))} />
      <ul aria-label={keptArmyWords.units} className="flex flex-col gap-1.5">
        {draft.rows.map((row) => (
          <ImportRowItem
            key={row.key}
            row={row}
            tone="azure"
            edition={edition}
            opened={opened === row.key}
            onOpen={() => setOpened(opened === row.key ? null : row.key)}
            onChange={(change) => setDraft(changeRow(draft, row.key, change))}
            onRemove={() => setDraft(removeRow(draft, row.key))}
            onRight={() => setDraft(confirmRow(draft, row.key))}
          />
        ))}
      </ul>
      <Button
        onPress={() => {
          const added = addRow(draft);
          setDraft(added);
          setOpened(added.rows.at(-1)?.key ?? null);
        }}
      >
        {keptArmyWords.addUnit}
      </Button>
      <div className="sticky bottom-0 -mx-4 grid grid-cols-[1fr_1.4fr] gap-2 border-t border-line bg-paper px-4 py-2">
        <Button onPress={onDone}>{keptArmyWords.cancel}</Button>
        <Button kind="primary" onPress={save}>
          {keptArmyWords.saveUnits}
        </Button>
      </div>
    </div>
  );
}

/** The list of which nothing is known any more but the total that it stated. */
function listOf({ name, army, statedTotal }: KeptArmy): ArmyList {
  return {
    format: 'warledger',
    game: null,
    title: name,
    player: null,
    army,
    statedTotal,
    sum: 0,
    agrees: null,
    computed: false,
    units: [],
    lines: [],
  };
}
