import { BATTLE_WINNERS } from '@/battle/state/records';
import { SIDES } from '@/rules/index';
import type { BattleTotals, SideTotals } from './battle-totals';
import { CARD_VERSION } from './card';
import type { CardLine } from './card-line';
import { createPacker, type Packed, type Packer, Unpacker } from './packed';

/*
 * Packs the lines of many cards into three lists: numbers, each text once, and the few numbers that do not
 * fit in 32 bits. IndexedDB copies these lists many times faster than objects. `packLines` and
 * `unpackLines` visit the fields of a line in the same order. When that order or the fields change, raise
 * DIGEST_VERSION; when the card changes, raise CARD_VERSION. Either bump makes the stored digest invalid,
 * and it is rebuilt from the cards.
 */

/** The version of the digest's own format. */
const DIGEST_VERSION = 1;

/** A part of a digest, as it is stored. */
export type DigestPart = Packed & {
  readonly v: typeof DIGEST_VERSION;
  readonly cards: typeof CARD_VERSION;
  readonly lines: number;
  /** The battles whose cards must be rebuilt, because they are of an older version or damaged. */
  readonly old: readonly string[];
};

/** Packs these lines, and the ids of battles whose cards cannot be read, into one part of a digest. */
export function packLines(lines: readonly CardLine[], old: readonly string[]): DigestPart {
  const pack = createPacker();
  for (const line of lines) packLine(line, pack);
  return { v: DIGEST_VERSION, cards: CARD_VERSION, lines: lines.length, old, ...pack.packed() };
}

/** The lines of a stored part; null if another version wrote it or it is damaged. */
export function unpackLines(stored: unknown): { readonly lines: CardLine[]; readonly old: string[] } | null {
  if (!isPart(stored)) return null;
  const from = new Unpacker(stored);
  const lines: CardLine[] = [];
  for (let line = 0; line < stored.lines && !from.isBroken(); line += 1) lines.push(unpackLine(from));
  return from.isWhole() ? { lines, old: [...stored.old] } : null;
}

function isPart(stored: unknown): stored is DigestPart {
  const part = stored as Partial<DigestPart> | null | undefined;
  return (
    part?.v === DIGEST_VERSION &&
    part.cards === CARD_VERSION &&
    typeof part.lines === 'number' &&
    Array.isArray(part.old) &&
    Array.isArray(part.texts) &&
    part.numbers instanceof Int32Array &&
    part.wide instanceof Float64Array
  );
}

function packLine(line: CardLine, to: Packer): void {
  const { setup, outcome, tags, totals, lists } = line;
  to.text(line.battleId);
  to.number(line.startedAt);
  to.number(line.lastAt);
  to.text(line.edition.id);
  to.text(line.edition.shortName);
  for (const side of SIDES) {
    const { player, army, ...more } = setup[side];
    to.text(player);
    to.text(army);
    to.text(Object.keys(more).length === 0 ? null : JSON.stringify(more));
    to.text(lists[side]?.id ?? null);
    to.text(lists[side]?.name ?? null);
  }
  to.number(tags.length);
  for (const tag of tags) to.text(tag);
  to.text(line.notes);
  to.text(outcome?.winner ?? null);
  const points = outcome?.score?.battlePoints;
  to.number(outcome?.score ? (points ? 2 : 1) : 0);
  if (points) {
    to.number(points.a);
    to.number(points.b);
  }
  to.number(totals ? 1 : 0);
  if (totals) for (const side of SIDES) packTotals(totals[side], to);
}

function packTotals({ rounds, tests, deeds }: SideTotals, to: Packer): void {
  to.number(rounds.won);
  to.number(rounds.drawn);
  to.number(rounds.lost);
  to.number(tests.rolled);
  to.number(tests.held);
  to.text(tests.expected);
  to.number(tests.unknown);
  to.number(deeds.length);
  for (const { name, pointsDestroyed, healthTaken } of deeds) {
    to.text(name);
    to.number(pointsDestroyed);
    to.number(healthTaken);
  }
}

function unpackLine(from: Unpacker): CardLine {
  const battleId = from.text() as CardLine['battleId'];
  const startedAt = from.number();
  const lastAt = from.number();
  const edition = { id: from.text(), shortName: from.text() };
  const a = unpackSide(from);
  const b = unpackSide(from);
  const tags = from.many(() => from.text());
  const notes = from.text();
  const winner = from.textOrNull();
  const score = unpackScore(from);
  const totals = from.number() === 1 ? { a: unpackTotals(from), b: unpackTotals(from) } : null;
  const won = winner === null ? undefined : BATTLE_WINNERS.find((one) => one === winner);
  return {
    battleId,
    startedAt,
    lastAt,
    edition,
    setup: { a: a.setup, b: b.setup },
    tags,
    notes,
    outcome: won === undefined ? null : { winner: won, score },
    totals,
    lists: { a: a.list, b: b.list },
  };
}

function unpackSide(from: Unpacker) {
  const player = from.text();
  const army = from.text();
  const more = from.fields();
  const id = from.textOrNull();
  const name = from.textOrNull();
  return {
    // Other choices, such as the tincture: few sides have any.
    setup: more === null ? { player, army } : { player, army, ...more },
    list: id === null || name === null ? null : { id, name },
  };
}

/** No score, a score without Battle Points, or a score with them. */
function unpackScore(from: Unpacker): NonNullable<CardLine['outcome']>['score'] {
  const scored = from.number();
  if (scored === 0) return null;
  return { battlePoints: scored === 1 ? null : { a: from.number(), b: from.number() } };
}

function unpackTotals(from: Unpacker): BattleTotals['a'] {
  return {
    rounds: { won: from.number(), drawn: from.number(), lost: from.number() },
    tests: {
      rolled: from.number(),
      held: from.number(),
      expected: from.text(),
      unknown: from.number(),
    },
    deeds: from.many(() => ({
      name: from.text(),
      pointsDestroyed: from.number(),
      healthTaken: from.number(),
    })),
  };
}
