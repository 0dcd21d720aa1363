import * as v from 'valibot';
import { expect, test } from 'vitest';
import { EMPTY_SETUP, parseSetup, type Setup } from './setup';
import { setupSchema } from './shapes';
import {
  armsOf,
  type ChosenArms,
  chosenArms,
  DEVICE_IDS,
  type DeviceId,
  isUsual,
  OWN_DEVICE,
  TINCTURE_IDS,
  type TinctureId,
  tincturesOf,
} from './tincture';

function bearing(a?: TinctureId, b?: TinctureId): Setup {
  return {
    ...EMPTY_SETUP,
    a: { ...EMPTY_SETUP.a, ...(a && { tincture: a }) },
    b: { ...EMPTY_SETUP.b, ...(b && { tincture: b }) },
  };
}

test('if not entered, as in every old log, Blue bears azure and Red gules', () => {
  expect(tincturesOf(EMPTY_SETUP)).toEqual({ a: 'azure', b: 'gules' });
  expect(isUsual(tincturesOf(EMPTY_SETUP))).toBe(true);
  expect(v.parse(setupSchema, JSON.parse(JSON.stringify(EMPTY_SETUP)))).toEqual(EMPTY_SETUP);
});

test('the sides never bear the same, whatever either has chosen', () => {
  for (const a of [undefined, ...TINCTURE_IDS]) {
    for (const b of [undefined, ...TINCTURE_IDS]) {
      const borne = tincturesOf(bearing(a, b));
      expect(borne.a, `${a} ${b}`).not.toBe(borne.b);
      if (a !== undefined) expect(borne.a).toBe(a);
      if (b !== undefined && b !== a) expect(borne.b).toBe(b);
    }
  }
});

test('a setup keeps what the sides bear, and refuses one tincture for both', () => {
  const chosen = bearing('vert', 'or');
  expect(parseSetup(chosen)).toEqual({ ok: true, value: chosen });
  expect(v.parse(setupSchema, JSON.parse(JSON.stringify(chosen)))).toEqual(chosen);
  expect(parseSetup(bearing('vert', 'vert'))).toMatchObject({ ok: false, refusal: { code: 'sameTincture' } });
  expect(parseSetup(bearing('gules'))).toEqual({ ok: true, value: bearing('gules', 'azure') });
  expect(parseSetup(bearing('azure', 'gules'))).toEqual({ ok: true, value: EMPTY_SETUP });
});

test('a tincture that this version does not know is not taken for another', () => {
  expect(v.safeParse(setupSchema, bearing('ermine' as TinctureId)).success).toBe(false);
});

function armed(a: ChosenArms, b: ChosenArms): Setup {
  return { ...EMPTY_SETUP, a: { ...EMPTY_SETUP.a, ...a }, b: { ...EMPTY_SETUP.b, ...b } };
}

test('every tincture has a device of its own, which it bears if no other was chosen, as in every old log', () => {
  expect(new Set(Object.values(OWN_DEVICE))).toEqual(new Set(DEVICE_IDS));
  expect(armsOf(EMPTY_SETUP)).toEqual({
    a: { tincture: 'azure', device: 'stripes' },
    b: { tincture: 'gules', device: 'chevronsDown' },
  });
  const old = bearing('vert', 'or');
  expect(armsOf(v.parse(setupSchema, JSON.parse(JSON.stringify(old))))).toEqual({
    a: { tincture: 'vert', device: 'bendsFalling' },
    b: { tincture: 'or', device: 'roundels' },
  });
  expect(parseSetup(old)).toEqual({ ok: true, value: old });
});

test('whatever was chosen, the sides share neither tincture nor device, and both stay so when they are written down', () => {
  for (const tinctures of [
    [undefined, undefined],
    ['gules', undefined],
    [undefined, 'azure'],
    ['vert', 'or'],
    ['tenne', 'vert'],
  ] as const) {
    for (const a of [undefined, ...DEVICE_IDS]) {
      for (const b of [undefined, ...DEVICE_IDS]) {
        const setup = armed(
          { ...(tinctures[0] && { tincture: tinctures[0] }), ...(a && { device: a }) },
          { ...(tinctures[1] && { tincture: tinctures[1] }), ...(b && { device: b }) },
        );
        const arms = armsOf(setup);
        const told = `${tinctures} ${a} ${b}`;
        expect(arms.a.tincture, told).not.toBe(arms.b.tincture);
        expect(arms.a.device, told).not.toBe(arms.b.device);
        if (a) expect(arms.a.device, told).toBe(a);
        if (b && b !== a) expect(arms.b.device, told).toBe(b);
        const parsed = parseSetup(setup);
        if (a && a === b) {
          expect(parsed, told).toMatchObject({ ok: false, refusal: { code: 'sameDevice' } });
        } else {
          if (!parsed.ok) throw new Error(told);
          expect(armsOf(parsed.value), told).toEqual(arms);
          expect(parseSetup(parsed.value), told).toEqual(parsed);
          expect(v.parse(setupSchema, JSON.parse(JSON.stringify(parsed.value))), told).toEqual(parsed.value);
        }
      }
    }
  }
});

test('a tincture’s own device is not written down, and a chosen one is not mistaken for the usual one', () => {
  expect(parseSetup(armed({ tincture: 'azure', device: 'stripes' }, { device: 'chevronsDown' }))).toEqual({
    ok: true,
    value: EMPTY_SETUP,
  });
  const chosen = armed({ device: 'roundels' }, { tincture: 'vert', device: 'stripes' });
  expect(chosenArms(chosen, 'a')).toEqual({ device: 'roundels' });
  expect(chosenArms(chosen, 'b')).toEqual({ tincture: 'vert', device: 'stripes' });
  expect(chosenArms(EMPTY_SETUP, 'a')).toEqual({});
});

test('a device that this version does not know is not taken for another', () => {
  expect(v.safeParse(setupSchema, armed({ device: 'saltire' as DeviceId }, {})).success).toBe(false);
});
