/**
 * The names of the two colour slots. A side is recognised by its tincture and its device, never by colour
 * alone.
 */
export const TONES = ['azure', 'gules'] as const;
export type Tone = (typeof TONES)[number];

/** The classes of each tincture, written in full so that Tailwind finds them. */
export const toneClasses: Readonly<
  Record<Tone, { text: string; border: string; fill: string; device: string; field: string }>
> = {
  azure: {
    text: 'text-azure',
    border: 'border-azure',
    fill: 'bg-azure border-azure text-on-azure',
    device: 'device-azure',
    field: 'bg-azure-field',
  },
  gules: {
    text: 'text-gules',
    border: 'border-gules',
    fill: 'bg-gules border-gules text-on-gules',
    device: 'device-gules',
    field: 'bg-gules-field',
  },
};

/** Side a uses the slot azure, side b the slot gules. */
export const SIDE_TONE = { a: 'azure', b: 'gules' } as const satisfies Readonly<Record<string, Tone>>;
