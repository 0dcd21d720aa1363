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

/** An army has one of each: a copy of a unit is not a second one. */
const ONE_OF_A_KIND: readonly Mark[] = ['general', 'battleStandard'];
/** Facts that are marks of the unit, or its number of models. */
const ENTERED_ELSEWHERE: readonly UnitFact['id'][] = ['models', 'standard', 'battleStandard', 'musician'];

/** How a unit stands, as its row shows it. Health and losses in Health Points. */
export type UnitStanding = {
  readonly fate: Fate;
  readonly onTable: boolean;
  readonly health: number;
  readonly start: number;
  readonly lost: number;
  readonly models: number;
  /** What is counted in words: models, or the Health Points of a single one. */
  readonly left: { readonly now: number; readonly start: number; readonly woundsOnLast: number };
  /** The rulebook's word for a unit that is reduced so far, or null. */
  readonly weakened: string | null;
  /** What it gives the enemy as it stands; null where the edition counts no Victory Points by cost. */
  readonly worth: VictoryLine | null;
};

/** How the unit stands by that edition. */
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
    lost: start - health,
    models,
    left: single
      ? { now: health, start, woundsOnLast: 0 }
      : { now: models, start: unit.models, woundsOnLast: woundsOnLast(army) },
    weakened:
      rules?.weakened && onTable && isWeakened(rules.weakened, asEnemySees) ? rules.weakened.label : null,
    worth: rules && countsCosts(rules) ? unitWorth(rules, asEnemySees) : null,
  };
}

/** The facts the edition asks for besides marks and models. */
export function askedFacts(edition: Edition): readonly UnitFact[] {
  return (edition.unitFacts ?? []).filter(({ id }) => !ENTERED_ELSEWHERE.includes(id));
}

/** The marks that a copy of the unit does not get. */
export function marksNotCopied(unit: Unit): readonly Mark[] {
  return unit.marks.filter((mark) => ONE_OF_A_KIND.includes(mark));
}

/** The unit as a fresh one of that name, without what an army has only once. */
export function copyOf(unit: Unit, name: string): UnitDraft {
  const { id: _, side: __, ...draft } = unit;
  const without = marksNotCopied(unit);
  return { ...EMPTY_UNIT, ...draft, name, marks: unit.marks.filter((mark) => !without.includes(mark)) };
}
