import { useState } from 'react';
import { MAX_NAME_LENGTH } from '@/battle/state/setup';
import type { Edition, Side } from '@/rules/index';
import { Button } from '@/ui/button';
import { EntryField } from '@/ui/entry-field';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { ToggleTile } from '@/ui/toggle-tile';
import { SIDE_TONE } from '@/ui/tone';
import { armyImportWords } from '@/words/army-import-words';
import { GeneralQuestion } from './general-question';
import { ImportBanner } from './import-banner';
import { changeRow, chooseGeneral, type ImportDraft, removeRow, settleLine } from './import-draft';
import { ImportRowItem } from './import-row';
import { UnreadLines } from './unread-lines';

type ImportPreviewProps = {
  readonly side: Side;
  readonly edition: Edition;
  readonly draft: ImportDraft;
  readonly unitsThere: number;
  onChange(draft: ImportDraft): void;
  onAgain(): void;
  /** Takes the army: null, or the sentence why not. */
  onTake(replace: boolean, keep: boolean): string | null;
};

/** The list before it is taken: whether it adds up, who leads, what was not understood, and every unit to change. */
export function ImportPreview(props: ImportPreviewProps) {
  const { side, edition, draft, unitsThere, onChange, onAgain, onTake } = props;
  const [opened, setOpened] = useState<number | null>(null);
  const [keep, setKeep] = useState(true);
  const [how, setHow] = useState<'replace' | 'join'>('replace');
  const [refusal, setRefusal] = useState<string | null>(null);
  return (
    <div className="flex flex-col gap-3">
      <ImportBanner draft={draft} />
      <GeneralQuestion draft={draft} onChoose={(key) => onChange(chooseGeneral(draft, key))} />
      <UnreadLines
        lines={draft.unread}
        onSettle={(place, fate) => onChange(settleLine(draft, place, fate))}
      />
      <ul aria-label={armyImportWords.rows} className="flex flex-col gap-1.5">
        {draft.rows.map((row) => (
          <ImportRowItem
            key={row.key}
            row={row}
            side={side}
            edition={edition}
            opened={opened === row.key}
            onOpen={() => setOpened(opened === row.key ? null : row.key)}
            onChange={(change) => onChange(changeRow(draft, row.key, change))}
            onRemove={() => onChange(removeRow(draft, row.key))}
          />
        ))}
      </ul>
      <EntryField
        label={armyImportWords.army}
        value={draft.army}
        maxLength={MAX_NAME_LENGTH}
        onChange={(army) => onChange({ ...draft, army })}
      />
      {unitsThere > 0 && (
        <SegmentedChoice<'replace' | 'join'>
          label={armyImportWords.replace(unitsThere)}
          columns={2}
          options={[
            { id: 'replace', label: armyImportWords.replaces.replace },
            { id: 'join', label: armyImportWords.replaces.join },
          ]}
          chosen={how}
          onChoose={setHow}
        />
      )}
      <ToggleTile
        tone={SIDE_TONE[side]}
        name={armyImportWords.keep}
        on={keep}
        disabled={false}
        onToggle={setKeep}
      >
        <span className="px-3 text-[1.0625rem] leading-[1.1875rem]">{armyImportWords.keep}</span>
      </ToggleTile>
      <div className="sticky bottom-0 -mx-4 border-t border-line bg-paper px-4 py-2">
        <p role="alert" className="pb-1.5 text-[1.0625rem] leading-[1.1875rem] text-warn empty:hidden">
          {refusal}
        </p>
        <div className="grid grid-cols-[1fr_1.6fr] gap-2">
          <Button onPress={onAgain}>{armyImportWords.readAgain}</Button>
          <Button
            kind="primary"
            onPress={() => setRefusal(onTake(unitsThere > 0 && how === 'replace', keep))}
          >
            {armyImportWords.take(draft.rows.length)}
          </Button>
        </div>
      </div>
    </div>
  );
}
