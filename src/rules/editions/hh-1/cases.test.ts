import { describeRuleCases } from '@/testing/cases/rule-cases';
import { woundPoolKinds } from '@/testing/cases/wound-pool-kinds';
import { woundPools } from './wound-pools';

describeRuleCases('hh-1', woundPoolKinds(woundPools));
