import { number } from '@/messages/compiled/numbers';
import { phrases } from '@/messages/compiled/phrases';
import { tournament as said } from '@/messages/compiled/tournament';
import { sideIn } from './shared/format';
import { whole } from './shared/phrases';

type OpenCounts = Readonly<Record<'missing' | 'unconfirmed' | 'differing' | 'incomplete', number>>;

/** Tournaments. */

/** These sentences in the current language; loaded with their screens. */
export const tournamentWords = {
  ...said,
  number: (value: number): string => number.format(value),
  /** "Orcs · Wolves", without an empty part. */
  armyAndTeam: ({ army, team }: { readonly army: string; readonly team: string }): string =>
    [army, team].filter((part) => part !== '').join(' · '),
  /** "14 : 6", or empty before the match has points. */
  points: (given: readonly { readonly battlePoints: number }[]): string =>
    given.map(({ battlePoints }) => number.format(battlePoints)).join(' : '),
  tournaments: {
    ...said.tournaments,
    sent: (round: number, table: number): string => said.tournaments.sent({ round, table }),
    sentAgain: (round: number, table: number): string => said.tournaments.sentAgain({ round, table }),
    replaced: (round: number, table: number): string => said.tournaments.replaced({ round, table }),
    refused: (round: number, table: number): string => said.tournaments.refused({ round, table }),
    letGo: (round: number, table: number): string => said.tournaments.letGo({ round, table }),
  },
  tournament: {
    ...said.tournament,
    round: (round: number, of: number): string => said.tournament.round({ round, of }),
  },
  standings: {
    ...said.standings,
    /** What the difference is of: scenario points where the event has these in place of Victory Points. */
    differenceOf: (ofScenario: boolean): string =>
      ofScenario ? said.standings.scenarioDifference : said.standings.difference,
    figures: (battlePoints: string, difference: string, wins: number, ofScenario: boolean): string =>
      (ofScenario ? said.standings.scenarioFigures : said.standings.figures)({
        battlePoints,
        difference,
        wins,
      }),
    signed: (value: number): string => (value > 0 ? said.standings.signed(value) : whole(value)),
    penalty: (points: number): string => said.standings.penalty(whole(points)),
    open: ({ missing, unconfirmed, differing, incomplete }: OpenCounts): string =>
      [
        ...(differing > 0 ? [said.standings.open.differing(differing)] : []),
        ...(incomplete > 0 ? [said.standings.open.incomplete(incomplete)] : []),
        ...(missing > 0 ? [said.standings.open.missing(missing)] : []),
        ...(unconfirmed > 0 ? [said.standings.open.unconfirmed(unconfirmed)] : []),
      ].join(' · '),
  },
  tables: {
    ...said.tables,
    meeting: (a: string, b: string): string => said.tables.meeting({ a, b }),
    listed: (table: number, a: string, b: string): string => said.tables.listed({ table, a, b }),
    /** Why somebody plays lower, by how many stood nearer. */
    float: (name: string, met: number, mates: number, others: number): string =>
      said.tables.float.name({
        name,
        reasons: [
          ...(met > 0 ? [said.tables.float.met(met)] : []),
          ...(mates > 0 ? [said.tables.float.mates(mates)] : []),
          ...(others > 0 ? [said.tables.float.others(others)] : []),
        ].join(phrases.comma),
      }),
    code: (round: number, table: number | null): string =>
      table === null ? said.tables.code.round(round) : said.tables.code.table({ round, table }),
  },
  players: {
    ...said.players,
    count: (count: number): string => said.playerCount(count),
  },
  more: said.more,
  send: {
    ...said.send,
    /** Whose player the first side was, called as in that battle. */
    blue: (setup: Parameters<typeof sideIn>[0]): string => said.send.blue(sideIn(setup)('a')),
    where: (name: string, round: number): string => said.send.where({ name, round }),
    aBattle: (date: string, sides: string): string => said.send.aBattle({ date, sides }),
    summary: (a: string, bpA: number | string, b: string, bpB: number | string): string =>
      said.send.summary({ a, bpA: String(bpA), bpB: String(bpB), b }),
  },
} as const;
