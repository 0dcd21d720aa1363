/** The two tinctures. A side is told by its tincture and by its device, never by colour alone. */
export const TONES = ['azure', 'gules'] as const;
export type Tone = (typeof TONES)[number];

/** The classes of each tincture, written out so that the stylesheet has them. */
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

/** Blue, side a, bears azure; Red, side b, bears gules. */
export const SIDE_TONE = { a: 'azure', b: 'gules' } as const satisfies Readonly<Record<string, Tone>>;
