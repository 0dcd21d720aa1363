import type { Source } from '../../source';

/*
 * The witnesses that many numbers of this edition share. The rulebook itself was not readable: three hold its tables
 * and steps, each made by players without the others. What rests on one of them alone, or where they differ, is a
 * reading and an open question of SOURCES.md.
 */

const Q = 'https://github.com/Kradath/Quickhammer, resources/js/components/CoreRules.vue';
const T = 'https://github.com/Tarvorix/H2, HH_Principles.md, HH_Rules_Battle.md, HH_Tables.md';
const B3 = 'https://github.com/BSData/horus-heresy-3rd-edition';

/** What two witnesses agree on. */
export const FIGHT: Source = { at: `${Q} and ${T}: the Fight Sub-phase`, standing: 'text' };
export const TABLES: Source = { at: `${Q} and ${T}: Wound and Ballistic Skill Tables`, standing: 'text' };
export const CHECKS: Source = { at: `${Q} and ${T}: Characteristic Checks`, standing: 'text' };
export const STATUSES: Source = { at: `${Q} and ${T}: Tactical Statuses`, standing: 'text' };
export const REPAIRED: Source = {
  at: `${STATUSES.at}; ${B3}, Special Rules.json: page 326`,
  standing: 'text',
};
export const CHALLENGE: Source = {
  at: `${Q}: Challenge Sub-phase; https://github.com/rweyrauch/hh3_challenge2, src/engine`,
  standing: 'text',
};
export const RESOLUTION: Source = { at: `${Q} and ${T}: the Resolution Sub-phase`, standing: 'text' };
export const CHARGING: Source = { at: `${Q} and ${T}: the Charge Sub-phase`, standing: 'text' };
export const REACTIONS: Source = { at: `${Q}: Base Reaction Allotment`, standing: 'text' };
export const STRUCTURE: Source = { at: `${Q}: Turn Sequence; Play Core Mission`, standing: 'text' };
export const SPECIAL_RULES: Source = { at: `${B3}, Special Rules.json: pages 293 to 339`, standing: 'text' };
export const STANDARDS: Source = { at: `${B3}, Wargear.json: vexilla and standards`, standing: 'text' };
export const MISSIONS: Source = {
  at: 'https://github.com/Kradath/Quickhammer, resources/js/components/Header.vue: Core Missions',
  standing: 'text',
};

/** What one witness says, or where they differ. */
export const MELEE: Source = {
  at: 'The Weapon Skill Table: nine cells are printed otherwise by one of three witnesses, each by another',
  standing: 'reading',
};
export const GLANCES: Source = {
  at: 'https://github.com/Tarvorix/H2, HH_Principles.md: Vehicle Damage Table, and a natural 1 of an Armour Penetration Test, which is a Test',
  standing: 'reading',
};
export const CONTROL: Source = {
  at: 'https://github.com/Tarvorix/H2, HH_Battle_AOD.md: Tactical Strength of one unit against one',
  standing: 'reading',
};
export const COVER: Source = { at: 'Which cover gives which save was not gathered', standing: 'reading' };
export const OWN: Source = { at: 'The mission that the players agreed on', standing: 'reading' };
