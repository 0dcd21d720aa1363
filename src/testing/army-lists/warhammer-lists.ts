import type { WrittenList } from './written-list';

const FOOTER = '---\nCreated with "Old World Builder"\n\n[https://old-world-builder.com]';

/** Lists of the Warhammer games as the list builders write them, and as hands type them. */
export const WARHAMMER_LISTS: readonly WrittenList[] = [
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
  {
    what: 'New Recruit’s bullets',
    format: 'newRecruitBullets',
    source: `Legion - Pride (455 Points)


HQ:
Praetor (145 pts)
 • Paragon blade
 • Warlord


Troops:
Tactical Squad (120 pts)
 • Sergeant
 • Power sword
 • Boltgun
 • 9x Legionary
 • 9x Boltgun
 • 9x Power sword


Tactical Squad (190 pts)
 • 15x Legionary
 • 15x Boltgun


455`,
    army: 'Legion',
    statedTotal: 455,
    units: '145 1 Praetor G\n120 10 Tactical Squad\n190 15 Tactical Squad',
  },
  {
    what: 'the text of BattleScribe',
    format: 'battleScribeText',
    source: `++ Dwarven Holds (Dwarven Holds 2021) [1,241pts] ++

+ Characters +

Thane [290pts]: Army General, Crossbow (3+)
. Runic Special Items: Rune of Denial - Dominant, 2x Rune of Shielding

+ Core [298pts] +

Clan Marksmen [12PL, 298pts]: 16x Clan Marksman, Crossbow (4+), Standard Bearer

+ Special +

King's Guard [653pts]: Champion, 28x King's Guard, Musician
. Runic Banner Enchantment: Banner of Discipline

++ Total: [1,241pts] ++

Created with BattleScribe (https://battlescribe.net)`.replaceAll('\n', '\r\n'),
    army: 'Dwarven Holds',
    statedTotal: 1241,
    units: "290 1 Thane G\n298 16 Clan Marksmen\n653 28 King's Guard",
  },
  {
    what: 'the text of Army Builder',
    format: 'armyBuilder',
    source: `2000 Pts - Lizardmen - Sea and Sky

Slann Mage-Priest (1#, 385 Pts)
   General; Wizard
Saurus Warriors (20#, 320 Pts)
   Shield, Musician
Skink Skirmishers (10 , 90 pts)
Total Roster Cost: 795`,
    army: 'Lizardmen',
    statedTotal: 795,
    units: '385 1 Slann Mage-Priest G\n320 20 Saurus Warriors\n90 10 Skink Skirmishers',
  },
  {
    what: 'rows of characteristics of Army Builder, a mount on a row of its own',
    format: 'armyBuilder',
    source: `4500 Pts - Highborn Elves Roster
Name # Adv Mar Dis HP Def Res Arm Cost
High Prince 1 5 10 10 3 7 3 4 8 410
Mount: Griffon 1 7 14 8 4 5 5 3 200
Citizen Spears 25 5 10 8 1 4 3 1 315
Sea Guard 20 5 10 8 1 4 3 1 330
Total Cost: 1255`,
    army: 'Highborn Elves',
    statedTotal: 1255,
    units: '610 1 High Prince\n315 25 Citizen Spears\n330 20 Sea Guard',
  },
  {
    what: 'typed by hand, points below each unit, subtotals',
    format: 'handTyped',
    source: `DWARF 1,000 POINT ARMY

CHARACTERS
1 General (160) with Armor (15) and shield (1)
176 Points
Subtotal: 176 Points

REGIMENTS
16 Miners (208) with shields (16) and musician (14)
238 Points
10 Thunderers
130 Points
Subtotal: 368 Points
TOTAL:544 Points`,
    army: 'Dwarfs',
    statedTotal: 544,
    units: '176 1 General G\n238 16 Miners\n130 10 Thunderers',
  },
  {
    what: 'typed by hand, points for whole sections only',
    format: 'handTyped',
    source: `Characters: 1094 (215 in chariots)

Archmage: General
Level 4, Silver Wand

Commander: battle standard
Dragon armour

Core: 450

20 spearmen
Full command, lion standard

15 Sea Guard

Rare: 300

3 Repeater Bolt Throwers`,
    army: null,
    statedTotal: null,
    units: `? 1 Archmage G
? 1 Commander B
? 20 spearmen
? 15 Sea Guard
100 1 Repeater Bolt Thrower
100 1 Repeater Bolt Thrower
100 1 Repeater Bolt Thrower`,
  },
];
