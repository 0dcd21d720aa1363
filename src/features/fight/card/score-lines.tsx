import { ChevronDown } from 'lucide';
import { useMemo, useState } from 'react';
import { type FallenRow, fallenRows } from '@/battle/combat/fallen';
import { sheetOf } from '@/battle/state/edition-of';
import { engagedUnits } from '@/battle/state/engaged';
import type { CombatId } from '@/battle/state/ids';
import { whose } from '@/features/fight/ask/whose';
import { pointsOf, type ShownRound } from '@/features/fight/round/shown-round';
import { useRoundPart } from '@/features/fight/round/use-fight';
import { type CounterRow, SIDES, type Side } from '@/rules/index';
import { useBattlePart, useMayWrite } from '@/store/battle/use-battle';
import { Icon } from '@/ui/look/icon';
import { SIDE_TONE, toneClasses } from '@/ui/look/tone';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { type CardLine, type CardRow, cardLines, rareLines } from './card-lines';
import { DuelButton, useMayDuel } from './duel-button';
import { LostRanks } from './lost-ranks';
import { RowControl } from './row-control';

/** A screen of that height has room for so many lines of the card. */
const ROOMY = '(min-height: 640px)';
const MOST_LINES_WITH_ROOM = 6;

type ScoreLinesProps = {
  readonly combatId: CombatId;
  onEnter(row: CounterRow, side: Side): void;
};

/*
 * Each line and bar of the screen is a stacking context (`isolate`), so that the browser keeps its
 * painting until something inside it changes.
 */

/**
 * Every row of the edition below the casualties: its name in the middle, Blue's control under the left thumb,
 * Red's under the right.
 */
export function ScoreLines({ combatId, onEnter }: ScoreLinesProps) {
  const sheet = useBattlePart(sheetOf);
  const lines = useMemo(() => cardLines(sheet), [sheet]);
  const mayDuel = useMayDuel(combatId);
  const mostUnits = useRoundPart(combatId, ({ combat }, battle) =>
    Math.max(...SIDES.map((side) => engagedUnits(battle, combat, side).length)),
  );
  // Other parts that take the height of a line: the tiles of further units, and the duel button.
  const besides = Math.max(0, mostUnits - 1) + (mayDuel ? 1 : 0);
  const controls = { combatId, disabled: !useMayWrite(), onEnter };
  return (
    <div className="flex flex-1 flex-col justify-evenly gap-(--row-gap) px-2.5 pb-(--row-gap)">
      <Lines lines={lines} {...controls} />
      {mayDuel && <DuelButton combatId={combatId} />}
      <RareRows {...controls} above={lines.length + besides} />
    </div>
  );
}

/** The props of the controls of all lines. */
type ControlsProps = ScoreLinesProps & { readonly disabled: boolean };

function Lines({ lines, ...controls }: ControlsProps & { readonly lines: readonly CardLine[] }) {
  return lines.map((line) =>
    line.kind === 'full' ? (
      <FullLine key={line.row.id} row={line.row} {...controls} />
    ) : (
      <PairedLine key={line.rows[0].id} rows={line.rows} {...controls} />
    ),
  );
}

/**
 * The rarely needed rows, under one line with their sum. It is unfolded if the screen has room for all lines.
 */
function RareRows({ above, ...controls }: ControlsProps & { readonly above: number }) {
  const sheet = useBattlePart(sheetOf);
  const { rows, lines } = useMemo(() => rareLines(sheet), [sheet]);
  const [roomy] = useState(() => matchMedia(ROOMY).matches);
  if (rows.length === 0) return null;
  return (
    <details className="group isolate" open={roomy && above + 1 + lines.length <= MOST_LINES_WITH_ROOM}>
      <RareSummary rows={rows} combatId={controls.combatId} />
      <div className="grid gap-(--row-gap) pt-(--row-gap)">
        <Lines lines={lines} {...controls} />
      </div>
    </details>
  );
}

type RareSummaryProps = { readonly rows: readonly CardRow[]; readonly combatId: CombatId };

