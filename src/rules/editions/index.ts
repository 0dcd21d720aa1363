import type { Edition } from '../edition';
import { hh1 } from './hh-1/edition';
import { hh3 } from './hh-3/edition';
import { kow4 } from './kow-4/edition';
import { t9a2 } from './t9a-2/edition';
import { t9a3 } from './t9a-3/edition';
import { tow1 } from './tow-1/edition';
import { wap23 } from './wap-23/edition';
import { wfb6 } from './wfb-6/edition';
import { wfb7 } from './wfb-7/edition';
import { wfb8 } from './wfb-8/edition';

/**
 * Every edition, in the order of New battle. A new edition is a folder beside this file and one line here.
 */
export const EDITIONS = [
  t9a2,
  t9a3,
  tow1,
  wfb6,
  wfb7,
  wfb8,
  wap23,
  hh1,
  hh3,
  kow4,
] as const satisfies readonly Edition[];

/**
 * Editions that are not offered yet, because their screens do not stand. Battles of them can be begun by
 * their id.
 */
const UNLISTED: readonly Edition[] = [];

/** Every edition that this version knows: those of New battle, then those that are not offered yet. */
export const KNOWN_EDITIONS: readonly Edition[] = [...EDITIONS, ...UNLISTED];

export type EditionId = (typeof EDITIONS)[number]['id'];

/** The edition with that id; undefined if this version does not know it. */
export function editionOf(id: string): Edition | undefined {
  return KNOWN_EDITIONS.find((edition) => edition.id === id);
}
