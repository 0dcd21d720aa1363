import { TRANSLATED_ARMIES } from '@/army-list/languages/languages';
import type { ListFormat } from '@/army-list/list/army-list';
import { folded } from './normalise';
import { singular } from './singular';

/** The armies of The Ninth Age, each with the other ways in which lists write it. */
const ARMIES: readonly (readonly [name: string, ...others: readonly string[]])[] = [
  ['Asklanders', 'ASK', 'Åsklanders', 'Asklander', 'Warriors of the North', 'Makhar'],
  ['Beast Herds', 'BH', 'Beast Herd', 'Beastherds'],
  ['Daemon Legions', 'DL', 'Demon Legions', 'Daemonic Legions', 'Daemon Legion'],
  ['Dread Elves', 'DE', 'Dread Elf'],
  ['Dwarven Holds', 'DH', 'Dwarf Holds', 'Dwarven Hold'],
  ['Empire of Sonnstahl', 'EoS', 'Empire of Sonstahl', 'Empire of Sonnstal'],
  ['Highborn Elves', 'HBE', 'HE', 'Highborn Elf', 'High Born Elves'],
  ['Infernal Dwarves', 'ID', 'Infernal Dwarfs', 'Infernal Dwarf'],
  ['Kingdom of Equitaine', 'KoE', 'Kingdom of Equitanie', 'Kingdom of Equitain', 'Equitaine'],
  ['Ogre Khans', 'OK', 'Ogre Khan', 'Ogre Kahns', 'Ogres Khans'],
  ['Orcs and Goblins', 'OnG', 'O&G', 'Orcs & Goblins', 'Orc and Goblins', 'Orcs n Goblins'],
  ['Saurian Ancients', 'SA', 'Saurian Ancient', 'Saurians'],
  ['Sylvan Elves', 'SE', 'Sylvan Elf'],
  ['Undying Dynasties', 'UD', 'Undiying Dinasties', 'Undying Dinasties', 'Undying Dynasty'],
  ['Vampire Covenant', 'VC', 'Vampire Covenants', 'Vampire Convenant'],
  ['Vermin Swarm', 'VS', 'The Vermin Swarm', 'Vermin Swarms'],
  ['Warriors of the Dark Gods', 'WDG', 'WotDG', 'Warriors of Dark Gods', 'Warriors of the Dark God'],
  ['Hobgoblins'],
  ['Cultists'],
];

/** Those whose name other games have, too. */
const OF_SEVERAL_GAMES: readonly string[] = ['Orcs and Goblins', 'Hobgoblins', 'Cultists'];

/** Armies of the Warhammer games: not renamed, only known to be armies. */
const OTHER_ARMIES: readonly string[] = [
  'Beastmen Brayherds',
  'Beastmen',
  'Bretonnia',
  'Kingdom of Bretonnia',
  'Chaos Dwarfs',
  'Daemons of Chaos',
  'Dark Elves',
  'Dogs of War',
  'Dwarfs',
  'Dwarfen Mountain Holds',
  'Empire of Man',
  'The Empire',
  'Empire',
  'Grand Cathay',
  'High Elves',
  'High Elf Realms',
  'Lizardmen',
  'Ogre Kingdoms',
  'Orcs & Goblin Tribes',
  'Orc & Goblin Tribes',
  'Renegade Crowns',
  'Skaven',
  'Tomb Kings',
  'Tomb Kings of Khemri',
  'Vampire Counts',
  'Warriors of Chaos',
  'Wood Elves',
  'Wood Elf Realms',
];

