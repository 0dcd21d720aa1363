import {
  type ArmyList,
  type Guess,
  type LineKind,
  type ListFormat,
  type ListUnit,
  NO_FACTS,
  sumOfPoints,
} from '@/army-list/list/army-list';
import { armyInItsGame } from './army-names';
import type { DraftUnit, Reading, TextReading } from './draft';
import { gameOfForm } from './game';
import { commandIn, isBattleStandard, isGeneral } from './marks';
import { chooseReadings } from './multiples';
import { comparable, type TextLine } from './normalise';
import { isCharacters } from './sections';
import { withWrittenDetachments } from './written-detachments';

/**
 * The list that a reading of a text comes to: the ways to read it weighed against its total, copies told
 * apart, marks found.
 */
export function finish(format: ListFormat, lines: readonly TextLine[], found: TextReading): ArmyList {
  const reading = { ...found, units: withWrittenDetachments(found.units) };
  const { readings, certain } = chooseReadings(
    reading.units.map((unit) => unit.readings),
    reading.statedTotal,
    reading.size,
  );
  const copies = reading.units.map((draft, index) =>
    copiesOf(draft, readings[index] ?? draft.readings[0], certain[index] ?? false),
  );
  const places = firstPlaces(copies);
  const units = copies.flatMap((units, index) => {
    const regiment = places[reading.units[index]?.regiment ?? -1];
    return regiment === undefined ? units : units.map((unit) => ({ ...unit, regiment }));
  });
  const sum = sumOfPoints(units);
  const army = armyInItsGame(reading.army, format, reading.statedTotal ?? sum);
  return {
    format,
    game: reading.game ?? gameOfForm(format, army, lines),
    title: reading.title,
    player: reading.player,
    army,
    statedTotal: reading.statedTotal,
    ...(reading.size === null ? {} : { size: reading.size }),
    sum,
    agrees: reading.statedTotal === null ? null : reading.statedTotal === sum,
    computed: false,
    units,
    lines: lines.map(({ original, index }) => ({
      text: original,
      kind: kindOf(original, reading.kinds[index]),
    })),
  };
}

/** The place of each draft's first unit among all units. */
function firstPlaces(copies: readonly (readonly ListUnit[])[]): readonly number[] {
  let place = 0;
  return copies.map(({ length }) => {
    place += length;
    return place - length;
  });
}

/** A line with anything in it is never empty: what a reader left out was not read. */
function kindOf(original: string, kind: LineKind | undefined): LineKind {
  if (kind !== undefined && kind !== 'empty') return kind;
  if (comparable(original).text !== '') return 'unread';
  // What a messenger puts in front of a line may be all there is of it.
  return /[\p{L}\p{N}]/u.test(original) ? 'header' : 'empty';
}

/**
 * The units that a draft stands for. Points that do not divide go to the first ones, so that the sum stays.
 */
function copiesOf(
  draft: DraftUnit,
  { copies, models, together }: Reading,
  certain: boolean,
): readonly ListUnit[] {
  const share = together === null ? null : copies === 1 ? together : Math.floor(together / copies);
  const left = together === null || share === null ? 0 : Math.round(together - share * copies);
  const whole = unitOf(draft, models);
  return Array.from({ length: copies }, (_, copy) => {
    const points = share === null ? null : share + (copy < left ? 1 : 0);
    return { ...whole, points, guesses: guessesFor(whole, draft, points, certain) };
  });
}

/** "Warlord (General)": a rank behind the name, whatever the form, is no part of it. */
function rankApart(draft: DraftUnit): DraftUnit {
  const [, name, rank] = /^(.*\S)\s*[[(]([^()[\]]{2,30})[)\]]$/.exec(draft.name) ?? [];
  if (name === undefined || rank === undefined || !(isGeneral(rank) || isBattleStandard(rank))) return draft;
  return {
    ...draft,
    name,
    type: draft.type === rank ? null : (draft.type ?? null),
    options: [rank, ...draft.options],
  };
}

function unitOf(written: DraftUnit, models: number): ListUnit {
  const draft = rankApart(written);
  const general = draft.options.some(isGeneral);
  const battleStandard = draft.options.some(isBattleStandard);
  // A part for characters may hold their guard, too: several models that are no retinue of one.
  const isAlone = models === 1 || draft.modelsGuessed === true;
  const isPlaced = draft.character === true || isCharacters(draft.section);
  const character = general || battleStandard || (isPlaced && isAlone);
  return {
    name: draft.name,
    type: draft.type ?? null,
    points: null,
    models,
    general,
    battleStandard,
    command:
      battleStandard || (character && models === 1)
        ? { standard: false, musician: false, champion: false }
        : commandIn(draft.options, models),
    options: draft.options,
    section: draft.section,
    character,
    facts: draft.facts ?? NO_FACTS,
    guesses: [],
    lines: draft.lines,
    source: draft.source,
  };
}

function guessesFor(
  unit: ListUnit,
  draft: DraftUnit,
  points: number | null,
  certain: boolean,
): readonly Guess[] {
  const hasCommand = unit.command.standard || unit.command.musician || unit.command.champion;
  const guesses: Guess[] = [];
  if (!certain && draft.mayHoldDetachments !== true) guesses.push('eachOrTotal');
  if (draft.modelsGuessed === true || (unit.models === 1 && hasCommand)) guesses.push('models');
  const isHeld = !certain && draft.mayHoldDetachments === true;
  if (points === null || draft.pointsGuessed === true || isHeld) guesses.push('points');
  if (unit.facts.healthPoints === null) guesses.push('healthPoints');
  if (unit.name === '' || draft.nameGuessed === true) guesses.push('name');
  return guesses;
}
