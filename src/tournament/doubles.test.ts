import { expect, it } from 'vitest';
import { type Act, type ActEntry, parseActEntry } from './act';
import { tournamentJson } from './export';
import { matchesOf } from './matches';
import { pairRound } from './pair-round';
import { lacksPartner, twoNames } from './people';
import { enteredPlayer } from './players/enter-players';
import { newPlayers, readPlayers } from './players/read-players';
import { peopleByName, seatsFound } from './seats';
import { standingsOf } from './standings';
import { tournamentOf } from './tournament';

const MADE: Act = {
  type: 'eventMade',
  name: 'Doubles',
  editionId: 't9a-3',
  rounds: 3,
  tables: 3,
  pairs: 'doubles',
  points: 'edition',
  perMatch: { win: 15, draw: 10, loss: 5 },
  bye: 10,
  minutes: 180,
};
const LIST = 'Anna & Ben; Orcs & Elves; Wolves\nCleo + Dag\nEva / Finn, Undead\nGro';
const read = (text: string, taken: readonly string[] = [], isDoubles = true) =>
  readPlayers(text, taken, { isDoubles });
const eventOf = (text: string, ...acts: readonly Act[]) => {
  const players = newPlayers(read(text)).map(enteredPlayer);
  return (
    tournamentOf(
      [MADE, { type: 'playersEntered', players } satisfies Act, ...acts].map(
        (act, index): ActEntry => ({ seq: index + 1, at: index, act }),
      ),
    ) ?? expect.fail('No event')
  );
};

it('reads both names of a line, and asks for the partner who is not there', () => {
  expect(newPlayers(read(LIST)).map(({ name, partner, army, team }) => [name, partner, army, team])).toEqual([
    ['Anna', 'Ben', 'Orcs & Elves', 'Wolves'],
    ['Cleo', 'Dag', '', ''],
    ['Eva', 'Finn', 'Undead', ''],
    ['Gro', '', '', ''],
  ]);
  const event = eventOf(LIST);
  expect(event.players.filter((player) => lacksPartner(event, player)).map(({ name }) => name)).toEqual([
    'Gro',
  ]);
  expect(read('Name;Partner;Team\nAnna;Ben;Wolves').lines[0]?.player).toMatchObject({
    name: 'Anna',
    partner: 'Ben',
    team: 'Wolves',
  });
});

it('leaves one name alone where one plays on a side, and says that a partner has no place', () => {
  expect(read('Anna & Ben', [], false).lines[0]?.player).toMatchObject({ name: 'Anna & Ben', partner: '' });
  expect(read('Name;Partner\nAnna;Ben', [], false).lines[0]).toMatchObject({ unread: ['Ben'] });
});

it('takes nobody twice, in whichever place of a pair', () => {
  const faults = (text: string, taken: readonly string[] = []) =>
    read(text, taken).lines.map(({ fault }) => fault);
  expect(faults('Anna & Ben\nBen & Cleo\nDag & dag\nEva & Finn', ['FINN'])).toEqual([
    null,
    'twice',
    'twice',
    'inEvent',
  ]);
});

it('tells two names from one that has such a word in it', () => {
  expect(['Anna and Ben', 'Anna und Ben', 'Anna et Ben', 'Anna&Ben'].map(twoNames)).toEqual(
    Array.from({ length: 4 }, () => ['Anna', 'Ben']),
  );
  expect(['Andy', 'Anna', 'Sandy Sand', 'A & B & C', '& Ben', ''].map(twoNames)).toEqual(
    Array.from({ length: 6 }, () => null),
  );
});

it('pairs by pair, names both wherever a side is named, and lets each find the table', () => {
  const event = eventOf(LIST);
  const pairs = pairRound(event, [], () => 0.5, 'seed');
  expect(pairs.map(({ a, b }) => [a, b])).toEqual([
    [1, 3],
    [2, 4],
  ]);
  const paired = eventOf(LIST, { type: 'roundPaired', round: 1, pairs: [...pairs] });
  const matches = matchesOf(paired, new Map());
  const seats = peopleByName(paired, matches);
  expect(seats.map(({ name, partner, enemy }) => `${name} + ${partner} v ${enemy?.name}`)).toEqual([
    'Anna + Ben v Eva & Finn',
    'Ben + Anna v Eva & Finn',
    'Cleo + Dag v Gro',
    'Dag + Cleo v Gro',
    'Eva + Finn v Anna & Ben',
    'Finn + Eva v Anna & Ben',
    'Gro + null v Cleo & Dag',
  ]);
  expect(seatsFound(seats, 'ben').map(({ name }) => name)).toEqual(['Ben']);
  expect(standingsOf(paired, matches).map(({ player }) => player.name)).toContain('Anna & Ben');
  expect(JSON.parse(tournamentJson(paired, matches))).toMatchObject([
    { players: [{ name: 'Anna & Ben', people: ['Anna', 'Ben'], team: 'Wolves' }, {}] },
    { players: [{}, { name: 'Gro' }] },
  ]);
});

it('takes a partner later, and keeps the pair where two entries are one', () => {
  const change: Act = { type: 'playerChanged', id: 4, name: 'Gro', partner: 'Ida', army: '', team: '' };
  expect(eventOf(LIST, change).players.at(-1)).toMatchObject({ name: 'Gro & Ida', people: ['Gro', 'Ida'] });
  const merged: Act = { type: 'playersMerged', id: 1, into: 4 };
  expect(eventOf(LIST, merged).players.at(-1)).toMatchObject({ id: 4, name: 'Anna & Ben', team: 'Wolves' });
  expect(parseActEntry({ seq: 1, at: 0, act: { ...change, partner: '' } })).toBeNull();
});
