import { agreementsIn } from '@/battle/log/agreement';
import { correctedTests } from '@/battle/log/corrected-test';
import { type Entry, factsOf } from '@/battle/log/event';
import { battleOf, entryAt, type Ledger } from '@/battle/log/ledger';
import type { Step } from '@/battle/log/step';
import type { CombatTitle } from '@/battle/state/engaged';
import { modelIdOf, standsInNoArmy } from '@/battle/state/fighters';
import type { CombatId, GroupId, UnitId, UnitKey } from '@/battle/state/ids';
import { editionOf, otherSide, type Side } from '@/rules/index';
import { closedRounds } from './closed-rounds';
import type { DescriptionContext, UnitName } from './naming';

/**
 * Cached by the last entry of the log and its length: many parts of a screen ask for the context, and few
 * taps change it.
 */
const contexts = new WeakMap<Entry, { readonly length: number; readonly context: DescriptionContext }>();

/** The context for every entry of the ledger. */
export function descriptionContext(ledger: Ledger): DescriptionContext {
  const { entries, steps } = ledger;
  const last = entries.at(-1) ?? steps[0].entry;
  const known =
    contextUpTo(last, entries.length) ??
    (names(last) ? null : contextUpTo(entries.at(-2), entries.length - 1));
  const context = known ?? contextOf(ledger);
  contexts.set(last, { length: entries.length, context });
  return context;
}

function contextUpTo(last: Entry | undefined, length: number): DescriptionContext | null {
  const known = last && contexts.get(last);
  return known?.length === length ? known.context : null;
}

/** Whether the entry renames anything. */
function names({ events }: Entry): boolean {
  return events.some((event) => factsOf(event).names);
}

function contextOf(ledger: Ledger): DescriptionContext {
  const combatNumbers = new Map<CombatId, Pick<CombatTitle, 'number' | 'shotBy'>>();
  const unitNames = new Map<UnitId, UnitName>();
  // In a long log, few entries rename anything.
  const naming = ledger.entries.filter(names);
  for (const entry of naming) {
    for (const event of entry.events) {
      if (event.type === 'combatOpened') {
        const { combatId, number, shotBy } = event;
        combatNumbers.set(combatId, { number, ...(shotBy && { shotBy }) });
      }
      if (event.type === 'unitAdded') unitNames.set(event.unit.id, event.unit);
      if (event.type === 'unitEdited') unitNames.set(event.to.id, event.to);
    }
  }
  const { editionId } = ledger.steps[0].battle;
  const edition = editionOf(editionId);
  return {
    editionId,
    sheet: edition?.combat ?? null,
    breakTest: edition?.breakTest ?? null,
    victory: edition?.victory ?? null,
    woundPools: edition?.woundPools ?? null,
    counters: edition?.counters ?? [],
    players: battleOf(ledger).setup,
    phases: edition?.gameStructure.phases ?? [],
    combats: combatTitles(
      ledger.steps.filter(({ entry }) => names(entry)),
      combatNumbers,
      unitNames,
    ),
    unitNames: withNamesakes(unitNames),
    corrected: correctedEntries(naming, ledger.entries),
    tested: correctedTests(ledger),
    closed: closedRounds(ledger),
    agreements: agreementsIn(ledger),
    answered: answeredEntries(naming, ledger),
    ...fighterNames(naming),
  };
}

/** The names, with a mark on those that units of both sides have. */
function withNamesakes(names: ReadonlyMap<UnitId, UnitName>): ReadonlyMap<UnitId, UnitName> {
  const key = ({ name, side }: UnitName, of: Side = side) => `${of} ${name.toLowerCase()}`;
  const all = new Set([...names.values()].map((unit) => key(unit)));
  return new Map(
    [...names].map(([id, { name, side }]) => {
      const unit = { name, side };
      return [id, all.has(key(unit, otherSide(side))) ? { ...unit, shared: true } : unit];
    }),
  );
}

