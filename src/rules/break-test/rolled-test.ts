import { type Limit, limitOf } from '../profile/characteristic';
import { type CountedProfile, type CounterId, type Status, statusesOf } from '../profile/unit-counter';
import type {
  BreakTestAnswers,
  BreakTestInput,
  BreakTestInputId,
  BreakTestResult,
  CounterChange,
} from './break-test';
import type { BreakTestReason } from './break-test-reason';
import { rollsOnThresholds, settledAs } from './break-test-result';
import type { Outcome, OutcomeId } from './outcome';
import type { NaturalTotal, Threshold } from './thresholds';
import type { UnitTest } from './unit-test';

/** So many points for each of a number, or for a switch that is on, are added to the dice. */
export type Addend = { readonly input: BreakTestInputId; readonly each: number };

/** An outcome of every sum from so much up, unless a band above has it; the last has no limit. */
export type Band = { readonly outcomeId: OutcomeId; readonly from: Limit | null };
/** From the highest sum down: whether high is good is their order. */
export type Bands = readonly [Band, Band, ...Band[]];

/** What a natural double does whatever the sum: always, or only to a roll that would have that outcome. */
export type Natural = {
  readonly dice: 'doubleOne' | 'doubleSix';
  readonly insteadOf?: OutcomeId;
  readonly outcomeId: OutcomeId;
};

/** With a switch that is on, a roll that would have the one outcome has the other. */
export type Turned = {
  readonly input: BreakTestInputId;
  readonly from: OutcomeId;
  readonly to: OutcomeId;
};

/** What an outcome does to a counter: so many D6 more; or as many fewer as the unit's number says. */
export type OutcomeCounts = { readonly outcomes: readonly OutcomeId[]; readonly counter: CounterId } & (
  | { readonly addsDice: number }
  | { readonly takes: BreakTestInputId; readonly most: number }
);

/**
 * A test as data: 2D6 and what is added to them, against bands. The characteristics and the counters that
 * limits read are inputs that are proposed from the unit.
 */
export type RolledTest = Omit<UnitTest, 'resolve'> & {
  readonly adds: readonly Addend[];
  readonly bands: Bands;
  /** Other bands while a switch is on, such as a type of troops; the first that is on counts. */
  readonly bandsIf?: readonly { readonly input: BreakTestInputId; readonly bands: Bands }[];
  readonly naturals?: readonly Natural[];
  /** What the unit is may turn outcomes into others. */
  readonly statuses?: readonly Status[];
  readonly turned?: readonly Turned[];
  /** A switch that decides the test without a roll. */
  readonly decides?: { readonly input: BreakTestInputId; readonly outcomeId: OutcomeId };
  /** The switch with which the outcomes of the usual way to re-roll are rolled again. */
  readonly rerollIf?: BreakTestInputId;
  readonly counts?: readonly OutcomeCounts[];
};

const DOUBLES = { doubleOne: 2, doubleSix: 12 } as const;

/**
 * The test declared by this data. Without a value that its limits need it has no limits and no odds. Throws
 * on an outcome that it does not have, which is a mistake in the program.
 */
export function rolledTest(test: RolledTest): UnitTest {
  return { ...test, resolve: (answers) => resolve(test, answers) };
}

function resolve(test: RolledTest, answers: BreakTestAnswers): BreakTestResult {
  const { decides, counts = [] } = test;
  const decider = decides && answers[decides.input] === true && inputOf(test, decides.input);
  if (decides && decider) {
    const outcome = outcomeNamed(test, decides.outcomeId);
    const values = { label: decider.label, outcome: outcome.label };
    return settledAs(outcome, { reasons: [{ key: 'decides', values }] });
  }
  const unit = unitIn(test, answers);
  const bands = limitedBands(test, answers, unit);
  const sums = addedBy(test, answers);
  const added = sums.reduce((sum, { values }) => sum + values.points, 0);
  const missing = bands === null;
  const turns = turnsOf(test, answers, unit);
  const turn = (id: OutcomeId) => turns.reduce((now, { from, to }) => (now === from.id ? to.id : now), id);
  const thresholds = missing ? [] : merged(test, limits(bands, added), turn);
  const naturals = missing ? [] : naturalsOf(test, limits(bands, added), turn);
  const reroll = test.rerollIf !== undefined && answers[test.rerollIf] === true;
  const rolled = reroll && inputOf(test, test.rerollIf ?? '');
  const changes = counts.flatMap((each) => changesOf(each, answers));
  return rollsOnThresholds({
    thresholds,
    modifier: 0,
    added,
    reroll,
    doubleOnePasses: false,
    ...(naturals.length > 0 ? { naturals } : {}),
    ...(changes.length > 0 ? { changes } : {}),
    reasons: [
      missing ? { key: 'valueMissing', values: {} } : against(test, unit),
      ...sums,
      ...turns.map(
        ({ label, from, to }): BreakTestReason => ({
          key: 'becomes',
          values: { label, from: from.label, to: to.label },
        }),
      ),
      ...naturals.map(
        ({ total, outcomeId }): BreakTestReason => ({
          key: 'natural',
          values: { total, outcome: outcomeNamed(test, outcomeId).label },
        }),
      ),
      ...(rolled ? [{ key: 'rolledAgain', values: { label: rolled.label } } as const] : []),
    ],
  });
}

