import { remembered } from '@/plain/remembered';
import {
  type Edition,
  editionOf,
  type Readings,
  type ScoreSheet,
  type TournamentScore,
  tableOfEdges,
  type Victory,
  type VictoryVariant,
  type WoundPoolRules,
  withReadings,
} from '@/rules/index';
import type { Battle } from './battle';
import { OWN_TABLE } from './setup';

/** The edition of the battle. Throws for an unknown one: `parse-entry` lets no such battle in. */
export function editionOfBattle(battle: Pick<Battle, 'editionId'>): Edition {
  const edition = editionOf(battle.editionId);
  if (!edition) throw new Error(`Unknown edition "${battle.editionId}"`);
  return edition;
}

/**
 * How the battle is won: the edition's rules, with the agreed way to count Victory Points and the agreed
 * tournament table. An agreed variant that this version does not know is ignored. Undefined for an edition
 * without victory rules.
 */
export function victoryOf({ editionId, setup }: Pick<Battle, 'editionId' | 'setup'>): Victory | undefined {
  const { victory } = editionOfBattle({ editionId });
  if (!victory) return undefined;
  const points = victory.variants?.find(({ id }) => id === setup.victoryRules)?.points ?? victory.points;
  const table =
    setup.table === OWN_TABLE && setup.ownTable
      ? tableOfEdges(setup.ownTable)
      : victory.tables?.find(({ id }) => id === setup.table);
  return { ...victory, points, ...(table ? { battlePoints: table } : {}) };
}

/** The chosen mission, by id and name; undefined if the edition has none or none was entered. */
export function missionOf({
  editionId,
  setup,
}: Pick<Battle, 'editionId' | 'setup'>): Pick<VictoryVariant, 'id' | 'label' | 'source'> | undefined {
  const { victory } = editionOfBattle({ editionId });
  return victory?.missions ? victory.variants?.find(({ id }) => id === setup.victoryRules) : undefined;
}

/** The tournament score that looks at scenario points and destroyed units, if one was agreed. */
export function tournamentScoreOf({
  editionId,
  setup,
}: Pick<Battle, 'editionId' | 'setup'>): TournamentScore | undefined {
  return editionOfBattle({ editionId }).victory?.scores?.find(({ id }) => id === setup.table);
}

/** The combat score sheet of the battle. Throws if its edition has none: such a battle opens no combat. */
export function sheetOf(battle: Pick<Battle, 'editionId'>): ScoreSheet {
  const { combat } = editionOfBattle(battle);
  if (!combat) throw new Error(`The edition "${battle.editionId}" has no combat score`);
  return combat;
}

/** Whether battles of this edition have combats: on a score sheet, with wound pools, or without a winner. */
export function isFought({ combat, melee, woundPools }: Edition): boolean {
  return combat !== undefined || melee !== undefined || woundPools !== undefined;
}

/** Whether nobody wins the battle's combats: units that were damaged test, and there is no score. */
export function nobodyWins(battle: Pick<Battle, 'editionId'>): boolean {
  return editionOfBattle(battle).melee !== undefined;
}

/** Whether the battle's combats are assaults with wound pools. */
export function fightsWithPools(battle: Pick<Battle, 'editionId'>): boolean {
  const { combat, woundPools } = editionOfBattle(battle);
  return combat === undefined && woundPools !== undefined;
}

/** Whether this battle resolves shooting attacks step by step. */
export function hasShooting(battle: Pick<Battle, 'editionId'>): boolean {
  return fightsWithPools(battle) && editionOfBattle(battle).woundPools?.shooting !== undefined;
}

/** Whether the phase that the turn is in is the one in which this battle's rulebook shoots. */
export function isShootingPhase(battle: Pick<Battle, 'editionId' | 'turn'>): boolean {
  if (!hasShooting(battle)) return false;
  return battle.turn.phase === editionOfBattle(battle).woundPools?.shooting?.phase;
}

/**
 * The close combat rules of the battle's edition, with the readings of this battle. Throws if the edition has
 * no wound pools.
 */
export function bookOf(battle: Pick<Battle, 'editionId' | 'readings'>): WoundPoolRules {
  const { woundPools } = editionOfBattle(battle);
  if (!woundPools) throw new Error(`The edition "${battle.editionId}" has no wound pools`);
  return bookAsRead(woundPools, battle.readings);
}

/** Returns the same book for the same readings, so that results computed from it can be cached. */
const bookAsRead = remembered(withReadings);

/** The readings in force. Throws if the edition has no wound pools. */
export function readingsOf(battle: Pick<Battle, 'editionId' | 'readings'>): Readings {
  return bookOf(battle).readings;
}
