import type { AllocationPlace, AssaultDescription, StrikePlace } from '@/battle/describe/assault-description';
import type { Description } from '@/battle/describe/description';
import type { TakenMorale } from '@/battle/state/assault-round';
import { assaultLog as said } from '@/messages/compiled/assault-log';
import { number } from '@/messages/compiled/numbers';
import { phrases } from '@/messages/compiled/phrases';
import { type ByKey, sayByKey } from '@/words/by-key';
import { side } from '@/words/shared/format';
import { agreed, place, whole } from '@/words/shared/phrases';
import { struck } from './log';

/** Where a gesture of an assault happened, and what its dice showed: the second part of its line. */

const atStep = (d: StrikePlace | AllocationPlace, named: boolean): string =>
  d.combat.shotBy ? place(d, named) : said.atStep({ place: place(d, named), step: d.step });

const inDuel = (d: Extract<AssaultDescription, { readonly duelRound: number }>, named: boolean): string =>
  said.assaultDetails.inDuel({ place: place(d, named), round: d.duelRound });

/** "5 + 6": the dice, of which one counts, and what is added. */
const focusSum = (dice: readonly number[], modifier: number): string =>
  said.assaultDetails.focusSum({ dice: dice.map((die) => number.format(die)).join(phrases.comma), modifier });

/** "rolled 4, 5, 6". */
export const rolledDice = (dice: readonly number[]): string =>
  said.rolledDice(dice.map((die) => number.format(die)).join(phrases.comma));

const rolled = (dice: readonly number[] | null, told: boolean): string =>
  dice === null || dice.length === 0 || !told ? '' : said.rolled(rolledDice(dice));

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
  if (winner === 'draw')
    return because === 'wipedOut' ? said.assaultVerdict.bothWipedOut : said.assaultVerdict.draw;
  if (because === 'wipedOut') return said.assaultVerdict.wipedOut(side(winner));
  return said.assaultVerdict.wins({ side: side(winner), wonBy });
};

const closed = (d: Extract<AssaultDescription, { key: 'assaultClosed' }>, named: boolean): string => {
  const readings = d.outcome.readings.map(({ label, option }) => said.closed.readings({ label, option }));
  const agreement = agreed(d.confirmedBy).map((agreement) => said.closed.agreement(agreement));
  return said.closed.said({
    place: place(d, named),
    verdict: assaultVerdict(d),
    agreement: agreement.join(''),
    readings: readings.join(''),
  });
};

/** "Leadership 10 of the Sergeant". */
export const leadershipOf = (leadership: number, leader: string): string =>
  said.leadershipOf({ leadership, leader });

/** "lost by 2, 7 or less, rolled 3 + 5". */
export const moraleTest = ({ lostBy, target, dice, leader, reasons }: TakenMorale): string => {
  const fallen = reasons.find(({ key }) => key === 'casualties')?.values;
  const parts = [
    fallen
      ? said.moraleTest.fallen({ lost: fallen.lost ?? 0, of: fallen.of ?? 0 })
      : said.moraleTest.lostBy(lostBy),
  ];
  const leadership = reasons.find(({ key }) => key === 'leadership')?.values.leadership;
  if (leader !== undefined && leadership !== undefined) parts.push(leadershipOf(leadership, leader));
  if (target !== null) parts.push(said.moraleTest.target(whole(target)));
  if (dice) parts.push(said.rolledDice(dice.map((die) => number.format(die)).join(' + ')));
  return parts.join(phrases.comma);
};

const swept = ({
  sweep: { dice, winnerInitiative, loserInitiative, barred },
}: Extract<AssaultDescription, { key: 'sweepResolved' }>): string => {
  if (barred) return said.sweepDice.barred;
  if (!dice) return said.sweepDice.said;
  const [winner, loser] = dice;
  return said.sweepDice.rolled({
    loserInitiative: String(loserInitiative),
    loser: String(loser),
    winnerInitiative: String(winnerInitiative),
    winner: String(winner),
  });
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
    gambitChosen: (d, named) => inDuel(d, named),
    focusRolled: (d, named) => {
      const { dice, modifiers, advantage, odds } = d.focus;
      const facts = { place: inDuel(d, named), odds: odds[advantage] };
      return dice === null
        ? said.assaultDetails.focusSaid(facts)
        : said.assaultDetails.focusRolled({
            ...facts,
            blue: `${side('a')} ${focusSum(dice.a, modifiers.a)}`,
            red: `${side('b')} ${focusSum(dice.b, modifiers.b)}`,
          });
    },
    duelStruck: (d, named) => inDuel(d, named),
    challengeEnded: (d, named) => place(d, named),
    characteristicSaid: (d, named) => place(d, named),
    sideChecked: (d, named, withDice) =>
      said.assaultDetails.sideChecked({
        place: place(d, named),
        target: d.check.target,
        dice: rolled(d.check.dice, withDice),
      }),
    aftermathChosen: (d, named) => place(d, named),
    pointsCounted: (d, named) => place(d, named),
    poolsOrdered: (d, named) => place(d, named),
    stepFought: (d, named) => place(d, named),
    shootingEnded: (d, named) => place(d, named),
    strikeChanged: (d, named) => atStep(d, named),
    strikeHits: (d, named, withDice) =>
      said.assaultDetails.against({
        where: atStep(d, named),
        struck: struck(d),
        dice: rolled(d.dice, withDice),
      }),
    strikeWounds: (d, named, withDice) =>
      said.assaultDetails.against({
        where: atStep(d, named),
        struck: struck(d),
        dice: rolled(d.dice, withDice),
      }),
    woundsAllocated: (d, named, withDice) => `${atStep(d, named)}${rolled(d.dice, withDice)}`,
    assaultClosed: (d, named) => closed(d, named),
    moraleTaken: (d, named) =>
      said.assaultDetails.moraleTaken({ place: place(d, named), morale: moraleTest(d.morale) }),
    sweepResolved: (d, named) =>
      said.assaultDetails.sweepResolved({ place: place(d, named), dice: swept(d) }),
    readingChanged: () => said.assaultDetails.readingChanged,
  };
