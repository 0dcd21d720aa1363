/**
 * A colour in Day and in Candle. In Glare every tincture is black on white, and only the device tells the
 * sides apart.
 */
type Hue = readonly [day: string, candle: string];

/**
 * The colours of a tincture: its ink on paper, its field, the stripes of a device on it, and text on its ink.
 */
export type TinctureLook = {
  readonly ink: Hue;
  readonly field: Hue;
  readonly stripe: Hue;
  readonly on: Hue;
};

const ON: Hue = ['#ffffff', '#10151c'];

export const TINCTURES = {
  azure: {
    ink: ['#1d4b87', '#92bcee'],
    field: ['#dfe8f3', '#1b2a3f'],
    stripe: ['#cbd8e8', '#24364f'],
    on: ON,
  },
  gules: {
    ink: ['#961c2e', '#f0a094'],
    field: ['#fbe7e3', '#3d1d1b'],
    stripe: ['#ebcdc7', '#502826'],
    on: ['#ffffff', '#1d0f0d'],
  },
  vert: {
    ink: ['#0a6244', '#6fe3bc'],
    field: ['#f4fcf0', '#1c2f27'],
    stripe: ['#cfdfd0', '#254237'],
    on: ON,
  },
  purpure: {
    ink: ['#5d00cc', '#a09aff'],
    field: ['#ebe0ef', '#1f172c'],
    stripe: ['#ddcaec', '#382a4b'],
    on: ON,
  },
  iron: {
    ink: ['#1a1a1a', '#f3f3f3'],
    field: ['#e8e3da', '#34302b'],
    stripe: ['#d2cdc5', '#46423d'],
    on: ON,
  },
  or: {
    ink: ['#4f3d00', '#fae5ac'],
    field: ['#eee6d6', '#352f26'],
    stripe: ['#ddd3bd', '#484034'],
    on: ON,
  },
  tenne: {
    ink: ['#492110', '#ff833e'],
    field: ['#f0e2d8', '#2c1503'],
    stripe: ['#e2cdbf', '#4c2a17'],
    on: ON,
  },
  murrey: {
    ink: ['#6f0b3d', '#fc76cb'],
    field: ['#f0dfe0', '#2c1321'],
    stripe: ['#e2c9d0', '#49253a'],
    on: ON,
  },
} as const satisfies Readonly<Record<string, TinctureLook>>;

export type TinctureName = keyof typeof TINCTURES;

const bars = (angle: number, stripe: string, field: string, width: number, every: number): string =>
  `repeating-linear-gradient(${angle}deg, ${stripe} 0 ${width}px, ${field} ${width}px ${every}px)`;
/** Two mirrored halves that meet in the middle. */
const halves = (left: string, right: string): string =>
  `${left} left / 50.1% 100% no-repeat, ${right} right / 50.1% 100% no-repeat`;

/** A device as a CSS background, in the colours of its field and its stripes. */
type DeviceLook = (field: string, stripe: string) => string;

export const DEVICES = {
  stripes: (field, stripe) => bars(90, stripe, field, 7, 21),
  chevronsDown: (field, stripe) => halves(bars(45, stripe, field, 8, 20), bars(-45, stripe, field, 8, 20)),
  bendsFalling: (field, stripe) => bars(45, stripe, field, 8, 20),
  bars: (field, stripe) => bars(0, stripe, field, 6, 18),
  chequers: (field, stripe) => `repeating-conic-gradient(${stripe} 0 25%, ${field} 0 50%) 0 0 / 22px 22px`,
  roundels: (field, stripe) => `radial-gradient(circle, ${stripe} 0 4.5px, ${field} 5px) 0 0 / 18px 18px`,
  bendsRising: (field, stripe) => bars(-45, stripe, field, 8, 20),
  chevronsUp: (field, stripe) => halves(bars(-45, stripe, field, 8, 20), bars(45, stripe, field, 8, 20)),
} as const satisfies Readonly<Record<string, DeviceLook>>;

export type DeviceName = keyof typeof DEVICES;

const SLOTS = { a: 'azure', b: 'gules' } as const;

type Borne = { readonly tincture: TinctureName; readonly device: DeviceName };

/**
 * The custom properties for a frame in which sides a and b have these tinctures and devices. They replace the
 * two usual ones by name. The stylesheet chooses the colours of the current theme (`tinctures.css`).
 */
export function tinctureStyle(borne: Readonly<Record<'a' | 'b', Borne>>): Record<string, string> {
  const hue = ([day, candle]: Hue) => `light-dark(${day}, ${candle})`;
  return Object.fromEntries(
    (['a', 'b'] as const).flatMap((side) => {
      const { ink, field, stripe, on } = TINCTURES[borne[side].tincture];
      const slot = SLOTS[side];
      return [
        [`--${slot}-ink`, hue(ink)],
        [`--${slot}-ground`, hue(field)],
        [`--${slot}-bars`, hue(stripe)],
        [`--${slot}-letters`, hue(on)],
        [`--${slot}-device`, DEVICES[borne[side].device](`var(--${slot}-field)`, `var(--${slot}-stripe)`)],
      ];
    }),
  );
}