const TRANSLATED: ReadonlyMap<string, string> = new Map(
  TRANSLATED_ARMIES.map(([written, english]): [string, string] => [folded(written), english]),
);
const BY_FOLDED_NAME: ReadonlyMap<string, string> = new Map([
  ...TRANSLATED,
  ...OTHER_ARMIES.map((name): [string, string] => [folded(name), name]),
  ...ARMIES.flatMap(([name, ...others]) =>
    [name, ...others].filter(notACode).map((written): [string, string] => [folded(written), name]),
  ),
]);
/** Words that call it a list, and its size, a year or an event's letters. */
const NAMES_A_LIST =
  /(?<![\p{L}])(?:arm[eé]e(?:\s+d(?:es|e|u))?|army(?:\s+of)?|list|roster|warband|league|tournament|gt|liste|lista|points?|pts|\d[\d,.]*|'\d{2})(?![\p{L}])/giu;
/** "Dwarf" and "High Elf" head the lists of an army as often as its name does. */
const BY_SINGULAR: ReadonlyMap<string, string> = new Map(
  OTHER_ARMIES.map((name): [string, string] => [singular(name), name]),
);
const BY_CODE: ReadonlyMap<string, string> = new Map(
  ARMIES.flatMap(([name, ...others]) =>
    others.filter((other) => !notACode(other)).map((code): [string, string] => [code, name]),
  ),
);

/** Armies of Warhammer whose name players of The Ninth Age write for the army that took its place there. */
const NINTH_AGE_NAMES: ReadonlyMap<string, string> = new Map(
  [
    ['Beastmen', 'Beast Herds'],
    ['Bretonnia', 'Kingdom of Equitaine'],
    ['Chaos Dwarfs', 'Infernal Dwarves'],
    ['Daemons of Chaos', 'Daemon Legions'],
    ['Dark Elves', 'Dread Elves'],
    ['Dwarfs', 'Dwarven Holds'],
    ['Empire', 'Empire of Sonnstahl'],
    ['The Empire', 'Empire of Sonnstahl'],
    ['High Elves', 'Highborn Elves'],
    ['Lizardmen', 'Saurian Ancients'],
    ['Ogre Kingdoms', 'Ogre Khans'],
    ['Skaven', 'Vermin Swarm'],
    ['Tomb Kings', 'Undying Dynasties'],
    ['Vampire Counts', 'Vampire Covenant'],
    ['Warriors of Chaos', 'Warriors of the Dark Gods'],
    ['Wood Elves', 'Sylvan Elves'],
  ].map(([written = '', name = '']): [string, string] => [folded(written), name]),
);

/** Armies of The Ninth Age are that large, in points; those of Warhammer are smaller. */
const NINTH_AGE_SIZE = { least: 3500, most: 5000 } as const;

/**
 * The army of a list in the name that its game has for it: "Reiche der Waldelfen" is "Wood Elf Realms", and
 * "Dark Elves" of 4,500 points in a form of The Ninth Age are "Dread Elves". An army that is not known stays
 * as it is written.
 */
export function armyInItsGame(army: string | null, format: ListFormat, points: number): string | null {
  if (army === null) return null;
  const key = folded(army);
  const isNinthAge =
    format.startsWith('t9a') && points >= NINTH_AGE_SIZE.least && points <= NINTH_AGE_SIZE.most;
  return (isNinthAge ? NINTH_AGE_NAMES.get(key) : undefined) ?? TRANSLATED.get(key) ?? army;
}

/** Whether an army, in its usual spelling, is one of The Ninth Age and of no other game. */
export function isNinthAgeArmy(army: string): boolean {
  return !OF_SEVERAL_GAMES.includes(army) && ARMIES.some(([name]) => name === army);
}

/**
 * The army that a text names, in its usual spelling, or null. A code such as "DH" has to be written as a
 * code.
 */
export function knownArmy(text: string): string | null {
  const key = folded(text);
  return BY_CODE.get(text.trim()) ?? BY_FOLDED_NAME.get(key) ?? null;
}

/** The army in a title that calls it a list, such as "Lizardmen tournament list", or null. */
export function armyInTitle(title: string): string | null {
  return knownArmy(title.replace(NAMES_A_LIST, ' '));
}

/** As `armyInTitle`, where the army stands in the singular: "DWARF 2,000 POINT ARMY". */
export function armyOfOne(title: string): string | null {
  return armyInTitle(title) ?? BY_SINGULAR.get(singular(title.replace(NAMES_A_LIST, ' '))) ?? null;
}

function notACode(written: string): boolean {
  return written.length > 5 || !/^[A-Z][A-Za-z]{0,2}[A-Z&]{1,2}$/.test(written);
}
