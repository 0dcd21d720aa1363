import type { Battle } from '@/battle/state/battle';
import { holderOf } from '@/battle/state/held-places';
import { placePoints, SIDES, type Side, type VictoryBonus } from '@/rules/index';

/** A place on the table at one time. */
export type PlaceRow = {
  /** From 1. */
  readonly place: number;
  readonly points: number;
  readonly holder: Side | null;
};

/** What the controls of a place are told: its bonus, the turn that counts (null: the end), and how it stands. */
export type PlaceItemProps = {
  readonly bonus: VictoryBonus;
  readonly gameTurn: number | null;
  readonly row: PlaceRow;
};

/** The places of a bonus at the end of that Game Turn, or (null) of the battle. */
export function placeRows(battle: Battle, bonus: VictoryBonus, gameTurn: number | null): readonly PlaceRow[] {
  return Array.from({ length: bonus.max }, (_, index) => {
    const place = index + 1;
    return {
      place,
      points: placePoints(bonus, place),
      holder: holderOf(battle.held, { bonusId: bonus.id, place, gameTurn }),
    };
  });
}

/** The Victory Points of each side from these places. */
export function placeSums(rows: readonly PlaceRow[]): Readonly<Record<Side, number>> {
  const [a = 0, b = 0] = SIDES.map((side) =>
    rows.reduce((sum, { holder, points }) => sum + (holder === side ? points : 0), 0),
  );
  return { a, b };
}

/** The Game Turns to choose from: those of a standard game, and later ones that were played or counted. */
export function turnsToCount(battle: Battle, bonusId: string, gameTurns: number): readonly number[] {
  const counted = battle.held.map((held) => (held.bonusId === bonusId ? (held.gameTurn ?? 0) : 0));
  const last = Math.max(gameTurns, battle.turn.gameTurn, ...counted);
  return Array.from({ length: last }, (_, index) => index + 1);
}

/** The holders, by place, at the newest earlier Game Turn in which a side held a place; null: none. */
export function holdersBefore(
  battle: Battle,
  bonus: VictoryBonus,
  gameTurn: number,
): { readonly gameTurn: number; readonly holders: Readonly<Record<number, Side | null>> } | null {
  for (let turn = gameTurn - 1; turn >= 1; turn -= 1) {
    const rows = placeRows(battle, bonus, turn);
    if (rows.some(({ holder }) => holder !== null)) {
      return {
        gameTurn: turn,
        holders: Object.fromEntries(rows.map(({ place, holder }) => [place, holder])),
      };
    }
  }
  return null;
}
