import { Fragment } from 'react';
import { countOf, type Objective, typedCount } from '@/tournament/objectives';
import type { TableResult } from '@/tournament/table-result';
import type { Pair, Tournament } from '@/tournament/tournament';
import { Button } from '@/ui/button/button';
import { TextField } from '@/ui/field/text-field';
import { eventWords } from '@/words/event-words';
import { SideNames } from './side-names';
import { nameOf } from './tournament-parts';

const texts = eventWords.objectives;
const SIDES = ['a', 'b'] as const;

/** What somebody typed of each objective, by "number.side": `a` is the first of the pair. */
export type TypedObjectives = Readonly<Record<string, string>>;

const keyOf = ({ id }: Objective, side: 'a' | 'b') => `${id}.${side}`;

/** What stands, to be changed: what nobody said yet is an open switch, or an empty field. */
export function objectivesNow(
  { objectives }: Pick<Tournament, 'objectives'>,
  pair: Pair,
  before: TableResult | null,
): TypedObjectives {
  const isTurned = before !== null && before.blue !== pair.a;
  return Object.fromEntries(
    objectives.flatMap((objective) =>
      SIDES.map((side) => {
        const said = isTurned ? (side === 'a' ? 'b' : 'a') : side;
        const count = before ? countOf(before, objective.id, said) : null;
        return [keyOf(objective, side), count === null ? '' : `${count}`];
      }),
    ),
  );
}

/** What was typed as a part of a result; null: one of the counts is none. A switch that is off says "not reached". */
export function readObjectives(
  { objectives }: Pick<Tournament, 'objectives'>,
  typed: TypedObjectives,
): Pick<TableResult, 'objectives'> | null {
  if (objectives.length === 0) return {};
  const read = objectives.map((objective) => {
    const count = (side: 'a' | 'b') => {
      const text = typed[keyOf(objective, side)] ?? '';
      return objective.kind === 'check' ? Number(text === '1') : typedCount(text, objective);
    };
    return { id: objective.id, a: count('a'), b: count('b') };
  });
  const sound = read.flatMap(({ id, a, b }) => (a === 'wrong' || b === 'wrong' ? [] : [{ id, a, b }]));
  return sound.length < read.length ? null : { objectives: sound };
}

/** A battle's result with what was typed of its objectives, each player's with the player, whoever was Blue. */
export function turnedObjectives(
  result: TableResult,
  pair: Pair,
  { objectives }: Pick<TableResult, 'objectives'>,
): TableResult {
  if (objectives === undefined) return result;
  const isTurned = result.blue !== pair.a;
  return {
    ...result,
    objectives: isTurned ? objectives.map(({ id, a, b }) => ({ id, a: b, b: a })) : objectives,
  };
}

type ObjectiveFieldsProps = {
  readonly tournament: Tournament;
  readonly pair: Pair;
  readonly typed: TypedObjectives;
  onChange(typed: TypedObjectives): void;
};

/** The objectives of a match, for each of its players: a switch for what is reached, a field for what is counted. */
export function ObjectiveFields({ tournament, pair, typed, onChange }: ObjectiveFieldsProps) {
  const { objectives } = tournament;
  if (objectives.length === 0) return null;
  const names = { a: nameOf(tournament, pair.a), b: nameOf(tournament, pair.b) };
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="pb-1.5 text-label text-muted">{texts.title}</legend>
      {objectives.some(({ kind }) => kind === 'check') && (
        <p className="text-detail text-muted">{texts.howChecked}</p>
      )}
      <div className="grid grid-cols-2 gap-x-3 gap-y-2">
        {objectives.some(({ kind }) => kind === 'number') && <SideNames names={names} />}
        {objectives.map((objective) => (
          <Fragment key={objective.id}>
            {SIDES.map((side) => {
              const key = keyOf(objective, side);
              const value = typed[key] ?? '';
              const label = texts.of({
                objective: objective.name,
                name: names[side],
              });
              return objective.kind === 'check' ? (
                <Button
                  key={side}
                  pressed={value === '1'}
                  onPress={() => onChange({ ...typed, [key]: value === '1' ? '0' : '1' })}
                >
                  {label}
                </Button>
              ) : (
                <TextField
                  key={side}
                  label={objective.name}
                  name={label}
                  value={value}
                  numeric
                  error={
                    typedCount(value, objective) === 'wrong' ? eventWords.softWrong(objective.most) : null
                  }
                  onChange={(text) => onChange({ ...typed, [key]: text })}
                />
              );
            })}
          </Fragment>
        ))}
      </div>
    </fieldset>
  );
}
