import {
  type AnswerRefusal,
  accepted,
  type BonusRefusal,
  type BreakTestRefusal,
  type MarginRefusal,
  type Result,
  refused,
} from '@/rules/index';
import type { AssaultRefusal } from './assault-refusal';
import type { BattleEvent } from './event';
import type { SetupRefusal } from './setup';
import type { TagRefusal } from './tags';
import type { UnitRefusal } from './unit';

/** Why an intent was refused. */
export const DECISION_REFUSALS = [
  'nothingToUndo', // undo at the start of the battle
  'nothingToRedo', // redo when nothing was undone, or something was done since
  'nothingChanged', // the value is already what was asked for
  'battleFinished', // anything but undo, redo, notes and tags after the end
  'noteMissing', // a note with nothing in it
  'noSuchEntry', // a note about an entry that the log does not have
  'noSuchCombat', // a combat that is not there, such as one taken back by undo
  'combatEnded', // anything in a combat that has ended
  'roundClosed', // answers to a round that is closed; or closing it again
  'roundOpen', // the next round, while this one is not closed
  'noBreakTest', // a break test of a side that has not lost, or an input its edition does not declare
  'valueMissing', // a roll while the characteristic has not been entered
  'notBroken', // flight of a unit that has not failed its test
  'noSuchUnit', // a unit that is not there, or not on the side it should be
  'tooManyUnits', // more than 100 units on a side; values: `max`
  'twoGenerals', // a second General; values: `name` of the one there is
  'unitInCombat', // a unit that fights in a combat cannot be removed or fight in another; values: `name`, and how the combat is called: `number`, `a`, `b`
  'unitGone', // a destroyed or fled unit cannot join a combat; values: `name`
  'unitHasNoHealth', // nothing is left to lose; values: `name`
  'onWhom', // a casualty of a side with several engaged units, and no word on whom
  'noSuchFate', // a fate its edition does not have
  'noSuchBonus', // a bonus its edition does not have
  'noMarginTable', // a table of margins where the edition leaves none to the players
  'handedOver', // anything but taking over, while another device has the writing
  'notHandedOver', // taking over a battle that was not handed over
  'notFinished', // reopening a battle that has not ended
  'noSuchPhase', // a phase that the edition's Player Turn does not have
  'turnOutOfRange', // a Game Turn below 1 or above 20; values: `max`
] as const;
export type DecisionRefusal =
  | AssaultRefusal
  | UnitRefusal
  | BonusRefusal
  | MarginRefusal
  | (typeof DECISION_REFUSALS)[number]
  | AnswerRefusal
  | BreakTestRefusal
  | SetupRefusal
  | TagRefusal;

/** The events of one gesture, the one that names it first. */
export type Events = readonly [BattleEvent, ...BattleEvent[]];
/** What was decided, or why it was refused. */
export type Decision = Result<Events, DecisionRefusal>;

/** These events as one gesture; refused where nothing would change. */
export function nonEmpty(events: readonly BattleEvent[]): Decision {
  const [first, ...rest] = events;
  return first ? accepted([first, ...rest]) : refused('nothingChanged');
}
