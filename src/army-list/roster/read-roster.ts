import { wordsFor } from '@/army-list/languages/languages';
import {
  type ArmyList,
  type Guess,
  type ListFormat,
  type ListUnit,
  sumOfPoints,
} from '@/army-list/list/army-list';
import { commandIn, isBattleStandard } from '@/army-list/text/marks';
import { folded } from '@/army-list/text/normalise';
import { isCharacters } from '@/army-list/text/sections';
import { textOrNull } from './fields';
import { type Cost, descendants, type Force, type Roster, type Selection } from './roster';
import { withDetachments } from './roster-detachments';
import { rosterFacts } from './roster-facts';
import { isModelProfile, modelsIn } from './roster-models';

const POINTS = /^(?:pts|points?|pt|point\(s\))$/i;
const GENERAL = /^(?:army )?general$|^warlord$/i;
const GENERAL_WORDS: ReadonlySet<string> = new Set(wordsFor('general').map(folded));
const STANDARD = /standard bearer|\bstandard\b|\bbanner\b|\bicon bearer\b/i;
const MUSICIAN = /\bmusician\b|\bdrummer\b|\bhorn ?blower\b/i;
const CHAMPION = /\bchampion\b/i;
const CHARACTER = /character|\bhq\b|\blords?\b|\bhero(?:es)?\b|leader/i;

/**
 * The list in a roster: a unit for each selection that stands directly in a force and costs points, and for
 * each detachment within one of them.
 */
export function readRoster(format: ListFormat, roster: Roster): ArmyList {
  const chosen = roster.forces.flatMap(({ selections }) => selections);
  const rest = chosen.filter((selection) => pointsOf(selection) <= 0);
  const parts = chosen
    .filter((selection) => pointsOf(selection) > 0)
    .map((unit) => withDetachments(unit, roster.game));
  const units = parts.flat();
  const regiments = parts.flatMap((part, index) => {
    const place = parts.slice(0, index).reduce((sum, { length }) => sum + length, 0);
    return part.map((_, within) => (within === 0 ? {} : { regiment: place }));
  });
  const listUnits = units.map((unit, index) => ({ ...unitOf(unit, index), ...regiments[index] }));
  const sum = sumOfPoints(listUnits);
  const stated = roster.costs.find(isPoints);
  const statedTotal = stated === undefined ? null : Math.round(stated.value);
  return {
    format,
    game: textOrNull(roster.game),
    title: textOrNull(roster.name),
    player: null,
    army: textOrNull(catalogueOf(roster.forces)),
    statedTotal,
    sum,
    agrees: statedTotal === null ? null : statedTotal === sum,
    computed: false,
    units: listUnits,
    lines: [
      ...units.map(({ name }) => ({ text: name, kind: 'unit' }) as const),
      ...rest.map(({ name }) => ({ text: name, kind: 'header' }) as const),
    ],
  };
}

/** A selection's points and all that lies below it. Costs are already multiplied by the number. */
function pointsOf(selection: Selection): number {
  return [selection, ...descendants(selection)]
    .flatMap(({ costs }) => costs.filter(isPoints))
    .reduce((sum, { value }) => sum + value, 0);
}

/** Halves stay halves; what lies below a hundredth comes from adding up, not from the file. */
function toCents(points: number): number {
  return Math.round(points * 100) / 100;
}

function isPoints({ name }: Cost): boolean {
  return POINTS.test(name.trim());
}

function catalogueOf(forces: readonly Force[]): string {
  const [first] = forces;
  return first === undefined ? '' : first.catalogue === '' ? first.name : first.catalogue;
}

function unitOf(unit: Selection, place: number): ListUnit {
  const below = descendants(unit);
  const models = modelsIn(unit);
  const count = models.reduce((sum, each) => sum + each.count, 0);
  const facts = rosterFacts(unit, models);
  const battleStandard = below.some(({ name }) => /^battle standard/i.test(name) || isBattleStandard(name));
  const general = below.some(({ name }) => GENERAL.test(name) || GENERAL_WORDS.has(folded(name)));
  const isSingle = count === 1;
  const command = below.filter(({ type }) => type !== 'model');
  const guesses: Guess[] = facts.healthPoints === null ? ['healthPoints'] : [];
  return {
    name: unit.customName === '' ? unit.name : unit.customName,
    type: unit.customName === '' ? null : unit.name,
    points: toCents(pointsOf(unit)),
    models: count,
    general,
    battleStandard,
    command: {
      standard: !isSingle && command.some(({ name }) => STANDARD.test(name) || commandIn([name]).standard),
      musician: !isSingle && command.some(({ name }) => MUSICIAN.test(name) || commandIn([name]).musician),
      champion: !isSingle && command.some(isChampion),
    },
    options: below.filter(({ type }) => type !== 'model').map(optionOf),
    section: unit.categories[0] ?? null,
    character:
      general ||
      battleStandard ||
      (isSingle && (unit.categories.some(isCharacterCategory) || /character/i.test(facts.troopType ?? ''))),
    facts,
    guesses,
    lines: [place],
    source: [unit.name, ...below.map(optionOf)].join(', '),
  };
}

/** A champion by name, or a command model with a profile of its own, whatever the army calls it. */
function isChampion(selection: Selection): boolean {
  if (CHAMPION.test(selection.name)) return true;
  const isCommand = selection.type === 'crew' && /command/i.test(selection.group);
  return isCommand && selection.profiles.some(isModelProfile) && !STANDARD.test(selection.name);
}

function isCharacterCategory(category: string): boolean {
  return CHARACTER.test(category) || isCharacters(category);
}

function optionOf({ name, number }: Selection): string {
  return number > 1 ? `${number}x ${name}` : name;
}
