import { describeRuleCases } from '@/testing/rule-cases';
import { woundPoolKinds } from '@/testing/wound-pool-kinds';
import { woundPools } from './wound-pools';

describeRuleCases('hh-1', woundPoolKinds(woundPools));
