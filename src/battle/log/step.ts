import type { Battle } from '@/battle/state/battle';
import type { Entry } from './event';

/** An entry in force with all corrections, and the battle after it. */
export type Step = { readonly entry: Entry; readonly battle: Battle };
