import type { LogLine } from '@/battle/describe/log-lines';
import { unitOf } from '@/battle/state/army';
import { type CombatTitle, canLose } from '@/battle/state/engaged';
import type { LossTarget } from '@/battle/state/loss-target';
import { type CounterRow, otherSide, rowOf, type Side } from '@/rules/index';
import { useBattle, useMayWrite } from '@/store/use-battle';
import { useSettings } from '@/store/use-page-stores';
import { Bubble } from '@/ui/bubble';
import { CounterTile } from '@/ui/counter-tile';
import { SIDE_TONE } from '@/ui/tone';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { lossOf } from './loss-standing';
import { useCasualties } from './use-casualties';
import type { ShownRound } from './use-fight';

/** How long the bubble tells what the last taps did. */
const BUBBLE_MS = 3_000;

export type LossTileProps = {
  readonly shown: ShownRound;
  readonly side: Side;
  /** Whose losses it counts: a unit's, or those of no unit in particular. */
  readonly target: LossTarget;
  /** What the enemy has scored by them; null where the tile does not say. */
  readonly scored: number | null;
  readonly large: boolean;
  /** What the latest taps did, on whatever tile. */
  readonly burst: LogLine | null;
  onTapped(): void;
  onEnter(): void;
};

/** The losses of one unit, or of a side at large: what it lost in this round, what is left of it, and what a tap does. */
export function LossTile(props: LossTileProps) {
  const { shown, side, target, scored, large, burst, onTapped, onEnter } = props;
  const battle = useBattle();
  const mayWrite = useMayWrite();
  const holdStep = useSettings((settings) => settings.holdStep);
  const { count } = useCasualties(shown, side);
  const { unit: what } = rowOf(shown.sheet, shown.sheet.casualties) as CounterRow;
  const army = target === 'unassigned' ? undefined : unitOf(battle, target);
  const { lost, left } = lossOf(battle, shown.round, side, target);
  const who = army?.unit.name ?? words.side(side);
  const spent = army !== undefined && !canLose(army);
  const change = (by: number) => {
    onTapped();
    count(by, target);
  };
  const { fight } = battleWords;
  return (
    <CounterTile
      tone={SIDE_TONE[side]}
      mirrored={side === 'b'}
      large={large}
      label={{ who: army || large ? who : fight.unassigned, does: fight.loses(who) }}
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
      bubble={<BurstBubble shown={shown} side={side} name={army?.unit.name ?? null} burst={burst} />}
      onLose={() => change(1)}
      onHold={() => change(holdStep)}
      onGiveBack={() => change(-1)}
      onEnter={onEnter}
    />
  );
}

/** What the latest burst of taps on this tile did, drawn from the log. */
function BurstBubble({
  shown,
  side,
  name,
  burst,
}: Pick<LossTileProps, 'shown' | 'side' | 'burst'> & { readonly name: string | null }) {
  if (!burst) return null;
  const d = burst.description;
  const here = (combat: CombatTitle | null, round: number | null) =>
    combat?.number === shown.combat.number && round === shown.round.number;
  const said =
    d.key === 'counted' && name === null && d.side === side
      ? d.rowId === shown.sheet.casualties && here(d.combat, d.round)
        ? battleWords.fight.bubble(d.to - d.from, d.to)
        : null
      : d.key === 'healthChanged' && d.unit.side === side && d.unit.name === name && here(d.combat, d.round)
        ? battleWords.fight.unitBubble(d.to - d.from, d.to)
        : null;
  if (said === null) return null;
  return (
    <Bubble tone={SIDE_TONE[side]} shownAt={burst.seqs.at(-1) ?? 0} forMs={BUBBLE_MS}>
      {said}
    </Bubble>
  );
}
