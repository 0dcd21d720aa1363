import type { CountCause } from '@/battle/army/counter-event';
import type { Description } from '@/battle/describe/description';
import type { Objective } from '@/battle/state/objective';
import { log as said } from '@/messages/compiled/log';
import type { MarkerScore } from '@/rules/index';
import { side } from './shared/format';
import { counted, facings, points, unitCalled } from './shared/phrases';

/** Parts of the log's sentences that say what a value was and what it became. */

/** "12 units, 4,000 points · 14 lines read, 2 not understood". */
export const importedArmy = (d: Extract<Description, { key: 'armyImported' }>): string => {
  const units = said.importedArmy.units(d.units);
  const unread = d.linesUnread === 0 ? '' : said.importedArmy.unread.some(d.linesUnread);
  if (d.linesRead === 0) return said.importedArmy.none({ units, points: points(d.points) });
  return said.importedArmy.some({ units, points: points(d.points), linesRead: d.linesRead, unread });
};

/** The verb for a counter that lost something or got it back: "Red lost 2", "Red got back 1". */
export const countedChange = (d: Extract<Description, { key: 'counted' }>): string => {
  const change = d.to - d.from;
  if (!d.lost)
    return said.countedChange.notLost({ label: d.label, from: d.from, to: d.to, side: side(d.side) });
  return change > 0
    ? said.countedChange.lost.more({ side: side(d.side), change })
    : said.countedChange.lost.less({ side: side(d.side), change: -change });
};

/** Which enemy a unit fights, and where it hit it. */
export const contact = (d: Extract<Description, { key: 'contactChanged' }>): string => {
  if (!d.to) return said.contact.notTo({ unit: unitCalled(d.unit), enemy: unitCalled(d.enemy) });
  const where =
    d.to.facing === 'front'
      ? unitCalled(d.enemy)
      : said.contact.where.other({ enemy: unitCalled(d.enemy), facings: facings[d.to.facing] });
  return said.contact.to({ unit: unitCalled(d.unit), charged: d.to.charged, where });
};

/** What changed of the objective: its name, its winner, or its counters. */
export const objectiveChange = (from: Objective, to: Objective): string => {
  if (from.name !== to.name)
    return to.name === '' ? said.objectiveChange.so.without : said.objectiveChange.so.with(to.name);
  if (from.winner !== to.winner && to.winner !== 'counters') {
    return to.winner === 'drawn'
      ? said.objectiveChange.so.drawn
      : said.objectiveChange.so.other(side(to.winner));
  }
  return said.objectiveChange.otherwise({ a: to.counters.a, b: to.counters.b });
};

/** "Archers +3 damage", and "Trolls −4 damage" where they were healed. */
export const countChange = (d: Extract<Description, { key: 'countChanged' }>): string => {
  const by = d.to - d.from;
  return said.countChange({
    unit: unitCalled(d.unit),
    isHealed: by < 0,
    what: counted(Math.abs(by), d.what),
  });
};

/** By what a unit was damaged outside a combat, and what took damage away. */
export const COUNT_CAUSES: Readonly<Record<CountCause, string | null>> = { ...said.countCauses, other: null };

/** By which rules a marker was scored; null: by none. */
export const markerDetail = (score: MarkerScore | null): string | null => {
  if (!score) return null;
  const { markerScored: texts } = said.details;
  const parts = [
    score.line > 0 ? texts.line(score.line) : null,
    score.vanguard > 0 ? texts.vanguard(score.vanguard) : null,
    score.supportUnit === null ? null : texts.supportUnit(score.supportUnit),
    score.broken > 0 ? texts.broken(score.broken) : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(' · ');
};
