import { describe, expect, it } from 'vitest';
import { between, ended, finishedCard, runningCard } from '@/testing/battles/cards';
import type { Card } from './card';
import { askedFields, type CardFilter, WHOLE_LIST } from './card-filter';
import { cardMatcher } from './card-matcher';

const dayOf = (at: number) => `2026-03-${String(at).padStart(2, '0')}`;
const sides = new Map<string, 'a' | 'b'>([
  ['won', 'a'],
  ['lost', 'b'],
]);

const CARDS: readonly Card[] = [
  finishedCard('won', {
    setup: { ...between('Anna', 'Jörg Müller'), armyPoints: 4500 },
    outcome: ended('a'),
    startedAt: 1,
    tags: ['Club night'],
  }),
  finishedCard('lost', { setup: between('Ben', 'Anna Żółć'), outcome: ended('a'), startedAt: 2 }),
  finishedCard('nobodys', { setup: between('Carl', 'Dora'), outcome: ended('b'), startedAt: 3 }),
  finishedCard('drawn', { outcome: ended('draw'), startedAt: 4, notes: 'Great fun\nMiscounted the ranks' }),
  runningCard('running', {
    startedAt: 5,
    edition: { id: 'wfb-6', shortName: 'Warhammer 6' },
    setup: { ...between('', ''), a: { player: '', army: 'Dwarven Holds' } },
  }),
];

function found(filter: Partial<CardFilter>): readonly string[] {
  const matches = cardMatcher(
    { ...WHOLE_LIST, ...filter },
    { mineIn: ({ battleId }) => sides.get(battleId) ?? null, dayOf },
  );
  return CARDS.filter(matches).map(({ battleId }) => battleId);
}

describe('looking for battles', () => {
  it.each([
    ['nothing asked for', {}, ['won', 'lost', 'nobodys', 'drawn', 'running']],
    ['a player on either side', { text: 'anna' }, ['won', 'lost']],
    ['parts of words in any order', { text: ' mull  ann ' }, ['won']],
    ['no accents where the name has some', { text: 'jorg' }, ['won']],
    ['accents where they are typed in two characters', { text: 'Jo\u0308rg' }, ['won']],
    ['plain letters where the name has strokes', { text: 'zolc' }, ['lost']],
    ['an army', { text: 'holds' }, ['running']],
    ['a tag', { text: 'club' }, ['won']],
    ['a note', { text: 'ranks miscounted' }, ['drawn']],
    ['words that no battle has', { text: 'anna dwarven' }, []],
    ['an edition', { editionId: 'wfb-6' }, ['running']],
    ['battles that the owner won', { result: 'won' }, ['won']],
    ['battles that the owner lost', { result: 'lost' }, ['lost']],
    ['draws, whoever the owner was', { result: 'drawn' }, ['drawn']],
    ['the other side of the owner only', { opponent: 'ben' }, ['lost']],
    ['nobody where the name is the owner’s own', { opponent: 'anna' }, []],
    ['either side where the owner is not known', { opponent: 'carl' }, ['nobodys']],
    ['part of a tag', { tag: 'NIGHT' }, ['won']],
    ['days from one on', { from: '2026-03-04' }, ['drawn', 'running']],
    ['days up to one', { to: '2026-03-02' }, ['won', 'lost']],
    ['one day', { from: '2026-03-03', to: '2026-03-03' }, ['nobodys']],
    ['several things at once', { text: 'anna', result: 'won', to: '2026-03-31' }, ['won']],
  ] as const)('finds by %s', (_name, filter, expected) => {
    expect(found(filter)).toEqual(expected);
  });

  it('names what is asked for, and nothing for spaces alone', () => {
    expect(askedFields(WHOLE_LIST)).toEqual([]);
    expect(askedFields({ ...WHOLE_LIST, text: '  ' })).toEqual([]);
    expect(askedFields({ ...WHOLE_LIST, tag: 'Club', result: 'won', archived: 'only' })).toEqual([
      'result',
      'tag',
      'archived',
    ]);
  });
});
