import type { AssaultRound } from '@/battle/state/assault-round';
import type { StrikeId, UnitKey } from '@/battle/state/ids';
import { allHits, type Count, type StrikeWounds, woundCountsOf } from '@/battle/state/strike';
import { type Side, summarise } from '@/rules/index';
import { targetTypeOf } from './units';
import type { AssaultView, StrikeView } from './view';

/** A die that was rolled, and whether it succeeded: a hit, a Wound. For saves success is not marked. */
export type RolledDie = { readonly face: number; readonly counts: boolean };

/** What was settled at a step, line by line. */
export type SettledLine =
  | {
      readonly kind: 'hits';
      readonly strikeId: StrikeId;
      readonly side: Side;
      readonly name: string;
      readonly hits: Count;
      readonly attacks: number;
      readonly dice: readonly RolledDie[];
    }
  | {
      readonly kind: 'wounds';
      readonly strikeId: StrikeId;
      readonly side: Side;
      readonly name: string;
      readonly wounds: StrikeWounds;
      readonly hits: number;
      readonly dice: readonly RolledDie[];
    }
  | {
      readonly kind: 'losses';
      readonly unitKey: UnitKey;
      readonly side: Side;
      readonly name: string;
      /** Wounds, or Hull Points of a vehicle. */
      readonly lost: number;
      readonly vehicle: boolean;
      readonly saved: number;
      readonly discounted: number;
      readonly removed: number;
      readonly dice: readonly RolledDie[];
    };

/** A step and its settled lines, the latest first. */
export type StepSoFar = {
  readonly step: number;
  /** The step is over, and nothing is settled at the next one yet. */
  readonly isOver: boolean;
  readonly lines: readonly SettledLine[];
};

/**
 * The current step so far: its dice and their results. While nothing is settled at it, the last fought step,
 * so that players can read its dice; null before the first.
 */
export function stepSoFar(view: AssaultView, round: AssaultRound): StepSoFar | null {
  const now = view.ladder.find(({ standing }) => standing === 'now');
  const fought = view.ladder.findLast(({ standing }) => standing === 'fought');
  for (const step of [now, fought]) {
    const lines = step ? linesOf(view, round, step) : [];
    if (step && lines.length > 0) return { step: step.step, isOver: step.standing === 'fought', lines };
  }
  return null;
}

function linesOf(
  { units }: AssaultView,
  { allocations }: AssaultRound,
  { step, strikes }: AssaultView['ladder'][number],
): readonly SettledLine[] {
  const losses = allocations
    .filter((allocation) => allocation.step === step)
    .flatMap(({ unitKey, side, state, faces }): readonly SettledLine[] => {
      const unit = units.find(({ key }) => key === unitKey);
      if (!unit || state.outcomes.length === 0) return [];
      const ended = (end: 'saved' | 'discounted') =>
        state.outcomes.filter((outcome) => outcome.ended === end).length;
      const { woundsLost, removed } = summarise(state);
      return [
        {
          kind: 'losses',
          unitKey,
          side,
          name: unit.name,
          lost: woundsLost,
          vehicle: targetTypeOf(unit.groups) === 'vehicle',
          saved: ended('saved'),
          discounted: ended('discounted'),
          removed: removed.length,
          dice: faces.map((face) => ({ face, counts: true })),
        },
      ];
    });
  return [...losses.toReversed(), ...strikes.toReversed().flatMap(strikeLines)];
}

function strikeLines({ strike, group, numbers }: StrikeView): readonly SettledLine[] {
  const { id: strikeId, hits, wounds, attacks } = strike;
  const of = { strikeId, side: group.side, name: group.name };
  const lines: SettledLine[] = [];
  if (wounds && hits?.count !== 0) {
    const least = numbers.destroyer ? 2 : Math.min(numbers.wound ?? 7, numbers.rendingOn ?? 7);
    const dice = rolled(wounds.rolled, least);
    const counted = { ...wounds, counts: woundCountsOf(strike) };
    lines.push({ kind: 'wounds', ...of, wounds: counted, hits: hits ? allHits(hits) : attacks, dice });
  }
  if (hits) {
    const dice = rolled(hits.rolled, numbers.hit ?? 7);
    lines.push({ kind: 'hits', ...of, hits: { ...hits, count: allHits(hits) }, attacks, dice });
  }
  return lines;
}

function rolled(faces: readonly number[] | null, least: number): readonly RolledDie[] {
  return (faces ?? []).map((face) => ({ face, counts: face >= least }));
}
