import { useMemo, useState } from 'react';
import { type LogLine, latestBurst } from '@/battle/describe/log-lines';
import { unitOf } from '@/battle/state/army';
import { contributionsOf } from '@/battle/state/contributions';
import { canLose, engagedUnits } from '@/battle/state/engaged';
import type { LossTarget } from '@/battle/state/loss-target';
import { type CounterRow, otherSide, rowOf, SIDES, type Side } from '@/rules/index';
import { useBattle, useLedger } from '@/store/use-battle';
import { SIDE_TONE, toneClasses } from '@/ui/tone';
import { battleWords } from '@/words/battle-words';
import { lossOf } from './loss-standing';
import { LossTile, saidOf } from './loss-tile';
import type { ShownRound } from './use-fight';

type CasualtyTilesProps = {
  readonly shown: ShownRound;
  /** Always the same function: a tile is drawn again only when something in it has changed. */
  onEnter(side: Side, target: LossTarget): void;
};

/** What each side lost in this round, on the side that lost it: where models come off the table. */
export function CasualtyTiles({ shown, onEnter }: CasualtyTilesProps) {
  const ledger = useLedger();
  const burst = useMemo(() => latestBurst(ledger), [ledger]);
  return (
    <div className="grid grid-cols-2 big:grid-cols-1 items-start gap-2 px-2.5">
      {SIDES.map((side) => (
        <SideTiles
          key={`${side} ${shown.round.number}`}
          shown={shown}
          side={side}
          burst={burst}
          onEnter={onEnter}
        />
      ))}
    </div>
  );
}

type SideTilesProps = CasualtyTilesProps & {
  readonly side: Side;
  /** What the latest taps did, on whatever tile. */
  readonly burst: LogLine | null;
  /** Whether several stand beside each other, on half a screen. */
  readonly beside?: boolean;
};

/** A side's tile: one for a side at large or its only unit; with several units one for each, the last one tapped the largest. */
export function SideTiles({ shown, side, burst, beside = false, onEnter }: SideTilesProps) {
  const battle = useBattle();
  const [tapped, setTapped] = useState<LossTarget | null>(null);
  const { combat, round, sheet } = shown;
  const engaged = engagedUnits(battle, combat, side);
  const units = engaged.map(({ unit }) => unit.id);
  const unassigned = lossOf(battle, round, side, 'unassigned').lost;
  // Losses beyond what the units have, or of nobody in particular, still need a place.
  const atLarge = unassigned > 0 || !engaged.some(canLose);
  const targets: readonly LossTarget[] = atLarge ? [...units, 'unassigned'] : units;
  const latest = tapped ?? contributionsOf(round, side).at(-1)?.target;
  const largest = targets.find((target) => target === latest) ?? targets[0];
  const row = rowOf(sheet, sheet.casualties) as CounterRow;
  const lost = targets.reduce((sum, target) => sum + lossOf(battle, round, side, target).lost, 0);
  const scored = shown[otherSide(side)].lines.find(({ rowId }) => rowId === row.id)?.points ?? 0;
  const alone = targets.length === 1;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every engine
    <div
      role="group"
      aria-label={battleWords.fight.lossesOf(side, lost)}
      className={`grid min-w-0 gap-1 ${beside && !alone ? 'grid-cols-2 big:grid-cols-1' : ''}`}
    >
      {!alone && (
        <p
          className={`truncate px-1 text-[0.9375rem] leading-[1.125rem] font-bold ${toneClasses[SIDE_TONE[side]].text} ${side === 'b' ? 'text-right' : ''} ${beside ? 'col-span-full halved:hidden' : ''}`}
        >
          {battleWords.fight.lostAndScored(lost, side, scored)}
        </p>
      )}
      {targets.map((target) => {
        const army = target === 'unassigned' ? undefined : unitOf(battle, target);
        const name = army?.unit.name ?? null;
        const said = saidOf(shown, side, name, burst);
        return (
          <LossTile
            key={target}
            {...lossOf(battle, round, side, target)}
            combatId={combat.id}
            row={row}
            side={side}
            target={target}
            name={name}
            spent={army !== undefined && !canLose(army)}
            scored={alone ? scored : null}
            large={target === largest}
            said={said}
            saidAt={said === null ? 0 : (burst?.seqs.at(-1) ?? 0)}
            onTapped={setTapped}
            onEnter={onEnter}
          />
        );
      })}
    </div>
  );
}
