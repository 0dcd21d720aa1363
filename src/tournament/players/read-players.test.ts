import { describe, expect, it } from 'vitest';
import { MAX_PLAYERS } from '@/tournament/act-values';
import { newPlayers, readPlayers } from './read-players';

const short = (text: string, taken: readonly string[] = []) =>
  newPlayers(readPlayers(text, taken)).map(({ name, army, team, country, table, seed }) =>
    [name, army, team, country, table ?? '', seed ?? ''].join('/').replace(/\/+$/, ''),
  );
const faults = (text: string, taken: readonly string[] = []) =>
  readPlayers(text, taken).lines.map(({ player, fault }) => [player.name, fault]);

describe('what follows a name where no heading says it', () => {
  const teamFirst = (text: string) =>
    newPlayers(readPlayers(text, [], { order: 'team' })).map(({ army, team }) => [army, team]);

  it.each([
    ['commas', 'Anna, Wolves, Orcs\nBen, Wolves, Elves'],
    ['dashes', 'Anna - Wolves, Orcs\nBen: Wolves, Elves'],
    ['a heading of one word', 'Name\nAnna;Wolves;Orcs\nBen;Wolves;Elves'],
    ['a table between', 'Anna, table 3, Wolves, Orcs\nBen, Wolves, Elves, seed 2'],
  ])('is asked for, and read as it is answered: %s', (_, text) => {
    expect(readPlayers(text, []).asksOrder).toBe(true);
    expect(teamFirst(text)).toEqual([
      ['Orcs', 'Wolves'],
      ['Elves', 'Wolves'],
    ]);
  });

  it.each([
    ['one part', 'Anna, Orcs\nBen'],
    ['headings', 'Name,Club,Army\nAnna,Wolves,Orcs'],
    ['a team in brackets', 'Anna (Wolves), Orcs'],
    ['parts that say what they are', 'Anna, Orcs, table 4, #2'],
    ['nothing', ''],
  ])('is not asked for with %s', (_, text) => {
    expect(readPlayers(text, []).asksOrder).toBe(false);
  });
});

describe('a pasted list of players', () => {
  it.each([
    ['tabs, with a heading', 'Name\tArmy\tTeam\nAnna\tOrcs\tWolves\n\nBen\tElves\t'],
    ['semicolons', 'Anna;Orcs;Wolves\nBen;Elves;'],
    ['commas and spaces', ' Anna , Orcs, Wolves\r\nBen, Elves'],
    ['another separator in each line', 'Anna;Orcs;Wolves\nBen - Elves'],
    ['dashes before commas', 'Anna – Orcs, Wolves\nBen: Elves'],
    ['numbers before the names', '1. Anna, Orcs, Wolves\n2) Ben, Elves'],
    ['numbers as a column', '1\tAnna\tOrcs\tWolves\n2\tBen\tElves'],
    ['numbers and a comma', '1, Anna, Orcs, Wolves\n12, Ben, Elves'],
    ['bullets', '• Anna | Orcs | Wolves\n- Ben | Elves'],
    ['boxes to tick', '- [x] Anna, Orcs, Wolves\n- [ ] Ben, Elves'],
    ['the team in brackets', 'Anna (Wolves), Orcs\nBen, Elves'],
    ['a heading of one word', 'Name\nAnna, Orcs, Wolves\nBen, Elves'],
    ['the columns in another order', 'Club;Spieler;Armee\nWolves;Anna;Orcs\n;Ben;Elves'],
  ])('is read with %s', (_, text) => {
    expect(short(text)).toEqual(['Anna/Orcs/Wolves', 'Ben/Elves']);
  });

  it.each([
    ['"Müller, Jürgen", Orcs', 'Müller, Jürgen/Orcs'],
    ['Ana; "Orcs; wild"; Lobos', 'Ana/Orcs; wild/Lobos'],
    ['„Müller, Jürgen“, Orcs', 'Müller, Jürgen/Orcs'],
    ['“O’Brien, Siân”, Elves', 'O’Brien, Siân/Elves'],
    ['"Ed ""Red"" Hill", Elves', 'Ed "Red" Hill/Elves'],
    ['Müller, "Jürgen', 'Müller/"Jürgen'],
    ['Łukasz Żak\tOrcs & Goblins, Tribe\tKraków', 'Łukasz Żak/Orcs & Goblins, Tribe/Kraków'],
    ['Jose\u0301 A.', 'José A.'],
    ['Anna-Lena van ’t Hof', 'Anna-Lena van ’t Hof'],
    ['3rd Anna', '3rd Anna'],
    ['Nick, Orcs, Wolves', 'Nick/Orcs/Wolves'],
  ])('keeps accents, commas in quotes and odd names: %s', (text, read) => {
    expect(short(text)).toEqual([read]);
  });

  it.each([
    ['Anna, Orcs, Wolves, Sweden, 7, 3', 'Anna/Orcs/Wolves/Sweden/7/3'],
    ['Anna, Orcs, table 7, seed 3', 'Anna/Orcs///7/3'],
    ['Anna, #3, 🇸🇪', 'Anna///🇸🇪//3'],
    ['Anna [SE] - Orcs', 'Anna/Orcs//SE'],
    ['Name;Country;Fixed table;Seed\nAnna;Sweden;7;3', 'Anna///Sweden/7/3'],
  ])('knows country, fixed table and seed: %s', (text, read) => {
    expect(short(text)).toEqual([read]);
  });

  it('shows who is there twice, and takes the rest', () => {
    const text = 'Anna, Orcs\nANNA\nBen\nJosé\nJose\u0301\n12.';
    expect(faults(text, ['ben'])).toEqual([
      ['Anna', null],
      ['ANNA', 'twice'],
      ['Ben', 'inEvent'],
      ['José', null],
      ['José', 'twice'],
      ['12.', 'noName'],
    ]);
  });

  it('leaves out a line without a name, one that is too long, and what an event cannot hold', () => {
    expect(faults('Name;Army\n;Orcs\nAnna;Elves')).toEqual([
      ['', 'noName'],
      ['Anna', null],
    ]);
    expect(faults(`Anna\n${'x'.repeat(81)}`)[1]?.[1]).toBe('tooLong');
    const many = Array.from({ length: MAX_PLAYERS + 1 }, (_, index) => `P${index}`).join('\n');
    expect(faults(many).filter(([, fault]) => fault === 'tooMany')).toEqual([[`P${MAX_PLAYERS}`, 'tooMany']]);
    expect(readPlayers('', []).lines).toEqual([]);
  });

  it('names what has no place, and drops nothing in silence', () => {
    const reading = readPlayers('Name,Paid,Army,Table\nAnna,yes,Orcs,by the door\nBen,no,Elves,4,more', []);
    expect(reading.columns).toEqual(['Paid']);
    expect(reading.lines.map(({ unread }) => unread)).toEqual([['by the door'], ['more']]);
    expect(readPlayers('Anna, a, b, c, 1, 2, left', []).lines[0]?.unread).toEqual(['left']);
  });

  it('reads a table whose quoted parts have line ends', () => {
    expect(short('Name,List,Army\nAnna,"1 General\n2 Heroes",Orcs\nBen,,Elves')).toEqual([
      'Anna/Orcs',
      'Ben/Elves',
    ]);
  });
});

