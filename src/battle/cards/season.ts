import { otherSide, parseFraction, type Side, sumFractions, toNumber } from '@/rules/index';
import type { RoundTotals, SideTotals, UnitDeeds } from './battle-totals';
import type { Card } from './card';
import type { CardLine } from './card-line';
import { type OwnResult, ownResult } from './own-result';

/** A finished battle as its owner looks back on it. */
export type SeasonBattle = {
  readonly battleId: string;
  readonly edition: Card['edition'];
  /** The day it began, as "2026-03-05". */
  readonly day: string;
  /** The owner's army and the player on the other side; empty where nobody said. */
  readonly army: string;
  /** The owner's kept army; null where it was not kept. */
  readonly list: Card['lists']['a'];
  readonly opponent: string;
  readonly result: OwnResult;
  /** The owner's Battle Points; null where the battle has none. */
  readonly battlePoints: number | null;
  readonly own: SideTotals;
  readonly enemy: SideTotals;
};

/** The battle of that card as the owner of that side looks back on it; null for one that has not ended. */
export function seasonBattle(card: CardLine, mine: Side, dayOf: (at: number) => string): SeasonBattle | null {
  const { battleId, edition, setup, outcome, totals, lists } = card;
  const result = outcome && ownResult(outcome.winner, mine);
  if (!result || !totals) return null;
  return {
    battleId,
    edition,
    day: dayOf(card.startedAt),
    army: setup[mine].army,
    list: lists[mine],
    opponent: setup[otherSide(mine)].player,
    result,
    battlePoints: outcome.score?.battlePoints?.[mine] ?? null,
    own: totals[mine],
    enemy: totals[otherSide(mine)],
  };
}

/** Which battles a season is asked for; days as "2026-03-05", empty for no bound. */
export type SeasonFilter = {
  readonly editionId: string | null;
  readonly from: string;
  readonly to: string;
};

/** All battles. */
export const WHOLE_SEASON: SeasonFilter = { editionId: null, from: '', to: '' };

/** Whether the battle is asked for. */
export function isInSeason({ edition, day }: SeasonBattle, { editionId, from, to }: SeasonFilter): boolean {
  return (
    (editionId === null || edition.id === editionId) &&
    (from === '' || day >= from) &&
    (to === '' || day <= to)
  );
}

/** How battles ended. */
export type SeasonRecord = Readonly<Record<OwnResult, number>> & {
  /** The sum of the four. */
  readonly battles: number;
  /** The owner's Battle Points, and in how many battles there were any. */
  readonly battlePoints: { readonly sum: number; readonly battles: number };
};

/** The record of the battles that share a name: an army, an opponent, an edition, a month or a year. */
export type SeasonGroup = {
  /** As the newest of them writes it; empty where nobody named one. */
  readonly name: string;
  readonly record: SeasonRecord;
};

/** Break tests against their odds. */
export type SeasonTests = {
  readonly rolled: number;
  readonly held: number;
  /** How many the odds let hold: the sum of the chances, for showing only. */
  readonly expected: number;
  /** Rolled, but of unknown odds: left out of the other three. */
  readonly unknown: number;
  /** In how many battles anything was rolled. */
  readonly battles: number;
};

/** What units of one name in one army did, all battles together. */
export type SeasonUnit = UnitDeeds & { readonly army: string; readonly battles: number };

/** A season: what the battles come to together. */
export type Season = {
  readonly record: SeasonRecord;
  /** Each by falling number of battles; periods newest first: months, or years where there are more than 12 months. */
  readonly byArmy: readonly SeasonGroup[];
  /** By the owner's kept army, whatever it was called then; battles without one are left out. */
  readonly byList: readonly SeasonGroup[];
  readonly byOpponent: readonly SeasonGroup[];
  readonly byEdition: readonly SeasonGroup[];
  readonly byPeriod: readonly SeasonGroup[];
  /** Closed Rounds of Combat, and in how many battles there were any. */
  readonly rounds: RoundTotals & { readonly battles: number };
  readonly ownTests: SeasonTests;
  readonly enemyTests: SeasonTests;
  /** The most points destroyed first, then the most Health Points taken. */
  readonly units: readonly SeasonUnit[];
  /** In how many battles any unit has deeds of its own. */
  readonly unitBattles: number;
};

/** The most months that are told one by one. */
export const MAX_MONTHS = 12;

/** What the battles, given newest first, come to. */
export function seasonOf(battles: readonly SeasonBattle[]): Season {
  const periods = grouped(battles, haveMoreMonths(battles) ? yearOf : monthOf);
  const { units, unitBattles } = unitsOf(battles);
  return {
    record: recordOf(battles),
    byArmy: byBattles(grouped(battles, ({ army }) => army)),
    byList: byBattles(byKeptArmy(battles)),
    byOpponent: byBattles(grouped(battles, ({ opponent }) => opponent)),
    byEdition: byBattles(grouped(battles, ({ edition }) => edition.shortName)),
    byPeriod: periods.toSorted((one, other) => (one.name < other.name ? 1 : -1)),
    rounds: roundsOf(battles),
    ownTests: testsOf(battles.map(({ own }) => own)),
    enemyTests: testsOf(battles.map(({ enemy }) => enemy)),
    units,
    unitBattles,
  };
}

/** The year in which the battle began, as "2026". */
export function yearOf({ day }: SeasonBattle): string {
  return day.slice(0, 4);
}

function monthOf({ day }: SeasonBattle): string {
  return day.slice(0, 7);
}

