import type { WrittenList } from './written-list';

/** Lists of The Ninth Age in the grammars of older tournament documents, with their oddities. */
export const NINE_AGE_DOCUMENT_LISTS: readonly WrittenList[] = [
  {
    what: 'points first, copies for each, command letters, a line broken by the page',
    format: 't9aNewRecruit',
    source: `Player "Egg" Surname,  Beast Herd
590 – Beast Lord on Chariot, General, Hunting Call, Shield,
Beast Axe
354 – 33x Mongrel Herd, Spear, M, S, C
475 – 2x1 Gortach
2x 125 - x5 Centaurs MSC
2144`,
    army: 'Beast Herds',
    statedTotal: 2144,
    units: `590 1 Beast Lord on Chariot G
354 33 Mongrel Herd
475 1 Gortach
475 1 Gortach
125 5 Centaurs
125 5 Centaurs`,
  },
  {
    what: 'no dash, prices times copies, categories as tags, points padded with a zero',
    format: 't9aPointsFirst',
    source: `Fay - Undiying Dinasties
525 death cult hierarch: general, soul conduit
210 20 skeletons: s banner of speed
160x2 2x1 sand scorpion
260x3 3x6 chariots
160 tomb architect`,
    army: 'Undying Dynasties',
    statedTotal: null,
    units: `525 1 death cult hierarch G
210 20 skeletons
160 1 sand scorpion
160 1 sand scorpion
260 6 chariots
260 6 chariots
260 6 chariots
160 1 tomb architect`,
  },
  {
    what: 'tags behind names, copies written twice, a count without models',
    format: 't9aNewRecruit',
    source: `Gil - The Vermin Swarm
245 - Chief [Character]: BSB, Light Armour
2x 120 - 2x 10 Footpads [Core]
2x090 - 2x 5 Night Runners [Core]: M
2x 305 - 2x Dreadmill [Tunnel Gunners]
175 - Weapon Team [Tunnel Gunners]: Launcher
Total: 1450`,
    army: 'Vermin Swarm',
    statedTotal: 1450,
    units: `245 1 Chief B
120 10 Footpads
120 10 Footpads
90 5 Night Runners
90 5 Night Runners
305 1 Dreadmill
305 1 Dreadmill
175 1 Weapon Team`,
  },
  {
    what: 'two units in one line, and points that mean each here and all there',
    format: 't9aPointsFirst',
    source: `Hal - Vermin Swarm
820- ( character ) Vermin Daemon. General, Divination (5 spells).
140-2x20 Giant rats ( core )
355- 1x4 thunder hulks ( Special ) 612- 3x10 plague disciples (Special )
Total: 2067`,
    army: 'Vermin Swarm',
    statedTotal: 2067,
    units: `820 1 Vermin Daemon G
140 20 Giant rats
140 20 Giant rats
355 4 thunder hulks
204 10 plague disciples
204 10 plague disciples
204 10 plague disciples`,
  },
  {
    what: 'points last without a sign, copies for all and for each',
    format: 't9aPointsLast',
    source: `Ida
Beast Lord, General, PW, Razortusk Chariot 560
Minotaur Chieftain, BSB, PW 355
2x 15 Wildhorns PW, S, M, Ambush 240
2x3 Raiding Chariots 330
7 Minotaurs, PW, M 637
2452`,
    army: null,
    statedTotal: 2452,
    units: `560 1 Beast Lord G
355 1 Minotaur Chieftain B
120 15 Wildhorns
120 15 Wildhorns
330 3 Raiding Chariots
330 3 Raiding Chariots
637 7 Minotaurs`,
  },
  {
    what: 'points last, wrapped by two columns',
    format: 't9aPointsLast',
    source: `Asklanders
Jon
General (Barbarian Chief): Harp of Bragi;
Great Weapon; General; + 1 Jarl 290
Barbarian Chief: Legion Standard; Essence of
Mithril; Battle Standard 265
30 Asklanders: Round Shield; Champion; Musician ;
Standard Bearer (Legion Standard) 380
5 Warhounds 90
Marauding Giant: Spear; Big Brother 335
1,360 points`,
    army: 'Asklanders',
    statedTotal: 1360,
    units: `290 1 General (Barbarian Chief) G
265 1 Barbarian Chief B
380 30 Asklanders
90 5 Warhounds
335 1 Marauding Giant`,
  },
  {
    what: 'points last behind dots, commas and dashes',
    format: 't9aPointsLast',
    source: `Highborn Elves
High Prince: General; Great Weapon ...530points
Mage: Wizard Master; Cosmology, 410
25 Citizen Spears: Musician - 355
Sky Sloop - 230
24 x Lion Guard: Standard Bearer ... 490pts
2015 points`,
    army: 'Highborn Elves',
    statedTotal: 2015,
    units: `530 1 High Prince G
410 1 Mage
355 25 Citizen Spears
230 1 Sky Sloop
490 24 Lion Guard`,
  },
  {
    what: 'points in brackets',
    format: 't9aPointsInBrackets',
    source: `Kit
Dwarven Holds

King (615) Shield Bearers, Crossbow
Thane, BSB (340) Shield, 2 Iron
25 Marksmen (655) Shields, Full Command
Cannon (255)
Cannon (255)
Ballista, Crafted (145)`,
    army: 'Dwarven Holds',
    statedTotal: null,
    units: `615 1 King
340 1 Thane B
655 25 Marksmen
255 1 Cannon
255 1 Cannon
145 1 Ballista`,
  },
  {
    what: 'a whole list in one line, points behind',
    format: 't9aOneLine',
    source:
      'Sylvan Elves. Lu (Capitán). 1 Thicket Shepherd General Oaken Crown 270 1 Thicket Shepherd B.S.B. 300 1 Druid, Adept Cosmology, Crystal Ball, , Talisman of Void 305 10 Sylvan Archers, musician 285 2x5 Heath Riders 180 5 Forest Eagle 240 Total 1760',
    army: 'Sylvan Elves',
    statedTotal: 1760,
    units: `270 1 Thicket Shepherd G
300 1 Thicket Shepherd B
305 1 Druid
285 10 Sylvan Archers
180 5 Heath Riders
180 5 Heath Riders
240 5 Forest Eagle`,
  },
  {
    what: 'a whole list in one line, points in brackets, sections that add up',
    format: 't9aOneLine',
    source:
      'Ogre Khan. Mo. Characters (905) - Hunter: general, iron fist (355) - Shaman: wizard master (pyromancy) (550) Core (430) - 8 Tigers (255) - 20 Scraplings, bows (175) Chained beast (950) - Rock Auroch, crossbow (475) - Rock Auroch, crossbow (475) Total: 2285.',
    army: 'Ogre Khans',
    statedTotal: 2285,
    units: `355 1 Hunter G
550 1 Shaman
255 8 Tigers
175 20 Scraplings
475 1 Rock Auroch
475 1 Rock Auroch`,
  },
  {
    what: 'a whole list in one line, sentences that end in points',
    format: 't9aOneLine',
    source:
      'Vampire Covenant. Nat (Team). Vampire Count: General, Great Weapon - 725. Necromancer, Wizard Master, Evocation - 385. 40 Skeletons, Spears, Full Command - 420. 2 Great Bats - 95. Total: 1625',
    army: 'Vampire Covenant',
    statedTotal: 1625,
    units: '725 1 Vampire Count G\n385 1 Necromancer\n420 40 Skeletons\n95 2 Great Bats',
  },
  {
    what: 'blocks whose first line ends in points',
    format: 't9aFreeForm',
    source: `Satrap General 455
Royal Guard
Great Weapon Wicked Serrations

Savaran BsB 220
Banner of Speed
Lance\u00a0

12 Slingers 173

12 Slingers 173

33 Levies 331
Shield Spear
Stalkers Banner

1352`,
    army: null,
    statedTotal: 1352,
    units: '455 1 Satrap G\n220 1 Savaran B\n173 12 Slingers\n173 12 Slingers\n331 33 Levies',
  },
];