/** The names of the rarely needed rows, between the sums of both sides. */
function RareSummary({ rows, combatId }: RareSummaryProps) {
  const names = rows.map(({ label }) => label);
  const ids = rows.map(({ id }) => id);
  const { a, b } = useRoundPart(combatId, (shown) => ({
    a: pointsOf(shown.a, ids),
    b: pointsOf(shown.b, ids),
  }));
  return (
    <summary className="flex min-h-(--control) cursor-pointer list-none items-center gap-1.5 rounded-lg border-2 border-dashed border-line px-2">
      <span className={`w-9 text-body font-bold ${toneClasses.azure.text}`}>
        <span className="sr-only">{words.side('a')} </span>
        {battleWords.fight.points(a)}
      </span>
      <span className="flex min-w-0 flex-1 items-center justify-center gap-1 text-center text-note leading-fine text-muted">
        <Icon of={ChevronDown} size={16} className="shrink-0 group-open:rotate-180" />
        <span className="line-clamp-2 text-balance">{words.sideBySide(names)}</span>
      </span>
      <span className={`w-9 text-right text-body font-bold ${toneClasses.gules.text}`}>
        <span className="sr-only">{words.side('b')} </span>
        {battleWords.fight.points(b)}
      </span>
    </summary>
  );
}

function FullLine({ row, ...controls }: ControlsProps & { readonly row: CardRow }) {
  return (
    <div className="isolate grid [--reach:10px] grid-cols-[minmax(0,1.22fr)_minmax(0,1fr)_minmax(0,1.22fr)] items-center gap-1 big:grid-cols-2">
      <RowControl row={row} side="a" named={false} {...controls} />
      <RowName combatId={controls.combatId} row={row} />
      <RowControl row={row} side="b" named={false} {...controls} />
    </div>
  );
}

type PairedLineProps = ControlsProps & { readonly rows: Extract<CardLine, { kind: 'paired' }>['rows'] };

function PairedLine({ rows, ...controls }: PairedLineProps) {
  return (
    <div className="isolate grid grid-cols-2 gap-4 big:grid-cols-1 big:gap-1">
      {SIDES.map((side) => (
        <div
          key={side}
          className={`grid auto-cols-fr grid-flow-col gap-1 ${toneClasses[SIDE_TONE[side]].border} ${side === 'a' ? 'border-l-4 pl-1' : 'border-r-4 pr-1'}`}
        >
          {(side === 'a' ? rows : rows.toReversed()).map(
            (row) => row && <RowControl key={row.id} row={row} side={side} named {...controls} />,
          )}
        </div>
      ))}
    </div>
  );
}

type RowNote = 'fallen' | 'byHand' | 'yoursToSet' | 'unknown' | 'hint';

/**
 * A note that the row fell away, that the players' own answer is in force, whose facts are missing, or that
 * the rules leave the row to them.
 */
function noteOf(row: CardRow, { overridden, proposed, open }: ShownRound, hasFallen: boolean): RowNote {
  if (hasFallen) return 'fallen';
  if (SIDES.some((side) => overridden[side].includes(row.id))) return 'byHand';
  if (SIDES.some((side) => open[side][row.id] !== undefined)) return 'unknown';
  const isTheirs = proposed.open?.some(
    ({ rowId, reason }) => rowId === row.id && reason === 'bothSurrounded',
  );
  return isTheirs ? 'yoursToSet' : 'hint';
}

function shortNote(note: Exclude<RowNote, 'hint'>, fallen: readonly FallenRow[], who: readonly string[]) {
  if (note === 'fallen') return battleWords.fight.fallenShort(fallen);
  if (note === 'unknown') return battleWords.fight.ask.short(who);
  return note === 'byHand' ? battleWords.fight.byHand : battleWords.fight.yoursToSet;
}

/** A row's name, and under it that note, else the rulebook's hint. */
function RowName({ row, combatId }: { readonly row: CardRow; readonly combatId: CombatId }) {
  const fallen = useRoundPart(combatId, ({ combat, round }, battle) =>
    fallenRows(battle, combat, round).filter(({ rowId }) => rowId === row.id),
  );
  const note = useRoundPart(combatId, (shown) => noteOf(row, shown, fallen.length > 0));
  const who = useRoundPart(combatId, ({ open }, battle) =>
    whose(
      battle,
      SIDES.flatMap((side) => open[side][row.id]?.missing ?? []),
    ),
  );
  const noted = (
    <span className="text-fine leading-mark text-muted tall:text-note tall:leading-fine">
      {note === 'hint' ? (
        (row.hint ?? battleWords.fight.rowHint(row))
      ) : (
        <span className="line-clamp-2 break-words text-gold">{shortNote(note, fallen, who)}</span>
      )}
    </span>
  );
  return (
    <span className="relative flex min-w-0 flex-col items-center justify-center self-stretch text-center big:-order-1 big:col-span-2">
      <span className="font-display text-detail font-medium leading-fine break-words tall:text-lead tall:leading-body">
        {row.label}
      </span>
      {row.lostTo ? (
        <LostRanks combatId={combatId} row={row}>
          {noted}
        </LostRanks>
      ) : (
        noted
      )}
    </span>
  );
}
