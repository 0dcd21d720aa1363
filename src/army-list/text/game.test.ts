import { expect, test } from 'vitest';
import { reportOn } from '@/army-list/report-on';

test.each([
  ['480 - King, General\n390 - 20 Greybeards\n870', null],
  ['Dwarven Holds\n480 - King, General\n390 - 20 Greybeards\n870', 'The Ninth Age'],
  ['Anna - VS\n480 - Daemon, General\n390 - 20 Rats\n870', 'The Ninth Age'],
  ['Orcs & Goblins\n480 - Warlord, General\n390 - 20 Rats\n870', null],
  ['Skaven\n480 - Warlord, General\n390 - 20 Rats\n870', null],
  ['++ Core Units [260 pts] ++\n\n20 State Troops [260 pts]\n- Halberds', 'Warhammer: The Old World'],
  ['20 State Troops [260 pts]\n- Halberds\n\n10 Archers [80 pts]\n- Bows', null],
  [
    '20 Archers, Bows - 160\nLord, General - 200\n\n---\nCreated with "Old World Builder"',
    'Warhammer: The Old World',
  ],
])('%j is of the game %s', (source, game) => {
  expect(reportOn(source)).toMatchObject({ game });
});
