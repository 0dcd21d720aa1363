import type { WrittenList } from './written-list';

/**
 * Lists that came cut, changed by hand, in bullets of another kind, or with points on some of their units
 * only.
 */
export const ODD_LISTS: readonly WrittenList[] = [
  {
    what: 'cut at its end, a limit in its title',
    format: 'owbText',
    source: `===
Autumn cup [2250 pts]
Warhammer: The Old World, Wood Elf Realms, Open War
===

++ Characters [210 pts] ++

Glade Lord [210 pts]
- Asrai spear
- General

++ Core Units [260 pts] ++

12 Glade Guard [152 pts]
- Asrai longbows
- Musician

6 Glade Riders [108 pts]
- Asrai spears`,
    army: 'Wood Elf Realms',
    statedTotal: 2250,
    units: '210 1 Glade Lord G\n152 12 Glade Guard\n108 6 Glade Riders',
  },
  {
    what: 'the first ruler not selected',
    format: 'owbText',
    source: `Autumn cup [362 pts]
Warhammer: The Old World, Wood Elf Realms, Open War
===

++ Characters [210 pts] ++

Glade Lord [210 pts]
- General

++ Core Units [152 pts] ++

12 Glade Guard [152 pts]
- Musician`,
    army: 'Wood Elf Realms',
    statedTotal: 362,
    units: '210 1 Glade Lord G\n152 12 Glade Guard',
  },
  {
    what: 'Markdown with another total',
    format: 'owbText',
    source: `## Ash and Bone [1750 pts]
Warhammer: The Old World, Tomb Kings of Khemri, Open War

### Characters [160 pts]
* Tomb King [160 pts]
 -# (Flail, General)

### Core Units [140 pts]
* 28 Skeleton Warriors [140 pts]
 -# (Shields, Standard bearer, Musician)`,
    army: 'Tomb Kings of Khemri',
    statedTotal: 1750,
    units: '160 1 Tomb King G\n140 28 Skeleton Warriors',
  },
  {
    what: 'detachments of a regiment, which cost nothing on top of it',
    format: 'owbText',
    source: `===
Gun line [330 pts]
Warhammer: The Old World, Empire of Man, City-State of Nuln, Open War
===

++ Characters [60 pts] ++

Captain of the Empire [60 pts]
- General

++ Core Units [270 pts] ++

20 Nuln State Troops [270 pts]
- Halberds
- Standard bearer
- 10x State Missile Troops [Hand weapons + Handguns]
- 8x State Troops [Hand weapons + Shields]`,
    army: 'Empire of Man',
    statedTotal: 330,
    units: `60 1 Captain of the Empire G
270 20 Nuln State Troops
? 10 State Missile Troops
? 8 State Troops`,
  },
  {
    what: 'BattleScribe, cut before its total',
    format: 'battleScribeText',
    source: `++ Patrol (Wood Elves) [1,250pts] ++

+ Heroes +

Glade Captain [95pts]: Battle Standard, Spear

+ Core +

Glade Guard [144pts]: 12x Glade Guard, Musician`,
    army: 'Wood Elves',
    statedTotal: 1250,
    units: '95 1 Glade Captain B\n144 12 Glade Guard',
  },
  {
    what: 'squads of BattleScribe: sergeants, a line for each model, a transport',
    format: 'battleScribeText',
    source: `+ HQ +

Legion Consul [105pts]: Bolt Pistol, Warlord

+ Troops +

Breacher Squad, Legion [240pts]: 9x Breacher Troopers, Legion
. Breacher Sergeant, Legion: Power Axe
. Tall Rhino Transport: Twin Bolter

Guard Squad [180pts]
. Guard Veteran: Spear
. Guard Veteran: Spear
. Guard Champion: Glaive

Iron Kin [90pts]: 4x Iron Kin
. Kin Leader: Hammer

++ Total: [615pts] ++`,
    army: null,
    statedTotal: 615,
    units: '105 1 Legion Consul G\n240 10 Breacher Squad, Legion\n180 3 Guard Squad\n90 5 Iron Kin',
  },
  {
    what: 'the same squads, dots lost, and a dash for each',
    format: 'battleScribeText',
    source: `+ Troops +

Breacher Squad, Legion [240pts]: 9x Breacher Troopers, Legion
Breacher Sergeant, Legion: Power Axe

Guard Squad [180pts]
- Guard Veteran: Spear
- Guard Veteran: Spear
- Guard Champion: Glaive`,
    army: null,
    statedTotal: null,
    units: '240 10 Breacher Squad, Legion\n180 3 Guard Squad',
  },
  {
    what: 'Markdown of New Recruit with its models as bullets',
    format: 'newRecruitTow',
    source: `# ++ Army Roster ++ [275pts]

## High Command [95pts]
Marshal [95pts]: Sabre, Warlord

## Troops [180pts]
Lancer Squad [110pts]:
- 1x Lancer Sergeant: Sabre
- 5x Lancer: Lance
Storm Section [70pts]:
- 1x Grenadier: Bombs
- 1x Pioneer: Axe`,
    army: null,
    statedTotal: 275,
    units: '95 1 Marshal G\n110 6 Lancer Squad\n70 2 Storm Section',
  },
  {
    what: 'the short text of Army Builder with a champion and halves',
    format: 'armyBuilder',
    source: `500 Pts - Beasts of the Wood

1 Gore Lord @ 180.0 Pts
General; Axe
Old Charm [25.0]
1 * Bone Seer @ 102.5 Pts
24 Gores @ 152.5 Pts
Shield; Standard; Musician
1 Gore Father @ [12.0] Pts
30 Runts @ 65.0 Pts

Models in Army: 57
Total Army Cost: 500.0`,
    army: 'Beasts of the Wood',
    statedTotal: 500,
    units: '180 1 Gore Lord G\n102.5 1 Bone Seer\n152.5 25 Gores\n65 30 Runts',
  },
  {
    what: 'points on some units only',
    format: 'handTyped',
    source: `Wood Elves - 1.5k points

Glade Lord General on Stag
Spellweaver lvl 2
16x Glade Guard with full command
8x Wardancers
6x Wild Riders (156 pts)
1x Treeman (225)`,
    army: 'Wood Elves',
    statedTotal: null,
    units: `? 1 Glade Lord G
? 1 Spellweaver
? 16 Glade Guard
? 8 Wardancers
156 6 Wild Riders
225 1 Treeman`,
  },
  {
    what: 'points behind dashes on some units only, a size in the title',
    format: 'handTyped',
    source: `Ogre army 1850

Tyrant, General
Bruiser BSB
8 Bulls full command
4 Leadbelchers
Gorger - 75pts
Slave Giant - 175pts`,
    army: 'Ogre army',
    statedTotal: 1850,
    units: `? 1 Tyrant G
? 1 Bruiser B
? 8 Bulls
? 4 Leadbelchers
75 1 Gorger
175 1 Slave Giant`,
  },
  {
    what: 'a lord with a retinue three dots deep',
    format: 'battleScribeText',
    source: `+ HQ +

Legion Lord [260pts]: Blade, Warlord
. Command Squad
. . 3x Legion Chosen: Axe
. . Legion Standard Bearer: Sword

+ Elites +

Breaker Squad [200pts]
. Breaker Sergeant: Fist
. Breaker: Axe
. Breaker: Fist
. Small Drop Pod: Launcher`,
    army: null,
    statedTotal: null,
    units: '260 5 Legion Lord G\n200 3 Breaker Squad',
  },
  {
    what: 'a dash before every unit, points on some',
    format: 'handTyped',
    source: `My army for saturday (2k)

- Warlord, General
- Chieftain BSB
- 30 Ratmen FC - 185 pts
- 20x Slaves
- 2 Rat Ogres 80pts`,
    army: 'My army for saturday',
    statedTotal: null,
    units: `? 1 Warlord G
? 1 Chieftain B
185 30 Ratmen
? 20 Slaves
80 2 Rat Ogres`,
  },
];
