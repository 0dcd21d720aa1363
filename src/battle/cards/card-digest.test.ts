import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCard, between, ended, finishedCard } from '@/testing/battles/cards';
import { packLines, unpackLines } from './card-digest';
import type { CardLine } from './card-line';

/** The fields that a line takes from the card. */
function lineOf(card: CardLine): CardLine {
  const { battleId, startedAt, lastAt, edition, tags, notes, totals, lists, setup, outcome } = card;
  const line = { battleId, startedAt, lastAt, edition, tags, notes, totals, lists };
  const score = outcome?.score && { battlePoints: outcome.score.battlePoints };
  return {
    ...line,
    setup: { a: setup.a, b: setup.b },
    outcome: outcome && { winner: outcome.winner, score: score ?? null },
  };
}

describe('the lines of cards', () => {
  it('come back from a part of the digest as they were, from a copy of it too', () => {
    fc.assert(
      fc.property(fc.array(anyCard), fc.array(fc.string()), (cards, old) => {
        const part = structuredClone(packLines(cards, old));
        expect(unpackLines(part)).toEqual({ lines: cards.map(lineOf), old });
      }),
    );
  });

  it('keep numbers of every size', () => {
    for (const number of [
      0,
      -0,
      1.5,
      2 ** 30,
      -(2 ** 31),
      2 ** 31 - 1,
      8.64e15,
      -62_135_596_800_000,
      2 ** -9,
    ]) {
      const card = finishedCard('b1', {
        startedAt: number,
        outcome: ended('a', [number, 20 - number]),
        setup: between('Anna', 'Anna'),
      });
      expect(unpackLines(packLines([card], []))?.lines).toEqual([lineOf(card)]);
    }
  });

  it('are none where the part is of another version, cut short, too long or damaged', () => {
    const part = packLines([finishedCard('b1', { tags: ['Club night'] })], []);
    const { numbers, texts } = part;
    const bad: readonly unknown[] = [
      null,
      undefined,
      'part',
      {},
      { ...part, v: part.v + 1 },
      { ...part, cards: part.cards - 1 },
      { ...part, lines: 2 },
      { ...part, lines: 0 },
      { ...part, texts: texts.slice(0, 1) },
      { ...part, numbers: numbers.slice(0, -1) },
      { ...part, numbers: [...numbers] },
      { ...part, numbers: Int32Array.of(...numbers, 0) },
      { ...part, wide: new Float64Array() },
    ];
    for (const stored of bad) expect(unpackLines(stored)).toBeNull();
    expect(unpackLines(part)).not.toBeNull();
  });
});
