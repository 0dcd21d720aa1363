/** How a unit left a combat for good. */
export type WayGone = 'destroyed' | 'caught' | 'fled' | 'fellBack';
