/**
 * Changes of the code without a visible effect, which no test can notice. They are not counted; each has its
 * reason. Without `code` (the whole line, trimmed) all places of the file with that token are meant.
 * @type {readonly { file: string, original: string, replacement: string, code?: string, reason: string }[]}
 */
export const EQUIVALENT_MUTANTS = [
  {
    file: 'src/rules/dice/fraction.ts',
    original: 'difference < 0n',
    replacement: 'difference <= 0n',
    reason: 'A difference of 0 has been answered in the line before.',
  },
  {
    file: 'src/rules/dice/fraction.ts',
    original: 'left < 0n',
    replacement: 'left <= 0n',
    reason: 'Minus 0 is 0 among whole numbers of any length.',
  },
  {
    file: 'src/rules/dice/fraction.ts',
    original: 'right < 0n',
    replacement: 'right <= 0n',
    reason: 'Minus 0 is 0 among whole numbers of any length.',
  },
  {
    file: 'src/rules/score-sheet/compare.ts',
    original: 'lead > 0',
    replacement: 'lead >= 0',
    code: "winner: lead > 0 ? 'a' : 'b',",
    reason: 'A lead of 0 is a tie, which is said before.',
  },
  {
    file: 'src/rules/victory-points/lead.ts',
    original: 'lead > 0',
    replacement: 'lead >= 0',
    reason: 'A lead of 0 has no winner, which is said before.',
  },
  {
    file: 'src/battle/cards/season.ts',
    original: 'one.name < other.name',
    replacement: 'one.name <= other.name',
    reason: 'Groups are made by name: no two have the same.',
  },
  {
    file: 'src/battle/assault/decide/decide-fighters.ts',
    original: 'open > 0',
    replacement: 'open >= 0',
    reason: 'With nothing left to take or to give back both sides come to 0.',
  },
  {
    file: 'src/battle/assault/standing/fighter-group.ts',
    original: 'wounded > 0',
    replacement: 'wounded >= 0',
    reason: 'A last model that has lost nothing keeps what it has.',
  },
  {
    file: 'src/rules/dice/fraction.ts',
    original: 'bottom < 0n',
    replacement: 'bottom <= 0n',
    reason: 'A denominator of 0 is refused before.',
  },
  {
    file: 'src/rules/break-test/break-test-result.ts',
    original: 'true',
    replacement: 'false',
    code: 'const odds = chanceToHold(thresholds, true, false);',
    reason: 'A total of 2 is at or under the one threshold already.',
  },
  {
    file: 'src/rules/break-test/break-test-result.ts',
    original: 'true',
    replacement: 'false',
    code: 'holdIn36: waysToHold(thresholds, true),',
    reason: 'A total of 2 is at or under the one threshold already.',
  },
  {
    file: 'src/rules/editions/tow-1/break-test.ts',
    original: 'characters > own',
    replacement: 'characters >= own',
    reason: 'Of equal values either is the same number.',
  },
  {
    file: 'src/rules/victory-points/lead.ts',
    original: 'a > b',
    replacement: 'a >= b',
    reason: 'Equal points are no lead: the limit is more than 0.',
  },
  {
    file: 'src/rules/wound-pools/assault-result.ts',
    original: 'lead > 0',
    replacement: 'lead >= 0',
    reason: 'A lead of 0 is a draw, which is said before.',
  },
  {
    file: 'src/battle/score/battle-score.ts',
    original: 'armyPoints ?? 0',
    replacement: 'armyPoints && 0',
    reason: 'Neither a lead in points nor a table in points asks for the army size.',
  },
  {
    file: 'src/battle/score/battle-score.ts',
    original: 'points.a > points.b',
    replacement: 'points.a >= points.b',
    reason: 'Equal points have no leader, which is said before.',
  },
  {
    file: 'src/battle/score/battle-score.ts',
    original: 'points.a.total > points.b.total',
    replacement: 'points.a.total >= points.b.total',
    reason: 'Only totals that differ come here.',
  },
  {
    file: 'src/battle/state/objective.ts',
    original: 'counters.a > counters.b',
    replacement: 'counters.a >= counters.b',
    reason: 'Equal counters have no winner, which is said before.',
  },
  {
    file: 'src/battle/assault/reduce.ts',
    original: 'true',
    replacement: 'false',
    code: 'let fits = true;',
    reason: 'Of a round that is not there nothing comes after either.',
  },
  {
    file: 'src/storage/read-cards.ts',
    original: 'false',
    replacement: 'true',
    code: ': IDBKeyRange.bound([status], [status, after.lastAt, after.battleId], false, true);',
    reason: 'A key of the index has three parts: none is the lower bound itself.',
  },
  {
    file: 'src/store/armies/kept-armies.ts',
    original: 'true',
    replacement: 'false',
    code: 'removed.setState(army, true);',
    reason: 'Every army has all fields, so that none is left of the one before.',
  },
];