/** Whether the battles are of more months than are told one by one: the newest of many say so already. */
function haveMoreMonths(battles: readonly SeasonBattle[]): boolean {
  const months = new Set<string>();
  return battles.some((battle) => months.add(monthOf(battle)).size > MAX_MONTHS);
}

function recordOf(battles: readonly SeasonBattle[]): SeasonRecord {
  const record = emptyRecord();
  for (const battle of battles) addTo(record, battle);
  return record;
}

/** A record that is still being added up. */
type Adding = { -readonly [Part in Exclude<keyof SeasonRecord, 'battlePoints'>]: SeasonRecord[Part] } & {
  readonly battlePoints: { sum: number; battles: number };
};

function emptyRecord(): Adding {
  return { won: 0, drawn: 0, lost: 0, unsaid: 0, battles: 0, battlePoints: { sum: 0, battles: 0 } };
}

function addTo(record: Adding, { result, battlePoints }: SeasonBattle): void {
  record.battles += 1;
  record[result] += 1;
  if (battlePoints === null) return;
  record.battlePoints.sum += battlePoints;
  record.battlePoints.battles += 1;
}

type AddingGroup = { readonly name: string; readonly record: Adding };

/** Battles of one name together; capitals make no difference. */
function grouped(
  battles: readonly SeasonBattle[],
  nameOf: (battle: SeasonBattle) => string,
  keyOf: (battle: SeasonBattle) => string = nameOf,
): readonly SeasonGroup[] {
  const groups = new Map<string, AddingGroup>();
  // Ten thousand battles have few names: each is put into small letters once.
  const byName = new Map<string, AddingGroup>();
  for (const battle of battles) {
    const written = keyOf(battle);
    let group = byName.get(written);
    if (!group) {
      const key = keyOf === nameOf ? written.toLowerCase() : written;
      group = groups.get(key) ?? { name: nameOf(battle), record: emptyRecord() };
      groups.set(key, group);
      byName.set(written, group);
    }
    addTo(group.record, battle);
  }
  return [...groups.values()];
}

/** Battles of one kept army together, under the name it had in the newest of them; two armies of one name are numbered. */
function byKeptArmy(battles: readonly SeasonBattle[]): readonly SeasonGroup[] {
  const groups = grouped(
    battles.filter(({ list }) => list !== null),
    ({ list }) => list?.name ?? '',
    ({ list }) => list?.id ?? '',
  );
  return groups.map(({ name, record }, place) => {
    const number = groups.slice(0, place).filter((other) => other.name === name).length + 1;
    return { name: number === 1 ? name : `${name} #${number}`, record };
  });
}

function byBattles(groups: readonly SeasonGroup[]): readonly SeasonGroup[] {
  return groups.toSorted(
    (one, other) => other.record.battles - one.record.battles || (one.name < other.name ? -1 : 1),
  );
}

function roundsOf(battles: readonly SeasonBattle[]): Season['rounds'] {
  const rounds = { won: 0, drawn: 0, lost: 0, battles: 0 };
  for (const { own } of battles) {
    const { won, drawn, lost } = own.rounds;
    rounds.won += won;
    rounds.drawn += drawn;
    rounds.lost += lost;
    if (won + drawn + lost > 0) rounds.battles += 1;
  }
  return rounds;
}

function testsOf(sides: readonly SideTotals[]): SeasonTests {
  const tests = { rolled: 0, held: 0, unknown: 0, battles: 0 };
  /** How often each sum of chances occurs: many battles share one. */
  const chances = new Map<string, number>();
  for (const { tests: own } of sides) {
    tests.rolled += own.rolled;
    tests.held += own.held;
    tests.unknown += own.unknown;
    if (own.rolled === 0) continue;
    tests.battles += 1;
    chances.set(own.expected, (chances.get(own.expected) ?? 0) + 1);
  }
  const sums = [...chances].flatMap(([expected, times]) => {
    const chance = parseFraction(expected);
    return chance ? (parseFraction(`${chance.numerator * BigInt(times)}/${chance.denominator}`) ?? []) : [];
  });
  return { ...tests, expected: toNumber(sumFractions(sums)) };
}

type AddingUnit = { -readonly [Part in keyof SeasonUnit]: SeasonUnit[Part] };

function unitsOf(battles: readonly SeasonBattle[]): Pick<Season, 'units' | 'unitBattles'> {
  const units = new Map<string, AddingUnit>();
  /** The same by army and name as they are written. */
  const byArmy = new Map<string, Map<string, AddingUnit>>();
  let unitBattles = 0;
  for (const { army, own } of battles) {
    if (own.deeds.length === 0) continue;
    unitBattles += 1;
    const byName = byArmy.get(army) ?? new Map<string, AddingUnit>();
    byArmy.set(army, byName);
    for (const { name, pointsDestroyed, healthTaken } of own.deeds) {
      let unit = byName.get(name);
      if (!unit) {
        const key = `${army}\n${name}`.toLowerCase();
        unit = units.get(key) ?? { name, army, battles: 0, pointsDestroyed: 0, healthTaken: 0 };
        units.set(key, unit);
        byName.set(name, unit);
      }
      unit.battles += 1;
      unit.pointsDestroyed += pointsDestroyed;
      unit.healthTaken += healthTaken;
    }
  }
  const best = [...units.values()].toSorted(
    (one, other) => other.pointsDestroyed - one.pointsDestroyed || other.healthTaken - one.healthTaken,
  );
  return { units: best, unitBattles };
}
