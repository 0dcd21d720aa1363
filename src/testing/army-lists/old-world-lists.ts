import type { WrittenList } from './written-list';

const FOOTER = '---\nCreated with "Old World Builder"\n\n[https://old-world-builder.com]';

/** Lists of The Old World as the list builders write them. */
export const OLD_WORLD_LISTS: readonly WrittenList[] = [
  {
    what: 'the regular text of Old World Builder',
    format: 'owbText',
    source: `===
The Long March [660 pts]
Warhammer: The Old World, Empire of Man, Open War
===

++ Characters [170 pts] ++

Captain of the Empire [120 pts] \n- Hand weapon
- General

Shugengan General [50 pts]
- Level 1 Wizard

++ Core Units [490 pts] ++

27 Toy Soldiers (State Troops) [310 pts] \n- Thrusting spears
- Sergeant (champion)
- Standard bearer [War Banner
- Lucky Charm]
- Musician

[State\u00a0Troop]\u00a0M(4)\u00a0WS(3)\u00a0BS(3)\u00a0S(3)\u00a0T(3)\u00a0W(1)\u00a0I(3)\u00a0A(1)\u00a0Ld(7)

14 Handgunners [180 pts]
- Handguns

${FOOTER}`,
    army: 'Empire of Man',
    statedTotal: 660,
    units: `120 1 Captain of the Empire G
50 1 Shugengan General
310 27 Toy Soldiers (State Troops)
180 14 Handgunners`,
  },
  {
    what: 'the compact text of Old World Builder in German',
    format: 'owbText',
    source: `++ Charaktere [575 Pkte.] ++
Krump (Troll Hag)  [305 Pkte.] \n(Hand weapon (Gnarled stump), Troll vomit, Level 2 Wizard)

Ogdruz [270 Pkte.]
(Bog-wood staff, General)

++ Kerneinheiten [98 Pkte.] ++
2 Steintroll-Mob [98 Pkte.]
(Hand weapons, 2x Great weapons)

Erstellt mit "Old World Builder"`,
    army: null,
    statedTotal: null,
    units: '305 1 Krump (Troll Hag)\n270 1 Ogdruz G\n98 2 Steintroll-Mob',
  },
  {
    what: 'the Markdown of Old World Builder in French',
    format: 'owbText',
    source: `## La Chasse [206 pts]
Warhammer: The Old World, Royaume de Bretonnie, Open War

### Personnages [110 pts]
- Baron [110 pts]
 -# (Hand weapon, Général)
### Unités de base [96 pts]
- 8 Archers [96 pts]
 -# (Longbows, Standard bearer [Banner, of Something], Musician)

*Créé avec "Old World Builder"* - https://old-world-builder.com`,
    army: 'Kingdom of Bretonnia',
    statedTotal: 206,
    units: '110 1 Baron G\n96 8 Archers',
  },
  {
    what: 'Old World Builder in Chinese',
    format: 'owbText',
    source: `===
列表 [500 分]
Warhammer: The Old World, 震旦, 公开战争
===

++ 角色 [120 分] ++

神使 [120 分]
- General

++ 核心单位 [380 分] ++

20 玉勇士 [380 分]
- Spears
`,
    army: '震旦',
    statedTotal: 500,
    units: '120 1 神使 G\n380 20 玉勇士',
  },
  {
    what: 'Old World Builder by way of a web page: other dashes, commas at the ends of lines',
    format: 'owbText',
    source: `===,
My List [300 pts],
Warhammer: The Old World, Empire of Man, Open War,
===,
++ Characters [120 pts] ++,
Captain [120 pts],
– Hand weapon,
– General,
++ Core Units [180 pts] ++,
10 Handgunners [180 pts],`,
    army: 'Empire of Man',
    statedTotal: 300,
    units: '120 1 Captain G\n180 10 Handgunners',
  },
  {
    what: 'Old World Builder without points',
    format: 'owbText',
    source: `===
Secret List
Warhammer: The Old World, Empire of Man, Open War
===

++ Characters ++

Captain
- Battle Standard Bearer

++ Core Units ++

20 State Troops
- Spears

${FOOTER}`,
    army: 'Empire of Man',
    statedTotal: null,
    units: '? 1 Captain B\n? 20 State Troops',
  },
  {
    what: 'the simple text of Old World Builder',
    format: 'owbSimple',
    source: `Jade [486 pts]
Warhammer: The Old World, Grand Cathay, Grand Melee

Shugengan Lord, Iron talons, Wizard [Level 4 Wizard], General - 369
15 Peasant Levy, Warbows, Peasant Elder (champion) - 68
Sky Lantern, Crane Guns, 4+ - 49

${FOOTER}`,
    army: 'Grand Cathay',
    statedTotal: 486,
    units: '369 1 Shugengan Lord G\n68 15 Peasant Levy\n49 1 Sky Lantern',
  },
  {
    what: 'New Recruit for The Old World, short, with bullets',
    format: 'newRecruitTow',
    source: `Skaven

8 drops

Secret Objectives

Hold the line

465 - Grey Seer, General, Screaming Bell

232 - 31 Clanrats
• 30x Clanrat, Shield, Standard Bearer, Musician
• 1x Weapon Team

47 - 14 Giant Rats
• 14x Giant Rat
• 1x Packmaster, Whip`,
    army: 'Skaven',
    statedTotal: null,
    units: '465 1 Grey Seer G\n232 31 Clanrats\n47 14 Giant Rats',
  },
  {
    what: 'New Recruit for The Old World as Markdown',
    format: 'newRecruitTow',
    source: `Hunt - Wood Elf Realms - Grand Army - [806pts]
# Main Force [806pts]
## Characters [555pts]
Glade Lord [555pts]: Hand Weapon, General, Forest Dragon (Serrated Maw, Wicked Claws)
## Core [251pts]
10x Deepwood Scouts [141pts]:
• 10x Deepwood Scout [15pts]: Asrai Longbow, Hagbane Tips
• 1x Musician [6pts]
Glade Guard [110pts]:
• 9x Glade Guard [11pts]: Longbow`,
    army: 'Wood Elf Realms',
    statedTotal: 806,
    units: '555 1 Glade Lord G\n141 10 Deepwood Scouts\n110 9 Glade Guard',
  },
  {
    what: 'New Recruit for The Old World with counts in brackets',
    format: 'newRecruitTow',
    source: `++ Main Force [320pts] ++
## Characters [120pts]
Captain [1] [120pts]
. General
## Core [200pts]
State Troops [20] [200pts]
. Spears
. Standard Bearer`,
    army: null,
    statedTotal: 320,
    units: '120 1 Captain G\n200 20 State Troops',
  },
];
