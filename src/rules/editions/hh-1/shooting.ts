import type { Source } from '../../source';
import type { Need, ShootingRules } from '../../wound-pools/wound-pool-rules';

/** No re-roll of a miss. */
const ONCE: Need = null;

const SHOTS: Source = {
  at: 'https://mce.superiorsolution.com/mediawiki/index.php?diff=1027&oldid=1022&title=SHOOTING_PHASE',
  standing: 'text',
};
const COVER: Source = { at: 'https://studfile.net/preview/15215214/page:3', standing: 'text' };
const BOOK = 'Warhammer 40,000 rulebook, 7th edition';

/** Shooting attacks as in Horus Heresy 1.0 and Warhammer 40,000, 7th edition. */
export const shooting = {
  // Movement, Psychic, Shooting.
  phase: 2,
  toHit: {
    source: SHOTS,
    needs: [
      [6, ONCE],
      [5, ONCE],
      [4, ONCE],
      [3, ONCE],
      [2, ONCE],
      [2, 6],
      [2, 5],
      [2, 4],
      [2, 3],
      [2, 2],
    ],
  },
  snapShots: {
    ballisticSkill: 1,
    source: {
      at: 'https://www.scribd.com/doc/241154414/Warhammer-6th-Edition-Quick-Reference-Guide',
      standing: 'text',
    },
  },
  cover: { saves: [6, 5, 4, 3, 2], source: COVER },
  morale: { oneIn: 4, source: { at: `${BOOK}: Morale, 25% casualties`, standing: 'recalled' } },
} as const satisfies ShootingRules;
