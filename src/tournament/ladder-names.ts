import { folded } from '@/plain/folded';
import type { LadderGame } from './ladder';

/** What a phone knows of a name in its ladder. */
export type LadderName = {
  readonly name: string;
  /** Whether this player agreed to be named. */
  readonly agreed: boolean;
  /** The name of the same player that stands for both; null: this is a player of its own. */
  readonly sameAs: string | null;
  /** Names that are alike, and are other players. */
  readonly notSame: readonly string[];
};

export type LadderNames = ReadonlyMap<string, LadderName>;

/** What is known of a name about which nobody said anything. */
export function unknownName(name: string): LadderName {
  return { name, agreed: false, sameAs: null, notSame: [] };
}

/** A name as it is compared and shown: without spaces that nobody sees. */
export function plainName(name: string): string {
  return name.trim().replaceAll(/\s+/g, ' ');
}

/** The one name of a player who has several; names that were joined in a circle stand for themselves. */
export function headOf(names: LadderNames, name: string): string {
  let head = plainName(name);
  const seen = new Set([head]);
  for (;;) {
    const next = names.get(head)?.sameAs ?? null;
    if (next === null) return head;
    if (seen.has(next)) return plainName(name);
    seen.add(next);
    head = next;
  }
}

/** All names of that player, its own first. */
export function namesOf(names: LadderNames, head: string): readonly string[] {
  return [head, ...[...names.keys()].filter((name) => name !== head && headOf(names, name) === head)];
}

/** Whether that player agreed to be named, by any of the names. */
export function hasAgreed(names: LadderNames, head: string): boolean {
  return namesOf(names, head).some((name) => names.get(name)?.agreed === true);
}

/** Two names that may be one player's. */
export type AlikeNames = readonly [string, string];

/**
 * The names that look like one player's in two spellings, each pair once. Who met in a game is never one player,
 * nor are those whom somebody told apart.
 */
export function alikeNames(games: readonly LadderGame[], names: LadderNames): readonly AlikeNames[] {
  const met = new Set<string>();
  const heads = new Set<string>();
  for (const { sides } of games) {
    const [one, other] = [headOf(names, sides[0].name), headOf(names, sides[1].name)];
    met.add(`${one}\n${other}`).add(`${other}\n${one}`);
    for (const head of [one, other]) if (head !== '') heads.add(head);
  }
  const all = [...heads].toSorted();
  return all.flatMap((one, index) =>
    all
      .slice(index + 1)
      .filter((other) => !met.has(`${one}\n${other}`) && !areToldApart(names, one, other))
      .filter((other) => areAlike(one, other))
      .map((other) => [one, other] as const),
  );
}

function areToldApart(names: LadderNames, one: string, other: string): boolean {
  const says = (from: string, of: string) => names.get(from)?.notSame.includes(of) === true;
  return says(one, other) || says(other, one);
}

/** The words of a name, without accents, dots and case; "Mueller" is "Muller". */
function wordsOf(name: string): readonly string[] {
  return name
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map((word) => folded(word).replaceAll(/([aou])e/g, '$1'))
    .filter((word) => word !== '');
}

/** Whether two names are the same words in any order, one shortened, or one letter apart. */
function areAlike(one: string, other: string): boolean {
  const [mine, theirs] = [wordsOf(one), wordsOf(other)];
  const [sorted, sortedOther] = [mine.toSorted().join(' '), theirs.toSorted().join(' ')];
  if (sorted === sortedOther) return true;
  if (mine.length > 1 && mine.length === theirs.length) {
    const isShort = mine.every((word, index) => {
      const also = theirs[index] ?? '';
      return index === 0 ? word === also : word.startsWith(also) || also.startsWith(word);
    });
    if (isShort) return true;
  }
  const length = Math.min(sorted.length, sortedOther.length);
  return length >= LEAST_LETTERS && isOneLetterApart(sorted, sortedOther);
}

/** Shorter names are too often those of two people. */
const LEAST_LETTERS = 6;

function isOneLetterApart(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let from = 0;
  while (from < one.length && one[from] === other[from]) from += 1;
  const [rest, restOther] = [one.slice(from), other.slice(from)];
  return (
    rest.slice(1) === restOther.slice(1) ||
    rest.slice(1) === restOther ||
    rest === restOther.slice(1) ||
    (rest.slice(2) === restOther.slice(2) && rest[0] === restOther[1] && rest[1] === restOther[0])
  );
}
