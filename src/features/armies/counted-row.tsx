import type { ArmyUnit, Battle } from '@/battle/state/battle';
import type { UnitId } from '@/battle/state/ids';
import { vibrate } from '@/pwa/vibration';
import type { UnitCounter as Counter, Edition } from '@/rules/index';
import { useBattleActions } from '@/store/battle/use-battle';
import { useSettings } from '@/store/page/use-page-stores';
import { SIDE_TONE, toneClasses } from '@/ui/look/tone';
import { UnitCounter } from '@/ui/tile/unit-counter';
import { battleWords } from '@/words/battle-words';
import { countedWords } from '@/words/counted-words';
import { words } from '@/words/words';
import { type CountedStanding, causeOfLess, causeOfMore, countedStanding } from './counted-standing';
import { UnitMarks } from './unit-marks';
import { unitStanding } from './unit-standing';

type CountedRowProps = {
  readonly battle: Battle;
  readonly army: ArmyUnit;
  readonly edition: Edition;
  readonly counter: Counter;
  readonly combat: number | null;
  readonly holdStep: number;
  readonly disabled: boolean;
  onOpen(id: UnitId): void;
  onEnter(id: UnitId): void;
  /** Opens the test of the unit, or the dice that it owes. */
  onTest(id: UnitId, testId: string): void;
  /** Opens the test by which it leaves its combat. */
  onOrder(id: UnitId, testId: string): void;
};

/**
 * A unit that gathers damage: its name, what it has suffered of what it can take, what its next test holds on
 * and the chance of that, and the tile that counts.
 */
export function CountedRow(props: CountedRowProps) {
  const { battle, army, edition, counter, combat, holdStep, disabled, onOpen, onEnter, onTest, onOrder } =
    props;
  const { act } = useBattleActions();
  const isFelt = useSettings((settings) => settings.vibrate);
  const { unit } = army;
  const tone = SIDE_TONE[unit.side];
  const standing = unitStanding(edition, army);
  const counted = countedStanding(battle, edition, army, counter);
  const { count, limit, statuses, traits, mayOnly } = counted;
  const cause = causeOfMore(battle, army);
  const change = (by: number, why: typeof cause) => {
    if (by === 0) return;
    const done = act({ type: 'changeCount', unitId: unit.id, counter: counter.id, by, cause: why });
    if (done.ok && isFelt) vibrate();
  };
  const less = causeOfLess(army);
  return (
    <li className="border-b border-line py-1">
      <div className="flex items-center gap-2 lefty:flex-row-reverse big:flex-col big:items-stretch">
        <div className="min-w-0 flex-1">
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => onOpen(unit.id)}
            className="flex min-h-(--control) w-full flex-wrap items-center gap-x-1 gap-y-0.5 text-left"
          >
            <span
              className={`min-w-0 flex-[1_1_5rem] font-display text-name leading-lead font-bold break-words ${standing.onTable ? '' : 'text-muted line-through'}`}
            >
              {unit.name}
            </span>
            <UnitMarks
              unit={unit}
              standing={standing}
              combat={combat}
              apart={false}
              statuses={standing.onTable ? statuses : []}
            />
          </button>
          <p className="text-detail leading-body text-muted">
            {words.sideBySide([
              countedWords.of(counter.label, count, limit),
              ...traits,
              mayOnly.length > 0 && countedWords.mayOnly(mayOnly),
            ])}
          </p>
        </div>
        <UnitCounter
          tone={tone}
          spent={!standing.onTable}
          label={counter.unit.other}
          count={count}
          texts={{
            faces: {
              lose: battleWords.fight.giveBackFace,
              giveBack: battleWords.fight.loseFace,
              why: countedWords.cause(cause),
            },
            names: {
              lose: countedWords.more(unit.name, counter.unit, cause),
              giveBack: countedWords.fewer(unit.name, counter.unit),
              enter: countedWords.enter(unit.name, count, counter.unit),
            },
          }}
          disabled={disabled || !standing.onTable}
          on={{
            lose: () => change(1, cause),
            hold: () => change(holdStep, cause),
            giveBack: () => change(-1, less),
            enter: () => onEnter(unit.id),
          }}
        />
      </div>
      {standing.onTable && (
        <div className="flex flex-wrap items-center justify-between gap-x-3 lefty:flex-row-reverse">
          {counted.order && (
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={countedWords.order({ unit: unit.name, label: counted.order.label })}
              disabled={disabled}
              onClick={() => onOrder(unit.id, counted.order?.id ?? '')}
              className="mt-1 min-h-(--control) rounded-lg border-2 border-outline px-3 font-bold disabled:opacity-45"
            >
              {counted.order.label}
            </button>
          )}
          <Ahead
            army={army}
            counted={counted}
            what={counter.unit.other}
            disabled={disabled}
            onTest={onTest}
          />
        </div>
      )}
    </li>
  );
}

type AheadProps = {
  readonly army: ArmyUnit;
  readonly counted: CountedStanding;
  readonly what: string;
  readonly disabled: boolean;
  onTest(id: UnitId, testId: string): void;
};

/** The dice that the unit owes, the test that it must take, or what it would hold on. */
function Ahead({ army: { unit, owed }, counted: { ahead }, what, disabled, onTest }: AheadProps) {
  const { border, field } = toneClasses[SIDE_TONE[unit.side]];
  if (!ahead && !owed) return null;
  const odds = ahead && ahead.odds !== null ? battleWords.percent(ahead.odds) : null;
  const face = ahead && (
    <span className="text-right">
      {words.sideBySide([countedWords.holds(ahead), odds])}
      {ahead.without.length > 0 && (
        <span className="block text-note leading-note font-medium">
          {countedWords.without(ahead.without)}
        </span>
      )}
    </span>
  );
  if (!owed && ahead && !ahead.isDue) {
    return (
      <button
        type="button"
        aria-haspopup="dialog"
        disabled={disabled}
        onClick={() => onTest(unit.id, ahead.test.id)}
        className="flex min-h-(--control) flex-1 items-center justify-between gap-2 text-left text-detail leading-detail text-muted"
      >
        <span className="min-w-0">{ahead.test.label}</span>
        {face}
      </button>
    );
  }
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      disabled={disabled}
      onClick={() => onTest(unit.id, ahead?.test.id ?? '')}
      className={`mt-0.5 flex min-h-(--control) flex-1 items-center justify-between gap-2 rounded-lg border-2 px-2 text-left font-bold ${border} ${field}`}
    >
      <span className="min-w-0">
        {owed ? countedWords.owedShort({ dice: owed.dice, what }) : countedWords.due(ahead?.test.label ?? '')}
      </span>
      {!owed && <span className="text-right text-detail leading-detail">{face}</span>}
    </button>
  );
}
