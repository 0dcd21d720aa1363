import type { Description } from '@/battle/describe/description';
import type { PursuitOutcome, TakenTest, TakenUnitTest, ThrownFlight } from '@/battle/state/records';
import { number } from '@/messages/compiled/numbers';
import { side } from './format';
import { agreeing, counted, LOWEST_ROLL, whole } from './phrases';

/** The results of tests and pursuits, in English, for the log and the report. */

/** Only in rulebooks with Wounds does a unit lose them by being caught or by a test. */
const WOUNDS = { one: 'Wound', other: 'Wounds' };

export const testAnswer = (d: Extract<Description, { key: 'testAnswered' }>): string => {
  if (d.to === null) return `${d.label} as proposed, ${side(d.side)}`;
  if (typeof d.to === 'number') return `${d.label} ${number.format(d.to)}, ${side(d.side)}`;
  return `${d.label}${d.to ? '' : ' off'}, ${side(d.side)}`;
};

export const pursued = (d: Extract<Description, { key: 'pursued' }>): string =>
  pursuedBy(d.unit?.name ?? side(d.side), d.pursuit);

/**
 * The result of a test, in the rulebook's word if it has one: "Temple Guard: Falls Back", "Spearmen held".
 */
export const testEnd = (who: string, { held, outcome }: TakenTest): string =>
  outcome ? `${who}: ${outcome.label}` : `${who} ${held ? 'held' : 'broke'}`;

export const pursuedBy = (who: string, pursuit: PursuitOutcome): string => {
  const { meant, fleeTotal, pursuitTotal, caught } = pursuit;
  const went = pursuit.fellBack ? 'fell back' : 'fled';
  const was = agreeing(who, 'was', 'were');
  if (fleeTotal === null) {
    if (!caught) return pursuit.fellBack ? `${who} fell back in good order` : `${who} fled and got away`;
    return meant === 'engaged' ? `${who} ${was} caught: they fight on` : `${who} ${went} and ${was} caught`;
  }
  if (meant === 'engaged' && !caught) return `${who} moved ${fleeTotal}", followed up`;
  if (meant === 'engaged') {
    const moved = pursuit.fellBack ? went : 'moved';
    return `${who} ${moved} ${fleeTotal}" and ${was} caught (${pursuitTotal}"): they fight on`;
  }
  if (meant) {
    const end = meant.destroyed ? ', destroyed' : '';
    return `${who} ${went} ${fleeTotal}" and ${was} caught (${pursuitTotal}"): ${counted(meant.wounds, WOUNDS)}${end}`;
  }
  if (pursuitTotal === null) return `${who} ${went} ${fleeTotal}", not pursued`;
  return caught
    ? `${who} ${went} ${fleeTotal}" and ${was} caught (${pursuitTotal}")`
    : `${who} ${went} ${fleeTotal}" and got away (${pursuitTotal}")`;
};

/** Dice of a flight before both are thrown: "Spearmen: 6" fled, pursuit open". */
export const thrownFlight = (who: string, { fleeTotal, pursuitTotal }: ThrownFlight): string => {
  if (fleeTotal !== null) return `${who}: ${number.format(fleeTotal)}" fled, pursuit open`;
  if (pursuitTotal !== null) return `${who}: ${number.format(pursuitTotal)}" pursued, flight open`;
  return `${who}: flight open`;
};

/** "7 or less, rolled 9"; null if neither is known. */
export const unitTest = ({ target, odds, rolls, healthLost }: TakenUnitTest): string | null => {
  const parts = [
    ...(target === null ? [] : [atMost({ target, odds })]),
    ...(rolls ? [`rolled ${rolls.map((roll) => number.format(roll)).join(', then ')}`] : []),
    ...(healthLost === undefined ? [] : [`lost ${counted(healthLost, WOUNDS)}`]),
  ];
  return parts.length === 0 ? null : parts.join(', ');
};

/** The totals that held: "5 or less". Two dice show at least 2, so a lower target is put into words. */
const atMost = ({ target, odds }: Pick<TakenTest, 'target' | 'odds'>): string => {
  if (target === null || target >= LOWEST_ROLL) return `${whole(target ?? 0)} or less`;
  return odds !== null && Number.parseInt(odds, 10) > 0 ? 'only a double 1' : 'could not hold';
};

/** "lost by 3, 5 or less, rolled 7". */
export const takenTest = (test: TakenTest): string => {
  const parts = [`lost by ${number.format(test.difference)}`];
  if (test.target !== null && !test.outcome) parts.push(atMost(test));
  if (test.rolls) parts.push(`rolled ${test.rolls.map((roll) => number.format(roll)).join(', then ')}`);
  if (test.healthLost !== undefined) {
    // An outcome that costs health names what is lost.
    parts.push(
      test.outcome ? `${number.format(test.healthLost)} lost` : `lost ${counted(test.healthLost, WOUNDS)}`,
    );
  }
  return parts.join(', ');
};
