import { DETACHMENT_NAMES } from '@/army-list/languages/languages';
import { type DraftUnit, once } from './draft';
import { counted } from './model-count';
import { folded, type TextLine } from './normalise';
import { splitOutside } from './split-options';

const NAMES: ReadonlySet<string> = new Set(DETACHMENT_NAMES.map(folded));
/** Fewer models are a team within their unit. */
const FEWEST = 5;

type Part = { readonly name: string; readonly bullets: readonly string[]; readonly models: number };

/** The units of a list, each apart from the detachments among the bullets below it. */
export function withBulletedDetachments(
  drafts: readonly DraftUnit[],
  lines: readonly TextLine[],
): readonly DraftUnit[] {
  const units: DraftUnit[] = [];
  for (const unit of drafts) {
    const [, ...bullets] = unit.lines.map((line) => (lines[line]?.text ?? '').replace(/^[-*+]\s+/, ''));
    units.push(...apart(unit, bullets, units.length));
  }
  return units;
}

/**
 * A regiment apart from the detachments among its bullets: "1x State Missile Troops" heads one, and its
 * models stand below. The regiment's line counts the models of all of them.
 */
function apart(unit: DraftUnit, bullets: readonly string[], place: number): readonly DraftUnit[] {
  const parts = partsOf(bullets);
  const [own, ...found] = parts;
  const detachments = found.filter(({ models }) => models >= FEWEST);
  const [usual] = unit.readings;
  if (own === undefined || detachments.length === 0 || usual.copies !== 1) return [unit];
  const theirs = detachments.reduce((sum, { models }) => sum + models, 0);
  const kept = parts.filter((part) => !detachments.includes(part)).flatMap((part) => part.bullets);
  const carriedBelow = bullets.flatMap((bullet) => splitOutside(bullet, ',;'));
  const options = [
    ...unit.options.slice(0, unit.options.length - carriedBelow.length),
    ...kept.flatMap((bullet) => splitOutside(bullet, ',;')),
  ];
  const models = usual.models > theirs ? usual.models - theirs : usual.models;
  return [
    { ...unit, options, readings: once(models, usual.together), modelsGuessed: own.models !== models },
    ...detachments.map((part) => detachmentOf(unit, part, place)),
  ];
}

/** The bullets of the regiment itself first, then those below each name of a detachment. */
function partsOf(bullets: readonly string[]): readonly Part[] {
  const parts: { name: string; bullets: string[] }[] = [{ name: '', bullets: [] }];
  for (const bullet of bullets) {
    const { count, name, written } = counted(bullet);
    if (written && count === 1 && NAMES.has(folded(name))) parts.push({ name, bullets: [bullet] });
    else parts.at(-1)?.bullets.push(bullet);
  }
  return parts.map((part) => ({
    ...part,
    models: modelsIn(part.name === '' ? part.bullets : part.bullets.slice(1)),
  }));
}

function modelsIn(bullets: readonly string[]): number {
  return bullets.map(counted).reduce((sum, { count, written }) => sum + (written ? count : 0), 0);
}

function detachmentOf(unit: DraftUnit, { name, bullets, models }: Part, regiment: number): DraftUnit {
  const [, ...below] = bullets;
  return {
    name,
    options: below.flatMap((bullet) => splitOutside(bullet, ',;')),
    readings: once(models, null),
    section: unit.section,
    lines: unit.lines.slice(0, 1),
    source: bullets.join('\n'),
    regiment,
  };
}
