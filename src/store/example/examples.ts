import { challengeExample } from './challenge-example';
import type { ExampleKind } from './example-kind';
import type { Example } from './example-step';
import { nerveExample } from './nerve-example';
import { ranksExample } from './ranks-example';

/** Every example by its kind. */
export const EXAMPLES: Readonly<Record<ExampleKind, Example>> = {
  ranks: ranksExample,
  nerve: nerveExample,
  challenge: challengeExample,
};