describe('what other tools give', () => {
  it('is read as Best Coast Pairings has its players, by number', () => {
    const players = {
      0: {
        _id: 'a',
        dropped: true,
        firstName: 'Anna',
        lastName: 'Berg',
        army: { name: 'Orcs', objectId: 'x' },
      },
      1: { firstName: 'Ben', lastName: 'Falk', army: { name: 'Elves' }, team: { name: 'Wolves' } },
    };
    expect(short(JSON.stringify(players))).toEqual(['Anna Berg/Orcs', 'Ben Falk/Elves/Wolves']);
  });

  it('is read from its pairings, each player once', () => {
    const [anna, ben] = [
      { firstName: 'Anna', lastName: 'Berg', army: 'Orcs' },
      { firstName: 'Ben', lastName: 'Falk', army: 'Elves' },
    ];
    const rounds = {
      0: { table: 1, player1: anna, player2: ben },
      1: { table: 2, player1: ben, player2: anna },
    };
    expect(short(JSON.stringify(rounds))).toEqual(['Anna Berg/Orcs', 'Ben Falk/Elves']);
  });

  it('is read as T³ takes players for its ranking, and placement and origin are named', () => {
    const text =
      'Placement;Firstname;Lastname;Nick;Origin;Army\n1;Anna;Berg;Annie;Ulm;Orcs\n2;;;Benny;;Elves';
    expect(short(text)).toEqual(['Anna Berg/Orcs', 'Benny/Elves']);
    const { columns, lines } = readPlayers(text, []);
    expect(columns).toEqual(['Placement', 'Origin']);
    expect(lines[0]?.unread).toEqual(['Annie']);
  });

  it('is read from the JSON that this app writes', () => {
    const games = [
      { id_tourny: 'Cup', players: [{ name: 'Anna', army: 'Orcs', team: '' }, { name: 'Ben' }] },
    ];
    expect(short(JSON.stringify(games))).toEqual(['Anna/Orcs', 'Ben']);
    expect(short(JSON.stringify({ name: 'Cup', players: [{ name: 'Anna' }] }))).toEqual(['Anna']);
  });

  it('is taken as lines where it only looks like JSON', () => {
    expect(short('[Anna\n{Ben}')).toEqual(['[Anna', '{Ben}']);
  });
});
