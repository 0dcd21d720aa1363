import type { Card } from '@/battle/cards/card';
import { table as said } from '@/messages/compiled/table';
import { asSpoken, type Side } from '@/rules/index';
import { isoDay } from '@/words/iso-day';
import { side } from '@/words/shared/format';

/** The table of all battles: one line for each battle, one column for each fact. */

/** A battle as one line of the table. */
type TabledBattle = {
  readonly card: Card;
  readonly mine: Side | null;
  readonly archived: boolean;
  readonly continuedAs: string | null;
};
type Column = { readonly title: string; readonly cell: (battle: TabledBattle) => string | number | null };

const yes = (is: boolean): string => (is ? said.yes.is : said.yes.notIs);

const column = (title: string, cell: Column['cell']): Column => ({ title, cell });

/** Two columns: "Player, Blue" and "Player, Red". */
const ofBoth = (title: string, cell: (battle: TabledBattle, which: Side) => string | number | null) =>
  (['a', 'b'] as const).map((which) =>
    column(said.ofBoth({ title, side: side(which) }), (battle) => cell(battle, which)),
  );

const winner = ({ outcome }: Card): string => {
  if (!outcome || outcome.winner === 'unsaid') return '';
  return outcome.winner === 'draw' ? said.winner : side(outcome.winner);
};

/** What was recorded at the end, in the language that is spoken. */
const scored = ({ edition, outcome }: Card) => asSpoken(edition.id, outcome?.score);

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
  column(said.columns.date, ({ card }) => isoDay(card.startedAt)),
  column(said.columns.status, ({ card }) => said.status[card.status]),
  column(said.columns.rulebook, ({ card }) => card.edition.shortName),
  ...ofBoth(said.columns.player, ({ card }, which) => card.setup[which].player),
  ...ofBoth(said.columns.army, ({ card }, which) => card.setup[which].army),
  column(said.columns.mySide, ({ mine }) => (mine === null ? '' : side(mine))),
  column(said.columns.armySize, ({ card }) => card.outcome?.score?.armyPoints ?? card.setup.armyPoints),
  column(said.columns.firstTurn, ({ card }) => side(card.setup.firstSide)),
  column(said.columns.deployment, ({ card }) => card.setup.deployment ?? ''),
  column(said.columns.turnsPlayed, ({ card }) => card.turn.gameTurn),
  column(said.columns.winner, ({ card }) => winner(card)),
  ...ofBoth(
    said.columns.victoryPoints,
    ({ card }, which) => card.outcome?.score?.victoryPoints[which] ?? null,
  ),
  column(said.columns.difference, ({ card }) => difference(card)),
  ...ofBoth(
    said.columns.battlePoints,
    ({ card }, which) => card.outcome?.score?.battlePoints?.[which] ?? null,
  ),
  column(said.columns.margin, ({ card }) => scored(card)?.margin ?? ''),
  column(said.columns.mission, ({ card }) => scored(card)?.mission ?? ''),
  column(said.columns.agreedBecause, ({ card }) => card.outcome?.score?.agreed?.reason ?? ''),
  column(said.columns.objective, ({ card }) => card.outcome?.score?.objectiveName ?? ''),
  column(said.columns.objectiveWonBy, ({ card }) => objectiveWinner(card)),
  ...ofBoth(said.columns.confirmed, ({ card }, which) =>
    card.outcome ? yes(card.outcome.confirmed[which]) : '',
  ),
  column(said.columns.tags, ({ card }) => card.tags.join(', ')),
  column(said.columns.archived, ({ archived }) => yes(archived)),
  column(said.columns.battle, ({ card }) => card.battleId),
  column(said.columns.alsoContinuedAs, ({ continuedAs }) => continuedAs ?? ''),
];

/** The words of the table of all battles. */
export const table = { ...said, columns, file: (at: number): string => said.file(isoDay(at)) };
