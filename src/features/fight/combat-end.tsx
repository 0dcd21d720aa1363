import { battleScore } from '@/battle/score/battle-score';
import { fateOf } from '@/battle/state/army';
import type { ArmyUnit, Battle } from '@/battle/state/battle';
import { isWithHost } from '@/battle/state/characters';
import { type Round, testOf } from '@/battle/state/combat';
import { goneSides } from '@/battle/state/combat-over';
import { engagedUnits } from '@/battle/state/engaged';
import { openFlightOf } from '@/battle/state/open-flight';
import type { ShownRound } from '@/features/fight/round/shown-round';
import { otherSide, type Side, type VictoryLine } from '@/rules/index';
import { useBattle } from '@/store/battle/use-battle';
import { SIDE_TONE, toneClasses } from '@/ui/look/tone';
import { battleWords } from '@/words/battle-words';
import type { WayGone } from '@/words/way-gone';

/** How a combat ended that has lost an enemy: who is gone, and how many Victory Points that is worth. */
export function CombatEnd({ shown }: { readonly shown: ShownRound }) {
  const battle = useBattle();
  return goneSides(battle, shown.combat).map((side) => {
    const units = engagedUnits(battle, shown.combat, side);
    if (units.length === 0) return null;
    const winner = otherSide(side);
    const { border, text, field } = toneClasses[SIDE_TONE[winner]];
    const { gain, most } = gainOf(battle, winner, units);
    return (
      <section
        key={side}
        aria-label={battleWords.fight.over.title}
        className={`my-2 grid gap-1 rounded-xl border-2 p-3 text-center ${border} ${field}`}
      >
        {waysGone(battle, shown.round, units).map(({ way, names }) => (
          <p key={way} className="font-display text-title leading-tight font-bold break-words">
            {battleWords.fight.over[way](names)}
          </p>
        ))}
        {most > 0 && (
          <p className={`text-number leading-number font-bold ${text}`}>
            {battleWords.fight.over.gain(winner, gain, most)}
          </p>
        )}
      </section>
    );
  });
}

/** The Victory Points that the side has for these units, and the most that it may have while something is open. */
function gainOf(
  battle: Battle,
  side: Side,
  units: readonly ArmyUnit[],
): { readonly gain: number; readonly most: number } {
  const { lines = [], open = [] } = battleScore(battle)?.[side] ?? {};
  const isOfThem = ({ unitId }: Pick<VictoryLine, 'unitId'>) => units.some(({ unit }) => unit.id === unitId);
  const gain = lines.filter(isOfThem).reduce((sum, { points }) => sum + points, 0);
  const more = open.filter(isOfThem).map((line) => (line.open?.to ?? line.points) - line.points);
  return { gain, most: more.reduce((sum, points) => sum + points, gain) };
}

/** The units by how they left the combat, without the characters in them. */
function waysGone(
  battle: Battle,
  round: Round,
  units: readonly ArmyUnit[],
): readonly { readonly way: WayGone; readonly names: readonly string[] }[] {
  const seen = new Map<WayGone, readonly string[]>();
  for (const army of units.filter((one) => !isWithHost(battle, one))) {
    const way = wayGone(battle, round, army);
    seen.set(way, [...(seen.get(way) ?? []), army.unit.name]);
  }
  return [...seen].map(([way, names]) => ({ way, names }));
}

function wayGone(battle: Battle, round: Round, army: ArmyUnit): WayGone {
  const test = testOf(round, army.unit.side, army.unit.id);
  if (openFlightOf(battle, test)) return 'open';
  const { pursuit } = test;
  if (fateOf(army) === 'destroyed') return pursuit?.caught ? 'caught' : 'destroyed';
  return pursuit?.fellBack ? 'fellBack' : 'fled';
}
