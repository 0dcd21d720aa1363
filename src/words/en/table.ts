import type { Card } from '@/battle/cards/card';
import { number, plurals } from '@/messages/compiled/numbers';
import type { Side } from '@/rules/index';
import { isoDay } from '@/words/iso-day';
import { side } from './format';

/** The table of all battles in English: one line for each battle, one column for each fact. */

/** A battle as one line of the table. */
type TabledBattle = {
  readonly card: Card;
  readonly mine: Side | null;
  readonly archived: boolean;
  readonly continuedAs: string | null;
};
type Column = { readonly title: string; readonly cell: (battle: TabledBattle) => string | number | null };

const yes = (is: boolean): string => (is ? 'yes' : 'no');

const column = (title: string, cell: Column['cell']): Column => ({ title, cell });

/** Two columns: "Player, Blue" and "Player, Red". */
const ofBoth = (title: string, cell: (battle: TabledBattle, which: Side) => string | number | null) =>
  (['a', 'b'] as const).map((which) => column(`${title}, ${side(which)}`, (battle) => cell(battle, which)));

const winner = ({ outcome }: Card): string => {
  if (!outcome || outcome.winner === 'unsaid') return '';
  return outcome.winner === 'draw' ? 'draw' : side(outcome.winner);
};

const difference = ({ outcome }: Card): number | null => {
  const points = outcome?.score?.victoryPoints;
  return points ? Math.abs(points.a - points.b) : null;
};

const objectiveWinner = ({ outcome }: Card): string => {
  const won = outcome?.score?.objectiveWinner ?? null;
  return won === null ? '' : side(won);
};

/** Dates are written as every spreadsheet reads them: 2026-11-21. */
const columns: readonly Column[] = [
  column('Date', ({ card }) => isoDay(card.startedAt)),
  column('Status', ({ card }) => (card.status === 'running' ? 'running' : 'ended')),
  column('Rulebook', ({ card }) => card.edition.shortName),
  ...ofBoth('Player', ({ card }, which) => card.setup[which].player),
  ...ofBoth('Army', ({ card }, which) => card.setup[which].army),
  column('My side', ({ mine }) => (mine === null ? '' : side(mine))),
  column('Army size', ({ card }) => card.outcome?.score?.armyPoints ?? card.setup.armyPoints),
  column('First turn', ({ card }) => side(card.setup.firstSide)),
  column('Deployment', ({ card }) => card.setup.deployment ?? ''),
  column('Turns played', ({ card }) => card.turn.gameTurn),
  column('Winner', ({ card }) => winner(card)),
  ...ofBoth('Victory Points', ({ card }, which) => card.outcome?.score?.victoryPoints[which] ?? null),
  column('Difference', ({ card }) => difference(card)),
  ...ofBoth('Battle Points', ({ card }, which) => card.outcome?.score?.battlePoints?.[which] ?? null),
  column('Margin', ({ card }) => card.outcome?.score?.margin ?? ''),
  column('Mission', ({ card }) => card.outcome?.score?.mission ?? ''),
  column('Agreed because', ({ card }) => card.outcome?.score?.agreed?.reason ?? ''),
  column('Objective', ({ card }) => card.outcome?.score?.objectiveName ?? ''),
  column('Objective won by', ({ card }) => objectiveWinner(card)),
  ...ofBoth('Confirmed', ({ card }, which) => (card.outcome ? yes(card.outcome.confirmed[which]) : '')),
  column('Tags', ({ card }) => card.tags.join(', ')),
  column('Archived', ({ archived }) => yes(archived)),
  column('Battle', ({ card }) => card.battleId),
  column('Also continued as', ({ continuedAs }) => continuedAs ?? ''),
];

const battles = (count: number): string =>
  plurals.select(count) === 'one' ? '1 battle' : `${number.format(count)} battles`;

/** The words of the table of all battles. */
export const table = {
  title: 'All battles as a table',
  hint: 'One line for each battle, for a spreadsheet: comma-separated values (CSV). Archived battles are in it, deleted ones are not.',
  columns,
  writing: (count: number): string => `${battles(count)} written…`,
  written: (count: number): string => `${battles(count)} in the table.`,
  none: 'There is no battle yet to put in a table.',
  failed: (message: string): string => `The battles could not be read (${message}).`,
  tryAgain: 'Try again',
  file: (at: number): string => `warledger-battles-${isoDay(at)}.csv`,
};
