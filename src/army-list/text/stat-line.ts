import { type ModelProfile, NO_FACTS, type UnitProfileFacts } from '@/army-list/list/army-list';
import { healthOf, leadershipOf } from '@/army-list/list/profile-facts';

/**
 * "[Prince] M(5) WS(7) ... W(3) ... Ld(10)": the letters that Old World Builder puts before its numbers, by
 * language.
 */
const LINE = /^(?:-#?\s*)*(?:\[([^\]]*)\]\s*)?((?:\p{L}{1,3}\((?:\([^)]*\)|[^)])*\)\s*){5,})$/u;
const VALUE = /(\p{L}{1,3})\((\([^)]*\)|[^)]*)\)/gu;
/** The columns by their place, since their letters differ by language. */
const COLUMNS = ['M', 'WS', 'BS', 'S', 'T', 'W', 'I', 'A', 'Ld'];

/** The profile in a line of characteristics, or null where the line is none. */
export function statLine(text: string): ModelProfile | null {
  const found = LINE.exec(text);
  if (found?.[2] === undefined) return null;
  const written = [...found[2].matchAll(VALUE)].map(([, , value]) => value ?? '');
  const values = Object.fromEntries(COLUMNS.map((column, place) => [column, written[place]?.trim() ?? '']));
  const times = /\(x(\d+)\)\s*$/.exec(found[1] ?? '');
  return {
    name: (found[1] ?? '').trim(),
    count: times === null ? 1 : Number(times[1]),
    values,
    weapons: [],
    rules: [],
  };
}

/** What the lines of characteristics below a unit say about it. */
export function factsOf(profiles: readonly ModelProfile[]): UnitProfileFacts {
  const told = profiles.filter(({ values }) => Object.values(values).some((value) => value !== ''));
  if (told.length === 0) return NO_FACTS;
  return { ...NO_FACTS, healthPoints: healthOf(told), leadership: leadershipOf(told), profiles: told };
}
