import { statusesOf } from '@/battle/army/statuses';
import { fateOf, healthOf, isOnTable, modelsLeft, victoryUnit, woundsOnLast } from '@/battle/state/army';
import type { ArmyUnit } from '@/battle/state/battle';
import { EMPTY_UNIT, type Mark, startingHealth, type Unit, type UnitDraft } from '@/battle/state/unit';
import {
  countsCosts,
  type Edition,
  type Fate,
  isWeakened,
  type UnitFact,
  unitWorth,
  type VictoryLine,
} from '@/rules/index';

/** Marks that an army has only once: a copy of a unit does not get them. */
const ONE_OF_A_KIND: readonly Mark[] = ['general', 'battleStandard'];
/** Facts with another control: the marks of the unit, and its number of models. */
const ENTERED_ELSEWHERE: readonly UnitFact['id'][] = ['models', 'standard', 'battleStandard', 'musician'];

/** The state of a unit, as its row shows it. Health and losses in Health Points. */
export type UnitStanding = {
  readonly fate: Fate;
  readonly onTable: boolean;
  readonly health: number;
  readonly start: number;
  readonly lost: number;
  readonly models: number;
  /**
   * The count for the text: models, or the Health Points of a single model; null: nobody said how many models
   * there are.
   */
  readonly left: { readonly now: number; readonly start: number; readonly woundsOnLast: number } | null;
  /** The rulebook's word for a unit with so few left, or null. */
  readonly weakened: string | null;
  /** What it is for a time, in the rulebook's words, where it says more than its fate. */
  readonly statuses: readonly string[];
  /** The Victory Points that the enemy gets for it now; null if the edition does not count units by cost. */
  readonly worth: VictoryLine | null;
};

/** The state of the unit by that edition. */
export function unitStanding(edition: Edition, army: ArmyUnit): UnitStanding {
  const { unit } = army;
  const rules = edition.victory?.points;
  const asEnemySees = victoryUnit(army, edition);
  const health = healthOf(army);
  const start = startingHealth(unit);
  const models = modelsLeft(army);
  const onTable = isOnTable(army);
  const single = unit.models === 1;
  return {
    fate: fateOf(army),
    onTable,
    health,
    start,
    lost: unit.modelsUnsaid ? army.lost : start - health,
    models,
    left: unit.modelsUnsaid
      ? null
      : single
        ? { now: health, start, woundsOnLast: 0 }
        : { now: models, start: unit.models, woundsOnLast: woundsOnLast(army) },
    weakened:
      rules?.weakened && onTable && isWeakened(rules.weakened, asEnemySees) ? rules.weakened.label : null,
    statuses: onTable ? statusNames(edition, army) : [],
    worth: rules && countsCosts(rules) ? unitWorth(rules, asEnemySees) : null,
  };
}

/** Without those that the unit's fate says already. */
function statusNames({ woundPools }: Edition, army: ArmyUnit): readonly string[] {
  const has = statusesOf(army);
  return (woundPools?.statuses?.statuses ?? [])
    .filter(({ id, fate }) => has.includes(id) && fate === undefined)
    .map(({ label }) => label);
}

/** The facts that the edition asks for, without marks and models. */
export function askedFacts(edition: Edition): readonly UnitFact[] {
  return (edition.unitFacts ?? []).filter(({ id }) => !ENTERED_ELSEWHERE.includes(id));
}

/** The marks that a copy of the unit does not get. */
export function marksNotCopied(unit: Unit): readonly Mark[] {
  return unit.marks.filter((mark) => ONE_OF_A_KIND.includes(mark));
}

/** A new unit with the same values and that name, without what an army has only once. */
export function copyOf(unit: Unit, name: string): UnitDraft {
  const { id: _, side: __, ...draft } = unit;
  const without = marksNotCopied(unit);
  return { ...EMPTY_UNIT, ...draft, name, marks: unit.marks.filter((mark) => !without.includes(mark)) };
}
