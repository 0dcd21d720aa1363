import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DEVICE_IDS, TINCTURE_IDS } from '@/battle/state/tincture';
import { contrast, distance, labOf, laidOver, VISIONS } from '@/testing/colour';
import { DEVICES, type DeviceName, TINCTURES, type TinctureName, tinctureStyle } from './tinctures';

/** The two themes Day and Candle, as the indexes of a hue. */
const THEMES = [0, 1] as const;
/** Paper and card of both themes, and of Glare. */
const GROUNDS = [
  ['#f5efe2', '#fffaf0'],
  ['#14110d', '#1f1a14'],
] as const;

/**
 * The contrast that text needs (WCAG 1.4.3), and that a total needs: the one for text of any size (WCAG
 * 1.4.6), although it is the largest text on screen.
 */
const AA = 4.5;
const AAA = 7;
/** The least difference of two colours side by side that every kind of colour vision can tell apart. */
const TOLD_APART = 8;
/** The least difference of a pattern from its ground: several times what an eye can just notice. */
const DEVICE_SEEN = 3;

/** The ink that covers a digit that has just changed, and its opacity. */
const INK = ['#211b16', '#f4ead9'] as const;
const LAID_OVER = 0.18;

const NAMES = Object.keys(TINCTURES) as readonly TinctureName[];
const PAIRS = NAMES.flatMap((one, place) => NAMES.slice(place + 1).map((other) => [one, other] as const));

