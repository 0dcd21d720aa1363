import type { CombatId } from '@/battle/state/ids';
import { AskSheet } from '@/features/fight/ask/ask-sheet';
import { useAsking } from '@/features/fight/ask/use-asking';
import { useRoundPart } from '@/features/fight/round/use-fight';
import {
  type Answer,
  assertNever,
  type ChoiceRow,
  type CounterRow,
  type Side,
  type ToggleRow,
} from '@/rules/index';
import { useBattleActions, useMayWriteFor } from '@/store/battle/use-battle';
import { Stepper } from '@/ui/field/stepper';
import { SIDE_TONE, toneClasses } from '@/ui/look/tone';
import { ChoiceTile } from '@/ui/tile/choice-tile';
import { ToggleTile } from '@/ui/tile/toggle-tile';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { type CardRow, isSmall } from './card-lines';
import { OpenTile, ownChoices } from './open-tile';
import { type RowStanding, standingOf } from './row-standing';
import { TileFace } from './tile-face';

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
export function RowControl(props: RowControlProps) {
  const { combatId, row, side } = props;
  const isTheirs = !useMayWriteFor(side);
  const standing = useRoundPart(combatId, (shown, battle) => standingOf(row, side, shown, battle));
  const { missing } = standing;
  const [asks, setAsks] = useAsking(missing.length > 0);
  const { act } = useBattleActions();
  const choices = ownChoices(row);
  return (
    <>
      <AnyControl
        {...props}
        disabled={props.disabled || isTheirs}
        standing={standing}
        onAsk={() => setAsks(true)}
      />
      {asks && (
        <AskSheet
          missing={missing}
          {...(choices.length > 0 && {
            own: {
              label: battleWords.fight.ask.thisRound,
              choices: choices.map(({ answer, ...choice }) => ({
                ...choice,
                choose: () => act({ type: 'answer', combatId, side, rowId: row.id, answer }),
              })),
            },
          })}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}

type AnyControlProps = RowControlProps & { readonly standing: RowStanding; onAsk(): void };

function AnyControl(props: AnyControlProps) {
  const { combatId, row, side, named, disabled, standing, onEnter, onAsk } = props;
  const { answer, points, byHand, open, missing, who, unsaid, maybeLost } = standing;
  const { act } = useBattleActions();
  const isOpen = missing.length > 0;
  const place = { combatId, side, rowId: row.id };
  const answerWith = (to: Answer) => act({ type: 'answer', ...place, answer: to });
  const control = { row, side, named, byHand, points, unsaid, disabled };
  if (isOpen && (row.input !== 'counter' || (isSmall(row) && named))) {
    return <OpenTile {...control} who={who} onAsk={onAsk} />;
  }
  switch (row.input) {
    case 'toggle':
      return <ToggleControl {...control} row={row} on={answer as boolean} onAnswer={answerWith} />;
    case 'choice':
      return <ChoiceControl {...control} row={row} chosen={answer as string} onAnswer={answerWith} />;
    case 'counter':
      return isSmall(row) && named ? (
        <RoundControl
          {...control}
          row={row}
          count={answer as number}
          maybeLost={maybeLost}
          onAnswer={answerWith}
        />
      ) : (
        <Stepper
          names={{
            fewer: battleWords.fight.fewer(row.label, side),
            enter: isOpen
              ? battleWords.fight.ask.control(row.label, side, who)
              : battleWords.fight.enter(row.label, side, answer as number, row.unit),
            more: battleWords.fight.more(row.label, side),
          }}
          atZero={answer === 0}
          disabled={disabled}
          onFewer={() => act({ type: 'count', ...place, by: -1 })}
          onMore={() => act({ type: 'count', ...place, by: 1 })}
          onEnter={() => (isOpen ? onAsk() : onEnter(row, side))}
        >
          {isOpen ? (
            battleWords.fight.ask.unknown
          ) : unsaid ? (
            <span className="text-muted">{battleWords.fight.notSaid}</span>
          ) : (
            words.number(answer as number)
          )}
          <PointsBeside side={side} points={points} open={open && !isOpen} />
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
  /** Whether nobody said that it counts nothing. */
  readonly unsaid: boolean;
  readonly disabled: boolean;
  onAnswer(answer: Answer): void;
};

function ToggleControl({
  row,
  side,
  named,
  byHand,
  points,
  unsaid,
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
        {on ? battleWords.fight.on(points) : battleWords.fight.off(unsaid)}
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
  unsaid,
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
        {on ? battleWords.fight.on(points) : battleWords.fight.off(unsaid)}
        {on && option.shortLabel && !named && (
          <span className="ml-1 text-fine font-medium">{option.shortLabel}</span>
        )}
      </TileFace>
    </ChoiceTile>
  );
}

/** A small counter: a tap adds one, and after the maximum it returns to 0. */
function RoundControl({
  row,
  side,
  named,
  byHand,
  points,
  unsaid,
  disabled,
  count,
  maybeLost,
  onAnswer,
}: ControlProps<CounterRow> & { readonly count: number; readonly maybeLost: boolean }) {
  const hint = maybeLost ? battleWords.fight.lostTo.note([]) : count > 0 ? undefined : row.hint;
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
      <TileFace label={named ? row.label : null} hint={hint} byHand={byHand && !maybeLost}>
        {count === 0 ? battleWords.fight.off(unsaid) : battleWords.fight.onCount(count, points)}
      </TileFace>
    </ChoiceTile>
  );
}

type PointsBesideProps = { readonly side: Side; readonly points: number; readonly open: boolean };

function PointsBeside({ side, points, open }: PointsBesideProps) {
  if (points === 0 && !open) return null;
  return (
    <span
      className={`ml-0.5 rounded-md px-1 text-detail leading-body font-bold ${toneClasses[SIDE_TONE[side]].field} ${toneClasses[SIDE_TONE[side]].text}`}
    >
      {open ? battleWords.fight.ask.unknown : words.signed(points)}
    </span>
  );
}
