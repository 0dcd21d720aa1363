import type { AllocationPlace, AssaultDescription, StrikePlace } from '@/battle/describe/assault';
import type { Description } from '@/battle/describe/description';
import type { NamedModel } from '@/battle/describe/named-model';
import type { Sweep, TakenMorale } from '@/battle/state/assault-round';
import type { StrikeWoundKind } from '@/battle/state/strike';
import { number, plurals } from '@/messages/compiled/numbers';
import { otherSide } from '@/rules/index';
import { DAMAGE, shotInALine } from '@/words/shot-units';
import { type ByKey, sayByKey } from './by-key';
import { side } from './format';
import { agreed, place, versus, whole } from './phrases';

/** Gestures of an assault in English: the label of undo, and the lines of the log. */

const wounds = (count: number): string =>
  plurals.select(count) === 'one' ? '1 Wound' : `${number.format(count)} Wounds`;

const hullPoints = (count: number): string =>
  plurals.select(count) === 'one' ? '1 Hull Point' : `${number.format(count)} Hull Points`;

const models = (count: number): string =>
  plurals.select(count) === 'one' ? '1 model' : `${number.format(count)} models`;

/** The names of the kinds of Wounds that are counted separately. */
export const WOUND_KINDS: Readonly<Record<StrikeWoundKind, string>> = {
  plain: 'wounding',
  rending: 'Rending',
  luckyEscape: 'Lucky Escape',
  seriouslyWounded: 'Seriously Wounded',
  deathblow: 'Deathblow',
  solidHit: 'Solid Hit',
  devastatingHit: 'Devastating Hit',
  glancing: 'glancing',
  penetrating: 'penetrating',
};

/** "2 Seriously Wounded, 1 Deathblow"; plain Wounds alone are only a number. */
export const woundCounts = (counts: Readonly<Partial<Record<StrikeWoundKind, number>>>): string => {
  const kinds = (Object.entries(counts) as [StrikeWoundKind, number][]).filter(([, count]) => count > 0);
  if (kinds.length === 0) return wounds(0);
  const [[first, count] = ['plain', 0] as const, ...others] = kinds;
  if (others.length === 0 && first === 'plain') return wounds(count);
  return kinds.map(([kind, of]) => `${number.format(of)} ${WOUND_KINDS[kind]}`).join(', ');
};

/** ", 1 got hot"; empty if none did. */
export const gotHot = (count: number): string => (count === 0 ? '' : `, ${number.format(count)} got hot`);

const striker = (d: StrikePlace): string => {
  if (d.blow === 'hammerOfWrath') return `${d.unit.name}, Hammer of Wrath`;
  return d.precise ? `${d.unit.name}, Precision Strikes` : d.unit.name;
};

const struck = (d: StrikePlace): string =>
  d.against === null ? d.target.name : `${modelName(d.against)} in the challenge`;

const modelName = (model: NamedModel | null): string =>
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
  const struckName = d.inChallenge ? modelName(d.inChallenge) : d.unit.name;
  const who = d.hot ? `${d.unit.name}, Gets Hot` : struckName;
  const parts = [
    d.lost > 0 ? `−${d.vehicle ? hullPoints(d.lost) : wounds(d.lost)}` : null,
    d.saved > 0 ? `${number.format(d.saved)} saved` : null,
    d.discounted > 0 ? `${number.format(d.discounted)} by Feel No Pain` : null,
    ...d.damage.map((result) => DAMAGE[result]),
    d.removed > 0 ? `${models(d.removed)} removed` : null,
  ].filter((part) => part !== null);
  return `${who}: ${parts.join(', ')}`;
};

