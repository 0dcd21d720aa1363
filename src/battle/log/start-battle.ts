import { openCombat } from '@/battle/combat/open-combat';
import { isFought } from '@/battle/state/edition-of';
import { parseSetup, type Setup, type SetupRefusal } from '@/battle/state/setup';
import { accepted, editionOf, type NoValues, type RefusalOf, type Result, refused } from '@/rules/index';
import type { Events } from './decide';

/** Why a battle was not started. */
export type StartRefusal =
  | RefusalOf<{
      // an edition that this version does not know, or whose combats cannot be fought
      unknownEdition: NoValues;
    }>
  | SetupRefusal;

/** The events of a battle's first entry: it starts, its first combat is open, its first round has begun. */
export function startBattle(editionId: string, setup: Setup): Result<Events, StartRefusal> {
  const edition = editionOf(editionId);
  if (!edition || !isFought(edition)) return refused('unknownEdition');
  const parsed = parseSetup(setup);
  if (!parsed.ok) return parsed;
  return accepted([
    { type: 'battleStarted', editionId, setup: parsed.value },
    ...openCombat({ combats: [] }, 1, edition.combat),
  ]);
}
