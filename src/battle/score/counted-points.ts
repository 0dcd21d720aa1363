import type { Battle } from '@/battle/state/battle';
import { placesOf } from '@/battle/state/held-places';
import { ifCaught, perhapsCaught } from '@/battle/state/open-flight';
import {
  type BonusAnswers,
  otherSide,
  type Side,
  type Victory,
  type VictoryLine,
  type VictoryPointTotal,
  type VictoryReason,
  victoryPoints,
} from '@/rules/index';
import { enemyUnitsOf } from './enemy-units';
import { markerAnswers } from './marker-points';

/** The battle as it stands, and as it stands if all open flights of one side ended with the unit caught: the same battle if none is open. */
export type Ends = Readonly<Record<'now' | Side, Battle>>;

/** The battle and its ends, as far as its open flights leave them open. */
export function endsOf(battle: Battle): Ends {
  const flights = perhapsCaught(battle);
  const of = (side: Side) =>
    ifCaught(
      battle,
      flights.filter(({ test }) => test.side === side),
    );
  return { now: battle, a: of('a'), b: of('b') };
}

/** A side's Victory Points, of which those are open that it would have more of if its enemies were caught. */
export function countedWith(
  victory: Victory,
  battle: Battle,
  caught: Battle,
  which: Side,
): VictoryPointTotal {
  const counted = pointsIn(victory, battle, which);
  if (caught === battle) return counted;
  const most = pointsIn(victory, caught, which);
  const worthMore = [...most.lines, ...most.open].flatMap((line): readonly VictoryLine[] => {
    const now = [...counted.lines, ...counted.open].find((other) => isOfSame(line, other));
    const to = Math.max(line.open?.to ?? line.points, now?.open?.to ?? 0);
    const { points = 0, reason = NOTHING, open } = now ?? {};
    return to > points ? [{ ...line, points, reason, open: { missing: open?.missing ?? [], to } }] : [];
  });
  const rest = counted.open.filter((line) => !worthMore.some((other) => isOfSame(line, other)));
  return { ...counted, open: [...worthMore, ...rest] };
}

const NOTHING: VictoryReason = { key: 'nothing', values: {} };

function isOfSame(line: VictoryLine, other: VictoryLine): boolean {
  return line.unitId === other.unitId && line.bonusId === other.bonusId;
}

function pointsIn(victory: Victory, battle: Battle, which: Side): VictoryPointTotal {
  return victoryPoints(
    victory.points,
    enemyUnitsOf(battle, which),
    answersIn(victory, battle, which),
    placesOf(battle.held, which),
    answersIn(victory, battle, otherSide(which)),
  );
}

/** A side's counts: those that were entered, and what it scored at markers. */
function answersIn(victory: Victory, battle: Battle, side: Side): BonusAnswers {
  return { ...battle.bonuses[side], ...markerAnswers(battle, victory.points.bonuses, side) };
}
