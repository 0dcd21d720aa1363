import type { AllocationPlace, AssaultDescription, StrikePlace } from '@/battle/describe/assault';
import type { StrikeWoundKind, Sweep, TakenMorale } from '@/battle/state/assault-round';
import { assertNever } from '@/rules/index';
import { number, place, plurals, side, versus, whole } from './format';

/** What was done in an assault, in English: the label of undo, and the lines of the log. */

const wounds = (count: number): string =>
  plurals.select(count) === 'one' ? '1 Wound' : `${number.format(count)} Wounds`;

const hullPoints = (count: number): string =>
  plurals.select(count) === 'one' ? '1 Hull Point' : `${number.format(count)} Hull Points`;

const models = (count: number): string =>
  plurals.select(count) === 'one' ? '1 model' : `${number.format(count)} models`;

/** What a player calls each kind of Wound that is counted apart. */
export const WOUND_KINDS: Readonly<Record<StrikeWoundKind, string>> = {
  plain: 'wounding',
  rending: 'Rending',
  luckyEscape: 'Lucky Escape',
  seriouslyWounded: 'Seriously Wounded',
  deathblow: 'Deathblow',
  solidHit: 'Solid Hit',
  devastatingHit: 'Devastating Hit',
};

/** "2 Seriously Wounded, 1 Deathblow"; plain Wounds alone are a bare number. */
export const woundCounts = (counts: Readonly<Partial<Record<StrikeWoundKind, number>>>): string => {
  const kinds = (Object.entries(counts) as [StrikeWoundKind, number][]).filter(([, count]) => count > 0);
  if (kinds.length === 0) return wounds(0);
  const [[first, count] = ['plain', 0] as const, ...others] = kinds;
  if (others.length === 0 && first === 'plain') return wounds(count);
  return kinds.map(([kind, of]) => `${number.format(of)} ${WOUND_KINDS[kind]}`).join(', ');
};

const striker = (d: StrikePlace): string =>
  d.blow === 'hammerOfWrath' ? `${d.unit.name}, Hammer of Wrath` : d.unit.name;

const modelName = (model: AllocationPlace['model']): string =>
  model === null
    ? 'A model'
    : `${model.name}${model.number === null ? '' : ` ${number.format(model.number)}`}`;

const allocated = (d: AllocationPlace): string => {
  if (d.settled === 0) {
    switch (d.did) {
      case 'choosePool':
        return `Next pool on ${d.unit.name}`;
      case 'chooseModel':
        return `${modelName(d.model)} takes the Wounds`;
      case 'passTo':
        return `Look Out, Sir: ${modelName(d.model)} takes it`;
      case 'stay':
        return `${d.unit.name}: Look Out, Sir failed`;
      default:
        return `${d.unit.name}: not saved`;
    }
  }
  const parts = [
    d.lost > 0 ? `−${d.vehicle ? hullPoints(d.lost) : wounds(d.lost)}` : null,
    d.saved > 0 ? `${number.format(d.saved)} saved` : null,
    d.discounted > 0 ? `${number.format(d.discounted)} by Feel No Pain` : null,
    d.removed > 0 ? `${models(d.removed)} removed` : null,
  ].filter((part) => part !== null);
  return `${d.unit.name}: ${parts.join(', ')}`;
};

const hurt = (d: Extract<AssaultDescription, { key: 'modelsHurt' }>): string => {
  const change = d.lost > 0 ? `−${wounds(d.lost)}` : `+${wounds(-d.lost)}`;
  return d.because === 'overwatch' ? `Overwatch, ${d.unit.name} ${change}` : `${d.unit.name} ${change}`;
};

/** Whether a losing unit held. */
export const morale = (who: string, test: TakenMorale): string => {
  if (test.way === 'choseToFail') return `${who} chose to fail: Our Weapons Are Useless`;
  return `${who} ${test.passed ? 'held' : 'broke'}`;
};

const SWEPT = {
  escapes: 'got away',
  destroyed: 'was swept away',
  locked: 'was caught, and stays locked',
} as const;

/** How a Sweeping Advance on a unit ended. */
export const sweep = (who: string, { end }: Sweep): string => `${who} ${SWEPT[end]}`;

