import { expect, test } from 'vitest';
import { editionNamed, gameNotHere } from './list-edition';

test.each([
  ['Warhammer: The Old World', 'tow-1'],
  ['the-old-world', 'tow-1'],
  ['hh-1', 'hh-1'],
  ['The Ninth Age, 3rd edition', 't9a-3'],
  ['Horus Heresy 3rd Edition', 'hh-3'],
])('a list of %s is for %s', (game, id) => {
  expect(editionNamed(game)?.id).toBe(id);
});

test.each([null, '', 'World', 'Horus Heresy (2022)', 'Age of Sigmar'])(
  '%s names no rulebook here',
  (game) => {
    expect(editionNamed(game)).toBeNull();
  },
);

test.each([
  'Horus Heresy (2022)',
  '(HH V2) Horus Heresy (2022)',
  'Age of Sigmar',
  'Warhammer 40,000 10th Edition',
])('%s is told as a game that is not here', (game) => expect(gameNotHere(game)).toBe(game));

test.each([null, '', 'The Ninth Age', 'Horus Heresy', 'Horus Heresy 3rd Edition', 'hh-1', 'tow-1'])(
  '%s is not',
  (game) => expect(gameNotHere(game)).toBeNull(),
);
