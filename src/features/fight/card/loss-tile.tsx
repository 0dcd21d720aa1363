import { memo } from 'react';
import { type LogLine, latestBursts } from '@/battle/describe/log-lines';
import { battleOf } from '@/battle/log/ledger';
import { unitOf } from '@/battle/state/army';
import type { Battle } from '@/battle/state/battle';
import { sheetOf } from '@/battle/state/edition-of';
import { type CombatTitle, canLose } from '@/battle/state/engaged';
import type { CombatId } from '@/battle/state/ids';
import type { LossTarget } from '@/battle/state/loss-target';
import { called } from '@/features/fight/round/called';
import { type ShownRound, shownRound } from '@/features/fight/round/shown-round';
import { useRoundPart } from '@/features/fight/round/use-fight';
import { type CounterRow, otherSide, rowOf, type Side } from '@/rules/index';
import { useBattlePart, useLedgerPart, useMayWriteFor } from '@/store/battle/use-battle';
import { useSettings } from '@/store/page/use-page-stores';
import { Bubble, type BubbleLabel } from '@/ui/look/bubble';
import { SIDE_TONE } from '@/ui/look/tone';
import { CounterTile } from '@/ui/tile/counter-tile';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { lossOf } from './loss-standing';
import { useCasualties } from './use-casualties';

type LossTileProps = {
  readonly combatId: CombatId;
  readonly side: Side;
  /** Whose losses it counts: a unit's, or those of no particular unit. */
  readonly target: LossTarget;
  /** The points that the enemy has scored for them; null: not shown. */
  readonly scored: number | null;
  readonly large: boolean;
  onTapped(target: LossTarget): void;
  onEnter(side: Side, target: LossTarget): void;
};

/**
 * The losses of one unit, or of a side without named units: its losses in this round, what is left, and the
 * effect of a tap. It reads only what it shows, so most taps do not render it again.
 */
export const LossTile = memo(function LossTile(props: LossTileProps) {
  const { combatId, side, target, scored, large, onTapped, onEnter } = props;
  const row = useBattlePart(casualtyRowOf);
  const { name, full, lost, left, spent } = useRoundPart(combatId, ({ round }, battle) => ({
    ...lossOf(battle, round, side, target),
    ...unitPart(battle, target),
  }));
  const mayWrite = useMayWriteFor(side);
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
      count={lost}
      texts={{
        who: name === null && !large ? fight.unassigned : who,
        line: fight.lostAndLeft(lost, left),
        details: [
          left === null ? fight.lostWord : fight.lostOf(left),
          ...(scored === null ? [] : [fight.scored(otherSide(side), scored)]),
        ],
        faces: { lose: fight.loseFace, giveBack: fight.giveBackFace },
        names: {
          lose: fight.lose(full, side, what),
          giveBack: fight.giveBack(full ?? who, what),
          enter: fight.enterLost(full ?? who, lost, what),
        },
      }}
      disabled={!mayWrite}
      spent={spent}
      bubble={<LossBubble combatId={combatId} side={side} name={name} label={{ who, does: fight.loses }} />}
      on={{
        lose: () => change(1),
        hold: () => change(holdStep),
        giveBack: () => change(-1),
        enter: () => onEnter(side, target),
      }}
    />
  );
});

function casualtyRowOf(battle: Battle): CounterRow {
  const sheet = sheetOf(battle);
  return rowOf(sheet, sheet.casualties) as CounterRow;
}

/**
 * The unit's name (null for a side), the one that no other unit has, and whether it has nothing left to
 * lose.
 */
function unitPart(
  battle: Battle,
  target: LossTarget,
): { readonly name: string | null; readonly full: string | null; readonly spent: boolean } {
  const army = target === 'unassigned' ? undefined : unitOf(battle, target);
  const full = army ? called(battle, army.unit) : null;
  return { name: army?.unit.name ?? null, full, spent: army !== undefined && !canLose(army) };
}

type LossBubbleProps = {
  readonly combatId: CombatId;
  readonly side: Side;
  readonly name: string | null;
  readonly label: BubbleLabel;
};

/**
 * The result of the latest taps on the tile; the label if they are long ago, or something else was done
 * since. Taps on another tile change nothing here, because two players remove models at the same time.
 */
function LossBubble({ combatId, side, name, label }: LossBubbleProps) {
  const { said, saidAt } = useLedgerPart((ledger) => {
    const shown = shownRound(battleOf(ledger), combatId);
    for (const burst of latestBursts(ledger)) {
      const text = saidOf(shown, side, name, burst);
      if (text !== null) return { said: text, saidAt: burst.seqs.at(-1) ?? 0 };
    }
    return { said: null, saidAt: 0 };
  });
  return (
    <Bubble tone={SIDE_TONE[side]} shownAt={saidAt} label={label} mirrored={side === 'b'}>
      {said}
    </Bubble>
  );
}

/** The result of the burst of taps for that unit, or for the side, in the round on screen; null: none. */
function saidOf(
  { combat, round, sheet }: ShownRound,
  side: Side,
  name: string | null,
  { description: d }: LogLine,
): string | null {
  const here = (title: CombatTitle | null, number: number | null) =>
    title?.number === combat.number && number === round.number;
  if (d.key === 'counted' && name === null && d.side === side) {
    const isLoss = d.rowId === sheet.casualties && here(d.combat, d.round);
    return isLoss ? battleWords.fight.bubble(d.to - d.from, d.to) : null;
  }
  const isUnits =
    d.key === 'healthChanged' && d.unit.side === side && d.unit.name === name && here(d.combat, d.round);
  return isUnits ? battleWords.fight.unitBubble(d.to - d.from, d.unsaid ? null : d.to) : null;
}
