import { remembered } from '@/plain/remembered';
import {
  type Edition,
  editionOf,
  type Readings,
  type ScoreSheet,
  tableOfEdges,
  type Victory,
  type VictoryVariant,
  type WoundPoolRules,
  withReadings,
} from '@/rules/index';
import type { Battle } from './battle';
import { OWN_TABLE } from './setup';

/** The edition a battle is fought by. Throws for an unknown one: `parse-entry` lets no such battle through. */
export function editionOfBattle(battle: Pick<Battle, 'editionId'>): Edition {
  const edition = editionOf(battle.editionId);
  if (!edition) throw new Error(`Unknown edition "${battle.editionId}"`);
  return edition;
}

/**
 * How the battle is won: the edition's rules with the Victory Points and the tournament table that were agreed. What was agreed and is
 * not known here counts as not agreed. Undefined for an edition without victory rules.
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

/** The mission that was chosen, by its id and name; undefined where the edition has none, or nobody has said. */
export function missionOf({
  editionId,
  setup,
}: Pick<Battle, 'editionId' | 'setup'>): Pick<VictoryVariant, 'id' | 'label' | 'source'> | undefined {
  const { victory } = editionOfBattle({ editionId });
  return victory?.missions ? victory.variants?.find(({ id }) => id === setup.victoryRules) : undefined;
}

/** The battle's combat score sheet. Throws where its edition has none: such a battle opens no combat. */
export function sheetOf(battle: Pick<Battle, 'editionId'>): ScoreSheet {
  const { combat } = editionOfBattle(battle);
  if (!combat) throw new Error(`The edition "${battle.editionId}" has no combat score`);
  return combat;
}

/** Whether a battle of this edition can be fought: by a combat score sheet, else with wound pools. */
export function isFought({ combat, woundPools }: Edition): boolean {
  return combat !== undefined || woundPools !== undefined;
}

/** Whether the battle's combats are assaults with wound pools. */
export function fightsWithPools(battle: Pick<Battle, 'editionId'>): boolean {
  const { combat, woundPools } = editionOfBattle(battle);
  return combat === undefined && woundPools !== undefined;
}

/** Whether shooting attacks are settled step by step in this battle. */
export function hasShooting(battle: Pick<Battle, 'editionId'>): boolean {
  return fightsWithPools(battle) && editionOfBattle(battle).woundPools?.shooting !== undefined;
}

/** The close combat of the battle's edition as this table reads it. Throws where the edition has no wound pools. */
export function bookOf(battle: Pick<Battle, 'editionId' | 'readings'>): WoundPoolRules {
  const { woundPools } = editionOfBattle(battle);
  if (!woundPools) throw new Error(`The edition "${battle.editionId}" has no wound pools`);
  return bookAsRead(woundPools, battle.readings);
}

/** The same book for the same readings, so that what is worked out of it can be remembered. */
const bookAsRead = remembered(withReadings);

/** The readings that are in force. Throws where the edition has no wound pools. */
export function readingsOf(battle: Pick<Battle, 'editionId' | 'readings'>): Readings {
  return bookOf(battle).readings;
}
