import type { Side } from '@/rules/index';
import type { Tone } from '@/ui/tone';

/** Blue bears azure, Red bears gules. */
export const SIDE_TONE: Readonly<Record<Side, Tone>> = { a: 'azure', b: 'gules' };
