import type { AllocationRefusal, TogetherRefusal } from '@/rules/index';
import type { FighterRefusal } from './fighters';

/** Why something was refused in an assault. */
export const ASSAULT_REFUSALS = [
  'noAssault', // an assault's gesture in a battle that counts its combats on a score sheet
  'noCombatScore', // an answer to a score sheet in a battle that fights with wound pools
  'noSuchGroup', // a group that is not there any more
  'tooManyGroups', // more than 30 groups in a fight; values: `max`
  'mixedUnit', // groups of both sides, of two units of the armies, or vehicles and models in one unit
  'noSuchStrike', // a strike that is not one of the step in hand
  'noSuchTarget', // no enemy unit with models left
  'nothingToRoll', // dice of a strike that needs none there: it hits by itself, comes to nothing, or its hits are not known
  'moreThanRolled', // more hits than attacks, or more Wounds than hits; values: `max`
  'notThatKind', // Wounds of a kind that the strike cannot cause
  'diceMissing', // fewer dice than the roll takes; values: `need`
  'woundsWait', // strikes, groups or the end of the step, while Wounds wait to be allocated or are being so
  'nothingToAllocate', // no Wounds wait on that unit
  'stepFought', // ending a step when the ladder is done
  'nobodyTests', // a Morale check of a unit that has not lost the round, or before the round is closed
  'noSuchReading', // a question that this rulebook does not ask, or an answer it does not know
] as const;
export type AssaultRefusal =
  | (typeof ASSAULT_REFUSALS)[number]
  | FighterRefusal
  | AllocationRefusal
  | TogetherRefusal;