/** The gesture in a few words. */
export const assaultGesture = (d: AssaultDescription): string => {
  switch (d.key) {
    case 'fightersAdded': {
      const [first, ...others] = d.groups;
      if (!first || others.length > 0) return `${number.format(d.groups.length)} groups join the fight`;
      return `${models(first.models)} of ${first.name} join the fight`;
    }
    case 'fightersEdited':
      return `${d.unit.name} changed`;
    case 'fightersRemoved':
      return `${d.unit.name} taken out of the fight`;
    case 'modelsHurt':
      return hurt(d);
    case 'modelsPlaced':
      return `${models(d.models)} placed`;
    case 'strikeChanged':
      return `${striker(d)}: ${number.format(d.attacks)} attacks on ${d.target.name}`;
    case 'strikeHits':
      return `${striker(d)}: ${number.format(d.hits)} of ${number.format(d.attacks)} hit`;
    case 'strikeWounds':
      return `${striker(d)}: ${woundCounts(d.counts)} from ${number.format(d.hits)} ${d.hits === 1 ? 'hit' : 'hits'}`;
    case 'poolsOrdered':
      return `Order of the pools on ${d.unit.name}`;
    case 'woundsAllocated':
      return allocated(d);
    case 'stepFought':
      return `Initiative step ${number.format(d.step)} ended`;
    case 'assaultClosed':
      return `Round ${number.format(d.round)} closed ${versus(d.outcome.a.score, d.outcome.b.score)}`;
    case 'moraleTaken':
      return morale(d.unit.name, d.morale);
    case 'sweepResolved':
      return sweep(d.unit.name, d.sweep);
    case 'readingChanged':
      return `${d.label}: ${d.option}`;
    default:
      return assertNever(d);
  }
};

const atStep = (d: StrikePlace | AllocationPlace): string => `${place(d)}, step ${number.format(d.step)}`;

const rolled = (dice: readonly number[] | null): string =>
  dice === null || dice.length === 0 ? '' : ` · rolled ${dice.map((die) => number.format(die)).join(', ')}`;

/** "Blue wins by 2", or why nobody does. */
export const assaultVerdict = ({
  outcome: { winner, because, wonBy },
}: Pick<Extract<AssaultDescription, { key: 'assaultClosed' }>, 'outcome'>): string => {
  if (winner === 'draw') return because === 'wipedOut' ? 'Both sides are wiped out' : 'A draw';
  if (because === 'wipedOut') return `${side(winner)} wins, the enemy is wiped out`;
  return `${side(winner)} wins by ${number.format(wonBy)}`;
};

const closed = (d: Extract<AssaultDescription, { key: 'assaultClosed' }>): string => {
  const readings = d.outcome.readings.map(({ label, option }) => ` · ${label}: ${option}`);
  return `${place(d)} · ${assaultVerdict(d)}${readings.join('')}`;
};

/** "lost by 2, 7 or less, rolled 3 + 5". */
export const moraleTest = ({ lostBy, target, dice }: TakenMorale): string => {
  const parts = [`lost by ${number.format(lostBy)}`];
  if (target !== null) parts.push(`${whole(target)} or less`);
  if (dice) parts.push(`rolled ${dice.map((die) => number.format(die)).join(' + ')}`);
  return parts.join(', ');
};

const swept = ({
  sweep: { dice, winnerInitiative, loserInitiative },
}: Extract<AssaultDescription, { key: 'sweepResolved' }>): string => {
  if (!dice) return 'as the players said';
  const [winner, loser] = dice;
  return `${loserInitiative} + ${loser} to get away, ${winnerInitiative} + ${winner} to catch`;
};

/** Where it happened, and what the dice showed. */
export const assaultDetail = (d: AssaultDescription): string | null => {
  switch (d.key) {
    case 'strikeChanged':
      return atStep(d);
    case 'strikeHits':
      return `${atStep(d)} · against ${d.target.name}${rolled(d.dice)}`;
    case 'strikeWounds':
      return `${atStep(d)} · against ${d.target.name}${rolled(d.dice)}`;
    case 'woundsAllocated':
      return `${atStep(d)}${rolled(d.dice)}`;
    case 'assaultClosed':
      return closed(d);
    case 'moraleTaken':
      return `${place(d)} · ${moraleTest(d.morale)}`;
    case 'sweepResolved':
      return `${place(d)} · ${swept(d)}`;
    case 'readingChanged':
      return 'Reading of an unclear rule';
    default:
      return place(d);
  }
};
