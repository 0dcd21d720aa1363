import { describeRuleCases } from '@/testing/rule-cases';
import { attackKinds } from '@/testing/wound-pool-attack-kinds';
import { destroyerKind } from '@/testing/wound-pool-destroyer-kind';
import { oddsKinds } from '@/testing/wound-pool-odds-kinds';
import { resultKinds } from '@/testing/wound-pool-result-kinds';
import { woundKinds } from '@/testing/wound-pool-wound-kinds';
import { woundPools } from './wound-pools';

describeRuleCases('hh-1', {
  ...attackKinds(woundPools),
  ...woundKinds(woundPools),
  ...destroyerKind(woundPools),
  ...resultKinds(woundPools),
  ...oddsKinds(woundPools),
});
