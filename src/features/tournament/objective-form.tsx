import { useState } from 'react';
import { MAX_NAME_LENGTH, OBJECTIVE_KINDS } from '@/tournament/act-values';
import { type Objective, typedCount } from '@/tournament/objectives';
import { Button } from '@/ui/button/button';
import { SegmentedChoice } from '@/ui/field/segmented-choice';
import { TextField } from '@/ui/field/text-field';
import { eventWords } from '@/words/event-words';

const texts = eventWords.objectives;

type ObjectiveFormProps = {
  /** The one to change; null: a new one. */
  readonly objective: Objective | null;
  onSave(set: Omit<Objective, 'id'>): void;
  onClose(): void;
};

/** What an objective is called, whether it is reached or counted, and what it is worth. */
export function ObjectiveForm({ objective, onSave, onClose }: ObjectiveFormProps) {
  const [name, setName] = useState(objective?.name ?? '');
  const [kind, setKind] = useState(objective?.kind ?? 'check');
  const [worth, setWorth] = useState(`${objective?.worth ?? 1}`);
  const [most, setMost] = useState(objective?.most == null ? '' : `${objective.most}`);
  const limit = kind === 'check' ? null : typedCount(most, { most: null });
  const plain = worth.trim().replace('−', '-');
  const isWorth = /^-?\d{1,4}$/.test(plain);
  return (
    <form
      aria-label={objective ? texts.edit(objective.name) : texts.add}
      className="grid gap-3"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (limit !== 'wrong') onSave({ name: name.trim(), kind, worth: Number(plain), most: limit });
      }}
    >
      <TextField label={texts.name} value={name} maxLength={MAX_NAME_LENGTH} onChange={setName} />
      <SegmentedChoice<Objective['kind']>
        label={texts.kind}
        options={OBJECTIVE_KINDS.map((id) => ({ id, label: texts.kinds[id] }))}
        chosen={kind}
        onChoose={setKind}
      />
      <TextField
        label={texts.worth[kind]}
        value={worth}
        numeric
        error={isWorth ? null : texts.wrongWorth}
        onChange={setWorth}
      />
      {kind === 'number' && (
        <TextField
          label={texts.most}
          value={most}
          numeric
          error={limit === 'wrong' ? eventWords.soft.wrong : null}
          onChange={setMost}
        />
      )}
      <p className="text-detail text-muted">{eventWords.points.anew}</p>
      <div className="grid grid-cols-2 gap-2 big:grid-cols-1">
        <Button onPress={onClose}>{eventWords.soft.cancel}</Button>
        <Button submit disabled={name.trim() === '' || limit === 'wrong' || !isWorth}>
          {eventWords.soft.save}
        </Button>
      </div>
    </form>
  );
}
