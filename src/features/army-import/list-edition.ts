import { folded } from '@/army-list/text/normalise';
import { isFought } from '@/battle/state/edition-of';
import { EDITIONS, type Edition } from '@/rules/index';

/**
 * The rulebook that a list names as its game, by its id or its name; null where it names none that is fought
 * here.
 */
export function editionNamed(game: string | null): Edition | null {
  if (game === null) return null;
  const named = folded(game);
  const offered: readonly Edition[] = EDITIONS.filter((edition: Edition) => isFought(edition));
  return (
    offered.find(({ id }) => id === game) ??
    offered.find(({ name }) => named.length > 5 && folded(name).endsWith(named)) ??
    offered.find(({ name }) => named.startsWith(folded(name))) ??
    null
  );
}

/**
 * The game that a list names, where it is none of the rulebooks here, so that the player looks whether the list fits;
 * null where it names none, one that is here, or a family of them without saying which.
 */
export function gameNotHere(game: string | null): string | null {
  if (game === null || editionNamed(game) !== null) return null;
  const named = folded(game);
  const isFamily = EDITIONS.some(({ family }) => named.length > 0 && folded(family).startsWith(named));
  return isFamily || named === '' ? null : game;
}
