/**
 * The mark for the models' tokens of each of these groups: the initials of its name, "TM" for Tactical
 * Marine, "Se" for Sergeant. A later group with the same mark gets another letter of its name.
 */
export function marksOf(names: readonly string[]): ReadonlyMap<string, string> {
  const marks = new Map<string, string>();
  const taken = new Set<string>();
  for (const name of new Set(names)) {
    const mark = candidates(name).find((candidate) => !taken.has(candidate)) ?? initials(name);
    taken.add(mark);
    marks.set(name, mark);
  }
  return marks;
}

function initials(name: string): string {
  const [first = '', second] = name.trim().split(/\s+/);
  return second === undefined
    ? [...first].slice(0, 2).join('')
    : `${[...first][0] ?? ''}${[...second][0] ?? ''}`;
}

/** Candidates: the initials, then the first letter with each later one, then with a digit. */
function candidates(name: string): readonly string[] {
  const [head = '', ...letters] = [...name.replaceAll(/\s+/g, '')];
  const digits = Array.from({ length: 9 }, (_, index) => `${head}${index + 1}`);
  return [initials(name), ...letters.map((letter) => head + letter), ...digits];
}
