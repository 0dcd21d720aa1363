import * as v from 'valibot';
import { placeSchema as place, sideSchema as side } from '@/battle/state/shapes';

/** The strict shapes of a challenge that is fought in rounds of its own. */

const face = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6));
const ofBoth = <Of extends v.GenericSchema>(of: Of) => v.strictObject({ a: of, b: of });

export const gambitSchema = v.strictObject({ id: v.nullable(v.string()), label: v.string() });

export const focusSchema = v.strictObject({
  way: v.picklist(['rolled', 'typed', 'said']),
  facts: ofBoth(
    v.strictObject({
      heavy: v.boolean(),
      light: v.boolean(),
      duellistsEdge: place,
      outsideSupport: place,
      guardUpMisses: place,
    }),
  ),
  modifiers: ofBoth(v.pipe(v.number(), v.integer())),
  dice: v.nullable(ofBoth(v.array(face))),
  odds: ofBoth(v.string()),
  advantage: side,
});

export const duelEndSchema = v.strictObject({
  winner: v.nullable(side),
  glory: ofBoth(place),
  inflicted: ofBoth(place),
  withdrew: v.exactOptional(side),
});
