import { listOf } from '@/tournament/army-lists';
import { scenarioIsVictory } from '@/tournament/match-points';
import type { Match } from '@/tournament/matches';
import { pairedParts } from '@/tournament/matches';
import { byTable } from '@/tournament/seats';
import { type Standing, standingsOf } from '@/tournament/standings';
import type { Tournament } from '@/tournament/tournament';
import { eventWords } from '@/words/event-words';
import { tournamentWords } from '@/words/tournament-words';
import { nameOf, roundTitle } from './tournament-parts';

const texts = tournamentWords.standings;

/** The look of the page: it has to stand alone, wherever it is put, by day and by night. */
const STYLE = `
:root{color-scheme:light dark;font:1rem/1.4 system-ui,sans-serif}
body{max-width:48rem;margin:0 auto;padding:1rem}
h1{font-size:1.6rem;line-height:1.2;margin:0}
h2{font-size:1.2rem;margin:1.6rem 0 .4rem}
h1,h2,td{overflow-wrap:anywhere}
p{margin:.2rem 0}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
th{text-align:left;font-weight:500;font-size:.85rem}
th,td{padding:.3rem .4rem .3rem 0;border-bottom:1px solid #8886;vertical-align:top}
.n{text-align:right}
.n,.k{white-space:nowrap;overflow-wrap:normal}
.r{text-align:right}
small{display:block;opacity:.75}
pre{font:inherit;font-size:.85rem;white-space:pre-wrap;margin:.2rem 0}
`;

/**
 * The page of an event for everybody: its standings and the pairs and results of every round, the newest first.
 * One file without scripts, that asks for nothing from anywhere. A soft score that only organisers see is not in
 * it, nor in any sum. `lang`: of its sentences; `at`: when it was made.
 */
export function eventPage(
  tournament: Tournament,
  matches: readonly Match[],
  { lang, at }: { readonly lang: string; readonly at: string },
): string {
  const lines = standingsOf(tournament, matches, 'everybody');
  const rounds = tournament.paired.map((_, index) => index + 1).toReversed();
  const name = escaped(tournament.name);
  return [
    `<!doctype html><html lang="${escaped(lang)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${name}</title><style>${STYLE}</style></head><body><header>`,
    `<h1>${name}</h1><p>${escaped(eventWords.publicPage.madeAt(at))}</p></header><main>`,
    `<section><h2>${escaped(texts.title)}</h2>`,
    lines.length === 0 ? `<p>${escaped(texts.none)}</p>` : standingsOn(tournament, lines),
    lines.some(({ tied }) => tied) ? `<p>${escaped(texts.ties)}</p>` : '',
    '</section>',
    ...rounds.map((round) => roundOn(tournament, matches, round)),
    '</main></body></html>\n',
  ].join('');
}

function standingsOn(tournament: Tournament, lines: readonly Standing[]): string {
  const { rank, player, battlePoints, wins } = texts;
  const ofScenario = scenarioIsVictory(tournament);
  const difference = texts.differenceOf(ofScenario);
  const head = [
    ...[rank, player].map((label) => `<th scope="col">${escaped(label)}</th>`),
    ...[battlePoints, difference, wins].map((label) => `<th scope="col" class="n">${escaped(label)}</th>`),
  ].join('');
  const rows = lines.map((line) => {
    const { player: who } = line;
    const place = line.tied ? texts.tied(line.rank) : tournamentWords.number(line.rank);
    const figures = [
      texts.signed(line.battlePoints).replace('+', ''),
      texts.signed(line.difference),
      tournamentWords.number(line.wins),
    ];
    return [
      `<tr><td class="k">${escaped(place)}</td><td><b>${escaped(who.name)}</b>`,
      ...notesOf(line, ofScenario).map((note) => `<small>${escaped(note)}</small>`),
      listOn(listOf(tournament, who.id, 'everybody')),
      '</td>',
      ...figures.map((figure) => `<td class="n">${escaped(figure)}</td>`),
      '</tr>',
    ].join('');
  });
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

/** An army list that everybody may see, behind a word to tap. */
function listOn(list: string | null): string {
  if (list === null) return '';
  return `<details><summary>${escaped(eventWords.armyLists.short)}</summary><pre>${escaped(list)}</pre></details>`;
}

/** What stands below a name: army and team, what counts beside the matches, why the line above is above. */
function notesOf(
  { player, byes, penalty, objectives, soft, below }: Standing,
  ofScenario: boolean,
): readonly string[] {
  const facts = [
    tournamentWords.armyAndTeam(player),
    byes === 0 ? '' : texts.byes(byes),
    penalty === 0 ? '' : texts.penalty(penalty),
    objectives.length === 0 ? '' : eventWords.objectiveLine(objectives),
    eventWords.softLine(soft),
    below && below.rule !== 'battlePoints' ? eventWords.scoring.below(below.rule, below, ofScenario) : '',
    player.droppedFrom === null ? '' : texts.dropped(player.droppedFrom),
  ];
  return facts.filter((fact) => fact !== '');
}

function roundOn(tournament: Tournament, matches: readonly Match[], round: number): string {
  const tables = tournamentWords.tables;
  const rows = byTable(matches.filter((match) => match.round === round)).map((match) => {
    const { pair, parts } = match;
    const table = pair.table === 0 ? tables.bye : tables.table(pair.table);
    const sides =
      pair.b === null
        ? nameOf(tournament, pair.a)
        : tables.meeting(nameOf(tournament, pair.a), nameOf(tournament, pair.b));
    const result =
      pair.b === null
        ? ''
        : parts.length > 0
          ? tournamentWords.points(pairedParts(match))
          : tables.states.missing;
    return `<tr><td class="k">${escaped(table)}</td><td>${escaped(sides)}</td><td class="${parts.length > 0 ? 'n' : 'r'}">${escaped(result)}</td></tr>`;
  });
  return `<section><h2>${escaped(roundTitle(tournament, round))}</h2><table><tbody>${rows.join('')}</tbody></table></section>`;
}

/** A text as it stands in a page: nothing of it is taken for markup. */
function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
