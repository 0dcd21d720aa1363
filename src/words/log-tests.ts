import type { Description } from '@/battle/describe/description';
import type { PursuitOutcome, TakenTest, TakenUnitTest, ThrownFlight } from '@/battle/state/records';
import { logTests as said } from '@/messages/compiled/log-tests';
import { number } from '@/messages/compiled/numbers';
import { phrases } from '@/messages/compiled/phrases';
import { side } from './shared/format';
import { LOWEST_ROLL, whole } from './shared/phrases';

/** The results of tests and pursuits, for the log and the report. */

export const testAnswer = ({
  label,
  to,
  side: which,
}: Extract<Description, { key: 'testAnswered' }>): string => {
  if (to === null) return said.testAnswer.asProposed({ label, side: side(which) });
  return typeof to === 'number'
    ? said.testAnswer.counted({ label, to, side: side(which) })
    : said.testAnswer.switched({ label, on: to, side: side(which) });
};

export const pursued = (d: Extract<Description, { key: 'pursued' }>): string =>
  pursuedBy(d.unit?.name ?? side(d.side), d.pursuit);

/**
 * The result of a test, in the rulebook's word if it has one: "Temple Guard: Falls Back", "Spearmen held".
 */
export const testEnd = (who: string, { held, outcome }: TakenTest): string =>
  outcome ? said.testEnd.named({ who, outcome: outcome.label }) : said.testEnd.said({ who, held });

/** How a flight ended, with its inches where they are known. */
export const pursuedBy = (
  who: string,
  { meant, fleeTotal: fled, pursuitTotal, caught, fellBack: back }: PursuitOutcome,
): string => {
  const fellBack = back ?? false;
  if (fled === null) {
    if (!caught) return fellBack ? said.pursued.fellBackInOrder(who) : said.pursued.gotAwayUnmeasured(who);
    return meant === 'engaged'
      ? said.pursued.caughtFighting(who)
      : said.pursued.caughtUnmeasured({ who, fellBack });
  }
  if (meant === 'engaged' && !caught) return said.pursued.followedUp({ who, fled });
  const pursuit = String(pursuitTotal);
  if (meant === 'engaged') return said.pursued.engaged({ who, fellBack, fled, pursuit });
  if (meant) return said.pursued.meant({ who, fellBack, fled, pursuit, ...meant });
  if (pursuitTotal === null) return said.pursued.not({ who, fellBack, fled });
  return caught
    ? said.pursued.caught({ who, fellBack, fled, pursuit: pursuitTotal })
    : said.pursued.gotAway({ who, fellBack, fled, pursuit: pursuitTotal });
};

/** Dice of a flight before both are thrown: "Spearmen: 6" fled, pursuit open". */
export const thrownFlight = (who: string, thrown: ThrownFlight | null): string => {
  const { fleeTotal = null, pursuitTotal = null } = thrown ?? {};
  if (fleeTotal !== null) return said.thrownFlight.fled({ who, inches: fleeTotal });
  if (pursuitTotal !== null) return said.thrownFlight.pursued({ who, inches: pursuitTotal });
  return said.thrownFlight.open(who);
};

/** "rolled 9, then 5". */
const rolled = ([first = 0, ...others]: readonly number[]): string =>
  said.rolled(others.reduce((rolls, roll) => said.rolledAgain({ rolls, roll }), number.format(first)));

/** "7 or less, rolled 9"; null if neither is known. */
export const unitTest = ({ target, odds, rolls, healthLost }: TakenUnitTest): string | null => {
  const parts = [
    ...(target === null ? [] : [atMost({ target, odds })]),
    ...(rolls ? [rolled(rolls)] : []),
    ...(healthLost === undefined ? [] : [said.woundsLost(healthLost)]),
  ];
  return parts.length === 0 ? null : parts.join(phrases.comma);
};

/** The totals that held: "5 or less". Two dice show at least 2, so a lower target is put into words. */
export const atMost = ({ target, odds }: Pick<TakenTest, 'target' | 'odds'>): string => {
  if (target === null || target >= LOWEST_ROLL) return said.atMost.total(whole(target ?? 0));
  return odds !== null && Number.parseInt(odds, 10) > 0 ? said.atMost.doubleOne : said.atMost.never;
};

/** "lost by 3, 5 or less, rolled 7". */
export const takenTest = (test: TakenTest): string => {
  const parts = [said.lostBy(test.difference)];
  if (test.target !== null && !test.outcome) parts.push(atMost(test));
  if (test.rolls) parts.push(rolled(test.rolls));
  // An outcome that costs health names what is lost.
  if (test.healthLost !== undefined)
    parts.push(test.outcome ? said.lost(test.healthLost) : said.woundsLost(test.healthLost));
  return parts.join(phrases.comma);
};
