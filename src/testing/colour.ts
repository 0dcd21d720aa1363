/*
 * What an eye makes of a colour, for tests: contrast (WCAG 2.2), distance (CIEDE2000) and three kinds of
 * colour blindness (Machado, Oliveira and Fernandes 2009, at full severity). Colours are "#rrggbb".
 */

/** How colours are seen: by most eyes, and without the long, the middle or the short cones. */
export const VISIONS = ['usual', 'protanopia', 'deuteranopia', 'tritanopia'] as const;
export type Vision = (typeof VISIONS)[number];

type Triple = readonly [number, number, number];

const SEEN: Readonly<Record<Vision, readonly [Triple, Triple, Triple]>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** A channel, from 0 to 255, by the place of its first digit. */
function channelAt(colour: string, at: number): number {
  return Number.parseInt(colour.slice(at, at + 2), 16);
}

/** Linear light of the three channels, each from 0 to 1. */
function light(colour: string): Triple {
  const channel = (at: number) => {
    const value = channelAt(colour, at) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function luminance(colour: string): number {
  const [red, green, blue] = light(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((left, right) => left - right);
  return (bright + 0.05) / (dark + 0.05);
}

/** The colour as that eye sees it, in CIELAB under D65. */
export function labOf(colour: string, vision: Vision): Triple {
  const channels = light(colour);
  const [r = 0, g = 0, b = 0] = SEEN[vision].map((row) => {
    const sum = row.reduce((total, part, index) => total + part * (channels[index] ?? 0), 0);
    return Math.min(1, Math.max(0, sum));
  });
  const x = (0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047;
  const y = 0.2126729 * r + 0.7151522 * g + 0.072175 * b;
  const z = (0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883;
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  return [116 * f(y) - 16, 500 * (f(x) - f(y)), 200 * (f(y) - f(z))];
}

const RADIAN = Math.PI / 180;

/**
 * The distance of two CIELAB colours by CIEDE2000 (Sharma, Wu and Dalal 2005): 1 is about what an eye can
 * just tell.
 */
export function distance([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const mean = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7)));
  const [p1, p2] = [a1 * (1 + g), a2 * (1 + g)];
  const [c1, c2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)];
  const hue = (b: number, a: number) => (a === 0 && b === 0 ? 0 : (Math.atan2(b, a) / RADIAN + 360) % 360);
  const [h1, h2] = [hue(b1, p1), hue(b2, p2)];
  const grey = c1 * c2 === 0;
  const turned = grey ? 0 : h2 - h1;
  const dh = turned > 180 ? turned - 360 : turned < -180 ? turned + 360 : turned;
  const [dl, dc, dH] = [l2 - l1, c2 - c1, 2 * Math.sqrt(c1 * c2) * Math.sin((dh / 2) * RADIAN)];
  const [lm, cm] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const sum = h1 + h2;
  const hm = grey ? sum : Math.abs(h1 - h2) <= 180 ? sum / 2 : sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2;
  const t =
    1 -
    0.17 * Math.cos((hm - 30) * RADIAN) +
    0.24 * Math.cos(2 * hm * RADIAN) +
    0.32 * Math.cos((3 * hm + 6) * RADIAN) -
    0.2 * Math.cos((4 * hm - 63) * RADIAN);
  const sl = 1 + (0.015 * (lm - 50) ** 2) / Math.sqrt(20 + (lm - 50) ** 2);
  const sc = 1 + 0.045 * cm;
  const sh = 1 + 0.015 * cm * t;
  const rotation =
    -2 *
    Math.sqrt(cm ** 7 / (cm ** 7 + 25 ** 7)) *
    Math.sin(60 * RADIAN * Math.exp(-(((hm - 275) / 25) ** 2)));
  return Math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dH / sh) ** 2 + rotation * (dc / sc) * (dH / sh));
}

/** A colour with that share (0 to 1) of another one over it. */
export function laidOver(colour: string, over: string, share: number): string {
  const mixed = [1, 3, 5].map((at) =>
    Math.round(channelAt(colour, at) * (1 - share) + channelAt(over, at) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`;
}
