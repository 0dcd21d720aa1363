import { accepted, editionOf, type Result, refused } from '@/rules/index';
import { openCombat } from './decide';
import type { Events } from './decision';
import { isFought } from './edition-of';
import { parseSetup, type Setup, type SetupRefusal } from './setup';

/** Why a battle was not started. */
export const START_REFUSALS = ['unknownEdition'] as const; // an edition this version does not know, or one whose combats cannot be fought
export type StartRefusal = (typeof START_REFUSALS)[number] | SetupRefusal;

/** The events of a battle's first entry: it starts, its first combat is open, its first round has begun. */
export function startBattle(editionId: string, setup: Setup): Result<Events, StartRefusal> {
  const edition = editionOf(editionId);
  if (!edition || !isFought(edition)) return refused('unknownEdition');
  const parsed = parseSetup(setup);
  if (!parsed.ok) return parsed;
  return accepted([
    { type: 'battleStarted', editionId, setup: parsed.value },
    ...openCombat({ combats: [] }, 1),
  ]);
}
