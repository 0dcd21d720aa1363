import { type FormEvent, type ReactNode, useState } from 'react';
import {
  MAX_NAME_LENGTH,
  OWN_TABLE,
  parseSetup,
  type Setup,
  type SetupRefusal,
  type SideSetup,
} from '@/battle/state/setup';
import { armsOf, type ChosenArms } from '@/battle/state/tincture';
import { SIDES, type Side, type Victory } from '@/rules/index';
import { Button } from '@/ui/button/button';
import { SegmentedChoice } from '@/ui/field/segmented-choice';
import { TextField } from '@/ui/field/text-field';
import { typedNumber } from '@/ui/field/typed-number';
import { tinctureStyle } from '@/ui/look/tinctures';
import { SIDE_TONE } from '@/ui/look/tone';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { FoldedFields } from './folded-fields';
import { type BothArms, type OfferedNames, SideFields } from './side-fields';
import { VictoryFields } from './victory-fields';

/** These stand above the names on a narrow screen, and beside them if there is room. */
const BESIDE = 'grid grid-cols-[minmax(0,1fr)] items-start gap-3 spread:grid-cols-2 spread:gap-x-8';

const NO_NAMES: OfferedNames = { players: [], armies: [] };

/** What each side is called. */
type SideNames = Readonly<Record<Side, string>>;

type SetupFormProps = {
  readonly setup: Setup;
  readonly submitLabel: string;
  /** What the players may agree on about the score; undefined: nothing is asked. */
  readonly victory: Victory | undefined;
  readonly disabled?: boolean;
  /** The army points that the lists tell, shown until the player types others; null: no list tells any. */
  readonly listedPoints?: number | null;
  /** Suggested names for a side, for the typed text. */
  offers?(side: Side, typed: SideSetup): OfferedNames;
  /** The tincture and device that were chosen for an army before. Only before a battle. */
  bore?(side: Side, typed: SideSetup): ChosenArms;
  /**
   * Shown above the names, which are folded then. It is told what the sides are called, by their tinctures.
   */
  children?(called: SideNames): ReactNode;
  /** Shown first among the fields. */
  firstFields?(called: SideNames): ReactNode;
  onSubmit(setup: Setup): void;
};

/**
 * Names, army points, the first turn and the deployment. Everything may stay empty. A fault is shown at its
 * field, and nothing typed is lost.
 */
export function SetupForm(props: SetupFormProps) {
  const {
    setup,
    submitLabel,
    victory,
    disabled = false,
    listedPoints = null,
    offers,
    bore,
    children,
    firstFields,
    onSubmit,
  } = props;
  const [draft, setDraft] = useState(setup);
  const [typedPoints, setPoints] = useState<string | null>(null);
  const points = typedPoints ?? String(setup.armyPoints ?? listedPoints ?? '');
  const [edges, setEdges] = useState(setup.ownTable?.join(' ') ?? '');
  const [error, setError] = useState<SetupRefusal | null>(null);

  const borne = armsOf({
    a: { ...bore?.('a', draft.a), ...draft.a },
    b: { ...bore?.('b', draft.b), ...draft.b },
  });

  const called = {
    a: battleWords.tincture(borne.a.tincture),
    b: battleWords.tincture(borne.b.tincture),
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    const agreed = agreedOn(victory, { ...draft, ...bearing(draft, borne) }, edges);
    const parsed = parseSetup({ ...agreed, armyPoints: typedNumber(points) });
    if (parsed.ok) onSubmit(parsed.value);
    else setError(parsed.refusal);
  }

  const change = (side: Side, names: Partial<SideSetup>) =>
    setDraft({ ...draft, [side]: { ...draft[side], ...names } });

  const fields = (
    <>
      {firstFields?.(called)}
      <div className="tinctured grid grid-cols-2 gap-3" style={tinctureStyle(borne)}>
        {SIDES.map((side) => (
          <SideFields
            key={side}
            side={side}
            tone={SIDE_TONE[side]}
            names={draft[side]}
            borne={borne}
            offered={offers?.(side, draft[side]) ?? NO_NAMES}
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
          options={SIDES.map((side) => ({ id: side, label: called[side] }))}
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
    </>
  );
  return (
    <form
      onSubmit={submit}
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 spread:gap-x-8"
    >
      <div className={children ? BESIDE : 'contents'}>
        {children && <div className="grid min-w-0 gap-3">{children(called)}</div>}
        {children ? (
          <FoldedFields filled={typedIn(draft, points)} asked={error !== null}>
            {fields}
          </FoldedFields>
        ) : (
          <div className="grid min-w-0 gap-3">{fields}</div>
        )}
      </div>
      <div className="sticky bottom-0 -mx-4 border-t border-line bg-paper px-4 py-2">
        <Button kind="primary" submit disabled={disabled}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

/** The tinctures and devices of the sides, as a part of the setup. */
function bearing({ a, b }: Setup, borne: BothArms): Pick<Setup, 'a' | 'b'> {
  return { a: { ...a, ...borne.a }, b: { ...b, ...borne.b } };
}

/**
 * The draft with only those score options that this edition has: a table of another rulebook does not stay
 * chosen.
 */
function agreedOn(victory: Victory | undefined, draft: Setup, edges: string): Setup {
  const { victoryRules, table, ownTable: _, scoreEdges, ...rest } = draft;
  const known = (id: string | undefined, of: readonly { readonly id: string }[] = []) =>
    of.some((one) => one.id === id) ? id : undefined;
  const rules = known(victoryRules, victory?.variants);
  const own = table === OWN_TABLE && victory?.tables !== undefined;
  const named = own ? OWN_TABLE : known(table, [...(victory?.tables ?? []), ...(victory?.scores ?? [])]);
  return {
    ...rest,
    ...(rules === undefined ? {} : { victoryRules: rules }),
    ...(named === undefined ? {} : { table: named }),
    ...(hasOwnEdges(victory, named) && scoreEdges ? { scoreEdges } : {}),
    ...(own ? { ownTable: (edges.match(/[\d.]+/g) ?? []).map(Number) } : {}),
  };
}

/** Whether the tournament's score leaves limits to the players. */
function hasOwnEdges(victory: Victory | undefined, table: string | undefined): boolean {
  const score = victory?.scores?.find(({ id }) => id === table);
  return score?.parts.some(({ own }) => own) ?? false;
}

function isOfTable({ code }: SetupRefusal): boolean {
  return code === 'edgesMissing' || code === 'edgeNotAWholeNumber' || code === 'edgesNotAscending';
}

/** What was entered of the fields, as their fold tells it. */
function typedIn({ a, b, deployment = '' }: Setup, points: string): readonly string[] {
  const size = typedNumber(points);
  return [
    ...[a, b].flatMap(({ player, army }) => [player, army]),
    typeof size === 'number' ? words.battles.armyPoints(size) : points,
    deployment,
  ].filter((entered) => entered !== '');
}
