import type { WrittenList } from './written-list';

/** Lists of The Ninth Age as New Recruit writes them, with what players and pages make of them. */
export const NINE_AGE_LISTS: readonly WrittenList[] = [
  {
    what: 'the text of New Recruit',
    format: 't9aNewRecruit',
    source: `Anna Berg (anna) - Dwarven Holds
480 - King, General, Shield Bearers, 2x Rune of Iron, Hand Weapon (Rune of Smashing, Rune of Returning (2x Rune of Might))
260 - Thane, Battle Standard Bearer, Shield, Runic Standard
390 - 22 Greybeards, Great Weapon, Musician, Standard Bearer (Banner of Speed)
230 - 10 Clan Marksmen, Crossbow
230 - 10 Clan Marksmen, Crossbow
205 - Steam Bomber
1795
`,
    army: 'Dwarven Holds',
    statedTotal: 1795,
    units: `480 1 King G
260 1 Thane B
390 22 Greybeards
230 10 Clan Marksmen
230 10 Clan Marksmen
205 1 Steam Bomber`,
  },
  {
    what: 'no army line, Windows line ends, no final line end',
    format: 't9aNewRecruit',
    source: '415 - Duke, General, Pegasus\r\n180 - 5 Yeoman Outriders\r\n2x Rune\r\n595',
    army: null,
    statedTotal: 595,
    units: '415 1 Duke G\n180 5 Yeoman Outriders',
    unread: ['2x Rune'],
  },
  {
    what: 'words of the app’s page, the player on a line of his own, a space before a comma',
    format: 't9aNewRecruit',
    source: `Bo Carlsen \n\nText Export\n Export Options\nVermin Swarm
300 - Vermin Senator, General (Pistol), Talisman of the Void , Battleline Hero
120 - 20 Slaves
420`,
    army: 'Vermin Swarm',
    statedTotal: 420,
    units: '300 1 Vermin Senator G\n120 20 Slaves',
  },
  {
    what: 'another sign in place of the dash, none at all, entities, curly quotes, a dear unit',
    format: 't9aNewRecruit',
    source: `My list:
ID
410 – Overlord, Army General, Alchemist&#39;s Alloy
650 The Colossus of Shamut
250 * Vizier, Hierophant, (bsb)
1320: 12 Bull Riders, “Old” Banner, Standard Bearer
95 - 2 Hounds, Hand Weapon (Rune of X, more, never closed
Models in Army: 67
Total Army Cost: 2,725 pts`,
    army: 'Infernal Dwarves',
    statedTotal: 2725,
    units: `410 1 Overlord G
650 1 The Colossus of Shamut
250 1 Vizier B
1320 12 Bull Riders
95 2 Hounds`,
  },
  {
    what: 'nobody is the General; a Standard Bearer is no Battle Standard Bearer; an x behind the count',
    format: 't9aNewRecruit',
    source: `Cid - Daemon Legions
500 - Harbinger, Recruiting Officer, Captain and Attached
300 - 20x Succubi, Standard Bearer, Champion
800`,
    army: 'Daemon Legions',
    statedTotal: 800,
    units: '500 1 Harbinger\n300 20 Succubi',
  },
  {
    what: 'a total that is not the sum, and lines by hand',
    format: 't9aNewRecruit',
    source: `Dora - Ogros mugrientos
600 - Great Khan, General and The Dead Arise
340 - 6 Tribesmen
The Beast 200
1140
Thank you for reading!`,
    army: 'Ogros mugrientos',
    statedTotal: 1140,
    units: '600 1 Great Khan G\n340 6 Tribesmen',
    unread: ['The Beast 200', 'Thank you for reading!'],
  },
];
