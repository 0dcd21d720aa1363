import { SIDES, type Side } from '@/rules/index';
import { unitOf } from './army';
import { type AssaultRound, livingModels } from './assault-round';
import type { ArmyUnit, Battle } from './battle';
import { type Combat, isClosed, latestRound, type Round } from './combat';
import { combatWith, engagedUnits, staysEngaged } from './engaged';
import type { UnitId, UnitKey } from './ids';

/** Whether the unit, or the unit that it has joined, left the combat after that round. */
export function hasGone(round: Round | undefined, { unit, joined }: ArmyUnit): boolean {
  if (!round) return false;
  return hasLeft(round, unit.id) || (joined !== undefined && hasLeft(round, joined));
}

/** Whether the unit left the combat after that round: it fled, or got away from its pursuers. */
function hasLeft({ fled, tests }: Round, id: UnitId): boolean {
  const pursuit = tests.find(({ unitId }) => unitId === id)?.pursuit;
  return fled.includes(id) || (pursuit?.caught === false && pursuit.meant === undefined);
}

/**
 * The sides of the combat whose units are all gone: destroyed, fled, or fallen back. Only where the players
 * named units, and not in a shooting attack.
 */
export function goneSides(battle: Battle, combat: Combat): readonly Side[] {
  const round = latestRound(combat);
  if (!round || combat.shotBy) return [];
  if (round.assault) return goneFrom(round.assault);
  const named = [...combat.unitIds, ...combat.rounds.flatMap(({ lostAtStart }) => Object.keys(lostAtStart))];
  return SIDES.filter(
    (side) =>
      named.some((id) => unitOf(battle, id as UnitId)?.unit.side === side) &&
      !engagedUnits(battle, combat, side).some((army) => staysEngaged(army) && !hasGone(round, army)),
  );
}

/** The sides that a closed round of an assault left nobody to fight with; none while a loser has yet to test. */
function goneFrom({ groups, outcome, tests, aftermath }: AssaultRound): readonly Side[] {
  if (!outcome) return [];
  const units = SIDES.map((side) => ({
    side,
    standing: groups.filter((group) => group.side === side && livingModels(group) > 0),
  }));
  const testOf = (key: UnitKey) => tests.find(({ unitKey }) => unitKey === key);
  if (outcome.counted) {
    const left = ({ unitKey }: { readonly unitKey: UnitKey }) => aftermath?.[unitKey]?.leaves === true;
    return units.filter(({ standing }) => standing.every(left)).map(({ side }) => side);
  }
  const waits =
    outcome.next === 'morale' &&
    units.some(
      ({ side, standing }) =>
        side !== outcome.winner && standing.some(({ unitKey }) => !testOf(unitKey)?.morale),
    );
  if (waits) return [];
  return units
    .filter(({ standing }) =>
      standing.every(({ unitKey }) => {
        const end = testOf(unitKey)?.sweep?.end;
        return end === 'destroyed' || end === 'escapes';
      }),
    )
    .map(({ side }) => side);
}

/**
 * Whether nobody can fight in the combat any more: it has ended, or a side is gone when its round is closed.
 * A round that began without an enemy, and in which nothing was entered, is over, too.
 */
export function isOver(battle: Battle, combat: Combat): boolean {
  if (combat.ended) return true;
  const round = latestRound(combat);
  if (!round || (!isClosed(round) && (round.touched || round.number === 1))) return false;
  return goneSides(battle, combat).length > 0;
}

/** The combat that keeps the unit from fighting elsewhere; undefined: none, or its enemy there is gone. */
export function boundBy(battle: Battle, id: UnitId): Combat | undefined {
  const combat = combatWith(battle, id);
  return combat && !isOver(battle, combat) ? combat : undefined;
}

/** The combats in which somebody can still fight. */
export function foughtCombats(battle: Battle): readonly Combat[] {
  return battle.combats.filter((combat) => !isOver(battle, combat));
}
