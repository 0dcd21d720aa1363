import type { Aftermath, SideCheck } from '@/battle/state/assault-round';
import type { UnitKey } from '@/battle/state/ids';
import type { AftermathOption, TwoDiceCheck } from '@/rules/book-parts';
import type { Side } from '@/rules/index';

/** The check that the side that lost by points makes, and what came of it. */
export type DueCheck = TwoDiceCheck & {
  readonly side: Side;
  readonly leadership: number;
  readonly lowered: number;
  readonly lostBy: number;
  readonly taken: SideCheck | null;
};

/** A unit of a closed combat by points. */
export type AftermathUnit = {
  readonly unitKey: UnitKey;
  readonly side: Side;
  /** What it may do; empty while others choose first. */
  readonly options: readonly AftermathOption[];
  readonly chosen: Aftermath | null;
};

/** What is to be done after a closed combat by points. */
export type AftermathView = { readonly check: DueCheck | null; readonly units: readonly AftermathUnit[] };

/** A row of a combat's points as it stands. `said`: the players entered the count. */
export type PointRowView = {
  readonly id: string;
  readonly label: string;
  readonly counted: 'each' | 'most';
  /** What each one counts, or what the side with more gets. */
  readonly worth: number;
} & Readonly<Record<Side, { readonly count: number; readonly points: number; readonly said: boolean }>>;
