import { breakTest as said } from '@/messages/compiled/break-test';
import { assertNever, type BreakTestReason, type CountedUnit } from '@/rules/index';
import { counted } from './shared/phrases';

/** The reasons for the result of a break test, one at a time. */
export const breakTestReason = (reason: BreakTestReason, healthPoint: CountedUnit): string => {
  switch (reason.key) {
    case 'tie':
      return said.reasons.tie;
    case 'won':
      return said.reasons.won;
    case 'noEnemyInContact':
      return said.reasons.noEnemyInContact;
    case 'valueMissing':
      return said.reasons.valueMissing;
    case 'ownValue':
      return said.reasons.ownValue(reason.values.value);
    case 'generalValue':
      return said.reasons.generalValue(reason.values.value);
    case 'characterValue':
      return said.reasons.characterValue(reason.values.value);
    case 'difference':
      return said.reasons.difference(reason.values.modifier);
    case 'steadfast':
      return said.reasons.steadfast({ own: String(reason.values.own), enemy: String(reason.values.enemy) });
    case 'disrupted':
      return said.reasons.disrupted(String(reason.values.fullRanks));
    case 'surrounded':
      return said.reasons.surrounded({ from: String(reason.values.from), to: String(reason.values.to) });
    case 'steady':
      return said.reasons.steady({
        own: String(reason.values.own),
        enemy: String(reason.values.enemy),
        limit: -reason.values.limit,
      });
    case 'steadyAndSolid':
      return said.reasons.steadyAndSolid({
        own: String(reason.values.own),
        enemy: String(reason.values.enemy),
        needed: String(reason.values.needed),
      });
    case 'stubborn':
      return said.reasons.stubborn;
    case 'stubbornCharacter':
      return said.reasons.stubbornCharacter;
    case 'fear':
      return said.reasons.fear(reason.values.modifier);
    case 'fearedAndOutnumbered':
      return said.reasons.fearedAndOutnumbered({
        own: String(reason.values.own),
        enemy: String(reason.values.enemy),
      });
    case 'unbreakable':
      return said.reasons.unbreakable;
    case 'unstable':
      return said.reasons.unstable(counted(reason.values.healthPoints, healthPoint));
    case 'undeadStubborn':
      return said.reasons.undeadStubborn({ from: String(reason.values.from), to: String(reason.values.to) });
    case 'undeadSteadfast':
      return said.reasons.undeadSteadfast({ from: String(reason.values.from), to: String(reason.values.to) });
    case 'undeadBattleStandard':
      return said.reasons.undeadBattleStandard({
        from: String(reason.values.from),
        to: String(reason.values.to),
      });
    case 'reroll':
      return said.reasons.reroll;
    case 'doubleOne':
      return said.reasons.doubleOne;
    case 'insaneCourage':
      return said.reasons.insaneCourage;
    case 'immuneToPsychology':
      return said.reasons.immuneToPsychology;
    case 'fearedUnlessDoubleOne':
      return said.reasons.fearedUnlessDoubleOne({
        own: String(reason.values.own),
        enemy: String(reason.values.enemy),
      });
    case 'losesTheDifference':
      return said.reasons.losesTheDifference(String(reason.values.healthPoints));
    case 'unstableSteadfast':
      return said.reasons.unstableSteadfast({
        from: String(reason.values.from),
        to: String(reason.values.to),
      });
    case 'lossByRoll':
      return said.reasons.lossByRoll;
    case 'moreRanks':
      return said.reasons.moreRanks({ own: String(reason.values.own), enemy: String(reason.values.enemy) });
    case 'rankLossDisrupted':
      return said.reasons.rankLossDisrupted;
    case 'skirmishing':
      return said.reasons.skirmishing;
    case 'undisciplined':
      return said.reasons.undisciplined;
    case 'warband':
      return said.reasons.warband(reason.values.ranks);
    case 'terror':
      return said.reasons.terror(reason.values.modifier);
    case 'overwhelmed':
      return said.reasons.overwhelmed({ own: String(reason.values.own), enemy: String(reason.values.enemy) });
    case 'refusesTest':
      return said.reasons.refusesTest(reason.values.outcome);
    case 'unbreakableOutcome':
      return said.reasons.unbreakableOutcome(reason.values.outcome);
    case 'shieldwall':
      return said.reasons.shieldwall({ to: reason.values.to, from: reason.values.from });
    case 'losesBeforeTest':
      return said.reasons.losesBeforeTest(String(reason.values.healthPoints));
    case 'modifier':
      return said.reasons.modifier({ label: reason.values.label, modifier: reason.values.modifier });
    case 'halved':
      return said.reasons.halved({
        label: reason.values.label,
        from: String(reason.values.from),
        to: String(reason.values.to),
      });
    case 'otherDice':
      return otherDice(reason.values);
    case 'supernal':
      return said.reasons.supernal(counted(reason.values.healthPoints, healthPoint));
    case 'warMachine':
      return said.reasons.warMachine;
    case 'decides':
      return said.reasons.decides({ label: reason.values.label, outcome: reason.values.outcome });
    case 'against':
      return said.reasons.against({ label: reason.values.label, value: reason.values.value });
    case 'reach':
      return said.reasons.reach({ label: reason.values.label, value: reason.values.value });
    case 'added':
      return said.reasons.added({ label: reason.values.label, points: reason.values.points });
    case 'becomes':
      return said.reasons.becomes({
        label: reason.values.label,
        to: reason.values.to,
        from: reason.values.from,
      });
    case 'natural':
      return said.reasons.natural({ face: reason.values.total / 2, outcome: reason.values.outcome });
    case 'rolledAgain':
      return said.reasons.rolledAgain(reason.values.label);
    default:
      return assertNever(reason);
  }
};

/** "3D6, the 2 highest count", "1D6". */
const otherDice = ({
  dice,
  keep,
  which,
}: Extract<BreakTestReason, { key: 'otherDice' }>['values']): string =>
  dice === keep
    ? said.otherDice.all(dice)
    : said.otherDice.some({ dice, keep, areLowest: which === 'lowest' });
