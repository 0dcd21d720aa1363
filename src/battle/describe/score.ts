import type { ScoreEvent } from '@/battle/score/event';
import type { Objective } from '@/battle/state/objective';
import { assertNever, type MarginTable, type Side } from '@/rules/index';
import type { DescriptionContext } from './naming';

/** What a gesture did to the battle's score, as a key and its values. */
export type ScoreDescription =
  | {
      readonly key: 'bonusCounted';
      readonly side: Side;
      readonly label: string;
      readonly to: number | null;
    }
  | { readonly key: 'objectiveChanged'; readonly from: Objective; readonly to: Objective }
  | {
      readonly key: 'battlePointsAdjusted';
      readonly side: Side;
      readonly from: number;
      readonly to: number;
    }
  | { readonly key: 'marginsChanged'; readonly to: MarginTable | null };

/** What the event did, in data that `words` turns into a sentence. */
export function describeScore(event: ScoreEvent, { victory }: DescriptionContext): ScoreDescription {
  switch (event.type) {
    case 'bonusCounted': {
      const { side, bonusId, to } = event;
      const bonus = victory?.points.bonuses.find(({ id }) => id === bonusId);
      return { key: 'bonusCounted', side, label: bonus?.label ?? bonusId, to };
    }
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
