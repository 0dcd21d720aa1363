import { useState } from 'react';
import { MAX_NAME_LENGTH } from '@/tournament/act-values';
import { type SoftScore, softPoints } from '@/tournament/soft-scores';
import { Button } from '@/ui/button/button';
import { SegmentedChoice } from '@/ui/field/segmented-choice';
import { TextField } from '@/ui/field/text-field';
import { eventWords } from '@/words/event-words';

const texts = eventWords.soft;

type SoftScoreFormProps = {
  /** The one to change; null: a new one. */
  readonly score: SoftScore | null;
  onSave(set: Omit<SoftScore, 'id'>): void;
  onClose(): void;
};

/** What a soft score is called, what it is worth, and who sees it. */
export function SoftScoreForm({ score, onSave, onClose }: SoftScoreFormProps) {
  const [name, setName] = useState(score?.name ?? '');
  const [most, setMost] = useState(score?.most === null || !score ? '' : `${score.most}`);
  const [counts, setCounts] = useState(score?.counts ?? true);
  const [open, setOpen] = useState(score?.open ?? true);
  const limit = softPoints(most, { most: null });
  return (
    <form
      aria-label={score ? texts.edit(score.name) : texts.add}
      className="grid gap-3"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (limit !== 'wrong') onSave({ name: name.trim(), most: limit, counts, open });
      }}
    >
      <TextField
        label={texts.name}
        value={name}
        maxLength={MAX_NAME_LENGTH}
        offered={score ? [] : Object.values(texts.usual)}
        onChange={setName}
      />
      <TextField
        label={texts.most}
        value={most}
        numeric
        error={limit === 'wrong' ? texts.wrong : null}
        onChange={setMost}
      />
      <SegmentedChoice
        label={texts.total}
        options={[
          { id: 'in', label: texts.counts },
          { id: 'beside', label: texts.beside },
        ]}
        chosen={counts ? 'in' : 'beside'}
        onChoose={(chosen) => setCounts(chosen === 'in')}
      />
      <SegmentedChoice
        label={texts.seen}
        options={[
          { id: 'all', label: texts.open },
          { id: 'organisers', label: texts.hidden },
        ]}
        chosen={open ? 'all' : 'organisers'}
        onChoose={(chosen) => setOpen(chosen === 'all')}
      />
      {!open && <p className="text-detail text-muted">{texts.hiddenHow}</p>}
      <div className="grid grid-cols-2 gap-2 big:grid-cols-1">
        <Button onPress={onClose}>{texts.cancel}</Button>
        <Button submit disabled={name.trim() === '' || limit === 'wrong'}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}
