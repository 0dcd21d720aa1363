import * as v from 'valibot';
import { isLong } from '@/battle/army/import-source';
import { unitFightersSchema } from '@/battle/state/fighter-shape';
import { MARKS, type UnitDraft, type UnitFacts } from '@/battle/state/unit';
import { crc32 } from '@/plain/crc-32';
import type { KeptKind } from '@/storage/kept-items';

/*
 * The kinds of kept items (`storage/kept-items.ts`), one row each. A new kind (a unit template, a
 * side's tincture, a name) gets its row here, together with the screen that shows it. An item of an older
 * version is upgraded by the steps of its kind. A released step never changes.
 */

/** An army kept on this device for later battles. */
export type KeptArmy = {
  readonly id: string;
  /** The player's name for it. */
  readonly name: string;
  /** The name of the army in a battle. */
  readonly army: string;
  /** The rulebook for which it was last used. */
  readonly editionId: string;
  readonly units: readonly UnitDraft[];
  readonly tags: readonly string[];
  readonly notes: string;
  /** The format of its list, and the total stated in it; empty and null if the army was typed in. */
  readonly format: string;
  readonly statedTotal: number | null;
  /**
   * The pasted list; null if it is long and kept separately; empty if the army was typed in.
   */
  readonly text: string | null;
  /** The checksum of the pasted list, as a battle's log has it; empty if the army was typed in. */
  readonly checksum: string;
  /** When it was kept, and when it was last used, in milliseconds since 1970. */
  readonly savedAt: number;
  readonly usedAt: number;
};

/**
 * What a player once entered for a unit of that name, and lists do not contain; null or missing: not entered.
 */
export type KnownUnit = {
  readonly healthPerModel: number | null;
  readonly characteristic: number | null;
  readonly facts: UnitFacts;
  /** Whether it is a character; missing: not said. */
  readonly character?: boolean;
  /** How many models it had when its ranks and its Unit Strength were entered; missing: not said. */
  readonly models?: number;
};
/** By the unit's name in lower case without accents. */
export type KnownUnits = Readonly<Partial<Record<string, KnownUnit>>>;
const facts = v.record(v.string(), v.union([v.number(), v.boolean(), v.string()]));
const unit = v.object({
  name: v.string(),
  pointCost: v.number(),
  models: v.number(),
  modelsUnsaid: v.exactOptional(v.literal(true)),
  healthPerModel: v.number(),
  kinds: v.exactOptional(
    v.array(v.object({ name: v.string(), models: v.number(), healthPoints: v.number() })),
  ),
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

/** Whole armies, by their own id. Version 1 had no checksum of the list and no stated total. */
export const ARMY_KIND: KeptKind<KeptArmy> = {
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
    return parsed.success ? (parsed.output as KeptArmy) : null;
  },
};

/**
 * Pasted lists that are too long for a battle's log, by the checksum that the log names. They are never
 * removed.
 */
export const SOURCE_KIND: KeptKind<{ readonly text: string }> = {
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
      character: v.exactOptional(v.boolean()),
      models: v.exactOptional(v.number()),
    }),
  ),
});

/** The entered values of units, by the edition's id. */
export const KNOWN_UNITS_KIND: KeptKind<{ readonly units: KnownUnits }> = {
  name: 'knownUnits',
  steps: [],
  parse(fields) {
    const parsed = v.safeParse(known, fields);
    return parsed.success ? (parsed.output as { readonly units: KnownUnits }) : null;
  },
};

/** The checksum of a list, as a battle's log has it; empty for an army that was typed in. */
export function listChecksum(text: string): string {
  return text.trim() === '' ? '' : crc32(text);
}

/**
 * The text of a list that is stored in the army itself; null if it is too long: then it is kept
 * separately.
 */
export function carriedText(text: string): string | null {
  return isLong(text) ? null : text;
}
