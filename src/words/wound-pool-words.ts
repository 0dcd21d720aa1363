import { enWoundPools } from './en-wound-pools';

/** Every sentence of the assault's screens by name: what another language has to say too. */
export type WoundPoolWords = typeof enWoundPools;

/** The words of the assault in the language in use; loaded with its screens. */
export const woundPoolWords: WoundPoolWords = enWoundPools;
