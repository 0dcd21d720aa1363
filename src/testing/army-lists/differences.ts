import type { ListReport, ReportedUnit } from '@/army-list/report-on';
import { folded } from '@/army-list/text/normalise';

/** The truth beside a list, or the counts of it in a `truth.json`; what is missing is not compared. */
export type ListTruth = {
  readonly army?: string | null;
  readonly statedTotal?: number | null;
  readonly sumOfUnitPoints?: number | null;
  readonly units?: number | readonly TrueUnit[];
  readonly bsb?: boolean;
  readonly std?: number;
  readonly mus?: number;
  readonly cha?: number;
};
type TrueUnit = {
  readonly points: number | null;
  readonly models: number | null;
  readonly name: string;
  readonly general: boolean;
  readonly bsb: boolean;
};

/**
 * What of a list was read otherwise than its truth has it and is not asked about: a phrase for each
 * difference, none where all is right. An army that the list's text does not name is asked for by its empty
 * field.
 */
export function differences(
  report: ListReport | { readonly refused: string },
  truth: ListTruth,
  text = '',
): readonly string[] {
  if ('refused' in report) return [`refused: ${report.refused}`];
  const isNamed = report.army !== null || ` ${folded(text)} `.includes(` ${folded(truth.army ?? '')} `);
  const named = isNamed ? truth : { ...truth, army: null };
  return [...inUnits(report, named), ...inTotals(report, named), ...inMarks(report, named)];
}

/**
 * Points, models and names of units that were read otherwise than the truth has them, and are asked about.
 */
export function askedDifferences({ units }: ListReport, truth: ListTruth): number {
  if (typeof truth.units === 'number' || truth.units === undefined) return 0;
  const left = [...truth.units];
  return units.filter((unit) => {
    const place = left.findIndex((one) => isRight(unit, one, ASKS_NOTHING));
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  }).length;
}

function inUnits({ units }: ListReport, truth: ListTruth): readonly string[] {
  if (typeof truth.units === 'number') {
    return units.length === truth.units ? [] : [`${units.length} units for ${truth.units}`];
  }
  const left = [...units];
  const missing = (truth.units ?? []).flatMap((unit) => {
    const place = left.findIndex((one) => isSame(one, unit));
    if (place >= 0) left.splice(place, 1);
    return place >= 0 ? [] : [`not ${written(unit)}`];
  });
  return [...missing, ...left.map((unit) => `but ${written(unit)}`)];
}

const ASKS_NOTHING: ReadonlySet<string> = new Set();

/** Right, or asked about. */
function isSame(unit: ReportedUnit, truth: TrueUnit): boolean {
  return isRight(unit, truth, new Set(unit.check));
}

function isRight(unit: ReportedUnit, truth: TrueUnit, asked: ReadonlySet<string>): boolean {
  const [one, other] = [folded(unit.name), folded(truth.name)];
  return (
    (unit.points === truth.points || asked.has('points') || asked.has('eachOrTotal')) &&
    (truth.models === null || unit.models === truth.models || asked.has('models')) &&
    unit.general === truth.general &&
    unit.bsb === truth.bsb &&
    (one.startsWith(other) || other.startsWith(one) || asked.has('name'))
  );
}

function written({ points, models, name, general, bsb }: TrueUnit): string {
  return `${points ?? '?'} ${models ?? '?'} ${name}${general ? ' G' : ''}${bsb ? ' B' : ''}`;
}

function inTotals(report: ListReport, { army, statedTotal, sumOfUnitPoints }: ListTruth): readonly string[] {
  const found: string[] = [];
  if (army !== undefined && army !== null && folded(report.army ?? '') !== folded(army))
    found.push(`army ${report.army} for ${army}`);
  // A list whose points are computed from prices states no total of its own.
  if (statedTotal !== undefined && statedTotal !== null && (report.statedTotal ?? report.sum) !== statedTotal)
    found.push(`total ${report.statedTotal} for ${statedTotal}`);
  if (sumOfUnitPoints !== undefined && sumOfUnitPoints !== null && report.sum !== sumOfUnitPoints)
    found.push(`sum ${report.sum} for ${sumOfUnitPoints}`);
  return found;
}

function inMarks({ units }: ListReport, { bsb, std, mus, cha }: ListTruth): readonly string[] {
  const count = (is: (unit: ReportedUnit) => boolean) => units.filter(is).length;
  const found: string[] = [];
  if (bsb !== undefined) {
    if (count((unit) => unit.general) !== 1) found.push(`${count((unit) => unit.general)} Generals`);
    if (count((unit) => unit.bsb) !== (bsb ? 1 : 0))
      found.push(`${count((unit) => unit.bsb)} Battle Standards`);
  }
  if (std !== undefined && count(({ standard }) => standard) !== std)
    found.push(`${count(({ standard }) => standard)} standards for ${std}`);
  if (mus !== undefined && count(({ musician }) => musician) !== mus)
    found.push(`${count(({ musician }) => musician)} musicians for ${mus}`);
  if (cha !== undefined && count(({ champion }) => champion) !== cha)
    found.push(`${count(({ champion }) => champion)} champions for ${cha}`);
  return found;
}
