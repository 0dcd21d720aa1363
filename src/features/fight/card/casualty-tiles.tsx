import { useState } from 'react';
import { healthOf } from '@/battle/state/army';
import type { Battle } from '@/battle/state/battle';
import { contributionsOf } from '@/battle/state/contributions';
import { engagedUnits } from '@/battle/state/engaged';
import type { CombatId } from '@/battle/state/ids';
import type { LossTarget } from '@/battle/state/loss-target';
import { pointsOf, type ShownRound } from '@/features/fight/round/shown-round';
import { useRoundPart } from '@/features/fight/round/use-fight';
import { otherSide, SIDES, type Side } from '@/rules/index';
import { textWidth } from '@/ui/look/text-width';
import { SIDE_TONE, toneClasses } from '@/ui/look/tone';
import { battleWords } from '@/words/battle-words';
import { lossOf } from './loss-standing';
import { LossTile } from './loss-tile';

type CasualtyTilesProps = {
  readonly combatId: CombatId;
  onEnter(side: Side, target: LossTarget): void;
};

/** The losses of each side in this round, on the side that lost them: where models leave the table. */
export function CasualtyTiles({ combatId, onEnter }: CasualtyTilesProps) {
  const round = useRoundPart(combatId, (shown) => shown.round.number);
  return (
    <div className="grid grid-cols-2 big:grid-cols-1 items-start gap-2 px-2.5">
      {SIDES.map((side) => (
        <SideTiles key={`${side} ${round}`} combatId={combatId} side={side} onEnter={onEnter} />
      ))}
    </div>
  );
}

/** More letters do not fit half the narrowest phone, but smaller. */
const MOST_LETTERS = 25;

type SideTilesProps = CasualtyTilesProps & {
  readonly side: Side;
  /** Whether several tiles stand side by side, on half a screen. */
  readonly beside?: boolean;
};

/**
 * A side's tile: one for a side without named units or with only one; with several units one each, the last
 * tapped one the largest.
 */
export function SideTiles({ combatId, side, beside = false, onEnter }: SideTilesProps) {
  const [tapped, setTapped] = useState<LossTarget | null>(null);
  const { targets, counted, lost, scored } = useRoundPart(combatId, (shown, battle) =>
    lossesOf(shown, battle, side),
  );
  const latest = tapped ?? counted;
  const largest = targets.find((target) => target === latest) ?? targets[0];
  const alone = targets.length === 1;
  const sum = battleWords.fight.lostAndScored(lost, side, scored);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every engine
    <div
      role="group"
      aria-label={battleWords.fight.lossesOf(side, lost)}
      className={`grid min-w-0 gap-1 ${beside && !alone ? 'grid-cols-2 big:grid-cols-1' : ''}`}
    >
      {!alone && (
        <p
          className={`truncate px-1 ${textWidth(sum) > MOST_LETTERS ? 'text-note tracking-tight' : 'text-small'} leading-detail font-bold ${toneClasses[SIDE_TONE[side]].text} ${side === 'b' ? 'text-right' : ''} ${beside ? 'col-span-full halved:hidden' : ''}`}
        >
          {sum}
        </p>
      )}
      {targets.map((target) => (
        <LossTile
          key={target}
          combatId={combatId}
          side={side}
          target={target}
          scored={alone ? scored : null}
          large={target === largest}
          onTapped={setTapped}
          onEnter={onEnter}
        />
      ))}
    </div>
  );
}

type Losses = {
  /** The units with a tile. */
  readonly targets: readonly LossTarget[];
  /** The target whose losses were counted last. */
  readonly counted: LossTarget | undefined;
  readonly lost: number;
  /** The points that the enemy has scored for them. */
  readonly scored: number;
};

/** What the side has lost in the round. */
function lossesOf(shown: ShownRound, battle: Battle, side: Side): Losses {
  const { combat, round, sheet } = shown;
  const engaged = engagedUnits(battle, combat, side);
  const units = engaged.map(({ unit }) => unit.id);
  // Losses beyond the units' health, or of no particular unit, still need a place; not of units that were caught.
  const atLarge =
    lossOf(battle, round, side, 'unassigned').lost > 0 || engaged.every((army) => healthOf(army) === 0);
  const targets: readonly LossTarget[] = atLarge ? [...units, 'unassigned'] : units;
  return {
    targets,
    counted: contributionsOf(round, side).at(-1)?.target,
    lost: targets.reduce((sum, target) => sum + lossOf(battle, round, side, target).lost, 0),
    scored: pointsOf(shown[otherSide(side)], [sheet.casualties]),
  };
}
