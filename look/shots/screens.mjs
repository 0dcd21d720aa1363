import { ASSAULT_SCREENS } from './screens/assault.mjs';
import { BATTLE_SCREENS } from './screens/battle.mjs';
import { CLUB_SCREENS } from './screens/club.mjs';
import { PLAIN_SCREENS } from './screens/plain.mjs';
import { REVIEW_SCREENS } from './screens/review.mjs';

/** @typedef {import('playwright').Page} Page */
/** @typedef {import('./stage.mjs').Stage} Stage */
/** @typedef {import('./stage.mjs').Scene} Scene */

/**
 * @typedef {object} Screen
 * @property {string} name
 * @property {readonly Scene[]} [needs] what it shows
 * @property {(stage: Stage) => string} address
 * @property {(page: Page) => Promise<void>} [show] waits for it, and opens what it is about
 * @property {true} [fresh] on a phone that has nothing yet
 * @property {true} [ofBattle] in a battle or over it: there a finger is in a hurry, and every control is
 * larger
 */

/** Every screen and sheet. @type {readonly Screen[]} */
export const SCREENS = [
  ...PLAIN_SCREENS,
  ...BATTLE_SCREENS,
  ...ASSAULT_SCREENS,
  ...REVIEW_SCREENS,
  ...CLUB_SCREENS,
];
