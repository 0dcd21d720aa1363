import { isModelOf } from '@/army-list/text/singular';
import { isTransport } from '@/army-list/text/squad';
import { descendants, type Profile, type Selection } from './roster';

/** "20 Clanrats" with number 2 are forty models. */
const COUNT_IN_NAME = /^(\d{1,3})\s?x?\s+(\D.*)$/;
const CREW = /\bcrew(?:m[ae]n)?\b|\bhandlers?\b/i;

const MODEL_COLUMNS =
  /^(?:w|wounds|wo|hp|health(?: points)?|hull points|structure|front armou?r|fa|ws|ld|leadership|disc?|discipline|courage|off|agi|ne|nerve)$/i;
const NO_MODEL = /weapon|spell|psychic|psyker|damage table|artefact|trait|abilit|explosion|transport/i;

/** Whether a profile is one of models: it has Wounds, Leadership, or what a game calls them. */
export function isModelProfile({ type, values }: Profile): boolean {
  return !NO_MODEL.test(type) && Object.keys(values).some((name) => MODEL_COLUMNS.test(name.trim()));
}

/** A selection that stands for models of a unit, and how many. */
export type Models = { readonly selection: Selection; readonly count: number };

/**
 * The models of a unit, those nearest to it; what lies below a model is not looked at. Mounts and command
 * models are none: they are ridden by, or are among, those that are counted. A crew is none where it serves
 * something that is.
 */
export function modelsIn(unit: Selection): readonly Models[] {
  if (unit.type === 'model') return [{ selection: unit, count: unit.number }];
  const found = unit.selections.flatMap((child) => modelsBelow(child, unit));
  const served = found.filter(({ selection }) => !CREW.test(selection.name));
  const counted = served.length > 0 ? served : found;
  return counted.length > 0 ? counted : [{ selection: unit, count: unit.number }];
}

function modelsBelow(child: Selection, unit: Selection): readonly Models[] {
  if (child.type === 'mount' || child.type === 'crew') return [];
  // What carries a squad is a vehicle of its own.
  if (isTransport(child.name, unit.name)) return [];
  const named = COUNT_IN_NAME.exec(child.name);
  if (named?.[2] !== undefined && isModelOf(named[2], unit.name)) {
    return [{ selection: child, count: Number(named[1]) * child.number }];
  }
  if (child.type === 'model') return [{ selection: child, count: child.number }];
  const standsForModels = child.profiles.some(isModelProfile) && !isRidden(child, unit);
  if (standsForModels) return [{ selection: child, count: child.number }];
  return child.selections.flatMap((below) => modelsBelow(below, unit));
}

/** An upgrade with a profile of its own beside the rider's: a mount in data that knows no mounts. */
function isRidden(child: Selection, unit: Selection): boolean {
  if (/\bmounts?\b/i.test(child.group)) return true;
  const values = child.profiles.flatMap((profile) => Object.entries(profile.values));
  const wounds = values.find(([name]) => /^(?:w|wounds|hp)$/i.test(name))?.[1] ?? '';
  const isAlone = unit.number === 1 && unit.profiles.some(isModelProfile);
  return (
    /^(?:-|\(?\+\d+\)?)$/.test(wounds) || (isAlone && descendants(unit).every(({ type }) => type !== 'model'))
  );
}
