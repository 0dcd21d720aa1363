import { memo } from 'react';
import type { LogLine } from '@/battle/describe/log-lines';
import type { CombatTitle } from '@/battle/state/engaged';
import type { LossTarget } from '@/battle/state/loss-target';
import { type CounterRow, otherSide, type Side } from '@/rules/index';
import { useMayWrite } from '@/store/use-battle';
import { useSettings } from '@/store/use-page-stores';
import { Bubble } from '@/ui/bubble';
import { CounterTile } from '@/ui/counter-tile';
import { SIDE_TONE } from '@/ui/tone';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import type { LossStanding } from './loss-standing';
import { useCasualties } from './use-casualties';
import type { ShownRound } from './use-fight';

/** How long the bubble tells what the last taps did. */
const BUBBLE_MS = 3_000;

type LossTileProps = LossStanding & {
  readonly combatId: ShownRound['combat']['id'];
  /** The row that counts casualties. */
  readonly row: CounterRow;
  readonly side: Side;
  /** Whose losses it counts: a unit's, or those of no unit in particular. */
  readonly target: LossTarget;
  /** What the unit is called; null for a side at large. */
  readonly name: string | null;
  /** Whether the unit has nothing left to lose. */
  readonly spent: boolean;
  /** What the enemy has scored by them; null where the tile does not say. */
  readonly scored: number | null;
  readonly large: boolean;
  /** What the latest taps did to it, and the entry of the last of them; null and 0 where they did something else. */
  readonly said: string | null;
  readonly saidAt: number;
  onTapped(target: LossTarget): void;
  onEnter(side: Side, target: LossTarget): void;
};

/**
 * The losses of one unit, or of a side at large: what it lost in this round, what is left of it, and what a tap does. It is handed no
 * more of the round than it shows: most taps leave it as it is.
 */
export const LossTile = memo(function LossTile(props: LossTileProps) {
  const { combatId, row, side, target, name, lost, left, spent, scored, large, onTapped, onEnter } = props;
  const mayWrite = useMayWrite();
  const holdStep = useSettings((settings) => settings.holdStep);
  const { count } = useCasualties(combatId, row.id, side);
  const { unit: what } = row;
  const who = name ?? words.side(side);
  const change = (by: number) => {
    onTapped(target);
    count(by, target);
  };
  const { fight } = battleWords;
  return (
    <CounterTile
      tone={SIDE_TONE[side]}
      mirrored={side === 'b'}
      large={large}
      label={{ who: name !== null || large ? who : fight.unassigned, does: fight.loses(who) }}
      line={fight.lostAndLeft(lost, left)}
      count={lost}
      details={[
        left === null ? fight.lostWord : fight.lostOf(left),
        ...(scored === null ? [] : [fight.scored(otherSide(side), scored)]),
      ]}
      faces={{ lose: fight.loseFace, giveBack: fight.giveBackFace }}
      names={{
        lose: fight.lose(who, what),
        giveBack: fight.giveBack(who, what),
        enter: fight.enterLost(who, lost, what),
      }}
      disabled={!mayWrite}
      spent={spent}
      bubble={
        <Bubble tone={SIDE_TONE[side]} shownAt={props.saidAt} forMs={BUBBLE_MS}>
          {props.said}
        </Bubble>
      }
      onLose={() => change(1)}
      onHold={() => change(holdStep)}
      onGiveBack={() => change(-1)}
      onEnter={() => onEnter(side, target)}
    />
  );
});

/** What the latest burst of taps did to the losses of that unit, or of the side at large, in the round on screen; null where nothing. */
export function saidOf(
  { combat, round, sheet }: ShownRound,
  side: Side,
  name: string | null,
  burst: LogLine | null,
): string | null {
  const d = burst?.description;
  const here = (title: CombatTitle | null, number: number | null) =>
    title?.number === combat.number && number === round.number;
  if (d?.key === 'counted' && name === null && d.side === side) {
    const isLoss = d.rowId === sheet.casualties && here(d.combat, d.round);
    return isLoss ? battleWords.fight.bubble(d.to - d.from, d.to) : null;
  }
  const isUnits =
    d?.key === 'healthChanged' && d.unit.side === side && d.unit.name === name && here(d.combat, d.round);
  return isUnits ? battleWords.fight.unitBubble(d.to - d.from, d.to) : null;
}
