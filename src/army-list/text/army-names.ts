import { folded } from './normalise';

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

const BY_FOLDED_NAME: ReadonlyMap<string, string> = new Map([
  ...OTHER_ARMIES.map((name): [string, string] => [folded(name), name]),
  ...ARMIES.flatMap(([name, ...others]) =>
    [name, ...others].filter(notACode).map((written): [string, string] => [folded(written), name]),
  ),
]);
const BY_CODE: ReadonlyMap<string, string> = new Map(
  ARMIES.flatMap(([name, ...others]) =>
    others.filter((other) => !notACode(other)).map((code): [string, string] => [code, name]),
  ),
);

/** The army that a text names, in its usual spelling, or null. A code such as "DH" has to be written as a code. */
export function knownArmy(text: string): string | null {
  return BY_CODE.get(text.trim()) ?? BY_FOLDED_NAME.get(folded(text)) ?? null;
}

function notACode(written: string): boolean {
  return written.length > 5 || !/^[A-Z][A-Za-z]{0,2}[A-Z&]{1,2}$/.test(written);
}
