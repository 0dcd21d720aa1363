import { useMemo, useState } from 'react';
import { describe } from '@/battle/describe/describe';
import { descriptionContext } from '@/battle/describe/description-context';
import { MAX_NOTE_TEXT_LENGTH } from '@/battle/log/decide-note';
import { entryAt } from '@/battle/log/ledger';
import { useBattleActions, useLedger, useMayWrite } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { TextArea } from '@/ui/field/text-area';
import { Sheet } from '@/ui/page/sheet';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';

type NoteSheetProps = {
  /** The number of the entry that it is about; null: about the battle. */
  readonly about: number | null;
  onClose(): void;
};

/**
 * A note or a correction. It is an entry of its own, shown next to the one it is about, which stays
 * unchanged.
 */
export function NoteSheet({ about, onClose }: NoteSheetProps) {
  const ledger = useLedger();
  const { act, dismissRefusal } = useBattleActions();
  const mayWrite = useMayWrite();
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const entry = about === null ? undefined : entryAt(ledger, about);
  const context = useMemo(() => descriptionContext(ledger), [ledger]);
  const { note } = battleWords.log;
  const close = () => {
    dismissRefusal();
    onClose();
  };
  const save = () => {
    const done = act({ type: 'addNote', text, about });
    if (done.ok) close();
    else setError(battleWords.refusal(done.refusal));
  };
  return (
    <Sheet title={note.title} closeName={words.close} onClose={close}>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <p className="break-words">
          {entry
            ? note.on(battleWords.logSentence(describe(entry, context)), battleWords.time(entry.at))
            : note.onAll}
        </p>
        <TextArea
          label={note.label}
          value={text}
          disabled={!mayWrite}
          error={error}
          hint={note.letters(text.trim().length, MAX_NOTE_TEXT_LENGTH)}
          onChange={(written) => {
            setText(written);
            setError(null);
          }}
        />
        <p className="text-detail text-muted">{note.stays}</p>
        <Button kind="primary" submit disabled={!mayWrite}>
          {note.save}
        </Button>
      </form>
    </Sheet>
  );
}
