import { memo } from 'react';
import type { ArmyUnit } from '@/battle/state/battle';
import type { UnitId } from '@/battle/state/ids';
import { regimentOf } from '@/battle/state/unit';
import { vibrate } from '@/pwa/vibration';

import { type CountedUnit, type Edition, otherSide } from '@/rules/index';
import { useBattleActions } from '@/store/battle/use-battle';
import { useSettings } from '@/store/page/use-page-stores';
import { Bubble } from '@/ui/look/bubble';
import { HealthBar } from '@/ui/look/health-bar';
import { SIDE_TONE } from '@/ui/look/tone';
import { UnitCounter } from '@/ui/tile/unit-counter';
import { battleWords } from '@/words/battle-words';
import type { HealthBurst } from './health-burst';
import { UnitMarks } from './unit-marks';
import { unitStanding } from './unit-standing';

/**
 * A longer name uses the narrow font: a unit has two lines, and name and icons share one. The unit's page
 * shows the full name.
 */
const MOST_LETTERS = 18;
/** An icon needs the space of so many letters. */
const SIGN_LETTERS = 3;

/** The row is laid out and painted only near the screen. The focus ring may extend beyond it. */
const DRAWN_WHEN_SEEN =
  '[content-visibility:auto] [contain-intrinsic-height:auto_72px] [overflow-clip-margin:6px]';

export type UnitRowProps = {
  readonly army: ArmyUnit;
  readonly edition: Edition;
  /** The word for one point of its health. */
  readonly healthPoint: CountedUnit;
  /** The number of the combat it fights in, or null. */
  readonly combat: number | null;
  /** Whether its losses do not come from that combat. */
  readonly apart: boolean;
  /** The result of the last taps on this unit. */
  readonly burst: HealthBurst | null;
  readonly holdStep: number;
  readonly disabled: boolean;
  onOpen(id: UnitId): void;
  onEnter(id: UnitId): void;
};

/** A unit of the roster: its name, its health, its worth to the enemy, and its counter tile. */
export const UnitRow = memo(function UnitRow(props: UnitRowProps) {
  const { army, edition, healthPoint, combat, apart, burst, holdStep, disabled, onOpen, onEnter } = props;
  const { act } = useBattleActions();
  const isFelt = useSettings((settings) => settings.vibrate);
  const { unit } = army;
  const regiment = regimentOf(unit);
  const tone = SIDE_TONE[unit.side];
  const standing = unitStanding(edition, army);
  const { left, lost, onTable, worth } = standing;
  const signs = unit.marks.length + (combat === null ? 0 : 1) + standing.statuses.length;
  const letters = unit.name.length + SIGN_LETTERS * signs;
  const change = (by: number) => {
    const done = act({ type: 'changeHealth', unitId: unit.id, by, cause: apart ? 'other' : undefined });
    if (done.ok && isFelt) vibrate();
  };
  // Shown next to the changed number, in place of the unit's worth.
  const bubble = burst && (
    <Bubble tone={tone} shownAt={burst.seq}>
      {battleWords.armies.bubble(
        burst.to - burst.from,
        left && standing.health,
        unit.models > 1 && unit.healthPerModel > 1 ? standing.models : null,
      )}
    </Bubble>
  );
  return (
    <li
      className={`flex items-center gap-2 lefty:flex-row-reverse big:flex-col big:items-stretch border-b border-line py-1 ${DRAWN_WHEN_SEEN}`}
    >
      <div className="min-w-0 flex-1">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => onOpen(unit.id)}
          className="flex min-h-(--control) w-full flex-wrap items-center gap-x-1 gap-y-0.5 text-left"
        >
          <span
            className={`min-w-0 flex-[1_1_5rem] truncate font-bold big:flex-auto big:whitespace-normal big:break-words ${letters > MOST_LETTERS ? 'text-body leading-lead tracking-tight' : 'font-display text-name leading-lead tall:text-title tall:leading-title'} ${onTable ? '' : 'text-muted line-through'}`}
          >
            {unit.name}
          </span>
          <UnitMarks
            unit={unit}
            standing={standing}
            combat={combat}
            apart={apart}
            statuses={standing.statuses}
          />
        </button>
        <p className="relative flex flex-wrap items-center gap-x-2 text-detail leading-body text-muted">
          <span className="min-w-12 flex-1">
            {left && <HealthBar tone={tone} now={onTable ? standing.health : 0} of={standing.start} />}
          </span>
          <span>{battleWords.armies.leftOf(left)}</span>
          {regiment !== null && (
            <span className="min-w-0 truncate">{battleWords.armies.detachmentOf(regiment)}</span>
          )}
          {worth && <span>{battleWords.armies.worth(worth.points, otherSide(unit.side))}</span>}
          {bubble}
        </p>
      </div>
      <UnitCounter
        tone={tone}
        spent={!onTable}
        label={battleWords.armies.lost}
        count={lost}
        texts={{
          faces: { lose: battleWords.fight.loseFace, giveBack: battleWords.fight.giveBackFace },
          names: {
            lose: battleWords.armies.lose(unit.name, healthPoint),
            giveBack: battleWords.armies.giveBack(unit.name, healthPoint),
            enter: battleWords.armies.enter(unit.name, lost),
          },
        }}
        disabled={disabled}
        on={{
          lose: () => change(-1),
          hold: () => change(-holdStep),
          giveBack: () => change(1),
          enter: () => onEnter(unit.id),
        }}
      />
    </li>
  );
});
