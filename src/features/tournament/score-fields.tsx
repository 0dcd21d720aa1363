import {
  PART_MEASURES,
  POINT_KINDS,
  type PointKind,
  SCORED_PARTS,
  type ScoredPart,
} from '@/tournament/act-values';
import { partSample } from '@/tournament/part-sample';
import {
  knownScores,
  type TypedPart,
  type TypedScore,
  typedFrom,
  type WrongField,
} from '@/tournament/typed-score';
import { SegmentedChoice } from '@/ui/field/segmented-choice';
import { SelectField } from '@/ui/field/select-field';
import { TextField } from '@/ui/field/text-field';
import { eventWords } from '@/words/event-words';
import { tournamentWords } from '@/words/tournament-words';

const texts = eventWords.points;

type ScoreFieldsProps = {
  readonly editionId: string;
  readonly typed: TypedScore;
  readonly wrong: readonly WrongField[];
  /** Whether the rulebook has a table of Battle Points that can stand for win, draw and loss. */
  readonly hasTable: boolean;
  onChange(typed: TypedScore): void;
};

const PAIR = 'grid grid-cols-2 gap-3 big:grid-cols-1';
const BASE = ['win', 'draw', 'loss'] as const;
const LIMITS = ['least', 'most'] as const;

/** What a match gives, to be typed: a rulebook's score, or an own one of a base and its parts. */
export function ScoreFields({ editionId, typed, wrong, hasTable, onChange }: ScoreFieldsProps) {
  const scores = knownScores(editionId);
  const chosen = scores.find(({ label }) => label === typed.name)?.id ?? '';
  // Whatever is changed by hand is the event's own.
  const change = (to: Partial<TypedScore>) => onChange({ ...typed, name: '', ...to });
  const field = (key: WrongField, label: string, value: string, onText: (text: string) => void) => (
    <TextField
      label={label}
      value={value}
      figures
      error={wrong.includes(key) ? texts.wrong : null}
      onChange={onText}
    />
  );
  return (
    <div className="grid gap-4">
      <SelectField
        label={texts.from}
        options={[{ id: '', label: texts.own }, ...scores.map(({ id, label }) => ({ id, label }))]}
        chosen={chosen}
        onChoose={(id) => {
          const score = scores.find((known) => known.id === id);
          onChange(score ? typedFrom(score) : { ...typed, name: '' });
        }}
      />
      {hasTable && (
        <SegmentedChoice<PointKind>
          label={texts.base}
          options={POINT_KINDS.map((id) => ({ id, label: tournamentWords.make.pointKinds[id] }))}
          chosen={typed.points}
          onChoose={(points) => change({ points })}
        />
      )}
      {typed.points === 'wins' && (
        <div className="grid grid-cols-3 gap-3 big:grid-cols-1">
          {BASE.map((key) => (
            <div key={key}>
              {field(key, tournamentWords.make[key], typed.base[key], (text) =>
                change({ base: { ...typed.base, [key]: text } }),
              )}
            </div>
          ))}
        </div>
      )}
      {SCORED_PARTS.map((of) => (
        <PartFields
          key={of}
          of={of}
          part={typed.parts[of]}
          wrong={wrong}
          onChange={(part) => change({ parts: { ...typed.parts, [of]: part } })}
        />
      ))}
      <div className={PAIR}>
        {LIMITS.map((key) => (
          <div key={key}>
            {field(key, texts[key], typed.limits[key], (text) =>
              change({ limits: { ...typed.limits, [key]: text } }),
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

type PartFieldsProps = {
  readonly of: ScoredPart;
  readonly part: TypedPart;
  readonly wrong: readonly WrongField[];
  onChange(part: TypedPart): void;
};

function PartFields({ of, part, wrong, onChange }: PartFieldsProps) {
  const kinds = ['none', ...PART_MEASURES] as const;
  const label = texts.part[of];
  const error = (key: 'edges' | 'most' | 'mostUnlessWon') =>
    wrong.includes(`${of}.${key}`) ? texts.wrong : null;
  const sample = partSample(of, part);
  return (
    <section aria-label={label} className="grid gap-2 border-t border-line pt-3">
      <SegmentedChoice<TypedPart['by']>
        label={label}
        columns={3}
        options={kinds.map((id) => ({ id, label: texts.by[id] }))}
        chosen={part.by}
        onChoose={(by) => onChange({ ...part, by })}
      />
      <p className="text-detail text-muted">{texts.byHow[part.by]}</p>
      {part.by !== 'none' && (
        <>
          <TextField
            label={texts.edges}
            value={part.edges}
            error={error('edges')}
            onChange={(edges) => onChange({ ...part, edges })}
          />
          <p className="text-detail text-muted">{texts.edgesHow}</p>
          <div className={PAIR}>
            <TextField
              label={texts.upTo}
              value={part.most}
              numeric
              error={error('most')}
              onChange={(most) => onChange({ ...part, most })}
            />
            <TextField
              label={texts.unlessWon}
              value={part.mostUnlessWon}
              numeric
              error={error('mostUnlessWon')}
              onChange={(mostUnlessWon) => onChange({ ...part, mostUnlessWon })}
            />
          </div>
          {sample && (
            <p role="status" className="font-bold">
              {texts.sample[part.by](sample)}
            </p>
          )}
        </>
      )}
    </section>
  );
}