test('the measure is the one that is published: pairs 1, 7 and 17 of Sharma, Wu and Dalal, and black on white', () => {
  expect(distance([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4);
  expect(distance([50, 0, 0], [50, -1, 2])).toBeCloseTo(2.3669, 4);
  expect(distance([50, 2.5, 0], [73, 25, -18])).toBeCloseTo(27.1492, 4);
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
});

test('the grounds equal those of the stylesheet', () => {
  const css = readFileSync('src/app/styles/app.css', 'utf8');
  for (const name of ['paper', 'card'] as const) {
    const place = name === 'paper' ? 0 : 1;
    expect(css).toContain(`--${name}: light-dark(${GROUNDS[0][place]}, ${GROUNDS[1][place]});`);
  }
  expect(css).toContain(`--ink: light-dark(${INK.join(', ')});`);
  expect(css).toMatch(
    new RegExp(
      `\\.just-changed \\{[^}]*&\\[data-seen\\] \\{[^}]*color-mix\\(in srgb, var\\(--ink\\) ${100 * LAID_OVER}%`,
    ),
  );
});

test('there is a look for every tincture, and the looks of the usual two equal the stylesheet', () => {
  expect(NAMES).toEqual(TINCTURE_IDS);
  const css = readFileSync('src/app/styles/app.css', 'utf8');
  for (const name of ['azure', 'gules'] as const) {
    const { ink, field, stripe, on } = TINCTURES[name];
    expect(css).toContain(`--${name}: light-dark(${ink.join(', ')});`);
    expect(css).toContain(`--${name}-field: light-dark(${field.join(', ')});`);
    expect(css).toContain(`--${name}-stripe: light-dark(${stripe.join(', ')});`);
    expect(css).toContain(`--on-${name}: light-dark(${on.join(', ')});`);
  }
});

test.each(PAIRS)(
  '%s and %s differ enough for every eye, in Day and Candle, whatever their devices',
  (one, other) => {
    for (const theme of THEMES) {
      for (const vision of VISIONS) {
        const seen = distance(
          labOf(TINCTURES[one].ink[theme], vision),
          labOf(TINCTURES[other].ink[theme], vision),
        );
        expect(seen, `${theme === 0 ? 'day' : 'candle'}, ${vision}`).toBeGreaterThanOrEqual(TOLD_APART);
      }
    }
  },
);

test.each(NAMES)('%s is readable as text on paper, card and its own device', (name) => {
  const { ink, field, stripe } = TINCTURES[name];
  for (const theme of THEMES) {
    for (const ground of GROUNDS[theme]) expect(contrast(ink[theme], ground)).toBeGreaterThanOrEqual(AA);
    expect(contrast(ink[theme], stripe[theme])).toBeGreaterThanOrEqual(AA);
    // Text in the page's ink on the field, such as the names of units.
    const pageInk = theme === 0 ? '#211b16' : '#f4ead9';
    expect(contrast(pageInk, field[theme])).toBeGreaterThanOrEqual(AA);
    expect(contrast(pageInk, stripe[theme])).toBeGreaterThanOrEqual(AA);
  }
});

test.each(NAMES)(
  'a total of %s has 7 : 1 on its plate in Day, Candle and Glare: at rest, filled, and on a card',
  (name) => {
    const { ink, field, on } = TINCTURES[name];
    for (const theme of THEMES) {
      const told = theme === 0 ? 'day' : 'candle';
      expect(contrast(ink[theme], field[theme]), `${told}, at rest`).toBeGreaterThanOrEqual(AAA);
      expect(contrast(on[theme], ink[theme]), `${told}, filled`).toBeGreaterThanOrEqual(AAA);
      expect(contrast(ink[theme], GROUNDS[theme][1]), `${told}, on a card`).toBeGreaterThanOrEqual(AAA);
      const changed = [ink[theme], GROUNDS[theme][1]].map((colour) =>
        laidOver(colour, INK[theme], LAID_OVER),
      );
      expect(contrast(...(changed as [string, string])), `${told}, just changed`).toBeGreaterThanOrEqual(AA);
    }
    // Glare has no tinctures: both sides are black on white, and white on black.
    expect(contrast('#000000', '#ffffff')).toBeGreaterThanOrEqual(AAA);
  },
);

test('every device has a look, visible on its field for every eye, and no two are alike', () => {
  const devices = Object.keys(DEVICES) as readonly DeviceName[];
  expect(devices).toEqual(DEVICE_IDS);
  const drawn = devices.map((device) => DEVICES[device]('field', 'stripe'));
  expect(new Set(drawn).size).toBe(devices.length);
  for (const name of NAMES) {
    for (const theme of THEMES) {
      for (const vision of VISIONS) {
        const { field, stripe } = TINCTURES[name];
        const seen = distance(labOf(field[theme], vision), labOf(stripe[theme], vision));
        expect(seen, `${name}, ${theme === 0 ? 'day' : 'candle'}, ${vision}`).toBeGreaterThanOrEqual(
          DEVICE_SEEN,
        );
      }
    }
  }
  for (const vision of VISIONS) {
    expect(distance(labOf('#ffffff', vision), labOf('#c8c8c8', vision))).toBeGreaterThanOrEqual(TOLD_APART);
  }
});

test('a side is drawn with the device that was chosen for it, in the colours of its tincture', () => {
  const style = tinctureStyle({
    a: { tincture: 'vert', device: 'roundels' },
    b: { tincture: 'gules', device: 'bendsFalling' },
  });
  expect(style['--azure-ink']).toBe(`light-dark(${TINCTURES.vert.ink.join(', ')})`);
  expect(style['--azure-device']).toBe(DEVICES.roundels('var(--azure-field)', 'var(--azure-stripe)'));
  expect(style['--gules-device']).toBe(DEVICES.bendsFalling('var(--gules-field)', 'var(--gules-stripe)'));
});

test('in Glare every tincture is black on white, stripes included at the contrast that totals need', () => {
  const css = readFileSync('src/app/styles/app.css', 'utf8');
  const glare = css.slice(css.indexOf('data-theme="glare"'));
  for (const slot of ['azure', 'gules']) {
    expect(glare).toContain(`--${slot}: #000000;`);
    expect(glare).toContain(`--${slot}-field: #ffffff;`);
    expect(glare).toContain(`--${slot}-stripe: #c8c8c8;`);
    expect(glare).toContain(`--on-${slot}: #ffffff;`);
  }
  expect(contrast('#000000', laidOver('#ffffff', '#000000', LAID_OVER))).toBeGreaterThanOrEqual(7);
  const rules = readFileSync('src/app/styles/tinctures.css', 'utf8');
  expect(rules).toContain(':root:not([data-theme="glare"]) .tinctured');
});
