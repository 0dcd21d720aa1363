import { useState } from 'react';
import type { Combat } from '@/battle/state/combat';
import { engagedUnits } from '@/battle/state/engaged';
import type { UnitId } from '@/battle/state/ids';
import { called } from '@/features/fight/round/called';
import { SIDES, type Side } from '@/rules/index';
import { useBattle, useBattleActions } from '@/store/battle/use-battle';
import { SIDE_TONE, toneClasses } from '@/ui/look/tone';
import { battleWords } from '@/words/battle-words';
import { FacingPair } from './facing-pair';
import { ledBy } from './led-by';
import type { UnitPair } from './pairs';

type FacingPictureProps = {
  readonly combat: Combat;
  readonly pairs: readonly UnitPair[];
  readonly disabled: boolean;
};

/**
 * Who faces whom: the units as blocks, with a line between enemies that fight each other, and each pair with
 * the edges that touch.
 */
export function FacingPicture({ combat, pairs, disabled }: FacingPictureProps) {
  const battle = useBattle();
  const [a, b] = SIDES.map((side) => engagedUnits(battle, combat, side).length);
  const choice = (a ?? 0) * (b ?? 0) > 1;
  return (
    <>
      {choice && <UnitBlocks combat={combat} pairs={pairs} disabled={disabled} />}
      <ul className="grid gap-2 pt-1">
        {pairs.map((pair) => (
          <FacingPair
            key={`${pair.a.unit.id} ${pair.b.unit.id}`}
            combat={combat}
            pair={pair}
            disabled={disabled}
          />
        ))}
      </ul>
    </>
  );
}

/** Blue's units at the left, Red's at the right: a tap on one of each connects the two, or separates them. */
function UnitBlocks({ combat, pairs, disabled }: FacingPictureProps) {
  const battle = useBattle();
  const { act } = useBattleActions();
  const [picked, setPicked] = useState<{ readonly id: UnitId; readonly side: Side } | null>(null);
  // A character stands where its unit stands.
  const standing = (side: Side) =>
    engagedUnits(battle, combat, side).filter(({ joined }) => !combat.unitIds.some((id) => id === joined));
  const rows = { a: standing('a'), b: standing('b') };
  const led = (id: UnitId) => ledBy(battle, combat, id);
  const height = Math.max(rows.a.length, rows.b.length);
  const tap = (id: UnitId, side: Side) => {
    if (!picked || picked.side === side) {
      setPicked(picked?.id === id ? null : { id, side });
      return;
    }
    const between = {
      combatId: combat.id,
      unitId: side === 'a' ? id : picked.id,
      enemyUnitId: side === 'a' ? picked.id : id,
    };
    const joined = pairs.some(
      (pair) => pair.a.unit.id === between.unitId && pair.b.unit.id === between.enemyUnitId,
    );
    act(
      joined
        ? { type: 'partUnits', ...between }
        : { type: 'changeContact', ...between, contact: { facing: 'front', charged: false } },
    );
    setPicked(null);
  };
  const column = (side: Side) => (
    <div className="grid min-w-0 auto-rows-fr content-start gap-0">
      {rows[side].map(({ unit }) => (
        <div key={unit.id} className="py-1">
          <button
            type="button"
            aria-pressed={picked?.id === unit.id}
            aria-label={battleWords.fight.pick(called(battle, unit))}
            aria-description={led(unit.id)}
            disabled={disabled}
            onClick={() => tap(unit.id, side)}
            className={`h-12 w-full min-w-0 rounded-md border-3 px-1.5 text-detail leading-small font-bold aria-pressed:ring-3 aria-pressed:ring-gold ${toneClasses[SIDE_TONE[side]].border} ${toneClasses[SIDE_TONE[side]].field}`}
          >
            <span
              className={`${led(unit.id) ? 'line-clamp-1' : 'line-clamp-2'} break-words big:text-mark big:leading-note`}
            >
              {unit.name}
            </span>
            {led(unit.id) && (
              <span className="block truncate text-small leading-small font-medium">{led(unit.id)}</span>
            )}
          </button>
        </div>
      ))}
    </div>
  );
  return (
    <div className="pb-2">
      <p className="pb-1 text-detail text-muted">{battleWords.fight.tapTwo}</p>
      <div className="grid grid-cols-[minmax(0,5fr)_minmax(0,3fr)_minmax(0,5fr)]">
        {column('a')}
        <svg
          aria-hidden
          viewBox={`0 0 100 ${height * 10}`}
          preserveAspectRatio="none"
          className="h-full w-full text-ink"
        >
          {pairs.map(({ a, b, guessed }) => (
            <line
              key={`${a.unit.id} ${b.unit.id}`}
              x1="0"
              y1={rows.a.indexOf(a) * 10 + 5}
              x2="100"
              y2={rows.b.indexOf(b) * 10 + 5}
              stroke="currentColor"
              strokeWidth="3"
              strokeDasharray={guessed ? '5 4' : undefined}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        {column('b')}
      </div>
    </div>
  );
}
