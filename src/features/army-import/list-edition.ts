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
