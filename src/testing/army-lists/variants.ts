import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ListReport, ReportedUnit } from '@/army-list/report-on';

/** A list that was written for the project, and the lines that say what stands in it. */
export type Variant = { readonly what: string; readonly source: string; readonly truth: readonly string[] };

const FOLDER = join(import.meta.dirname, 'variants');

/**
 * The lists in `variants`, a file for each kind of fault that lists were read with. A list begins at `@@@@
 * what it shows`, and its truth below `----`: `total`, `army`, `size` and `unread` where they matter, and a line for
 * each unit: `points models name =marks >regiment ~asked`. Points are `?` where the list has none. Marks are
 * G, B, s, m, c; without a sign of equality none is expected of G and B, and s, m, c are not looked at. Behind
 * `~` stands what is asked about the unit, Health Points apart, or `nothing`; without it, that is not looked
 * at.
 */
export function readVariants(): readonly (Variant & { readonly file: string })[] {
  return readdirSync(FOLDER).flatMap((file) =>
    readFileSync(join(FOLDER, file), 'utf8')
      .split(/^@@@@ /m)
      .slice(1)
      .map((written) => {
        const [what = '', ...lines] = written.split('\n');
        const end = lines.indexOf('----');
        const truth = lines.slice(end + 1).filter((line) => line !== '');
        return { file, what, source: lines.slice(0, end).join('\n'), truth };
      }),
  );
}

/** What a report says, written as the truth is: the lines that the truth has, and every unit. */
export function toldAs(truth: readonly string[], report: ListReport): readonly string[] {
  const units = truth.filter((line) => /^[?\d]/.test(line));
  const others = truth.filter((line) => !units.includes(line)).map((line) => line.split(' ')[0] ?? '');
  const facts: Readonly<Record<string, string>> = {
    total: `total ${report.statedTotal}`,
    army: `army ${report.army}`,
    size: `size ${report.size}`,
    unread: `unread ${report.unread.join(' | ')}`,
  };
  return [
    ...others.map((key) => facts[key] ?? `${key} is not known`),
    ...(others.includes('unread') ? [] : report.unread.map((line) => `unread ${line}`)),
    ...report.units.map((unit, place) => unitAs(units[place] ?? '', unit)),
  ];
}

function unitAs(truth: string, unit: ReportedUnit): string {
  const marks = /=[GBsmc]*/.exec(truth)?.[0];
  const group = `${unit.standard ? 's' : ''}${unit.musician ? 'm' : ''}${unit.champion ? 'c' : ''}`;
  const ranks = `${unit.general ? 'G' : ''}${unit.bsb ? 'B' : ''}`;
  const isGroupTold = marks !== undefined && (/[smc]/.test(marks) || marks === '=');
  const shown = `=${ranks}${isGroupTold ? group : ''}`;
  const rank = marks !== undefined || ranks !== '' ? ` ${shown}` : '';
  const regiment = / >\d+(?: ~\S+)?$/.test(truth) && unit.regiment !== null ? ` >${unit.regiment}` : '';
  const asked = unit.check.filter((guess) => guess !== 'healthPoints').join(',') || 'nothing';
  const asks = / ~\S+$/.test(truth) ? ` ~${asked}` : '';
  return `${unit.points ?? '?'} ${unit.models} ${unit.name}${rank}${regiment}${asks}`;
}
