import { NOTHING_PROPOSED, type ProposedTest, proposedTest } from '../../break-test/open-test';
import {
  type Engagement,
  enemiesInContact,
  isLeftWithoutEnemy,
  meetingsBy,
  type OpenProposal,
  type ProposedAnswers,
  proposedFrom,
  type SpannedAnswers,
  type UnitFact,
  unitsOf,
  wipedOutUnits,
} from '../../score-sheet/engagement';
import { SIDES, type Side } from '../../score-sheet/score-sheet';
import type { Source } from '../../source';
import { between, highestOf, known } from '../../span';
import { type NetProperRanks, netProperRanks, PROPER_RANK_MODELS, properRanks } from './surrounded';

const STATIC_SCORE: Source = {
  at: 'https://www.newrecruit.eu/wiki/t9a/the-ninth-age-(2022)/rules/static-combat-score',
  standing: 'text',
};
const HEIGHT: Source = {
  at: 'https://www.newrecruit.eu/wiki/t9a/the-ninth-age-(2022)/rules/model-height',
  standing: 'text',
};

/** The highest Height. */
const HIGHEST = PROPER_RANK_MODELS.length - 1;

/** The facts of a unit that the proposals use. */
export const unitFacts = [
  {
    id: 'ranks',
    label: 'Proper Ranks',
    hint: 'Height 0–2: 5 models, 3–4: 3, 5: 1',
    source: HEIGHT,
    input: 'number',
    min: 0,
    max: 99,
  },
  { id: 'models', label: 'Models', source: HEIGHT, input: 'number', min: 0, max: 999 },
  { id: 'frontWidth', label: 'Models wide', source: HEIGHT, input: 'number', min: 0, max: 99 },
  { id: 'height', label: 'Height', source: HEIGHT, input: 'number', min: 0, max: 5 },
  { id: 'standard', label: 'Standard Bearer', source: STATIC_SCORE, input: 'switch' },
  { id: 'battleStandard', label: 'Battle Standard', source: STATIC_SCORE, input: 'switch' },
] as const satisfies readonly UnitFact[];

/** The answers that follow from the engaged units; open if units surround each other. */
export function propose(engagement: Engagement): ProposedAnswers {
  const net = netProperRanks(engagement);
  const { open = [], ...proposed } = proposedFrom({
    a: answersOf(engagement, 'a', net),
    b: answersOf(engagement, 'b', net),
  });
  return { ...proposed, open: [...open, ...SIDES.flatMap((side) => openOf(engagement, side, net))] };
}

/** The proposed answers for a losing unit's test, at present (just before the tests). */
export function proposeBreakTest(engagement: Engagement, unitId: string): ProposedTest {
  const unit = engagement.units.find(({ id }) => id === unitId);
  if (!unit) return NOTHING_PROPOSED;
  const net = netProperRanks(engagement);
  const own = properRanks(unit);
  const enemies = enemiesInContact(engagement, unitId);
  return proposedTest({
    properRanks: own,
    surroundingProperRanks: net.lostBy(unitId),
    enemyProperRanks: highestOf(enemies.map(({ id }) => net.of(id))),
    noEnemyInContact: known(isLeftWithoutEnemy(engagement, unitId)),
    height:
      unit.height === undefined ? between(0, HIGHEST, [{ unitId, fact: 'height' }]) : known(unit.height),
  });
}

function answersOf(engagement: Engagement, side: Side, net: NetProperRanks): SpannedAnswers {
  const units = unitsOf(engagement, side);
  const unitsWipedOut = known(wipedOutUnits(engagement, side));
  if (units.length === 0) return unitsWipedOut.low > 0 ? { unitsWipedOut } : {};
  const meetings = meetingsBy(engagement, side);
  const facings = meetings.flatMap(({ enemy, facing }) =>
    facing === 'front' ? [] : [JSON.stringify([enemy.id, facing])],
  );
  return {
    unitsWipedOut,
    charge: known(meetings.some(({ charge }) => charge === 'thisRound')),
    properRanks: highestOf(units.map(({ id }) => net.of(id))),
    standards: known(units.filter(({ standard }) => standard === true).length),
    battleStandard: known(units.some(({ battleStandard }) => battleStandard === true)),
    facings: known(new Set(facings).size),
  };
}

function openOf(engagement: Engagement, side: Side, net: NetProperRanks): readonly OpenProposal[] {
  const unitIds = unitsOf(engagement, side)
    .map(({ id }) => id)
    .filter((id) => net.bothSurrounded.includes(id));
  return unitIds.length === 0 ? [] : [{ side, rowId: 'properRanks', reason: 'bothSurrounded', unitIds }];
}
