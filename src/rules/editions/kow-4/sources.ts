import type { Source } from '../../source';

/*
 * The witnesses that many numbers of this edition share. The rulebook itself was not readable: what rests on
 * one witness, or only on the 3rd edition, is a reading and an open question of SOURCES.md.
 */

const COMPANION = 'https://github.com/nimbrethil81/warboss-companion-dev, data/systems/kow-training.json';

/** What two witnesses of the 4th edition agree on. */
export const NERVE: Source = {
  at: 'https://www.bleufish.uk/post/contemplation-of-4th-edition and warboss-companion-dev, q_morale_001 to q_morale_008',
  standing: 'text',
};
export const HOLD_YOUR_GROUND: Source = { at: `${COMPANION} q_morale_003`, standing: 'text' };
export const DOOMED: Source = { at: `${COMPANION} q_morale_010`, standing: 'text' };
export const WITHDRAW: Source = { at: `${COMPANION} q_morale_004, q_morale_005`, standing: 'text' };
export const WAVERING: Source = { at: `${COMPANION} q_morale_002, wavering_status`, standing: 'text' };
export const INSPIRING: Source = { at: `${COMPANION} q_special_rules_004`, standing: 'text' };
export const IRON_RESOLVE: Source = { at: `${COMPANION} q_morale_011`, standing: 'text' };
export const STRIKING: Source = {
  at: `${COMPANION} q_melee_001, q_melee_004, q_melee_007, individual`,
  standing: 'text',
};
export const LENGTH: Source = { at: `${COMPANION} q_scenario_001`, standing: 'text' };
export const PHASES: Source = {
  at: 'https://www.manticgames.com/news/kings-of-war-4th-edition-the-combat-phase/',
  standing: 'text',
};
export const PROFILES: Source = {
  at: 'https://github.com/denlockhart/denlockhart.github.io, projects/kow-army-builder: profiles of the Mantic Companion',
  standing: 'text',
};
export const DEVASTATED_STRENGTH: Source = {
  at: 'https://www.bleufish.uk/post/contemplation-of-4th-edition, Devastated: Unit Strength, rounding not said',
  standing: 'reading',
};
export const REGENERATION: Source = {
  at: 'https://github.com/BSData/kingsofwar, Kings of War 3.gst: Regeneration, how many dice (3rd edition)',
  standing: 'reading',
};
export const FEARLESS: Source = {
  at: 'Fearless beside one Nerve value: not found; 3rd edition: does not waver',
  standing: 'reading',
};
export const MODIFIERS: Source = {
  at: 'Brutal, Dread, Shattering, Rallying, Staying Stone: which change the roll in the 4th edition was not read',
  standing: 'reading',
};
export const ONE_TEST: Source = {
  at: 'One Nerve test for each damaged unit and phase: 3rd edition FAQ, https://ro.scribd.com/document/451095008',
  standing: 'reading',
};
export const NO_DAMAGE_NO_TEST: Source = {
  at: 'No damage in the phase, no test; one test after all attacks of a combat',
  standing: 'reading',
};
