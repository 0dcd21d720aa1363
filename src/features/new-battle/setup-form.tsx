import { type FormEvent, type ReactNode, useState } from 'react';
import {
  MAX_NAME_LENGTH,
  OWN_TABLE,
  parseSetup,
  type Setup,
  type SetupRefusal,
  type SideSetup,
} from '@/battle/state/setup';
import { SIDES, type Side, type Victory } from '@/rules/index';
import { Button } from '@/ui/button';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { TextField } from '@/ui/text-field';
import { SIDE_TONE, type Tone, toneClasses } from '@/ui/tone';
import { typedNumber } from '@/ui/typed-number';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { VictoryFields } from './victory-fields';

type SetupFormProps = {
  readonly setup: Setup;
  readonly submitLabel: string;
  /** What the players may agree on about the score; nothing is asked without it. */
  readonly victory: Victory | undefined;
  readonly disabled?: boolean;
  /** What stands above the names. */
  readonly children?: ReactNode;
  onSubmit(setup: Setup): void;
};

/** Names, army points, the first turn and the deployment. Everything may stay empty; what is wrong is said at its field, and nothing typed is lost. */
export function SetupForm(props: SetupFormProps) {
  const { setup, submitLabel, victory, disabled = false, children, onSubmit } = props;
  const [draft, setDraft] = useState(setup);
  const [points, setPoints] = useState(setup.armyPoints === null ? '' : String(setup.armyPoints));
  const [edges, setEdges] = useState(setup.ownTable?.join(' ') ?? '');
  const [error, setError] = useState<SetupRefusal | null>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const agreed = agreedOn(victory, draft, edges);
    const parsed = parseSetup({ ...agreed, armyPoints: typedNumber(points) });
    if (parsed.ok) onSubmit(parsed.value);
    else setError(parsed.refusal);
  }

  const change = (side: Side, names: Partial<SideSetup>) =>
    setDraft({ ...draft, [side]: { ...draft[side], ...names } });

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-3">
      {children}
      <div className="grid grid-cols-2 gap-3">
        {SIDES.map((side) => (
          <SideFields
            key={side}
            side={side}
            tone={SIDE_TONE[side]}
            names={draft[side]}
            disabled={disabled}
            onChange={(names) => change(side, names)}
          />
        ))}
      </div>
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField
          label={battleWords.newBattle.armyPoints}
          value={points}
          numeric
          disabled={disabled}
          error={error && !isOfTable(error) ? battleWords.refusal(error) : null}
          onChange={(text) => {
            setPoints(text);
            setError(null);
          }}
        />
        <SegmentedChoice
          label={battleWords.newBattle.first}
          options={SIDES.map((side) => ({ id: side, label: words.side(side) }))}
          chosen={draft.firstSide}
          disabled={disabled}
          onChoose={(firstSide) => setDraft({ ...draft, firstSide })}
        />
      </div>
      <TextField
        label={battleWords.newBattle.deployment}
        value={draft.deployment ?? ''}
        maxLength={MAX_NAME_LENGTH}
        disabled={disabled}
        onChange={(deployment) => setDraft({ ...draft, deployment })}
      />
      {victory && (
        <VictoryFields
          victory={victory}
          setup={draft}
          edges={edges}
          error={error && isOfTable(error) ? battleWords.refusal(error) : null}
          onChange={(agreed) => setDraft({ ...draft, ...agreed })}
          onEdges={(typed) => {
            setEdges(typed);
            setError(null);
          }}
        />
      )}
      <div className="sticky bottom-0 -mx-4 border-t border-line bg-paper px-4 py-2">
        <Button kind="primary" submit disabled={disabled}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

/** The draft with only what this edition's score leaves to the players: another rulebook's table does not stay chosen. */
function agreedOn(victory: Victory | undefined, draft: Setup, edges: string): Setup {
  const { victoryRules, table, ownTable: _, ...rest } = draft;
  const known = (id: string | undefined, of: readonly { readonly id: string }[] = []) =>
    of.some((one) => one.id === id) ? id : undefined;
  const rules = known(victoryRules, victory?.variants);
  const own = table === OWN_TABLE && victory?.tables !== undefined;
  const named = own ? OWN_TABLE : known(table, victory?.tables);
  return {
    ...rest,
    ...(rules === undefined ? {} : { victoryRules: rules }),
    ...(named === undefined ? {} : { table: named }),
    ...(own ? { ownTable: (edges.match(/[\d.]+/g) ?? []).map(Number) } : {}),
  };
}

function isOfTable({ code }: SetupRefusal): boolean {
  return code === 'edgesMissing' || code === 'edgeNotAWholeNumber' || code === 'edgesNotAscending';
}

type SideFieldsProps = {
  readonly side: Side;
  readonly tone: Tone;
  readonly names: SideSetup;
  readonly disabled: boolean;
  onChange(names: Partial<SideSetup>): void;
};

function SideFields({ side, tone, names, disabled, onChange }: SideFieldsProps) {
  const { text, device, border } = toneClasses[tone];
  return (
    <fieldset className={`min-w-0 overflow-hidden rounded-xl border-2 bg-card ${border}`}>
      <legend className="sr-only">{words.side(side)}</legend>
      <p aria-hidden className={`h-9 px-3 font-display text-[1.25rem] font-bold leading-9 ${device} ${text}`}>
        {words.side(side)}
      </p>
      <div className="flex flex-col gap-1 p-2">
        <TextField
          label={battleWords.newBattle.player(side)}
          value={names.player}
          maxLength={MAX_NAME_LENGTH}
          disabled={disabled}
          onChange={(player) => onChange({ player })}
        />
        <TextField
          label={battleWords.newBattle.army(side)}
          value={names.army}
          maxLength={MAX_NAME_LENGTH}
          disabled={disabled}
          onChange={(army) => onChange({ army })}
        />
      </div>
    </fieldset>
  );
}
