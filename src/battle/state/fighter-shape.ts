import * as v from 'valibot';
import { BOOK_RULE_WORDS, MODEL_RANKS } from '@/rules/book-parts';

import { CHARACTER_RANKS, FIGHTER_RULES_OFFERED, FIGHTER_TARGETS, SECOND_WEAPONS } from './fighters';
import { countSchema as count, placeSchema as place } from './shapes';
import { SHOOTING_RULES_OFFERED } from './shooting';

const need = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(6)));

const modifier = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({ kind: v.literal('add'), by: v.pipe(v.number(), v.integer()) }),
  v.strictObject({ kind: v.literal('times'), by: place }),
  v.strictObject({ kind: v.literal('set'), to: place }),
]);
const bookRules = v.exactOptional(v.array(v.picklist(BOOK_RULE_WORDS)));

/** The shape of a profile of identical models, field by field. */
export const profileFields = {
  name: v.string(),
  target: v.picklist(FIGHTER_TARGETS),
  weaponSkill: place,
  strength: count,
  toughness: v.nullable(count),
  initiative: place,
  wounds: count,
  attacks: place,
  leadership: v.nullable(place),
  armourSave: need,
  invulnerableSave: need,
  feelNoPain: need,
  weaponStrength: v.union([count, v.picklist(['user', 'destroyer'])]),
  weaponAp: v.nullable(count),
  secondWeapon: v.picklist(SECOND_WEAPONS),
  rules: v.array(v.picklist(FIGHTER_RULES_OFFERED)),
  character: v.picklist(CHARACTER_RANKS),
  causesFear: v.boolean(),
  armour: v.exactOptional(
    v.strictObject({
      front: count,
      side: count,
      rear: count,
      openTopped: v.exactOptional(v.literal(true)),
      walker: v.exactOptional(v.literal(true)),
    }),
  ),
  ranged: v.exactOptional(
    v.strictObject({
      ballisticSkill: place,
      shots: count,
      strength: v.union([count, v.literal('destroyer')]),
      ap: v.nullable(count),
      rules: v.array(v.picklist(SHOOTING_RULES_OFFERED)),
      getsHot: v.exactOptional(v.literal(true)),
      damage: v.exactOptional(count),
      bookRules,
    }),
  ),
  weaponDamage: v.exactOptional(count),
  weaponInitiative: v.exactOptional(modifier),
  weaponAttacks: v.exactOptional(modifier),
  bookRules,
  shrouded: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(6))),
  rank: v.exactOptional(v.picklist(MODEL_RANKS)),
};

/** The shape of identical models of a unit, as an army list has them. */
export const unitFightersSchema = v.strictObject({ ...profileFields, models: count });
