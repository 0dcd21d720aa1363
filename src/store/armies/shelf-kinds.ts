import * as v from 'valibot';
import { isLong } from '@/battle/army/import-source';
import { unitFightersSchema } from '@/battle/state/fighter-shape';
import { MARKS, type UnitDraft, type UnitFacts } from '@/battle/state/unit';
import { crc32 } from '@/plain/crc-32';
import type { ShelfKind } from '@/storage/shelf';

/*
 * The kinds of things that lie on the shelf (`storage/shelf.ts`), one row each. What else is to be kept (a template of a unit, a side's
 * tincture, a name) gets its row here, with the screen that shows it. An item of an older version is made one of today by its kind's steps:
 * a released step is never changed.
 */

/** An army that is kept on this device for further battles. */
export type SavedArmy = {
  readonly id: string;
  /** What the player calls it. */
  readonly name: string;
  /** What the army is called in a battle. */
  readonly army: string;
  /** The rulebook it was last taken for. */
  readonly editionId: string;
  readonly units: readonly UnitDraft[];
  readonly tags: readonly string[];
  readonly notes: string;
  /** What its list was read as, and the total that it states; empty and null where it was typed in. */
  readonly format: string;
  readonly statedTotal: number | null;
  /** The list as it was pasted; null where it is long and lies on the shelf by itself, empty where the army was typed in. */
  readonly text: string | null;
  /** Of the list as it was pasted, as a battle's log names it; empty where the army was typed in. */
  readonly checksum: string;
  /** When it was kept, and when it was last taken, in milliseconds since 1970. */
  readonly savedAt: number;
  readonly usedAt: number;
};

/** What a player once entered for a unit of that name, which lists do not say; null and missing where nobody did. */
export type KnownUnit = {
  readonly healthPerModel: number | null;
  readonly characteristic: number | null;
  readonly facts: UnitFacts;
};
/** By the unit's name, folded. */
export type KnownUnits = Readonly<Partial<Record<string, KnownUnit>>>;
const facts = v.record(v.string(), v.union([v.number(), v.boolean(), v.string()]));
const unit = v.object({
  name: v.string(),
  pointCost: v.number(),
  models: v.number(),
  healthPerModel: v.number(),
  characteristic: v.nullable(v.number()),
  marks: v.array(v.picklist(MARKS)),
  facts,
  fighters: v.exactOptional(v.array(unitFightersSchema)),
});
const army = v.object({
  id: v.string(),
  name: v.string(),
  army: v.string(),
  editionId: v.string(),
  units: v.array(unit),
  tags: v.fallback(v.array(v.string()), []),
  notes: v.fallback(v.string(), ''),
  format: v.fallback(v.string(), ''),
  statedTotal: v.fallback(v.nullable(v.number()), null),
  text: v.fallback(v.nullable(v.string()), ''),
  checksum: v.string(),
  savedAt: v.number(),
  usedAt: v.number(),
});

/** Whole armies, by an id of their own. Version 1 had no checksum of the list, and no stated total. */
export const ARMY_KIND: ShelfKind<SavedArmy> = {
  name: 'army',
  steps: [
    (older) => ({
      ...older,
      statedTotal: null,
      checksum: typeof older.text === 'string' ? listChecksum(older.text) : '',
    }),
  ],
  parse(fields) {
    const parsed = v.safeParse(army, fields);
    return parsed.success ? (parsed.output as SavedArmy) : null;
  },
};

/** Lists that are too long for a battle's log, as they were pasted, by the checksum that the log names. Nothing takes them away. */
export const SOURCE_KIND: ShelfKind<{ readonly text: string }> = {
  name: 'source',
  steps: [],
  parse: (fields) => (typeof fields.text === 'string' ? { text: fields.text } : null),
};

const known = v.object({
  units: v.record(
    v.string(),
    v.object({
      healthPerModel: v.fallback(v.nullable(v.number()), null),
      characteristic: v.fallback(v.nullable(v.number()), null),
      facts: v.fallback(facts, {}),
    }),
  ),
});

/** What was entered for units, by the edition's id. */
export const KNOWN_UNITS_KIND: ShelfKind<{ readonly units: KnownUnits }> = {
  name: 'knownUnits',
  steps: [],
  parse(fields) {
    const parsed = v.safeParse(known, fields);
    return parsed.success ? (parsed.output as { readonly units: KnownUnits }) : null;
  },
};

/** The checksum of a list as a battle's log names it; empty for an army that was typed in. */
export function listChecksum(text: string): string {
  return text.trim() === '' ? '' : crc32(text);
}

/** The part of a list's text that an army carries itself: null where it is too long, and lies on the shelf on its own. */
export function carriedText(text: string): string | null {
  return isLong(text) ? null : text;
}
