import { dated } from '@/messages/compiled/dates';
import { event } from '@/messages/compiled/event';
import { number } from '@/messages/compiled/numbers';
import { phrases } from '@/messages/compiled/phrases';
import { day } from './shared/format';
import { clockFace } from './shared/phrases';

type Player = {
  readonly army: string;
  readonly team: string;
  readonly country: string;
  readonly seed: number | null;
};

type Organiser = { readonly name: string; readonly isHere: boolean; readonly writes: boolean };
type SoftFacts = { readonly most: number | null; readonly counts: boolean; readonly open: boolean };

type ObjectiveFacts = {
  readonly kind: 'check' | 'number';
  readonly worth: number;
  readonly most: number | null;
};

type Rule = keyof typeof event.scoring.name;

type MatchPart = {
  readonly of: 'scenario' | 'kills';
  readonly by: 'own' | 'difference';
  readonly edges?: readonly number[];
  readonly most?: number;
  readonly mostUnlessWon?: number;
};
type MatchPoints = {
  readonly scoreName: string;
  readonly points: 'edition' | 'wins';
  readonly perMatch: { readonly win: number; readonly draw: number; readonly loss: number };
  readonly parts: readonly MatchPart[];
  readonly least: number | null;
  readonly most: number | null;
};

/** "Scenario points: a point for each, at most 5." */
function partLine({ of, by, edges, most, mostUnlessWon }: MatchPart): string {
  const { says, part } = event.points;
  const how = [
    edges ? says.edges(edges.map((edge) => number.format(edge)).join(phrases.comma)) : says.each,
    ...(most === undefined ? [] : [says.most(most)]),
    ...(mostUnlessWon === undefined ? [] : [says.unlessWon(mostUnlessWon)]),
  ].join(phrases.comma);
  return says[by]({ part: part[of], how });
}

const moment = dated({ dateStyle: 'long', timeStyle: 'short' });

/** "Orcs · Wolves · Sweden · always at table 7 · seed 3", without what is not entered. */
function playerFacts({ army, team, country, seed }: Player, table: number | null): string {
  const kept = table === null ? '' : event.hall.kept(table);
  const placed = seed === null ? '' : event.listed.seed(seed);
  return [army, team, country, kept, placed].filter((part) => part !== '').join(' · ');
}

/** What was done in an event, and the questions before it is done; loaded with the screens of events. */
export const eventWords = {
  ...event,
  clock: {
    ...event.clock,
    face: clockFace,
    tableLeft: (ms: number): string => event.clock.tableLeft(clockFace(ms)),
  },
  /** "Ben · this phone · writes now". */
  organiser: ({ name, isHere, writes }: Organiser): string =>
    [name, ...(isHere ? [event.organisers.here] : []), ...(writes ? [event.organisers.writes] : [])].join(
      ' · ',
    ),
  /** Who writes an event now; an empty name: who made it. */
  elsewhere: (name: string): string => (name === '' ? event.elsewhere.first : event.elsewhere.named(name)),
  scoring: {
    ...event.scoring,
    /** A tie-break; `ofScenario`: the event has scenario points in place of Victory Points. */
    rule: (rule: keyof typeof event.scoring.how, ofScenario: boolean) =>
      rule === 'difference' && ofScenario
        ? event.scoring.scenario
        : { name: event.scoring.name[rule], how: event.scoring.how[rule] },
    /** Why a line of the standings is below another one, of as many Battle Points. */
    below: (
      rule: Rule,
      by: { readonly above: string; readonly own: number; readonly theirs: number },
      ofScenario: boolean,
    ): string =>
      event.scoring.below({
        above: by.above,
        rule: rule === 'difference' && ofScenario ? event.scoring.scenario.name : event.scoring.name[rule],
        own: number.format(by.own),
        theirs: number.format(by.theirs),
      }),
  },
  /** What a match gives, one line for each part of it. */
  matchPoints: (
    { scoreName, points, perMatch, parts, least, most }: MatchPoints,
    edition: string,
  ): readonly string[] => [
    ...(scoreName === '' ? [] : [event.points.taken(scoreName)]),
    points === 'edition' ? event.scoring.edition(edition) : event.scoring.wins(perMatch),
    ...parts.map(partLine),
    ...(parts.some(({ of }) => of === 'scenario') ? [event.points.says.scenarioWins] : []),
    ...(least === null ? [] : [event.points.says.least(least)]),
    ...(most === null ? [] : [event.points.says.limit(most)]),
  ],
  /** "At most 20 · counts in the total · only organisers see it". */
  softFacts: ({ most, counts, open }: SoftFacts): string =>
    [
      ...(most === null ? [] : [event.soft.atMost(most)]),
      counts ? event.soft.counts : event.soft.beside,
      open ? event.soft.open : event.soft.hidden,
    ].join(' · '),
  /** "3 points if it is reached", or "2 points each, at most 4". */
  objectiveFacts: ({ kind, worth, most }: ObjectiveFacts): string =>
    [event.objectives.gives[kind](worth), ...(most === null ? [] : [event.soft.atMost(most)])].join(
      phrases.comma,
    ),
  /** "Objectives 7: Bridge 1, Relics 4". */
  objectiveLine: (
    lines: readonly {
      readonly objective: { readonly name: string };
      readonly count: number;
      readonly points: number;
    }[],
  ): string =>
    event.objectives.has({
      points: lines.reduce((sum, { points }) => sum + points, 0),
      list: lines
        .map(({ objective: { name }, count }) => event.objectives.count({ name, count }))
        .join(phrases.comma),
    }),
  /** "14 in time · 1 late · 2 missing": army lists. */
  listTimes: (counts: Readonly<Record<'inTime' | 'late' | 'missing', number>>): string =>
    (['inTime', 'late', 'missing'] as const)
      .map((time) => event.armyLists.times[time](counts[time]))
      .join(' · '),
  softWrong: (most: number | null): string => (most === null ? event.soft.wrong : event.soft.tooMany(most)),
  /** "Painting 18 · Sportsmanship 9 (beside the total)". */
  softLine: (
    lines: readonly { readonly score: SoftFacts & { readonly name: string }; readonly points: number }[],
  ): string =>
    lines
      .map(({ score: { name, counts }, points }) =>
        counts ? event.soft.has({ name, points }) : event.soft.hasBeside({ name, points }),
      )
      .join(' · '),
  wastebasket: {
    ...event.wastebasket,
    forgottenOn: (at: number): string => event.wastebasket.forgottenOn(day.format(at)),
  },
  playerFacts,
  /** "Army: Orcs · Club: Wolves": where it shows how a list was understood. */
  namedFacts: (player: Player, table: number | null): string => {
    const { armyIs, teamIs } = event.listed;
    const army = player.army === '' ? '' : armyIs(player.army);
    return playerFacts({ ...player, army, team: player.team === '' ? '' : teamIs(player.team) }, table);
  },
  /** "28 November 2026 at 14:05". */
  moment: (at: number): string => moment.format(at),
  /** "Scenario points, Battle Points". */
  list: (parts: readonly string[]): string => parts.join(phrases.comma),
  /** "2, 5, 7": tables by their numbers. */
  tables: (tables: readonly number[]): string => tables.join(phrases.comma),
};
