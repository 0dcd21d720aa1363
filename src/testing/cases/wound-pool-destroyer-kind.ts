import type { AllocationModel } from '@/rules/wound-pools/allocation-state';
import { summarise } from '@/rules/wound-pools/allocation-summary';
import { destroyerEffect } from '@/rules/wound-pools/destroyer';
import { feelNoPain } from '@/rules/wound-pools/feel-no-pain';
import type { ModelProfile } from '@/rules/wound-pools/model-profile';
import { destroyerWound, splitIntoPools } from '@/rules/wound-pools/pools';
import { toHit } from '@/rules/wound-pools/to-hit';
import {
  type ArmourPiercing,
  DESTROYER_BANDS,
  type DestroyerEffect,
  LOSS_DICE,
  TARGET_TYPES,
  type WoundPoolRules,
} from '@/rules/wound-pools/wound-pool-rules';
import { caseKind, shape } from './rule-cases';
import { runAllocation } from './run-allocation';
import { vehicleProfile } from './vehicle-profile';
import {
  armourPiercing,
  type CaseKinds,
  ints,
  maybeBool,
  maybeInt,
  model,
  need,
  nullableInt,
} from './wound-pool-shapes';

const { int, list, nullable, object, optional, record, union, word } = shape;

type Rolls = {
  readonly saveRolls: readonly number[];
  readonly d3Rolls: readonly number[];
  readonly d6Rolls: readonly number[];
};

/** The kind of cases about Destroyer weapons, from the To Hit roll to the model. */
export function destroyerKind(book: WoundPoolRules): CaseKinds {
  return {
    destroyer: caseKind({
      input: object({
        targetType: word(TARGET_TYPES),
        hitting: nullable(object({ attackerWs: int, targetWs: int, hitRolls: ints })),
        destroyerRolls: ints,
        ap: armourPiercing,
        model: nullable(union([model, object({ hullPoints: int, invulnerableSave: need })])),
        unitSize: nullableInt,
        saveRolls: ints,
        d3Rolls: ints,
        d6Rolls: ints,
      }),
      expected: object({
        results: optional(
          list(
            object({
              band: optional(word(DESTROYER_BANDS)),
              automaticWound: maybeBool,
              penetratingHit: maybeBool,
              lossDice: optional(nullable(word(LOSS_DICE))),
              savesAllowed: optional(nullable(word(['normal', 'none']))),
            }),
          ),
        ),
        pools: optional(record(word(['seriouslyWounded', 'deathblow']), int)),
        unharmed: maybeInt,
        hits: maybeInt,
        saved: maybeBool,
        lossRolled: optional(nullableInt),
        woundsLost: maybeInt,
        excessLost: maybeInt,
        remaining: maybeInt,
        instantDeath: maybeBool,
        feelNoPainAllowed: maybeBool,
        modelsRemoved: maybeInt,
        otherModelsHurt: maybeInt,
        hullPointsLost: maybeInt,
        wrecked: maybeBool,
      }),
      run({ targetType, hitting, destroyerRolls, ap, model: target, unitSize, ...rolls }) {
        const hits = hitting === null ? null : hitsOf(book, hitting);
        const effects = destroyerRolls
          .slice(0, hits ?? destroyerRolls.length)
          .map((roll) => destroyerEffect(book, roll, targetType));
        const profile =
          target === null || !('hullPoints' in target)
            ? target
            : vehicleProfile(target.hullPoints, target.invulnerableSave);
        return {
          results: effects.map(resultOf),
          unharmed: effects.filter(({ inflicts }) => inflicts === 'nothing').length,
          ...(hits === null ? {} : { hits }),
          ...(targetType === 'vehicle' ? {} : { pools: countByBand(effects) }),
          ...(profile === null ? {} : strike(book, effects, ap, profile, unitSize, rolls)),
        };
      },
    }),
  };
}

function hitsOf(
  book: WoundPoolRules,
  { attackerWs, targetWs, hitRolls }: { attackerWs: number; targetWs: number; hitRolls: number[] },
): number {
  const { need: toHitNeed, automatic } = toHit(book, { attackerWs, targetWs: [targetWs], rules: [] });
  return hitRolls.filter((roll) => automatic || (toHitNeed !== null && roll >= toHitNeed)).length;
}

function resultOf({ band, inflicts, lossDice, saves }: DestroyerEffect) {
  return {
    band,
    automaticWound: inflicts === 'automaticWound',
    penetratingHit: inflicts === 'penetratingHit',
    lossDice,
    savesAllowed: saves,
  };
}

function countByBand(effects: readonly DestroyerEffect[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { band, inflicts } of effects) {
    if (inflicts !== 'nothing') counts[band] = (counts[band] ?? 0) + 1;
  }
  return counts;
}

function strike(
  book: WoundPoolRules,
  effects: readonly DestroyerEffect[],
  ap: ArmourPiercing,
  profile: ModelProfile,
  unitSize: number | null,
  rolls: Rolls,
) {
  const attack = { strength: null, ap, rules: ['destroyer' as const] };
  const wounds = effects
    .filter(({ inflicts }) => inflicts !== 'nothing')
    .map(({ band }) => ({ wound: destroyerWound(book, attack, band), count: 1 }));
  const pools = splitIntoPools(book, wounds).map((pool) => ({
    ...pool,
    ...rolls,
    feelNoPainRolls: [],
    defenderChoice: [],
  }));
  const models = Array.from({ length: unitSize ?? 1 }, (_, index): AllocationModel => {
    return { ...profile, id: `model ${index + 1}`, inContact: index === 0, distance: index };
  });
  const run = runAllocation(book, models, pools);
  if (!run.ok) throw new Error(`refused: ${JSON.stringify(run.refusal)}`);
  const { outcomes } = run.value;
  const { removed, remaining, woundsLost } = summarise(run.value);
  const rolled = outcomes.flatMap(({ lossRolled }) => lossRolled ?? []);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
  return {
    saved: outcomes.length > 0 && outcomes.every(({ ended }) => ended === 'saved'),
    lossRolled: rolled.length === 0 ? null : sum(rolled),
    woundsLost,
    hullPointsLost: woundsLost,
    excessLost: sum(outcomes.map(({ excess }) => excess)),
    remaining: remaining['model 1'],
    wrecked: remaining['model 1'] === 0,
    instantDeath: outcomes.some(({ instantDeath }) => instantDeath),
    feelNoPainAllowed: pools.some(
      ({ noSaves }) => feelNoPain(book, { blow: attack, noSaves, model: profile, saveFailed: true }).allowed,
    ),
    modelsRemoved: removed.length,
    otherModelsHurt: models.slice(1).filter(({ id, wounds: full }) => remaining[id] !== full).length,
  };
}
