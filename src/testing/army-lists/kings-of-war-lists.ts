import type { WrittenList } from './written-list';

/** Lists of Kings of War as builders, a printed table and players write them. */
export const KINGS_OF_WAR_LISTS: readonly WrittenList[] = [
  {
    what: 'the text of a builder for the fourth edition',
    format: 'kingsOfWar',
    source: `Green March — Goblins
640 / 1000 pts · US 9 · 4 units

Battalion 1  (Core 3)
  Sharpsticks Regiment [U] [Core]  Sp 5  Me 5+  Sh -  De 4+  Att 12  Ne 14+  US 2  110 pts
    Charm of Haste, Iron Resolve (1)
    Regeneration (5+), Headstrong
    Status: legal
  Big Rocks Horde [Core]  Sp 5  Me 5+  Sh 5+  De 4+  Att 20  Ne 21+  US 4  180 pts
  King Grub  Sp 5  Me 4+  Sh -  De 5+  Att 5  Ne 15  US 2  150 pts
    Very Inspiring, Individual
    Fireball(8)
  Stone Thrower War Engine  Sp 5  Me -  Sh 5+  De 4+  Att 2  Ne 11+  US 1  200 pts
Made with a builder. Not official.`,
    army: 'Goblins',
    statedTotal: 640,
    units: `110 1 Sharpsticks Regiment
180 1 Big Rocks Horde
150 1 King Grub
200 1 Stone Thrower War Engine`,
  },
  {
    what: 'a printed table with two values of Nerve',
    format: 'kingsOfWar',
    source: `Bone Host (Evil)
Rattlers (Infantry)
Unit Size Sp Me Ra De At Ne Pts
Regiment(20) 5 5+ - 4+ 12 13/15 85
- Charm of Haste 20
Fearless, Iron Resolve (1)
Old King (Hero)
Unit Size Sp Me Ra De At Ne Pts
(1) 5 3+ - 5+ 5 14/16 120
Inspiring, Individual
225`,
    army: 'Bone Host',
    statedTotal: 225,
    units: `105 20 Rattlers Regiment
120 1 Old King`,
  },
  {
    what: 'a printed table with the columns of the fourth edition',
    format: 'kingsOfWar',
    source: `River Folk (Good)
Reed Spears (Infantry)
Size Sp Me Sh De US Att Ne Pts
Horde(40) 5 4+ - 4+ 4 25 22 250
Heron (Monster)
Size Sp Me Sh De US Att Ne Pts
(1) 8 4+ - 4+ 2 8 15 150
400`,
    army: 'River Folk',
    statedTotal: 400,
    units: `250 40 Reed Spears Horde
150 1 Heron`,
  },
  {
    what: 'units by hand, with and without points',
    format: 'kingsOfWar',
    source: `Herd of the Dale
- 2x Tree Folk Horde
- 1x Hunters of the Dale Regiment, Hammer of Calm
- Ghoul Troop – 60 points
- Ghoul Horde - 130 points`,
    army: 'Herd of the Dale',
    statedTotal: null,
    units: `? 1 Tree Folk Horde
? 1 Tree Folk Horde
? 1 Hunters of the Dale Regiment
60 1 Ghoul Troop
130 1 Ghoul Horde`,
  },
];
