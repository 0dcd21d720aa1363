import type { ReactNode } from 'react';
import type { CombatId } from '@/battle/state/ids';
import type { ShownRound } from '@/features/fight/round/shown-round';
import { useRoundPart } from '@/features/fight/round/use-fight';
import {
  type Answer,
  answerTo,
  assertNever,
  type ChoiceRow,
  type CounterRow,
  type Side,
  type ToggleRow,
} from '@/rules/index';
import { useBattleActions } from '@/store/battle/use-battle';
import { Stepper } from '@/ui/field/stepper';
import { SIDE_TONE, toneClasses } from '@/ui/look/tone';
import { ChoiceTile } from '@/ui/tile/choice-tile';
import { ToggleTile } from '@/ui/tile/toggle-tile';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { type CardRow, isSmall } from './card-lines';

type RowControlProps = {
  readonly combatId: CombatId;
  readonly row: CardRow;
  readonly side: Side;
  /** Whether the control shows the row's name itself, as in a line of two. */
  readonly named: boolean;
  readonly disabled: boolean;
  onEnter(row: CounterRow, side: Side): void;
};

/**
 * One side's control of one row, as the row declares it. Most taps change one row: the others do not render
 * again.
 */
export function RowControl({ combatId, row, side, named, disabled, onEnter }: RowControlProps) {
  const { answer, points, byHand } = useRoundPart(combatId, (shown) => standingOf(row, side, shown));
  const { act } = useBattleActions();
  const place = { combatId, side, rowId: row.id };
  const answerWith = (to: Answer) => act({ type: 'answer', ...place, answer: to });
  const control = { row, side, named, byHand, points, disabled };
  switch (row.input) {
    case 'toggle':
      return <ToggleControl {...control} row={row} on={answer as boolean} onAnswer={answerWith} />;
    case 'choice':
      return <ChoiceControl {...control} row={row} chosen={answer as string} onAnswer={answerWith} />;
    case 'counter':
      return isSmall(row) && named ? (
        <RoundControl {...control} row={row} count={answer as number} onAnswer={answerWith} />
      ) : (
        <Stepper
          names={{
            fewer: battleWords.fight.fewer(row.label, side),
            enter: battleWords.fight.enter(row.label, side, answer as number, row.unit),
            more: battleWords.fight.more(row.label, side),
          }}
          atZero={answer === 0}
          disabled={disabled}
          onFewer={() => act({ type: 'count', ...place, by: -1 })}
          onMore={() => act({ type: 'count', ...place, by: 1 })}
          onEnter={() => onEnter(row, side)}
        >
          {words.number(answer as number)}
          <PointsBeside side={side} points={points} />
        </Stepper>
      );
    default:
      return assertNever(row);
  }
}

type ControlProps<Row> = {
  readonly row: Row;
  readonly side: Side;
  readonly named: boolean;
  readonly byHand: boolean;
  readonly points: number;
  readonly disabled: boolean;
  onAnswer(answer: Answer): void;
};

function ToggleControl({
  row,
  side,
  named,
  byHand,
  points,
  disabled,
  on,
  onAnswer,
}: ControlProps<ToggleRow> & { readonly on: boolean }) {
  return (
    <ToggleTile
      tone={SIDE_TONE[side]}
      name={battleWords.fight.control(row.label, side)}
      on={on}
      disabled={disabled}
      onToggle={onAnswer}
    >
      <TileFace label={named ? row.label : null} hint={on ? undefined : row.hint} byHand={byHand}>
        {on ? battleWords.fight.on(points) : battleWords.fight.off}
      </TileFace>
    </ToggleTile>
  );
}

function ChoiceControl({
  row,
  side,
  named,
  byHand,
  points,
  disabled,
  chosen,
  onAnswer,
}: ControlProps<ChoiceRow> & { readonly chosen: string }) {
  const option = row.options.find((candidate) => candidate.id === chosen) ?? row.options[0];
  const on = option !== row.options[0];
  return (
    <ChoiceTile
      tone={SIDE_TONE[side]}
      name={battleWords.fight.control(row.label, side)}
      options={row.options}
      chosen={option.id}
      on={on}
      disabled={disabled}
      onChoose={onAnswer}
    >
      <TileFace label={named ? row.label : null} hint={on ? undefined : row.hint} byHand={byHand}>
        {on ? battleWords.fight.on(points) : battleWords.fight.off}
        {on && option.shortLabel && !named && (
          <span className="ml-1 text-fine font-medium">{option.shortLabel}</span>
        )}
      </TileFace>
    </ChoiceTile>
  );
}

