import type { ScoreEvent } from '@/battle/score/event';
import type { AgreedPoints } from '@/battle/state/agreed-points';
import type { PlaceStrength } from '@/battle/state/held-places';
import type { Objective } from '@/battle/state/objective';
import { assertNever, type MarginTable, type MarkerScore, type Side } from '@/rules/index';
import type { DescriptionContext } from './naming';

/** What a gesture did to the battle's score, as a key and its values. */
export type ScoreDescription =
  | {
      readonly key: 'bonusCounted';
      readonly side: Side;
      readonly label: string;
      readonly to: number | null;
    }
  /** `gameTurn` null: at the end of the battle. */
  | {
      readonly key: 'placeHeld';
      readonly label: string;
      readonly place: number;
      readonly gameTurn: number | null;
      readonly to: Side | null;
    }
  /** Null: not entered any more. */
  | {
      readonly key: 'placeWeighed';
      readonly label: string;
      readonly place: number;
      readonly to: PlaceStrength | null;
    }
  /** Null: nothing. */
  | {
      readonly key: 'markerScored';
      readonly label: string;
      readonly marker: number;
      readonly gameTurn: number;
      readonly side: Side;
      readonly to: MarkerScore | null;
    }
  | { readonly key: 'counterOffensiveDeclared'; readonly side: Side; readonly to: boolean }
  | { readonly key: 'pointsAgreed'; readonly to: AgreedPoints | null }
  | { readonly key: 'objectiveChanged'; readonly from: Objective; readonly to: Objective }
  | {
      readonly key: 'battlePointsAdjusted';
      readonly side: Side;
      readonly from: number;
      readonly to: number;
    }
  | { readonly key: 'marginsChanged'; readonly to: MarginTable | null };

/** What the event did, as data; `words` makes the sentence. */
export function describeScore(event: ScoreEvent, { victory }: DescriptionContext): ScoreDescription {
  switch (event.type) {
    case 'bonusCounted': {
      const { side, bonusId, to } = event;
      return { key: 'bonusCounted', side, label: bonusLabel(victory, bonusId), to };
    }
    case 'placeHeld': {
      const { bonusId, place, gameTurn, to } = event;
      return { key: 'placeHeld', label: bonusLabel(victory, bonusId), place, gameTurn, to };
    }
    case 'placeWeighed': {
      const { bonusId, place, to } = event;
      return { key: 'placeWeighed', label: bonusLabel(victory, bonusId), place, to };
    }
    case 'markerScored': {
      const { bonusId, marker, gameTurn, side, to } = event;
      return { key: 'markerScored', label: bonusLabel(victory, bonusId), marker, gameTurn, side, to };
    }
    case 'counterOffensiveDeclared':
      return { key: 'counterOffensiveDeclared', side: event.side, to: event.to };
    case 'pointsAgreed':
      return { key: 'pointsAgreed', to: event.to };
    case 'objectiveChanged':
      return { key: 'objectiveChanged', from: event.from, to: event.to };
    case 'battlePointsAdjusted':
      return { key: 'battlePointsAdjusted', side: event.side, from: event.from, to: event.to };
    case 'marginsChanged':
      return { key: 'marginsChanged', to: event.to };
    default:
      return assertNever(event);
  }
}

/** The label of a bonus in any variant or mission: a log may contain one of an earlier choice. */
function bonusLabel(victory: DescriptionContext['victory'], bonusId: string): string {
  const all = [victory?.points, ...(victory?.variants ?? []).map(({ points }) => points)];
  const found = all.flatMap((rules) => rules?.bonuses ?? []).find(({ id }) => id === bonusId);
  return found?.label ?? bonusId;
}
