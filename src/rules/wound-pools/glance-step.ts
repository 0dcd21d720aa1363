import { glanced, glanceStatus } from './glances';
import { partOf, type WoundPoolRules } from './wound-pool-rules';

/** A unit that is struck, as far as glances look at it. */
type Glanced = {
  readonly models: readonly { readonly statuses?: readonly string[] }[];
  readonly outcomes: readonly { readonly status?: string }[];
};

/** The statuses of the struck unit: those with which the step began, and those of glances since. */
export function statusesIn({ models, outcomes }: Glanced): readonly string[] {
  const began = models.flatMap(({ statuses = [] }) => statuses);
  return [...new Set([...began, ...outcomes.flatMap(({ status }) => status ?? [])])];
}

/** What that roll for a glance does to the unit: a status, or Hull Points for one that it has. */
export function glanceOn(
  { glances, statuses }: WoundPoolRules,
  state: Glanced,
  roll: number,
): { readonly status: string; readonly label: string; readonly lost: number } {
  const rules = partOf(glances, 'glances');
  const status = glanceStatus(rules, roll);
  return {
    status,
    label: shortOf(statuses, status),
    lost: glanced(rules, statusesIn(state), [roll]).hullPointsLost,
  };
}

function shortOf(rules: WoundPoolRules['statuses'], status: string): string {
  const { label = status, short = label } = rules?.statuses.find(({ id }) => id === status) ?? {};
  return short;
}
