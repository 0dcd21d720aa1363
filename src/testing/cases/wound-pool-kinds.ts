import type { WoundPoolRules } from '@/rules/wound-pools/wound-pool-rules';
import { attackKinds } from './wound-pool-attack-kinds';
import { characterKinds } from './wound-pool-character-kinds';
import { destroyerKind } from './wound-pool-destroyer-kind';
import { oddsKinds } from './wound-pool-odds-kinds';
import { resultKinds } from './wound-pool-result-kinds';
import type { CaseKinds } from './wound-pool-shapes';
import { shootingKinds } from './wound-pool-shooting-kinds';
import { vehicleKinds } from './wound-pool-vehicle-kinds';
import { woundKinds } from './wound-pool-wound-kinds';

/** Every kind of case about close combat with wound pools, asked of this rulebook. */
export function woundPoolKinds(book: WoundPoolRules): CaseKinds {
  return {
    ...attackKinds(book),
    ...woundKinds(book),
    ...characterKinds(book),
    ...destroyerKind(book),
    ...resultKinds(book),
    ...oddsKinds(book),
    ...(book.shooting ? shootingKinds(book) : {}),
    ...(book.vehicles ? vehicleKinds(book) : {}),
  };
}