const hurt = (d: Extract<AssaultDescription, { key: 'modelsHurt' }>): string => {
  const points = d.vehicle ? hullPoints : wounds;
  const change = d.lost > 0 ? `−${points(d.lost)}` : `+${points(-d.lost)}`;
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
export const ASSAULT_SENTENCES: ByKey<AssaultDescription, [], string> = {
  fightersAdded: (d) => {
    const [first, ...others] = d.groups;
    if (!first || others.length > 0) return `${number.format(d.groups.length)} groups join the fight`;
    return `${models(first.models)} of ${first.name} join the fight`;
  },
  fightersEdited: (d) => `${d.unit.name} changed`,
  unitsMerged: (d) => `${d.unit.name} joins ${d.other}`,
  groupSplit: (d) => `${d.unit.name} leaves ${d.other}`,
  unitCalled: (d) => `${d.unit.name} is called ${d.other}`,
  fightersRemoved: (d) => `${d.unit.name} taken out of the fight`,
  modelsHurt: (d) => hurt(d),
  modelsPlaced: (d) => `${models(d.models)} placed`,
  strikeChanged: (d) =>
    d.blow === 'shot'
      ? `${striker(d)}: ${number.format(d.attacks)} shots at ${d.target.name}`
      : `${striker(d)}: ${number.format(d.attacks)} attacks on ${struck(d)}`,
  strikeHits: (d) => {
    if (d.precise) return `${d.unit.name}: ${number.format(d.hits)} of the hits with precision`;
    const precise = d.apart > 0 ? `, ${number.format(d.apart)} with precision` : '';
    return `${striker(d)}: ${number.format(d.hits)} of ${number.format(d.attacks)} hit${precise}${gotHot(d.hot)}`;
  },
  strikeWounds: (d) =>
    `${striker(d)}: ${woundCounts(d.counts)} from ${number.format(d.hits)} ${d.hits === 1 ? 'hit' : 'hits'}`,
  challengeIssued: (d) => `${modelName(d.model)} challenges ${side(otherSide(d.unit.side))}`,
  challengeAnswered: (d) =>
    d.by === 'accepted'
      ? `${modelName(d.model)} accepts the challenge`
      : `${side(d.unit.side)} refuses the challenge: ${modelName(d.model)} stands aside`,
  characteristicSaid: (d) => {
    const what = d.characteristic === 'leadership' ? 'Leadership' : 'Initiative';
    return d.to === null
      ? `${d.unit.name}: its own ${what}`
      : `${d.unit.name}: ${what} ${number.format(d.to)}`;
  },
  poolsOrdered: (d) => `Order of the pools on ${d.unit.name}`,
  woundsAllocated: (d) => allocated(d),
  stepFought: (d) =>
    d.combat.shotBy ? 'Nothing more is shot' : `Initiative step ${number.format(d.step)} ended`,
  assaultClosed: (d) =>
    `Round ${number.format(d.round)} closed ${versus(d.outcome.a.score, d.outcome.b.score)}`,
  shootingEnded: (d) => `Shooting attack ended: ${shotInALine(d.outcome)}`,
  moraleTaken: (d) => morale(d.unit.name, d.morale),
  sweepResolved: (d) => sweep(d.unit.name, d.sweep),
  readingChanged: (d) => `${d.label}: ${d.option}`,
};

const atStep = (d: StrikePlace | AllocationPlace, named: boolean): string =>
  d.combat.shotBy ? place(d, named) : `${place(d, named)}, step ${number.format(d.step)}`;

/** "rolled 4, 5, 6". */
export const rolledDice = (dice: readonly number[]): string =>
  `rolled ${dice.map((die) => number.format(die)).join(', ')}`;

const rolled = (dice: readonly number[] | null, told: boolean): string =>
  dice === null || dice.length === 0 || !told ? '' : ` · ${rolledDice(dice)}`;

/** The faces of the gesture's dice, in order; empty if they were only counted. */
export const logDice = (d: Description): readonly number[] => {
  switch (d.key) {
    case 'strikeHits':
    case 'strikeWounds':
    case 'woundsAllocated':
      return d.dice ?? [];
    case 'moraleTaken':
      return d.morale.dice ?? [];
    case 'sweepResolved':
      return d.sweep.dice ?? [];
    default:
      return [];
  }
};

/** "Blue wins by 2", or why no side wins. */
export const assaultVerdict = ({
  outcome: { winner, because, wonBy },
}: Pick<Extract<AssaultDescription, { key: 'assaultClosed' }>, 'outcome'>): string => {
  if (winner === 'draw') return because === 'wipedOut' ? 'Both sides are wiped out' : 'A draw';
  if (because === 'wipedOut') return `${side(winner)} wins, the enemy is wiped out`;
  return `${side(winner)} wins by ${number.format(wonBy)}`;
};

const closed = (d: Extract<AssaultDescription, { key: 'assaultClosed' }>, named: boolean): string => {
  const readings = d.outcome.readings.map(({ label, option }) => ` · ${label}: ${option}`);
  const agreement = agreed(d.confirmedBy).map((said) => ` · ${said}`);
  return `${place(d, named)} · ${assaultVerdict(d)}${agreement.join('')}${readings.join('')}`;
};

/** "Leadership 10 of the Sergeant". */
export const leadershipOf = (leadership: number, leader: string): string =>
  `Leadership ${number.format(leadership)} of ${leader}`;

/** "lost by 2, 7 or less, rolled 3 + 5". */
export const moraleTest = ({ lostBy, target, dice, leader, reasons }: TakenMorale): string => {
  const fallen = reasons.find(({ key }) => key === 'casualties')?.values;
  const parts = [
    fallen
      ? `lost ${number.format(fallen.lost ?? 0)} of ${number.format(fallen.of ?? 0)}`
      : `lost by ${number.format(lostBy)}`,
  ];
  const leadership = reasons.find(({ key }) => key === 'leadership')?.values.leadership;
  if (leader !== undefined && leadership !== undefined) parts.push(leadershipOf(leadership, leader));
  if (target !== null) parts.push(`${whole(target)} or less`);
  if (dice) parts.push(`rolled ${dice.map((die) => number.format(die)).join(' + ')}`);
  return parts.join(', ');
};

const swept = ({
  sweep: { dice, winnerInitiative, loserInitiative, barred },
}: Extract<AssaultDescription, { key: 'sweepResolved' }>): string => {
  if (barred) return 'the winner may not sweep';
  if (!dice) return 'as the players said';
  const [winner, loser] = dice;
  return `${loserInitiative} + ${loser} to get away, ${winnerInitiative} + ${winner} to catch`;
};

/** The results of the dice, for places that already name the combat. */
export const assaultDice = (d: AssaultDescription): string | null => {
  if (d.key === 'moraleTaken') return moraleTest(d.morale);
  return d.key === 'sweepResolved' ? swept(d) : sayByKey(ASSAULT_DETAILS, d, false, true);
};

/**
 * Where it happened, and the results of the dice; under the name of its combat (`named`) without the place.
 * Dice that are shown as faces beside it are left out.
 */
export const ASSAULT_DETAILS: ByKey<AssaultDescription, [named: boolean, withDice: boolean], string | null> =
  {
    fightersAdded: (d, named) => place(d, named),
    fightersEdited: (d, named) => place(d, named),
    unitsMerged: (d, named) => place(d, named),
    groupSplit: (d, named) => place(d, named),
    unitCalled: (d, named) => place(d, named),
    fightersRemoved: (d, named) => place(d, named),
    modelsHurt: (d, named) => place(d, named),
    modelsPlaced: (d, named) => place(d, named),
    challengeIssued: (d, named) => place(d, named),
    challengeAnswered: (d, named) => place(d, named),
    characteristicSaid: (d, named) => place(d, named),
    poolsOrdered: (d, named) => place(d, named),
    stepFought: (d, named) => place(d, named),
    shootingEnded: (d, named) => place(d, named),
    strikeChanged: (d, named) => atStep(d, named),
    strikeHits: (d, named, withDice) =>
      `${atStep(d, named)} · against ${struck(d)}${rolled(d.dice, withDice)}`,
    strikeWounds: (d, named, withDice) =>
      `${atStep(d, named)} · against ${struck(d)}${rolled(d.dice, withDice)}`,
    woundsAllocated: (d, named, withDice) => `${atStep(d, named)}${rolled(d.dice, withDice)}`,
    assaultClosed: (d, named) => closed(d, named),
    moraleTaken: (d, named) => `${place(d, named)} · ${moraleTest(d.morale)}`,
    sweepResolved: (d, named) => `${place(d, named)} · ${swept(d)}`,
    readingChanged: () => 'Reading of an unclear rule',
  };
