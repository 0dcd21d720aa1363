import { complement, type Fraction, multiply, ONE, ZERO } from '../dice/fraction';
import { chanceOfNeed } from '../dice/one-die';
import type { Source } from '../source';

/** What a unit may be for a time, and what takes it off. */
export type UnitStatus = {
  /** Permanent, camelCase: logs refer to it. */
  readonly id: string;
  readonly label: string;
  /** The label under a die, which is narrow; missing: the label fits. */
  readonly short?: string;
  /** What it keeps the unit from, in a few words. */
  readonly hint: string;
  /** The characteristic of the check that takes it off at the end of the turn. */
  readonly check: 'cool' | 'leadership';
  /** It takes the place of all others. */
  readonly dropsOthers?: true;
  /** The fate of a unit that has it; missing: unchanged. */
  readonly fate?: 'fleeing';
  /** A vehicle never has it. */
  readonly neverVehicles?: true;
  /** Its shots are Snap Shots; missing: they are not. */
  readonly snapShots?: true;
};

export type StatusRules = {
  readonly statuses: readonly UnitStatus[];
  /** The step at which a unit with any of them strikes. */
  readonly step: number;
  /** The roll with which a vehicle takes one off, unless its rules say another. */
  readonly repair: number;
  readonly source: Source;
};

/** The statuses of a unit once this one is added: the same again changes nothing. */
export function withStatus(rules: StatusRules, has: readonly string[], added: string): readonly string[] {
  const status = rules.statuses.find(({ id }) => id === added);
  if (has.includes(added)) return has;
  if (status?.dropsOthers) return [added];
  const alone = rules.statuses.some(({ id, dropsOthers }) => dropsOthers && has.includes(id));
  return alone ? has : [...has, added];
}

/** The chances to take off at least one status, and all of them: by a check each, or by a vehicle's one repair. */
export function removalChances(
  rules: StatusRules,
  has: readonly string[],
  by: { readonly checks: (check: UnitStatus['check']) => Fraction } | { readonly repair: number | null },
): { readonly one: Fraction; readonly all: Fraction } {
  if (has.length === 0) return { one: ZERO, all: ONE };
  if ('repair' in by) {
    const one = chanceOfNeed(by.repair ?? rules.repair);
    return { one, all: has.length === 1 ? one : ZERO };
  }
  const each = has.map((id) => by.checks(rules.statuses.find((status) => status.id === id)?.check ?? 'cool'));
  return {
    one: complement(each.map(complement).reduce(multiply, ONE)),
    all: each.reduce(multiply, ONE),
  };
}

/** The step at which a unit strikes: its own, or that of any status. */
export function statusStep(rules: StatusRules, step: number, hasStatus: boolean): number {
  return hasStatus ? rules.step : step;
}
