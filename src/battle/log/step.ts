import type { Battle } from '@/battle/state/battle';
import type { Entry } from './event';

/** An entry in force as it counts now, after every correction, and the battle as it stands after it. */
export type Step = { readonly entry: Entry; readonly battle: Battle };