/** The entries that a correction replaced, as they were first written. */
function correctedEntries(
  naming: readonly Entry[],
  entries: readonly Entry[],
): DescriptionContext['corrected'] {
  const written = new Map<number, readonly Entry[]>();
  for (const event of naming.flatMap(({ events }) => events)) {
    if (event.type !== 'entriesCorrected') continue;
    const { seqs } = event;
    written.set(
      seqs[0],
      entries.filter(({ seq }) => seqs.includes(seq)),
    );
  }
  return written;
}

/** The entries that a phone agreed or objected to, as they were first written. */
function answeredEntries(naming: readonly Entry[], ledger: Ledger): DescriptionContext['answered'] {
  return new Map(
    naming.flatMap(({ events: [event] }) => {
      const isAnswer = event.type === 'entryAgreed' || event.type === 'entryObjected';
      const entry = isAnswer ? entryAt(ledger, event.seq) : undefined;
      return entry ? [[entry.seq, entry]] : [];
    }),
  );
}

/**
 * The title of each combat, with everyone who fought in it: all units that were chosen and not taken out
 * again, also those that fell.
 */
function combatTitles(
  naming: readonly Step[],
  numbers: ReadonlyMap<CombatId, Pick<CombatTitle, 'number' | 'shotBy'>>,
  names: ReadonlyMap<UnitId, UnitName>,
): ReadonlyMap<CombatId, CombatTitle> {
  const engaged = new Map<CombatId, Map<string, UnitName>>();
  for (const { entry } of naming) {
    // Who left by the test of an order, or by its own choice, fought there and was not taken out.
    const byOrder = entry.events.some(({ type }) => type === 'unitTested' || type === 'aftermathChosen');
    for (const event of entry.events) {
      if (event.type === 'combatOpened') engaged.set(event.combatId, new Map());
      if (event.type === 'unitJoined') {
        const unit = names.get(event.unitId);
        if (unit) engaged.get(event.combatId)?.set(event.unitId, unit);
      }
      if (event.type === 'unitLeft' && !byOrder) engaged.get(event.combatId)?.delete(event.unitId);
      if (event.type === 'fightersChanged') {
        const { from, to } = event;
        if (to && standsInNoArmy(to)) {
          engaged.get(event.combatId)?.set(to.id, { side: to.side, name: to.unitName ?? to.name });
        } else if (from) engaged.get(event.combatId)?.delete(from.id);
      }
    }
  }
  return new Map(
    [...numbers].map(([id, numbered]) => {
      const units = [...(engaged.get(id)?.values() ?? [])];
      const of = (side: Side) => units.filter((unit) => unit.side === side).map(({ name }) => name);
      return [id, { ...numbered, a: of('a'), b: of('b') }];
    }),
  );
}

/** The names of all groups and units that ever fought in an assault. */
function fighterNames(
  naming: readonly Entry[],
): Pick<DescriptionContext, 'fighters' | 'models' | 'fightingUnits'> {
  const fighters = new Map<GroupId, UnitName & { models: number; vehicle: boolean }>();
  const models = new Map<string, { groupId: GroupId; number: number }>();
  const fightingUnits = new Map<UnitKey, UnitName & { readonly said?: true }>();
  for (const event of naming.flatMap(({ events }) => events)) {
    if (event.type !== 'fightersChanged' || !event.to) continue;
    const { id, name, side, unitKey, unitName, woundsLeft, target } = event.to;
    woundsLeft.forEach((_, index) => {
      models.set(modelIdOf(id, index), { groupId: id, number: index + 1 });
    });
    fighters.set(id, { name, side, models: woundsLeft.length, vehicle: target === 'vehicle' });
    const first = fightingUnits.get(unitKey);
    if (unitName !== undefined) fightingUnits.set(unitKey, { name: unitName, side, said: true });
    else if (!first || (unitKey === id && !first.said)) fightingUnits.set(unitKey, { name, side });
  }
  return { fighters, models, fightingUnits };
}