/** The unit as its inputs tell it: its counters and its profile. */
function unitIn(test: RolledTest, answers: BreakTestAnswers): CountedProfile {
  const counts: Record<string, number> = {};
  const profile: Record<string, number> = {};
  for (const input of test.inputs) {
    const { fromUnit } = input;
    if (typeof fromUnit !== 'object') continue;
    const value = answers[input.id] ?? (input.input === 'number' ? input.default : false);
    if (value === null) continue;
    if ('counter' in fromUnit) counts[fromUnit.counter] = Number(value);
    else profile[fromUnit.profile] = Number(value);
  }
  return { counts, profile };
}

type LimitedBand = { readonly outcomeId: OutcomeId; readonly from: number | null };

/** The bands that count with these answers, with their limits; null while one of them is not known. */
function limitedBands(
  test: RolledTest,
  answers: BreakTestAnswers,
  { profile }: CountedProfile,
): readonly LimitedBand[] | null {
  const bands = test.bandsIf?.find(({ input }) => answers[input] === true)?.bands ?? test.bands;
  const limited = bands.map(({ outcomeId, from }) => ({
    outcomeId,
    from: from === null ? null : limitOf(from, profile),
    isOpen: from === null,
  }));
  return limited.some(({ from, isOpen }) => from === null && !isOpen) ? null : limited;
}

/** The bands as limits on the natural total, ascending. */
function limits(
  bands: readonly LimitedBand[],
  added: number,
): readonly { readonly outcomeId: OutcomeId; readonly upTo: number | null }[] {
  return bands
    .map(({ outcomeId }, index) => {
      const above = bands[index - 1]?.from ?? null;
      return { outcomeId, upTo: above === null ? null : above - added - 1 };
    })
    .toReversed();
}

/** The limits with the outcomes that they have in force; neighbours of one outcome are one limit. */
function merged(
  test: RolledTest,
  ascending: ReturnType<typeof limits>,
  turn: (id: OutcomeId) => OutcomeId,
): readonly Threshold[] {
  const inForce = ascending.map(({ outcomeId, upTo }) => {
    const { id, counts } = outcomeNamed(test, turn(outcomeId));
    return { outcomeId: id, counts, upTo };
  });
  return inForce.filter(({ outcomeId }, index) => inForce[index + 1]?.outcomeId !== outcomeId);
}

function naturalsOf(
  test: RolledTest,
  ascending: ReturnType<typeof limits>,
  turn: (id: OutcomeId) => OutcomeId,
): readonly NaturalTotal[] {
  return (test.naturals ?? []).flatMap(({ dice, insteadOf, outcomeId }) => {
    const total = DOUBLES[dice];
    const would = ascending.find(({ upTo }) => upTo === null || total <= upTo)?.outcomeId;
    if (insteadOf !== undefined && would !== insteadOf) return [];
    const { id, counts } = outcomeNamed(test, turn(outcomeId));
    return [{ total, outcomeId: id, counts }];
  });
}

type Turn = { readonly label: string; readonly from: Outcome; readonly to: Outcome };

/** What turns outcomes into others: first what the unit is, then the switches. */
function turnsOf(test: RolledTest, answers: BreakTestAnswers, unit: CountedProfile): readonly Turn[] {
  const declared = (id: OutcomeId) => test.outcomes.find((outcome) => outcome.id === id);
  const byStatus = statusesOf(test.statuses ?? [], unit).flatMap(({ label, outcomes = {} }) =>
    Object.entries(outcomes).flatMap(([before, after]) => {
      const [from, to] = [declared(before), declared(after)];
      return from && to ? [{ label, from, to }] : [];
    }),
  );
  const bySwitch = (test.turned ?? []).flatMap(({ input, from, to }) => {
    const found = inputOf(test, input);
    return answers[input] === true && found
      ? [{ label: found.label, from: outcomeNamed(test, from), to: outcomeNamed(test, to) }]
      : [];
  });
  return [...byStatus, ...bySwitch];
}

function addedBy(test: RolledTest, answers: BreakTestAnswers) {
  return test.adds.flatMap(({ input: id, each }) => {
    const input = inputOf(test, id);
    const answer = answers[id] ?? (input?.input === 'number' ? input.default : false);
    const points = each * Number(answer ?? 0);
    return points === 0 || !input ? [] : [{ key: 'added', values: { label: input.label, points } } as const];
  });
}

function against(test: RolledTest, { profile }: CountedProfile): BreakTestReason {
  const input = test.inputs.find(({ id }) => id === test.valueInput);
  const from = input?.fromUnit;
  const value = typeof from === 'object' && 'profile' in from ? profile[from.profile] : undefined;
  const isHighGood = outcomeNamed(test, test.bands[0].outcomeId).counts === 'held';
  return {
    key: isHighGood ? 'reach' : 'against',
    values: { label: test.characteristic, value: value ?? 0 },
  };
}

function changesOf(rule: OutcomeCounts, answers: BreakTestAnswers): readonly CounterChange[] {
  const { counter, outcomes } = rule;
  if ('addsDice' in rule) return outcomes.map((outcomeId) => ({ outcomeId, counter, dice: rule.addsDice }));
  const by = Math.min(rule.most, Number(answers[rule.takes] ?? 0));
  return by === 0 ? [] : outcomes.map((outcomeId) => ({ outcomeId, counter, by: 0 - by }));
}

function inputOf(test: RolledTest, id: BreakTestInputId): BreakTestInput | undefined {
  return test.inputs.find((input) => input.id === id);
}

function outcomeNamed(test: RolledTest, id: OutcomeId): Outcome {
  const found = test.outcomes.find((outcome) => outcome.id === id);
  if (!found) throw new Error(`The test "${test.id}" has no outcome "${id}"`);
  return found;
}
