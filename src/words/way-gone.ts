/** How a unit left a combat for good; open: it broke, and nobody said whether it got away. */
export type WayGone = 'destroyed' | 'caught' | 'fled' | 'fellBack' | 'open';