type RowStanding = {
  /** The answer in force, and its points. */
  readonly answer: Answer;
  readonly points: number;
  /** Whether the players' own answer differs from the proposal. */
  readonly byHand: boolean;
};

function standingOf(row: CardRow, side: Side, shown: ShownRound): RowStanding {
  return {
    answer: answerTo(row, shown.answers[side]),
    points: shown[side].lines.find(({ rowId }) => rowId === row.id)?.points ?? 0,
    byHand: shown.overridden[side].includes(row.id),
  };
}

/** A small counter: a tap adds one, and after the maximum it returns to 0. */
function RoundControl({
  row,
  side,
  named,
  byHand,
  points,
  disabled,
  count,
  onAnswer,
}: ControlProps<CounterRow> & { readonly count: number }) {
  const counts = Array.from({ length: (row.max ?? 1) + 1 }, (_, option) => option);
  return (
    <ChoiceTile
      tone={SIDE_TONE[side]}
      name={battleWords.fight.control(row.label, side)}
      options={counts.map((option) => ({ id: String(option), label: battleWords.counted(option, row.unit) }))}
      chosen={String(count)}
      on={count > 0}
      disabled={disabled}
      onChoose={(id) => onAnswer(Number(id))}
    >
      <TileFace label={named ? row.label : null} hint={count > 0 ? undefined : row.hint} byHand={byHand}>
        {count === 0 ? battleWords.fight.off : battleWords.fight.countAndPoints(count, points)}
      </TileFace>
    </ChoiceTile>
  );
}

/** A longer name is a little smaller, so that it fits half the width of the smallest phone. */
const MOST_LETTERS = 13;

type TileFaceProps = {
  readonly label: string | null;
  /** The rulebook's short hint, shown below while the row counts nothing. */
  readonly hint: string | undefined;
  readonly byHand: boolean;
  readonly children: ReactNode;
};

/**
 * The face of a tile: the counted value; in a line of two also the row's name, with the hint below while it
 * counts nothing. A mark shows an answer other than the proposal, also a proposal that was switched off.
 */
function TileFace({ label, hint, byHand, children }: TileFaceProps) {
  if (!label) return <span className="flex items-baseline">{children}</span>;
  return (
    <span className="size-contained pointer-events-none absolute big:static inset-x-0.5 inset-y-0 big:py-1 flex flex-col items-center justify-center leading-none">
      <span
        className={`whitespace-nowrap font-medium ${label.length > MOST_LETTERS ? 'text-fine tracking-tight tall:text-note' : 'text-note tall:text-small'}`}
      >
        {label}
      </span>
      {byHand ? (
        <span className="flex items-baseline gap-1 text-body">
          {children}
          <span className="text-mark leading-detail font-medium">{battleWords.fight.byHand}</span>
        </span>
      ) : hint === undefined ? (
        <span className="text-body">{children}</span>
      ) : (
        <>
          <span className="text-small leading-mark">{children}</span>
          <span
            className={`max-w-full truncate big:overflow-visible big:whitespace-normal leading-mark font-medium ${hint.length > MOST_LETTERS ? 'text-mark tracking-tight tall:text-mark' : 'text-mark'}`}
          >
            {hint}
          </span>
        </>
      )}
    </span>
  );
}

function PointsBeside({ side, points }: { readonly side: Side; readonly points: number }) {
  if (points === 0) return null;
  return (
    <span
      className={`ml-0.5 rounded-md px-1 text-detail leading-body font-bold ${toneClasses[SIDE_TONE[side]].field} ${toneClasses[SIDE_TONE[side]].text}`}
    >
      {words.signed(points)}
    </span>
  );
}
