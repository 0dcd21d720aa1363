import { otherSide, parseFraction, type Side, sumFractions, toNumber } from '@/rules/index';
import type { RoundTotals, SideTotals, UnitDeeds } from './battle-totals';
import type { Card } from './card';
import type { CardLine } from './card-line';
import { type OwnResult, ownResult } from './own-result';

/** A finished battle from its owner's side. */
export type SeasonBattle = {
  readonly battleId: string;
  readonly edition: Card['edition'];
  /** The day it began, as "2026-03-05". */
  readonly day: string;
  /** The owner's army and the opponent's name; empty: not entered. */
  readonly army: string;
  /** The owner's kept army; null: not kept. */
  readonly list: Card['lists']['a'];
  readonly opponent: string;
  readonly result: OwnResult;
  /** The owner's Battle Points; null: the battle has none. */
  readonly battlePoints: number | null;
  readonly own: SideTotals;
  readonly enemy: SideTotals;
};

/** The battle of that card seen from that side; null if it has not ended. */
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

/** Which battles a season counts. Days are written "2026-03-05"; an empty day is no limit. */
export type SeasonFilter = {
  readonly editionId: string | null;
  readonly from: string;
  readonly to: string;
};

/** All battles. */
export const WHOLE_SEASON: SeasonFilter = { editionId: null, from: '', to: '' };

/** Whether the filter includes the battle. */
export function isInSeason({ edition, day }: SeasonBattle, { editionId, from, to }: SeasonFilter): boolean {
  return (
    (editionId === null || edition.id === editionId) &&
    (from === '' || day >= from) &&
    (to === '' || day <= to)
  );
}

/** How many battles ended in which way. */
export type SeasonRecord = Readonly<Record<OwnResult, number>> & {
  /** The sum of the four. */
  readonly battles: number;
  /** The sum of the owner's Battle Points, and the number of battles that have any. */
  readonly battlePoints: { readonly sum: number; readonly battles: number };
};

/** The record of all battles with one army, opponent, edition, month or year. */
export type SeasonGroup = {
  /** As the newest battle writes it; empty: not entered. */
  readonly name: string;
  readonly record: SeasonRecord;
};

/** Break tests compared with their odds. */
export type SeasonTests = {
  readonly rolled: number;
  readonly held: number;
  /** How many the odds let us expect to hold: the sum of the chances. For display only. */
  readonly expected: number;
  /** Rolled, but with unknown odds: not in the other three counts. */
  readonly unknown: number;
  /** In how many battles at least one test was rolled. */
  readonly battles: number;
};

/** What the units of one name in one army did in all battles. */
export type SeasonUnit = UnitDeeds & { readonly army: string; readonly battles: number };

/** A season: the sum of its battles. */
export type Season = {
  readonly record: SeasonRecord;
  /**
   * The most battles first; periods newest first. Periods are months, or years if there are more than 12
   * months.
   */
  readonly byArmy: readonly SeasonGroup[];
  /** By the owner's kept army, whatever its name was at that time. Battles without one are left out. */
  readonly byList: readonly SeasonGroup[];
  readonly byOpponent: readonly SeasonGroup[];
  readonly byEdition: readonly SeasonGroup[];
  readonly byPeriod: readonly SeasonGroup[];
  /** Closed Rounds of Combat, and the number of battles that have any. */
  readonly rounds: RoundTotals & { readonly battles: number };
  readonly ownTests: SeasonTests;
  readonly enemyTests: SeasonTests;
  /** The most points destroyed first, then the most Health Points taken. */
  readonly units: readonly SeasonUnit[];
  /** In how many battles at least one unit could be credited. */
  readonly unitBattles: number;
};

/** With more months than this, periods are years. */
export const MAX_MONTHS = 12;

/** The season of these battles. They must be sorted newest first. */
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

/** Whether the battles cover more than `MAX_MONTHS` months. It stops reading at the first month too many. */
function haveMoreMonths(battles: readonly SeasonBattle[]): boolean {
  const months = new Set<string>();
  return battles.some((battle) => months.add(monthOf(battle)).size > MAX_MONTHS);
}

function recordOf(battles: readonly SeasonBattle[]): SeasonRecord {
  const record = emptyRecord();
  for (const battle of battles) addTo(record, battle);
  return record;
}

/** A record while it is being added up. */
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

/** Groups battles by name, ignoring case. */
function grouped(
  battles: readonly SeasonBattle[],
  nameOf: (battle: SeasonBattle) => string,
  keyOf: (battle: SeasonBattle) => string = nameOf,
): readonly SeasonGroup[] {
  const groups = new Map<string, AddingGroup>();
  // Ten thousand battles have few different names: each is put into lower case once.
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

/** Groups battles by kept army, under its newest name. Two armies with the same name get numbers. */
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
  /** How often each fraction occurs: many battles have the same sum of chances. */
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
  /** Units by army and name, exactly as written. */
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
