import type { WrittenList } from './written-list';

/** Lists of the other Warhammer games as the list builders write them, and as hands type them. */
export const WARHAMMER_LISTS: readonly WrittenList[] = [
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
