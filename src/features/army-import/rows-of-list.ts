import type { KindHealth, ListUnit } from '@/army-list/list/army-list';
import { folded } from '@/army-list/text/normalise';
import { pointsLast } from '@/army-list/text/points-last';
import { unitHead } from '@/army-list/text/unit-head';
import { testedNumber } from '@/battle/state/counted-unit';
import {
  MAX_CHARACTERISTIC,
  MAX_HEALTH_PER_MODEL,
  MAX_MODELS,
  type Mark,
  type UnitDraft,
} from '@/battle/state/unit';
import { marksOf } from '@/battle/state/unit-marks';
import { MAX_UNIT_NAME_LENGTH } from '@/battle/state/unit-name';
import type { Edition } from '@/rules/index';
import type { KnownUnits } from '@/store/armies/kept-kinds';
import { knownFacts } from '@/store/armies/known-facts';
import type { ImportRow } from './import-rows';
import { importedFacts, recalledFacts } from './imported-facts';
import { importedFighters } from './imported-fighters';

/** A row that no regiment and no list says more about. */
const ALONE = { withinPointsOf: null, detachmentOf: null, kinds: [] } as const;

/** Models that fight in ranks are at least so many. */
const FEWEST_IN_RANKS = 10;
const USUAL_FRONT_WIDTH = 5;
/** Health Points of each model where it is not entered: a unit of many has 1, of few 3, a single model 3. */
const MANY_MODELS = 5;
const FEW_HEALTH = 3;

/**
 * The row of a unit: what its file says, what this phone knows of a unit of that name, and guesses where
 * neither does. What was answered for that name before is not asked again.
 */
export function rowOf(
  unit: ListUnit,
  key: number,
  units: readonly ListUnit[],
  edition: Edition,
  known: KnownUnits,
): ImportRow {
  const remembered = known[folded(unit.type ?? unit.name)];
  const answered = remembered?.healthPerModel ?? null;
  const told = unit.facts.healthPoints;
  const isHealthAsked = unit.guesses.includes('healthPoints');
  const isAnswered = isHealthAsked && answered !== null;
  const health = (isAnswered ? answered : told) ?? guessedHealth(unit.models);
  const regiment = unit.regiment === undefined ? undefined : units[unit.regiment];
  const leadership = unit.facts.leadership ?? remembered?.characteristic ?? null;
  const asksFront = edition.unitFacts?.some(({ id }) => id === 'frontWidth') === true;
  const inRanks = asksFront && unit.models >= FEWEST_IN_RANKS;
  const facts = importedFacts(unit.facts, edition);
  const isTold = facts.frontWidth !== undefined;
  const lastWidth = remembered?.facts.frontWidth;
  const width = isTold ? undefined : (lastWidth ?? (inRanks ? USUAL_FRONT_WIDTH : undefined));
  const recalled = recalledFacts(knownFacts(remembered, unit.models), facts, edition);
  const tested = testedNumber(edition)?.id;
  const isTestedKnown = tested === undefined || tested in facts || tested in recalled;
  // Where units gather damage, nobody counts models.
  const isCounted = edition.counters !== undefined;
  return {
    key,
    name: unit.name.slice(0, MAX_UNIT_NAME_LENGTH).trim(),
    points: unit.points === null ? '' : String(unit.points),
    models: isCounted ? '1' : String(Math.min(unit.models, MAX_MODELS)),
    health: isCounted ? '1' : String(Math.max(1, Math.min(health, MAX_HEALTH_PER_MODEL))),
    characteristic:
      leadership === null || leadership > MAX_CHARACTERISTIC || !edition.breakTest ? '' : String(leadership),
    marks: marksIn(unit.character ? unit : { ...unit, character: remembered?.character === true }).filter(
      (mark) => marksOf(edition).includes(mark),
    ),
    facts: { ...(width === undefined || !asksFront ? {} : { frontWidth: width }), ...recalled, ...facts },
    fighters: importedFighters(unit.facts, edition),
    entered: [],
    guesses: [
      ...unit.guesses.filter((guess) =>
        guess === 'models' ? !isCounted : guess !== 'healthPoints' || (answered === null && !isCounted),
      ),
      ...(isTestedKnown ? [] : ['tested' as const]),
      ...(width !== undefined && asksFront && lastWidth === undefined ? ['frontWidth' as const] : []),
      ...(unit.name.length > MAX_UNIT_NAME_LENGTH && !unit.guesses.includes('name') ? ['name' as const] : []),
    ],
    withinPointsOf: unit.points === null ? (unit.regiment ?? null) : null,
    detachmentOf: regiment?.name ?? null,
    kinds: isAnswered || isCounted ? [] : inOrderOfLoss(unit.facts.healthOfKinds ?? []),
    source: unit.source,
  };
}

function marksIn(unit: ListUnit): readonly Mark[] {
  const marks: Mark[] = [];
  if (unit.general) marks.push('general');
  if (unit.battleStandard) marks.push('battleStandard');
  if (unit.command.standard) marks.push('standard');
  if (unit.command.musician) marks.push('musician');
  if (unit.character) marks.push('character');
  if (unit.scoring) marks.push('scoring');
  return marks;
}

/** Those of whom there are most fall first, and the leader last. */
function inOrderOfLoss(kinds: readonly KindHealth[]): readonly KindHealth[] {
  return [...kinds].sort((one, other) => other.models - one.models || one.healthPoints - other.healthPoints);
}

function guessedHealth(models: number): number {
  return models >= MANY_MODELS ? 1 : FEW_HEALTH;
}

/** A kept unit as a row. */
export function rowOfUnit(unit: UnitDraft, key: number): ImportRow {
  const { name, marks, facts, characteristic } = unit;
  return {
    key,
    name,
    points: String(unit.pointCost),
    models: unit.modelsUnsaid ? '' : String(unit.models),
    health: String(unit.healthPerModel),
    characteristic: characteristic === null ? '' : String(characteristic),
    marks,
    facts,
    fighters: unit.fighters ?? [],
    entered: [],
    guesses: [],
    ...ALONE,
    kinds: unit.kinds ?? [],
    source: '',
  };
}

/** A line that was not understood as a row with that key. */
export function rowOfLine(text: string, key: number): ImportRow {
  const priced = pointsLast(text.trim());
  const { models, rest } = unitHead(priced?.text ?? text.trim());
  return {
    key,
    name: rest.split(/[,:;]/)[0]?.trim().slice(0, MAX_UNIT_NAME_LENGTH) ?? '',
    points: priced === null ? '' : String(priced.points),
    models: String(models),
    health: String(guessedHealth(models)),
    characteristic: '',
    marks: [],
    facts: {},
    fighters: [],
    entered: [],
    guesses: priced === null ? ['points', 'healthPoints'] : ['healthPoints'],
    ...ALONE,
    source: text,
  };
}
