import type { WrittenList } from './written-list';

/** Lists of kinds that were read wrong before, each with what a player would say stands in it. */
export const HARD_LISTS: readonly WrittenList[] = [
  {
    what: 'what a single model rides, in the short text of Army Builder',
    format: 'armyBuilder',
    source: `600 Pts - Orcs of the Fen - Mud

1 Big Orc @ 186.0 Pts
     General; Cleaver
     1 Wyvern @ [0.0] Pts
30 Fen Orcs @ 214.0 Pts
     Full Command; Shield
     1 Boss @ [15.0] Pts
1 Fen Chariot @ 90.0 Pts
     2 Drivers @ [0.0] Pts
10 Wolf Riders @ 110.0 Pts
     Spear; Musician

Models in Army: 43

Total Army Cost: 600.0`,
    army: 'Orcs of the Fen',
    statedTotal: 600,
    units: '186 1 Big Orc G\n214 31 Fen Orcs\n90 1 Fen Chariot\n110 10 Wolf Riders',
  },
  {
    what: 'Markdown whose dashes lost their spaces',
    format: 'owbText',
    source: `## Fen [320 pts]
Warhammer: The Old World, Orc & Goblin Tribes

### Characters [120 pts]
-Orc Bigboss [120 pts]
-# (General, Choppa)

### Core Units [200 pts]
-20 Orc Mob [200 pts]
-# (Shields, Boss, Standard bearer)`,
    army: 'Orc & Goblin Tribes',
    statedTotal: 320,
    units: '120 1 Orc Bigboss G\n200 20 Orc Mob',
  },
  {
    what: 'an army named in German',
    format: 'owbText',
    source: `===
Waldjagd [316 Pkte.]
Warhammer: The Old World, Reiche der Waldelfen, Offene Feldschlacht
===

++ Charaktere [210 Pkte.] ++

Lichtungsfürst [210 Pkte.]
- General

++ Kerneinheiten [106 Pkte.] ++

8 Waldwächter [106 Pkte.]
- Musiker`,
    army: 'Wood Elf Realms',
    statedTotal: 316,
    units: '210 1 Lichtungsfürst G\n106 8 Waldwächter',
  },
  {
    what: 'an army that Warhammer has, at a size of The Ninth Age',
    format: 't9aNewRecruit',
    source: 'Ann - Dark Elves\n1580 - Oracle, General\n1260 - Priest, BSB\n1165 - 23 Blades, full command',
    army: 'Dread Elves',
    statedTotal: null,
    units: '1580 1 Oracle G\n1260 1 Priest B\n1165 23 Blades',
  },
  {
    what: 'a rank behind a dash, a title that calls the army a list, points on some units',
    format: 'handTyped',
    source: `Lizardmen 2,400 point list

Lords
Old Blood - General, Red Fury - 445
Heroes
Skink Priest, level 2
Core
24 Saurus Warriors w/ full command
10 Skink Skirmishers - 70
Special
3 Flyers
Rare
1 Salamander - 80`,
    army: 'Lizardmen',
    statedTotal: 2400,
    units: `445 1 Old Blood G
? 1 Skink Priest
? 24 Saurus Warriors
70 10 Skink Skirmishers
? 3 Flyers
80 1 Salamander`,
  },
  {
    what: 'the total above the units, a unit that is called a General',
    format: 'handTyped',
    source: `Total: 1500
Empire

General of the Empire
Captain BSB
10 Knights 230 pts
20 Halberdiers
Great Cannon 120 pts`,
    army: 'Empire',
    statedTotal: 1500,
    units: '? 1 General of the Empire\n? 1 Captain B\n230 10 Knights\n? 20 Halberdiers\n120 1 Great Cannon',
  },
  {
    what: 'a part that says its points, with one unit in it; a name that was lost',
    format: 'handTyped',
    source: `I am taking this to a tournament.

Characters: 694 (215 in chariots)

Archmage: General
Lvl 4, Silver Wand

Lvl 2, Seer staff, rides Tall chariot
185+85 = 270

Core: 450

20 spearmen
Full command

Rare: 200

2 Great Bolt Throwers

Total: 1344`,
    army: null,
    statedTotal: 1344,
    units:
      '? 1 Archmage G\n270 1 Tall chariot\n450 20 spearmen\n100 1 Great Bolt Thrower\n100 1 Great Bolt Thrower',
  },
  {
    what: 'points first, missing on some units',
    format: 't9aNewRecruit',
    source: `Sylvan Elves
550 - Forest Prince, General
20 Heath Riders, Bows
300 - 25 Forest Guard
?? - Tree Elder, Wizard Master
180 - 6 Wild Huntsmen`,
    army: 'Sylvan Elves',
    statedTotal: null,
    units: `550 1 Forest Prince G
? 20 Heath Riders
300 25 Forest Guard
? 1 Tree Elder
180 6 Wild Huntsmen`,
  },
  {
    what: 'points first, with nothing in front of the dash of some units',
    format: 't9aNewRecruit',
    source: `Beast Herds
 - Beast Lord, General, Great Weapon
245 - 20 Wildhorn Herd, Musician
 - 5 Gargoyles
180 - 2 Razortusk Chariots
4500`,
    army: 'Beast Herds',
    statedTotal: 4500,
    units: '? 1 Beast Lord G\n245 20 Wildhorn Herd\n? 5 Gargoyles\n180 2 Razortusk Chariots',
  },
  {
    what: 'Markdown of New Recruit, some units with nothing below them',
    format: 'newRecruitTow',
    source: `Night Host - Dark Elves - [1110pts]

## Characters [510pts]
Night Lord [310pts]: General, Lance
Night Captain [200pts]: Battle Standard Bearer [Hydra Banner]
## Core [500pts]
20x Spears [230pts]: Standard bearer, Musician
• 20x Spear: Shield
12x Bolts [150pts]
5x Riders [120pts]: Musician
## Rare [100pts]
1x Hydra [100pts]
• 2x Handlers`,
    army: 'Dark Elves',
    statedTotal: 1110,
    units: `310 1 Night Lord G
200 1 Night Captain B
230 20 Spears
150 12 Bolts
120 5 Riders
100 1 Hydra`,
  },
  {
    what: 'compact text without a title, one unit without points',
    format: 'owbText',
    source: `Prince [180 pts]
(Lance, General)

20 Spearmen [200 pts]
(Spears, Standard bearer [War Banner], Musician)

5 Silver Helms
(Lances, Shields)

Great Eagle [60 pts]`,
    army: null,
    statedTotal: null,
    units: '180 1 Prince G\n200 20 Spearmen\n? 5 Silver Helms\n60 1 Great Eagle',
  },
  {
    what: 'French of New Recruit, the army in a title with its size',
    format: 't9aNewRecruit',
    source: `Armée des Comtes Vampires - 2000 pts

450 - Seigneur, Général, Lance
160 - Nécromancien, Porteur de la Grande Bannière
230 - 40 Squelettes, Musicien, Porte-étendard
150 - 20 Goules, État-major complet
990`,
    army: 'Vampire Counts',
    statedTotal: 990,
    units: '450 1 Seigneur G\n160 1 Nécromancien B\n230 40 Squelettes\n150 20 Goules',
  },
  {
    what: 'German of New Recruit',
    format: 't9aNewRecruit',
    source: `Karl - Dunkelelfen
450 - Fürst, General, Lanze
160 - Meister, Armeestandartenträger
230 - 20 Krieger, Musiker, Standartenträger
120 - 5 Reiter, Kommandoeinheit
960 Punkte`,
    army: 'Dark Elves',
    statedTotal: 960,
    units: '450 1 Fürst G\n160 1 Meister B\n230 20 Krieger\n120 5 Reiter',
  },
];
