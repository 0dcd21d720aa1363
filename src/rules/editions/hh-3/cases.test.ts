import { describe, expect, test } from 'vitest';
import {
  type CaseKind,
  caseKind,
  describeRuleCases,
  runCase,
  type Shaped,
  shape,
} from '@/testing/cases/rule-cases';
import { runAllocation } from '@/testing/cases/run-allocation';
import { dieUnsavedChance } from '@/testing/cases/unsaved-odds';
import { atLeast, chances, expectation } from '../../dice/distribution';
import { type Fraction, formatFraction, fraction, multiply } from '../../dice/fraction';
import { playerTurn } from '../../game-structure';
import {
  markerPoints,
  mayCounter,
  type Scoring,
  scoredMarkers,
  tacticalStrength,
} from '../../victory-points/turn-objectives';
import { type AftermathMove, aftermathOptions, COMBAT_ENDS, moveOf } from '../../wound-pools/aftermath';
import type { AllocationModel } from '../../wound-pools/allocation-state';
import { summarise } from '../../wound-pools/allocation-summary';
import {
  challengeAttacks,
  type Duellist,
  focusModifier,
  focusOdds,
  gloryOf,
  outsideSupport,
} from '../../wound-pools/challenge';
import { chargeOf } from '../../wound-pools/charge';
import { checkedCharacteristic, twoDiceCheck } from '../../wound-pools/check';
import { combatPoints, modelsCounted } from '../../wound-pools/combat-points';
import { armourOdds, armourResult, glanced, glancesCost } from '../../wound-pools/glances';
import { lossOdds } from '../../wound-pools/loss-odds';
import type { ModelProfile } from '../../wound-pools/model-profile';
import { testsForCasualties } from '../../wound-pools/morale';
import { amountOf, type RuleWord } from '../../wound-pools/numbered-rules';
import type { Pool } from '../../wound-pools/pools';
import { reactionsPerTurn } from '../../wound-pools/reactions';
import { rolledWound, woundNeed } from '../../wound-pools/rolled-wounds';
import { bestSave } from '../../wound-pools/save';
import { toHitShot } from '../../wound-pools/shooting';
import { removalChances, statusStep, withStatus } from '../../wound-pools/statuses';
import { strikeGroups } from '../../wound-pools/strike-groups';
import { toHit } from '../../wound-pools/to-hit';
import { attackVolley, type Volley } from '../../wound-pools/volley';
import { weaponModifier, withWeapon } from '../../wound-pools/weapon-modifier';
import { applyLoss, damageOn, lossOf } from '../../wound-pools/wound-effect';
import { needAt } from '../../wound-pools/wound-pool-rules';
import { hh3 } from './edition';
import { woundPools as book } from './wound-pools';

const { bool, int, list, nullable, object, optional, record, text, word } = shape;
const ints = list(int);
const maybe = { int: optional(int), bool: optional(bool), fraction: optional(shape.fraction) };
const need = nullable(word([2, 3, 4, 5, 6]));
const piercing = nullable(word([1, 2, 3, 4, 5, 6]));
const nullableInt = nullable(int);
const side = optional(nullable(word(['a', 'b'])));

/** The words with a number, and those without; a Dreadnought is a Walker here. */
const NUMBERED = [
  'breaching',
  'rending',
  'shred',
  'criticalHit',
  'poisoned',
  'reapingBlow',
  'eternalWarrior',
] as const;
const NUMBERS = [1, 2, 3, 4, 5, 6] as const;
const numbered = NUMBERED.flatMap((rule) => NUMBERS.map((number) => `${rule}${number}` as const));
const PLAIN_WORDS = {
  hatred: 'hatred',
  armourbane: 'armourbane',
  meltaInRange: 'melta',
  dreadnought: 'walker',
  walker: 'walker',
  automata: 'automata',
} as const;
/** Words of the vocabulary that this edition has no rule for, or that are entered as the profile. */
const WITHOUT_EFFECT = [
  'ordnance',
  'sunder',
  'lance',
  'twoHanded',
  'preferredEnemy',
  'inexorable',
  'crusader',
  'monstrous',
] as const;
const ruleWords = list(
  word([...numbered, ...(Object.keys(PLAIN_WORDS) as (keyof typeof PLAIN_WORDS)[]), ...WITHOUT_EFFECT]),
);

function rulesOf(words: Shaped<typeof ruleWords>): readonly RuleWord[] {
  return words.flatMap((each): readonly RuleWord[] => {
    if (each in PLAIN_WORDS) return [PLAIN_WORDS[each as keyof typeof PLAIN_WORDS]];
    const known = numbered.find((rule) => rule === each);
    return known ? [known] : [];
  });
}

function modifierOf(printed: string) {
  const modifier = weaponModifier(printed);
  if (!modifier) throw new Error(`no modifier: ${printed}`);
  return modifier;
}

const phase = word(['closeCombat', 'shooting']);

/* To hit, to wound, saves. */

const hitting: Readonly<Record<string, CaseKind>> = {
  to_hit: caseKind({
    input: object({ attackerWs: int, targetWs: ints, rules: ruleWords }),
    expected: object({ toHit: optional(need), canStrike: maybe.bool, targetWsUsed: maybe.int }),
    run({ attackerWs, targetWs, rules }) {
      const hit = toHit(book, { attackerWs, targetWs, rules: rulesOf(rules) });
      // A Weapon Skill of 0 counts as 1.
      return { toHit: hit.need, canStrike: hit.canStrike, targetWsUsed: Math.max(1, hit.targetWs) };
    },
  }),
  to_hit_chart: caseKind({
    input: object({ attackerWs: ints, targetWs: ints }),
    expected: object({ toHit: optional(list(list(need))) }),
    run: ({ attackerWs, targetWs }) => ({
      toHit: attackerWs.map((own) =>
        targetWs.map((enemy) => toHit(book, { attackerWs: own, targetWs: [enemy], rules: [] }).need),
      ),
    }),
  }),
  ranged_to_hit: caseKind({
    input: object({ ballisticSkill: int, snapShots: bool }),
    expected: object({
      toHit: optional(need),
      criticalOn: optional(need),
      automatic: maybe.bool,
      canHit: maybe.bool,
    }),
    run(input) {
      const hit = toHitShot(book.shooting, { ...input, rules: [] });
      return {
        toHit: hit.need,
        // No die is rolled where it hits by itself.
        criticalOn: hit.automatic ? null : (hit.criticalOn ?? null),
        automatic: hit.automatic,
        canHit: hit.canStrike,
      };
    },
  }),
  to_wound: caseKind({
    input: object({
      strength: int,
      toughness: ints,
      ap: piercing,
      damage: int,
      rules: ruleWords,
      hitRoll: nullableInt,
      roll: nullableInt,
    }),
    expected: object({
      toWound: optional(need),
      toughnessUsed: maybe.int,
      wounds: maybe.bool,
      ap: optional(piercing),
      damage: maybe.int,
    }),
    run({ roll, ...input }) {
      const hit = { ...input, rules: rulesOf(input.rules) };
      const { need: toWound, toughness, automatic } = woundNeed(book, hit);
      const rolled = automatic || roll !== null ? rolledWound(book, hit, roll) : {};
      return { toWound, toughnessUsed: toughness, ...rolled };
    },
  }),
  to_wound_chart: caseKind({
    input: object({ strength: ints, toughness: ints }),
    expected: object({ toWound: optional(list(list(need))) }),
    run: ({ strength, toughness }) => ({
      toWound: strength.map((own) => toughness.map((enemy) => needAt(book.toWound, own, enemy))),
    }),
  }),
  save: caseKind({
    input: object({
      phase,
      ap: piercing,
      armourSave: need,
      invulnerableSave: need,
      coverSave: need,
      armourBonus: maybe.int,
      penetratingHit: bool,
      noSaves: bool,
      roll: nullableInt,
    }),
    expected: object({
      save: optional(need),
      saveType: optional(nullable(word(['armour', 'invulnerable', 'cover']))),
      saved: maybe.bool,
    }),
    run({ phase: where, coverSave, armourBonus, penetratingHit, roll, ...question }) {
      const save = bestSave(book, {
        ...question,
        armourBonus: armourBonus ?? 0,
        coverSave: where === 'shooting' ? coverSave : null,
        noArmour: penetratingHit,
      });
      return {
        save: save.need,
        saveType: save.type,
        ...(roll === null ? {} : { saved: save.need !== null && roll >= save.need }),
      };
    },
  }),
};

/* Damage and allocation. */

const caseModel = object({
  id: text,
  wounds: int,
  startingWounds: int,
  toughness: int,
  armourSave: need,
  invulnerableSave: need,
  feelNoPain: need,
  shrouded: need,
  rules: ruleWords,
  command: bool,
  paragon: bool,
});
const caseGroup = object({
  strength: int,
  ap: piercing,
  damage: int,
  wounds: int,
  precision: bool,
  saveRolls: ints,
  mitigationRolls: ints,
  targetChoice: list(text),
});

function modelOf(model: Shaped<typeof caseModel>, where: Shaped<typeof phase>): AllocationModel {
  const { rules, command, paragon, shrouded, ...profile } = model;
  const { spares } = book.allocation.woundedFirst;
  const spared: readonly string[] = spares[where];
  const isSpared = (command && spared.includes('command')) || (paragon && spared.includes('paragon'));
  return {
    ...profile,
    rules: [],
    lessDamage: amountOf(rulesOf(rules), 'eternalWarrior'),
    shrouded: where === 'shooting' ? shrouded : null,
    inContact: true,
    distance: 0,
    ...(isSpared && { spared: true }),
  };
}

const wounding: Readonly<Record<string, CaseKind>> = {
  damage: caseKind({
    input: object({ wounds: int, damage: int, rules: ruleWords }),
    expected: object({
      damage: maybe.int,
      woundsLost: maybe.int,
      excessLost: maybe.int,
      remaining: maybe.int,
      removed: maybe.bool,
    }),
    run({ wounds, damage, rules }) {
      const model = { ...PLAIN, wounds, lessDamage: amountOf(rulesOf(rules), 'eternalWarrior') };
      const loss = lossOf(
        book,
        { strength: 4, ap: null, rules: [], band: null, noSaves: false, damage },
        model,
      );
      const { lost, excess } = applyLoss(loss, wounds, null);
      return {
        damage: damageOn(model, damage),
        woundsLost: lost,
        excessLost: excess,
        remaining: wounds - lost,
        removed: lost === wounds,
      };
    },
  }),
  allocation: caseKind({
    input: object({ phase, models: list(caseModel), groups: list(caseGroup) }),
    expected: object({
      removed: optional(list(text)),
      woundsLost: maybe.int,
      saved: maybe.int,
      discounted: maybe.int,
      wasted: maybe.int,
      remaining: optional(record(text, int)),
      resolutionPoints: maybe.int,
    }),
    run({ phase: where, models, groups }) {
      const pools = groups.map(({ precision, mitigationRolls, targetChoice, ...group }, index) => {
        const pool: Pool = {
          ...group,
          id: `${index}`,
          rules: [],
          band: null,
          noSaves: false,
          ...(precision && { precise: true }),
        };
        const dice = {
          saveRolls: group.saveRolls,
          feelNoPainRolls: mitigationRolls,
          d3Rolls: [],
          d6Rolls: [],
        };
        return { ...pool, ...dice, defenderChoice: targetChoice };
      });
      const run = runAllocation(
        book,
        models.map((model) => modelOf(model, where)),
        pools,
      );
      if (!run.ok) throw new Error(run.refusal.code);
      const summary = summarise(run.value);
      const row = book.result.rows.find(({ id }) => id === 'modelsRemoved');
      const points = where === 'closeCombat' ? summary.removed.length * (row?.points ?? 0) : 0;
      return { ...summary, resolutionPoints: points };
    },
  }),
  group_split: caseKind({
    input: object({
      attacks: list(object({ weapon: text, profile: nullable(text), skill: int, target: text, count: int })),
    }),
    expected: object({ groupCount: maybe.int, groupSizes: optional(ints) }),
    run({ attacks }) {
      const groups = strikeGroups(attacks);
      return {
        groupCount: groups.length,
        groupSizes: groups.map(({ count }) => count).toSorted((left, right) => right - left),
      };
    },
  }),
  combat_initiative: caseKind({
    input: object({ initiative: int, weapon: text, status: bool }),
    expected: object({ score: maybe.int, step: maybe.int }),
    run({ initiative, weapon, status }) {
      const score = withWeapon(initiative, modifierOf(weapon));
      return { score, step: statusStep(book.statuses, score, status) };
    },
  }),
};

/* The challenge. */

const gambit = nullable(word(book.challenge.gambits.map(({ id }) => id)));
const duellist = object({
  initiative: int,
  weapon: text,
  heavy: bool,
  light: bool,
  woundsLost: int,
  duellistsEdge: int,
  outsideSupport: int,
  guardUpMisses: int,
  gambit,
});
const duelled = object({
  removed: bool,
  baseWounds: int,
  command: bool,
  paragon: bool,
  woundsInflicted: int,
  tauntAndBait: int,
  withdraws: bool,
});

const duellistOf = (input: Shaped<typeof duellist>): Duellist => ({
  ...input,
  weapon: modifierOf(input.weapon),
});
const afterOf = ({ command, paragon, tauntAndBait, ...after }: Shaped<typeof duelled>) => ({
  ...after,
  ranked: command || paragon,
  chosen: { tauntAndBait },
});

const challenging: Readonly<Record<string, CaseKind>> = {
  attacks: caseKind({
    input: object({
      attacks: int,
      weapon: text,
      gambit,
      d3: nullableInt,
      outsideSupport: int,
      challengeAdvantage: bool,
      outnumbered: bool,
      inChallenge: bool,
      rules: ruleWords,
    }),
    expected: object({ attacks: maybe.int }),
    run: ({ weapon, challengeAdvantage, inChallenge, rules, ...input }) => ({
      attacks: challengeAttacks(book.challenge, {
        ...input,
        weapon: modifierOf(weapon),
        advantage: challengeAdvantage,
        duel: inChallenge,
        rules: rulesOf(rules),
      }),
    }),
  }),
  focus_roll: caseKind({
    input: object({ a: duellist, b: duellist }),
    expected: object({
      aModifier: maybe.int,
      bModifier: maybe.int,
      advantage: optional(object({ a: maybe.fraction, b: maybe.fraction })),
    }),
    run(input) {
      const [a, b] = [duellistOf(input.a), duellistOf(input.b)];
      const odds = focusOdds(book.challenge, a, b);
      return {
        aModifier: focusModifier(book.challenge, a),
        bModifier: focusModifier(book.challenge, b),
        advantage: { a: formatFraction(odds.a), b: formatFraction(odds.b) },
      };
    },
  }),
  outside_support: caseKind({
    input: object({
      enemyHasOthers: bool,
      engagedModels: int,
      engagedWalkers: int,
      companyStandards: int,
      legionStandards: int,
    }),
    expected: object({ bonus: maybe.int }),
    run: (input) => ({ bonus: outsideSupport(book.challenge, input) }),
  }),
  glory: caseKind({
    input: object({ a: duelled, b: duelled }),
    expected: object({ winner: side, aPoints: maybe.int, bPoints: maybe.int }),
    run({ a, b }) {
      const glory = gloryOf(book.challenge, afterOf(a), afterOf(b));
      return { winner: glory.winner, aPoints: glory.a, bPoints: glory.b };
    },
  }),
};

/* The resolution, checks, statuses. */

const TYPES = [
  'infantry',
  'cavalry',
  'walker',
  'dreadnought',
  'paragon',
  'automata',
  'monstrous',
  'vehicle',
] as const;
/** A Dreadnought is a Walker here. */
const typed = <Typed extends { readonly type: (typeof TYPES)[number] }>(each: Typed) => ({
  ...each,
  type: each.type === 'dreadnought' ? 'walker' : each.type,
});
const combatSide = object({
  enemyModelsRemoved: int,
  models: list(object({ count: int, type: word(TYPES), baseWounds: int })),
  challengePoints: int,
  unitsWithVexilla: int,
  unitsWithCompanyStandard: int,
  unitsWithLegionStandard: int,
  otherPoints: int,
  allRouted: bool,
});
const status = word(['pinned', 'suppressed', 'stunned', 'routed']);

function sideOf(input: Shaped<typeof combatSide>) {
  const models = modelsCounted(input.models.map(typed), book.result.countAsWounds);
  return {
    counts: {
      modelsRemoved: input.enemyModelsRemoved,
      models,
      glory: input.challengePoints,
      vexillas: input.unitsWithVexilla,
      companyStandards: input.unitsWithCompanyStandard,
      legionStandards: input.unitsWithLegionStandard,
      other: input.otherPoints,
    },
    gone: models === 0,
    allRouted: input.allRouted,
  };
}

const checkAnswer = {
  target: maybe.int,
  in36: maybe.int,
  odds: maybe.fraction,
};

const resolving: Readonly<Record<string, CaseKind>> = {
  resolution: caseKind({
    input: object({ a: combatSide, b: combatSide }),
    expected: object({
      massacre: side,
      aTotal: maybe.int,
      bTotal: maybe.int,
      winner: optional(word(['a', 'b', 'draw'])),
      leadershipCheck: maybe.bool,
      leadershipModifier: maybe.int,
      next: optional(word(['panicCheck', 'aftermath', 'consolidate'])),
    }),
    run(input) {
      const [a, b] = [sideOf(input.a), sideOf(input.b)];
      const result = combatPoints(book.result.rows, a, b);
      return {
        massacre: a.gone === b.gone ? null : a.gone ? 'a' : 'b',
        aTotal: result.a.score,
        bTotal: result.b.score,
        winner: result.winner,
        leadershipCheck: result.next === 'panicCheck',
        leadershipModifier: result.loserModifier,
        next: result.next === 'nobodyLeft' ? 'aftermath' : result.next,
      };
    },
  }),
  panic_check: caseKind({
    input: object({ leadership: ints, officer: nullableInt, difference: int, aflame: int, fear: int }),
    expected: object({ leadershipUsed: maybe.int, automaticFailure: maybe.bool, ...checkAnswer }),
    run({ leadership, officer, difference, aflame, fear }) {
      const used = checkedCharacteristic('majority', leadership, officer, book.readings.mixedTie);
      const check = twoDiceCheck(book.checks, used, -difference - aflame - fear);
      return {
        leadershipUsed: used,
        target: check.target,
        automaticFailure: check.failsUnrolled,
        in36: check.in36,
        odds: formatFraction(check.chance),
      };
    },
  }),
  check: caseKind({
    input: object({ values: ints, officer: nullableInt, modifier: int }),
    expected: object({ characteristicUsed: maybe.int, ...checkAnswer }),
    run({ values, officer, modifier }) {
      const used = checkedCharacteristic('lowest', values, officer);
      const check = twoDiceCheck(book.checks, used, modifier);
      return {
        characteristicUsed: used,
        target: check.target,
        in36: check.in36,
        odds: formatFraction(check.chance),
      };
    },
  }),
  status_removal: caseKind({
    input: object({
      vehicle: bool,
      statuses: list(status),
      cool: nullableInt,
      leadership: nullableInt,
      repair: nullableInt,
    }),
    expected: object({ removesOne: maybe.fraction, removesAll: maybe.fraction }),
    run({ vehicle, statuses, cool, leadership, repair }) {
      const value = { cool: cool ?? 0, leadership: leadership ?? 0 };
      const checks = (check: 'cool' | 'leadership') => twoDiceCheck(book.checks, value[check], 0).chance;
      const { one, all } = removalChances(book.statuses, statuses, vehicle ? { repair } : { checks });
      return { removesOne: formatFraction(one), removesAll: formatFraction(all) };
    },
  }),
  aftermath: caseKind({
    input: object({
      result: word(COMBAT_ENDS),
      routed: bool,
      pinned: bool,
      vehicle: bool,
      allEnemiesLeave: bool,
      massacre: bool,
    }),
    expected: object({ options: optional(list(text)) }),
    run({ result, routed, pinned, vehicle, allEnemiesLeave, massacre }) {
      const statuses = [...(routed ? ['routed'] : []), ...(pinned ? ['pinned'] : [])];
      const options = aftermathOptions(book.aftermath, {
        end: result,
        statuses,
        vehicle,
        enemiesLeave: allEnemiesLeave,
        massacre,
      });
      return { options: options.map(({ id }) => id).toSorted() };
    },
  }),
  move_distance: caseKind({
    input: object({
      move: word(['pursue', 'fallBack', 'consolidate', 'pileIn']),
      initiative: int,
      cavalry: bool,
      inches: nullableInt,
    }),
    expected: object({ inches: optional(ints), odds: maybe.fraction }),
    run({ move, initiative, cavalry, inches }) {
      const option = book.aftermath.options.find(({ id }) => id === move);
      const by: AftermathMove = option && 'move' in option ? option.move : { dice: 0, plus: 'initiative' };
      const moved = moveOf(by, { initiative, cavalry });
      return {
        inches: [...moved.inches],
        ...(inches === null ? {} : { odds: formatFraction(moved.atLeast(inches)) }),
      };
    },
  }),
  charge: caseKind({
    input: object({ movement: int, initiative: int, heavy: bool, disordered: bool, distance: int }),
    expected: object({
      allowed: maybe.bool,
      setUpMove: maybe.int,
      need: optional(nullableInt),
      odds: maybe.fraction,
    }),
    run(input) {
      const charge = chargeOf(book.charge, input);
      return { ...charge, odds: formatFraction(charge.odds) };
    },
  }),
  casualty_check: caseKind({
    input: object({ lost: int, of: int, reaction: bool }),
    expected: object({ check: maybe.bool }),
    run: ({ lost, of, reaction }) => ({ check: !reaction && testsForCasualties(book, { lost, of }) }),
  }),
};

/* Vehicles. */

const vehicles: Readonly<Record<string, CaseKind>> = {
  armour_penetration: caseKind({
    input: object({ strength: int, armour: int, damage: int, rules: ruleWords, roll: nullableInt }),
    expected: object({
      odds: optional(object({ none: maybe.fraction, glancing: maybe.fraction, penetrating: maybe.fraction })),
      damage: maybe.int,
      result: optional(word(['none', 'glancing', 'penetrating'])),
    }),
    run({ roll, rules, ...profile }) {
      const hit = { ...profile, rules: rulesOf(rules) };
      const { none, glancing, penetrating, damage } = armourOdds(book.glances, hit);
      return {
        odds: {
          none: formatFraction(none),
          glancing: formatFraction(glancing),
          penetrating: formatFraction(penetrating),
        },
        damage,
        ...(roll === null ? {} : { result: armourResult(book.glances, hit, roll) ?? 'none' }),
      };
    },
  }),
  vehicle_damage: caseKind({
    input: object({
      hullPoints: int,
      statuses: list(status),
      penetrating: ints,
      save: need,
      saveRolls: ints,
      glancingRolls: ints,
    }),
    expected: object({
      hullPointsLost: maybe.int,
      remaining: maybe.int,
      removed: maybe.bool,
      statuses: optional(list(status)),
    }),
    run({ hullPoints, statuses, penetrating, save, saveRolls, glancingRolls }) {
      const rolls = saveRolls.values();
      let left = hullPoints;
      for (const damage of penetrating) {
        if (left === 0) break;
        const roll = save === null ? null : (rolls.next().value ?? null);
        if (save !== null && roll !== null && roll >= save) continue;
        left -= applyLoss({ kind: 'fixed', amount: damage }, left, null).lost;
      }
      const after = glanced(book.glances, statuses, left === 0 ? [] : glancingRolls);
      left = Math.max(0, left - after.hullPointsLost);
      return {
        hullPointsLost: hullPoints - left,
        remaining: left,
        removed: left === 0,
        statuses: [...after.statuses],
      };
    },
  }),
  glancing_odds: caseKind({
    input: object({ hits: int, statuses: list(status), atLeast: int }),
    expected: object({ odds: maybe.fraction }),
    run: ({ statuses, ...glances }) => ({
      odds: formatFraction(glancesCost(book.glances, statuses, glances)),
    }),
  }),
};

/* Missions. */

const contender = object({
  type: word(TYPES),
  status: bool,
  lockedInCombat: bool,
  embarked: bool,
  models: list(object({ count: int, line: int })),
});
const missionPoints = object({
  mission: word(['heartOfBattle', 'crucibleOfWar', 'takeAndHold']),
  markers: record(text, int),
  scorings: list(object({ turn: int, marker: text, line: int, by: word(['own', 'enemy']) })),
  vanguard: list(
    object({
      turn: int,
      marker: optional(text),
      points: maybe.int,
      vanguard: maybe.int,
      value: maybe.int,
      x: maybe.int,
      by: optional(word(['own', 'enemy'])),
    }),
  ),
  counterOffensive: bool,
  slayTheWarlord: bool,
  giantKiller: bool,
  lastManStanding: bool,
  firstStrike: bool,
  suddenDeath: bool,
  modelsLeft: bool,
});

/** What the own units with Vanguard scored at a marker, once for each marker and turn. */
function vanguardOf(all: Shaped<typeof missionPoints>['vanguard']) {
  const scored = all.filter(({ by }) => by !== 'enemy');
  const isAgain = ({ turn, marker }: (typeof scored)[number], index: number) =>
    marker !== undefined &&
    scored.slice(0, index).some((before) => before.turn === turn && before.marker === marker);
  return scored
    .filter((each, index) => !isAgain(each, index))
    .map(({ turn, points, vanguard, value, x }) => ({ turn, points: points ?? vanguard ?? value ?? x ?? 0 }));
}

function missionVp(input: Shaped<typeof missionPoints>): number {
  const mission = hh3.victory.variants.find(({ id }) => id === input.mission);
  const bonuses = mission?.points.bonuses ?? [];
  const worth = (id: string) => bonuses.find((bonus) => bonus.id === id)?.pointsEach ?? 0;
  const falls = bonuses.find(({ objectives }) => objectives)?.objectives?.falls ?? 0;
  const names = Object.keys(input.markers);
  const scored = scoredMarkers(
    { values: Object.values(input.markers), falls },
    input.scorings.map(
      ({ turn, marker, line }): Scoring => ({
        turn,
        marker: names.indexOf(marker) + 1,
        scorer: { line, vanguard: 0, supportUnit: null },
      }),
    ),
  );
  const inTurns = [
    ...scored.filter((_, index) => input.scorings[index]?.by === 'own'),
    ...vanguardOf(input.vanguard),
  ];
  const times = (turn: number) => (input.counterOffensive && turn === hh3.gameStructure.gameTurns ? 2 : 1);
  return (
    inTurns.reduce((sum, { turn, points }) => sum + points * times(turn), 0) +
    (input.slayTheWarlord ? worth('slayTheWarlord') : 0) +
    (input.giantKiller ? worth('giantKiller') : 0) +
    (input.lastManStanding && !input.suddenDeath ? worth('lastManStanding') : 0) +
    (input.firstStrike ? worth('firstStrike') : 0) +
    (input.suddenDeath && input.modelsLeft ? worth('suddenDeath') : 0)
  );
}

const missions: Readonly<Record<string, CaseKind>> = {
  objective: caseKind({
    input: object({ value: int, line: int, vanguard: int, supportUnit: nullableInt }),
    expected: object({ points: maybe.int }),
    run: ({ value, ...scorer }) => ({ points: markerPoints(value, scorer) }),
  }),
  objective_control: caseKind({
    input: object({ a: list(contender), b: list(contender) }),
    expected: object({ aStrength: maybe.int, bStrength: maybe.int, controls: side }),
    run({ a, b }) {
      const [own, enemy] = [a, b].map((units) => tacticalStrength(hh3.victory.control, units.map(typed)));
      const lead = (own ?? 0) - (enemy ?? 0);
      return { aStrength: own, bStrength: enemy, controls: lead === 0 ? null : lead > 0 ? 'a' : 'b' };
    },
  }),
  mission_points: caseKind({
    input: missionPoints,
    expected: object({ vp: maybe.int }),
    run: (input) => ({ vp: missionVp(input) }),
  }),
  counter_offensive: caseKind({
    input: object({ own: int, enemy: int }),
    expected: object({ allowed: maybe.bool }),
    run: ({ own, enemy }) => ({ allowed: mayCounter(own, enemy) }),
  }),
  reaction_points: caseKind({
    input: object({ pointsLimit: int }),
    expected: object({ points: maybe.int }),
    run: ({ pointsLimit }) => ({ points: reactionsPerTurn(book.reactions, pointsLimit) }),
  }),
  game_structure: caseKind({
    input: object({ player_turn_number: int }),
    expected: object({ game_turn: maybe.int, player: maybe.int, last: maybe.bool }),
    run({ player_turn_number }) {
      const { gameTurn, player, last } = playerTurn(player_turn_number, hh3.gameStructure.gameTurns);
      return { game_turn: gameTurn, player, last };
    },
  }),
};

/* Odds. */

const PLAIN: ModelProfile = {
  wounds: 1,
  toughness: 4,
  armourSave: null,
  invulnerableSave: null,
  feelNoPain: null,
  rules: [],
};

const expectedValue = object({
  want: word([
    'expectedUnsavedWounds',
    'expectedDamage',
    'expectedModelsRemoved',
    'killModel',
    'distribution',
  ]),
  start: word(['attacks', 'hits', 'wounds']),
  phase,
  count: int,
  skill: int,
  targetSkill: nullableInt,
  snapShots: bool,
  strength: int,
  toughness: int,
  ap: piercing,
  damage: int,
  rules: ruleWords,
  armourSave: need,
  invulnerableSave: need,
  coverSave: need,
  feelNoPain: need,
  shrouded: need,
  targetRules: ruleWords,
  targetWounds: int,
  targetModels: int,
});

function volleyOf(input: Shaped<typeof expectedValue>): Volley {
  const isShot = input.phase === 'shooting';
  // Hatred is of combat only.
  const rules = [...rulesOf(input.rules), ...rulesOf(input.targetRules)].filter(
    (rule) => !isShot || rule !== 'hatred',
  );
  const { strength, ap, damage, count, skill } = input;
  if (input.start === 'wounds') {
    const wound = { strength, ap, rules: [], band: null, noSaves: false, damage };
    return { id: 'v', count, kinds: [{ id: 'plain', chance: fraction(1), wound, unsaved: false }] };
  }
  return attackVolley(book, {
    id: 'v',
    count,
    start: input.start,
    attackerWs: isShot ? null : skill,
    targetWs: isShot ? null : [input.targetSkill ?? 0],
    ...(isShot && {
      hit: toHitShot(book.shooting, { ballisticSkill: skill, snapShots: input.snapShots, rules: [] }),
    }),
    strength,
    ap,
    damage,
    rules,
    targetType: 'nonVehicle',
    toughness: [input.toughness],
  });
}

const odds: Readonly<Record<string, CaseKind>> = {
  expected_value: caseKind({
    input: expectedValue,
    expected: object({ value: maybe.fraction, distribution: optional(list(shape.fraction)) }),
    run(input) {
      const { toughness, armourSave, invulnerableSave, feelNoPain } = input;
      const isShot = input.phase === 'shooting';
      const model: ModelProfile = {
        wounds: input.targetWounds,
        toughness,
        armourSave,
        invulnerableSave,
        feelNoPain,
        rules: [],
        lessDamage: amountOf(rulesOf(input.targetRules), 'eternalWarrior'),
        ...(isShot && { coverSave: input.coverSave, shrouded: input.shrouded }),
      };
      const volley = volleyOf(input);
      const models = Array.from({ length: input.targetModels }, () => model);
      const order = volley.kinds.map(({ id }) => ({ volleyId: 'v', kindId: id }));
      const losses = () => lossOdds(book, [volley], models, { order });
      const value = (found: Fraction) => ({ value: formatFraction(found) });
      switch (input.want) {
        case 'expectedUnsavedWounds':
          return value(multiply(fraction(volley.count), dieUnsavedChance(book, volley, model)));
        case 'expectedDamage':
          return value(expectation(losses().woundsLost));
        case 'expectedModelsRemoved':
          return value(expectation(losses().modelsRemoved));
        case 'killModel':
          return value(atLeast(losses().modelsRemoved, 1));
        default:
          return { distribution: chances(losses().modelsRemoved).map(formatFraction) };
      }
    },
  }),
};

const kinds: Readonly<Record<string, CaseKind>> = {
  ...hitting,
  ...wounding,
  ...challenging,
  ...resolving,
  ...vehicles,
  ...missions,
  ...odds,
};

describeRuleCases('hh-3', kinds);

/* Corners that no supplied case reaches: [what it shows, kind, input, expected]. */

type Corner = readonly [string, string, Record<string, unknown>, Record<string, unknown>];

const hit = { strength: 4, toughness: [4], ap: 4, damage: 1, rules: [], hitRoll: null, roll: null };
const trooper = {
  wounds: 1,
  startingWounds: 1,
  toughness: 4,
  armourSave: null,
  invulnerableSave: null,
  feelNoPain: null,
  shrouded: null,
  rules: [],
  command: false,
  paragon: false,
};
const paragon = { ...trooper, id: 'p', wounds: 4, startingWounds: 6, paragon: true };
const wounds = {
  strength: 4,
  ap: null,
  damage: 1,
  wounds: 1,
  precision: false,
  saveRolls: [],
  mitigationRolls: [],
  targetChoice: [],
};
const survivor = {
  removed: false,
  baseWounds: 3,
  command: false,
  paragon: false,
  woundsInflicted: 1,
  tauntAndBait: 0,
  withdraws: false,
};
const army = {
  enemyModelsRemoved: 0,
  models: [{ count: 5, type: 'infantry', baseWounds: 1 }],
  challengePoints: 0,
  unitsWithVexilla: 0,
  unitsWithCompanyStandard: 0,
  unitsWithLegionStandard: 0,
  otherPoints: 0,
  allRouted: false,
};
const after = {
  result: 'won',
  routed: false,
  pinned: false,
  vehicle: false,
  allEnemiesLeave: true,
  massacre: false,
};
const strikes = {
  gambit: null,
  d3: null,
  outsideSupport: 0,
  challengeAdvantage: false,
  outnumbered: false,
  inChallenge: true,
  rules: [],
  attacks: 4,
  weapon: 'A',
};
const value = {
  want: 'expectedUnsavedWounds',
  start: 'attacks',
  phase: 'shooting',
  count: 6,
  skill: 10,
  targetSkill: null,
  snapShots: false,
  strength: 4,
  toughness: 4,
  ap: null,
  damage: 1,
  rules: [],
  armourSave: null,
  invulnerableSave: null,
  coverSave: null,
  feelNoPain: null,
  shrouded: null,
  targetRules: [],
  targetWounds: 2,
  targetModels: 6,
};
const mission = {
  mission: 'crucibleOfWar',
  markers: { n: 2, e: 2, s: 2, w: 2 },
  scorings: [
    { turn: 3, marker: 'n', line: 0, by: 'own' },
    { turn: 4, marker: 'n', line: 1, by: 'own' },
  ],
  vanguard: [],
  counterOffensive: true,
  slayTheWarlord: false,
  giantKiller: true,
  lastManStanding: true,
  firstStrike: false,
  suddenDeath: true,
  modelsLeft: true,
};

// biome-ignore format: one corner a line
const CORNERS: readonly Corner[] = [
  ['Weapon Skill 0 cannot strike', 'to_hit', { attackerWs: 0, targetWs: [4], rules: [] }, { toHit: null, canStrike: false }],
  ['a target of Weapon Skill 0 counts as 1', 'to_hit', { attackerWs: 1, targetWs: [0], rules: [] }, { toHit: 4, canStrike: true }],
  ['of tied Weapon Skills the highest counts', 'to_hit', { attackerWs: 4, targetWs: [3, 5], rules: [] }, { toHit: 5, targetWsUsed: 5 }],
  ['Ballistic Skill 10 hits by itself', 'ranged_to_hit', { ballisticSkill: 10, snapShots: false }, { toHit: null, automatic: true, canHit: true }],
  ['Ballistic Skill 1 makes no Snap Shot', 'ranged_to_hit', { ballisticSkill: 1, snapShots: true }, { toHit: null, canHit: false }],
  ['a Snap Shot is never critical', 'ranged_to_hit', { ballisticSkill: 9, snapShots: true }, { toHit: 3, criticalOn: null }],
  ['Breaching that does not wound changes nothing', 'to_wound', { ...hit, toughness: [6], rules: ['breaching4'], roll: 5 }, { toWound: 6, wounds: false, ap: 4, damage: 1 }],
  ['a natural 1 never wounds, also with Hatred', 'to_wound', { ...hit, strength: 8, rules: ['hatred'], roll: 1 }, { toWound: 2, wounds: false }],
  ['Hatred adds 1, and Shred looks at the die', 'to_wound', { ...hit, rules: ['hatred', 'shred4'], roll: 3 }, { toWound: 3, wounds: true, damage: 1 }],
  ['Hatred wounds nothing that no roll wounds', 'to_wound', { ...hit, toughness: [8], rules: ['hatred'], roll: 6 }, { toWound: null, wounds: false }],
  ['Poisoned wounds whatever the Toughness', 'to_wound', { ...hit, toughness: [9], rules: ['poisoned3'], roll: 3 }, { toWound: 3, wounds: true }],
  ['Poisoned wounds Automata on a 6 only', 'to_wound', { ...hit, toughness: [9], rules: ['poisoned3', 'automata'], roll: 5 }, { toWound: 6, wounds: false }],
  ['Toughness 0 is always wounded', 'to_wound', { ...hit, toughness: [0], roll: 1 }, { wounds: true }],
  ['Strength 0 never wounds', 'to_wound', { ...hit, strength: 0, rules: ['poisoned2'], roll: 6 }, { toWound: null, wounds: false }],
  ['a Rending hit counts as a 6 for Breaching', 'to_wound', { ...hit, rules: ['rending5', 'breaching6'], hitRoll: 5 }, { wounds: true, ap: 2, damage: 1 }],
  ['a hit below its number rolls as usual', 'to_wound', { ...hit, rules: ['criticalHit6'], hitRoll: 5, roll: 3 }, { wounds: false, damage: 1 }],
  ['armour cannot be tried against a Penetrating Hit', 'save', { phase: 'shooting', ap: null, armourSave: 2, invulnerableSave: 5, coverSave: 4, penetratingHit: true, noSaves: false, roll: 4 }, { save: 4, saveType: 'cover', saved: true }],
  ['Damage is not lessened below 1', 'damage', { wounds: 3, damage: 2, rules: ['eternalWarrior3'] }, { damage: 1, woundsLost: 1, removed: false }],
  ['a wounded Paragon is named first in combat', 'allocation', { phase: 'closeCombat', models: [paragon, { ...trooper, id: 't' }], groups: [{ ...wounds, targetChoice: ['t'] }] }, { removed: [], remaining: { p: 3, t: 1 } }],
  ['and may be spared when shot at', 'allocation', { phase: 'shooting', models: [paragon, { ...trooper, id: 't' }], groups: [{ ...wounds, targetChoice: ['t'] }] }, { removed: ['t'], resolutionPoints: 0 }],
  ['the attacker names whom precise Wounds strike, wounded or not', 'allocation', { phase: 'closeCombat', models: [paragon, { ...trooper, id: 't' }], groups: [{ ...wounds, precision: true, targetChoice: ['t'] }] }, { removed: ['t'], resolutionPoints: 1 }],
  ['Shrouded is no help in combat', 'allocation', { phase: 'closeCombat', models: [{ ...trooper, id: 't', shrouded: 4 }], groups: [{ ...wounds, mitigationRolls: [6] }] }, { removed: ['t'], discounted: 0 }],
  ['one mitigation is rolled, the better', 'allocation', { phase: 'shooting', models: [{ ...trooper, id: 't', feelNoPain: 6, shrouded: 4 }], groups: [{ ...wounds, mitigationRolls: [4] }] }, { removed: [], discounted: 1 }],
  ['what nobody can take is wasted', 'allocation', { phase: 'closeCombat', models: [{ ...trooper, id: 't' }], groups: [{ ...wounds, damage: 3, wounds: 3 }, wounds] }, { removed: ['t'], woundsLost: 1, wasted: 3 }],
  ['a weapon may take the place of the Initiative', 'combat_initiative', { initiative: 5, weapon: '1', status: false }, { score: 1, step: 1 }],
  ['Initiative does not fall below 0', 'combat_initiative', { initiative: 2, weapon: '-3', status: false }, { score: 0 }],
  ['Guard Up strikes once, whatever adds Attacks', 'attacks', { ...strikes, gambit: 'guardUp', challengeAdvantage: true }, { attacks: 1 }],
  ['Grandstand strikes with its Outside Support', 'attacks', { ...strikes, gambit: 'grandstand', outsideSupport: 2 }, { attacks: 6 }],
  ['Reaping Blow adds when outnumbered', 'attacks', { ...strikes, inChallenge: false, outnumbered: true, rules: ['reapingBlow2'], weapon: 'x2' }, { attacks: 10 }],
  ['and nothing in a challenge', 'attacks', { ...strikes, outnumbered: true, rules: ['reapingBlow2'] }, { attacks: 4 }],
  ['a part of five counts where the enemy is alone', 'outside_support', { enemyHasOthers: false, engagedModels: 1, engagedWalkers: 1, companyStandards: 0, legionStandards: 0 }, { bonus: 4 }],
  ['glory is of more Wounds where both live', 'glory', { a: { ...survivor, woundsInflicted: 2 }, b: survivor }, { winner: 'a', aPoints: 2, bPoints: 0 }],
  ['level Wounds are no glory', 'glory', { a: survivor, b: survivor }, { winner: null, aPoints: 0, bPoints: 0 }],
  ['both gone are no glory', 'glory', { a: { ...survivor, removed: true }, b: { ...survivor, removed: true } }, { winner: null }],
  ['who withdraws alive ends it without glory', 'glory', { a: { ...survivor, withdraws: true }, b: { ...survivor, woundsInflicted: 2 } }, { winner: null, bPoints: 0 }],
  ['who fell can no longer withdraw', 'glory', { a: { ...survivor, removed: true, withdraws: true }, b: survivor }, { winner: 'b', bPoints: 3 }],
  ['a massacre counts no points', 'resolution', { a: { ...army, enemyModelsRemoved: 5 }, b: { ...army, models: [] } }, { massacre: 'b', winner: 'a', leadershipCheck: false, next: 'consolidate' }],
  ['a loser that is Routed already makes no check', 'resolution', { a: { ...army, enemyModelsRemoved: 2 }, b: { ...army, allRouted: true } }, { winner: 'a', leadershipCheck: false, next: 'aftermath' }],
  ['standards count for each unit', 'resolution', { a: { ...army, unitsWithLegionStandard: 1 }, b: { ...army, unitsWithCompanyStandard: 1 } }, { aTotal: 2, bTotal: 1, leadershipModifier: -1 }],
  ['Leadership 0 fails without dice', 'panic_check', { leadership: [7], officer: null, difference: 6, aflame: 1, fear: 0 }, { target: 0, automaticFailure: true, in36: 0, odds: '0/1' }],
  ['a double 1 passes with 1 left', 'panic_check', { leadership: [7], officer: null, difference: 6, aflame: 0, fear: 0 }, { target: 1, automaticFailure: false, in36: 1 }],
  ['a double 6 fails', 'check', { values: [12], officer: null, modifier: 0 }, { in36: 35 }],
  ['a vehicle takes one status off by a repair', 'status_removal', { vehicle: true, statuses: ['pinned', 'stunned'], cool: null, leadership: null, repair: null }, { removesOne: '1/6', removesAll: '0/1' }],
  ['Routed is taken off by Leadership', 'status_removal', { vehicle: false, statuses: ['routed'], cool: 2, leadership: 7, repair: null }, { removesAll: '7/12' }],
  ['the winner may pursue who leaves', 'aftermath', after, { options: ['consolidate', 'fallBack', 'gunDown', 'hold', 'pursue'] }],
  ['but not Pinned', 'aftermath', { ...after, pinned: true }, { options: ['consolidate', 'fallBack', 'gunDown', 'hold'] }],
  ['Routed falls back', 'aftermath', { ...after, result: 'lost', routed: true }, { options: ['fallBack'] }],
  ['a vehicle holds', 'aftermath', { ...after, vehicle: true }, { options: ['hold'] }],
  ['nobody disengages who has not lost', 'aftermath', { ...after, result: 'drew' }, { options: ['fallBack', 'hold'] }],
  ['nor who is Pinned', 'aftermath', { ...after, result: 'lost', pinned: true, allEnemiesLeave: false }, { options: ['fallBack', 'hold'] }],
  ['the winner whom an enemy still faces stays or goes', 'aftermath', { ...after, allEnemiesLeave: false }, { options: ['fallBack', 'hold'] }],
  ['after a massacre a Routed unit consolidates too', 'aftermath', { ...after, routed: true, massacre: true }, { options: ['consolidate'] }],
  ['and a vehicle', 'aftermath', { ...after, vehicle: true, massacre: true }, { options: ['consolidate'] }],
  ['after a massacre the other side consolidates', 'aftermath', { ...after, massacre: true }, { options: ['consolidate'] }],
  ['cavalry falls back by two dice', 'move_distance', { move: 'fallBack', initiative: 4, cavalry: true, inches: 11 }, { inches: [6, 16], odds: '7/12' }],
  ['heavy models begin a charge by their Movement alone', 'charge', { movement: 7, initiative: 4, heavy: true, disordered: false, distance: 7 }, { setUpMove: 2, need: 5, odds: '5/9' }],
  ['a disordered charge has no first move', 'charge', { movement: 7, initiative: 4, heavy: false, disordered: true, distance: 6 }, { setUpMove: 0, need: 6, odds: '11/36' }],
  ['nobody charges farther than 12"', 'charge', { movement: 14, initiative: 6, heavy: false, disordered: false, distance: 13 }, { allowed: false, odds: '0/1' }],
  ['a natural 1 never gets through', 'armour_penetration', { strength: 14, armour: 10, damage: 1, rules: [], roll: 1 }, { result: 'none', odds: { none: '1/6', glancing: '0/1', penetrating: '5/6' } }],
  ['a save may stop what penetrates, nothing a glance', 'vehicle_damage', { hullPoints: 4, statuses: ['stunned'], penetrating: [3, 1], save: 5, saveRolls: [5, 4], glancingRolls: [2] }, { hullPointsLost: 2, remaining: 2, statuses: ['stunned'] }],
  ['a unit shot at in a Reaction makes no check', 'casualty_check', { lost: 3, of: 10, reaction: true }, { check: false }],
  ['fewer than a quarter make no check', 'casualty_check', { lost: 2, of: 10, reaction: false }, { check: false }],
  ['Vanguard scores one at most for holding', 'objective', { value: 3, line: 0, vanguard: 2, supportUnit: null }, { points: 1 }],
  ['Support Unit limits Line too', 'objective', { value: 3, line: 2, vanguard: 0, supportUnit: 2 }, { points: 2 }],
  ['a unit with a status controls nothing', 'objective_control', { a: [{ type: 'infantry', status: true, lockedInCombat: false, embarked: false, models: [{ count: 9, line: 1 }] }], b: [{ type: 'cavalry', status: false, lockedInCombat: false, embarked: false, models: [{ count: 9, line: 1 }] }] }, { aStrength: 0, bStrength: 0, controls: null }],
  ['the strongest unit counts, not all together', 'objective_control', { a: [3, 4].map((count) => ({ type: 'infantry', status: false, lockedInCombat: false, embarked: false, models: [{ count, line: 0 }] })), b: [{ type: 'infantry', status: false, lockedInCombat: false, embarked: false, models: [{ count: 5, line: 0 }] }] }, { aStrength: 4, bStrength: 5, controls: 'b' }],
  ['a Counter Offensive doubles the last turn, and Sudden Death leaves no last man', 'mission_points', mission, { vp: 2 + 2 * 3 + 2 + 3 }],
  ['more than half the enemy’s points allow no Counter Offensive', 'counter_offensive', { own: 5, enemy: 9 }, { allowed: false }],
  ['Reactions at the edges', 'reaction_points', { pointsLimit: 1501 }, { points: 2 }],
  ['and above 5,000 points', 'reaction_points', { pointsLimit: 5001 }, { points: 4 }],
  ['a hit by itself is critical, and wounds', 'expected_value', value, { value: '6/1' }],
  ['and costs one Wound more', 'expected_value', { ...value, want: 'expectedModelsRemoved' }, { value: '6/1' }],
  ['the chart of Weapon Skills from 4 up, by two of three witnesses', 'to_hit_chart', { attackerWs: [4, 5, 6, 7, 8, 9, 10], targetWs: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] }, { toHit: [[2, 2, 3, 4, 5, 5, 5, 6, 6, 6], [2, 2, 3, 3, 4, 5, 5, 5, 5, 6], [2, 2, 2, 3, 3, 4, 5, 5, 5, 5], [2, 2, 2, 3, 3, 3, 4, 5, 5, 5], [2, 2, 2, 2, 3, 3, 3, 4, 5, 5], [2, 2, 2, 2, 3, 3, 3, 3, 4, 5], [2, 2, 2, 2, 2, 3, 3, 3, 3, 4]] }],
  ['Poisoned and Breaching look at the same die', 'to_wound', { ...hit, toughness: [9], rules: ['poisoned3', 'breaching3'], roll: 3 }, { toWound: 3, wounds: true, ap: 2, damage: 1 }],
  ['a Critical Hit counts as a 6 for Breaching', 'to_wound', { ...hit, rules: ['criticalHit5', 'breaching6'], hitRoll: 5 }, { wounds: true, ap: 2, damage: 2 }],
  ['a Dreadnought is poisoned by a 6 only', 'to_wound', { ...hit, toughness: [7], rules: ['poisoned3', 'dreadnought'], roll: 5 }, { toWound: 6, wounds: false }],
  ['words of other editions change nothing', 'to_wound', { ...hit, rules: ['ordnance', 'sunder', 'lance', 'twoHanded', 'preferredEnemy', 'inexorable', 'crusader', 'monstrous'], roll: 4 }, { toWound: 4, wounds: true, ap: 4, damage: 1 }],
  ['of equal saves the invulnerable one before cover', 'save', { phase: 'shooting', ap: 2, armourSave: 3, invulnerableSave: 4, coverSave: 4, penetratingHit: false, noSaves: false, roll: null }, { save: 4, saveType: 'invulnerable' }],
  ['no save at all', 'save', { phase: 'shooting', ap: null, armourSave: 2, invulnerableSave: 3, coverSave: 4, penetratingHit: false, noSaves: true, roll: 6 }, { save: null, saveType: null, saved: false }],
  ['a Command model that is named keeps taking Wounds, and is spared in the next group', 'allocation', { phase: 'closeCombat', models: [{ ...trooper, id: 'c', wounds: 3, startingWounds: 3, command: true }, { ...trooper, id: 's' }], groups: [{ ...wounds, wounds: 2, targetChoice: ['c', 's'] }, { ...wounds, targetChoice: ['s'] }] }, { removed: ['s'], remaining: { c: 1, s: 0 }, resolutionPoints: 1 }],
  ['Eternal Warrior takes less of each Wound', 'allocation', { phase: 'closeCombat', models: [{ ...trooper, id: 'c', wounds: 3, startingWounds: 3, rules: ['eternalWarrior1'] }], groups: [{ ...wounds, damage: 2, wounds: 2 }] }, { removed: [], woundsLost: 2, remaining: { c: 1 } }],
  ['Damage beyond the model is lost, and wastes no Wound', 'allocation', { phase: 'closeCombat', models: [{ ...trooper, id: 'a', wounds: 2, startingWounds: 2 }, { ...trooper, id: 'b', wounds: 2, startingWounds: 2 }], groups: [{ ...wounds, damage: 3, wounds: 2 }] }, { removed: ['a', 'b'], woundsLost: 4, wasted: 0 }],
  ['one mitigation stops the whole Damage', 'allocation', { phase: 'closeCombat', models: [{ ...trooper, id: 'a', wounds: 3, startingWounds: 3, feelNoPain: 5 }], groups: [{ ...wounds, damage: 2, wounds: 2, mitigationRolls: [5, 1] }] }, { woundsLost: 2, discounted: 1, remaining: { a: 1 } }],
  ['whom a precise Wound hurt is named first in the next group', 'allocation', { phase: 'closeCombat', models: [{ ...trooper, id: 'a' }, { ...trooper, id: 'b', wounds: 2, startingWounds: 2 }, { ...trooper, id: 'c' }], groups: [{ ...wounds, precision: true, targetChoice: ['b'] }, { ...wounds, wounds: 2, targetChoice: ['a'] }] }, { removed: ['b', 'a'], remaining: { a: 0, b: 0, c: 1 } }],
  ['of two wounded models the defender names one', 'allocation', { phase: 'closeCombat', models: [{ ...trooper, id: 'a', wounds: 1, startingWounds: 2 }, { ...trooper, id: 'b', wounds: 1, startingWounds: 3 }, { ...trooper, id: 'c' }], groups: [{ ...wounds, targetChoice: ['c', 'b'] }] }, { removed: ['b'] }],
  ['groups by weapon, profile, skill and target', 'group_split', { attacks: [{ weapon: 'a', profile: 'x', skill: 4, target: 'u', count: 2 }, { weapon: 'a', profile: 'y', skill: 4, target: 'u', count: 3 }, { weapon: 'a', profile: 'x', skill: 4, target: 'v', count: 4 }, { weapon: 'a', profile: 'x', skill: 4, target: 'u', count: 5 }] }, { groupCount: 3, groupSizes: [7, 4, 3] }],
  ['a Paragon counts as its base Wounds', 'resolution', { a: { ...army, models: [{ count: 1, type: 'paragon', baseWounds: 6 }] }, b: { ...army, enemyModelsRemoved: 1 } }, { aTotal: 1, bTotal: 1, winner: 'draw' }],
  ['so does a Dreadnought', 'resolution', { a: { ...army, models: [{ count: 1, type: 'dreadnought', baseWounds: 6 }] }, b: army }, { aTotal: 1, bTotal: 0, winner: 'a', leadershipModifier: -1 }],
  ['level models are nobody’s, and other points count', 'resolution', { a: { ...army, otherPoints: 2 }, b: { ...army, challengePoints: 3 } }, { aTotal: 2, bTotal: 3, winner: 'b', leadershipCheck: true, leadershipModifier: -1 }],
  ['of two Leaderships as common the higher, less Aflame and Fear', 'panic_check', { leadership: [7, 8], officer: null, difference: 1, aflame: 1, fear: 1 }, { leadershipUsed: 8, target: 5, in36: 10 }],
  ['an officer’s is used where it helps only', 'check', { values: [8, 8], officer: 7, modifier: 0 }, { characteristicUsed: 8, target: 8, in36: 26 }],
  ['a characteristic of 0 fails without dice', 'check', { values: [0, 8], officer: null, modifier: 0 }, { characteristicUsed: 0, in36: 0, odds: '0/1' }],
  ['a check for each of three statuses', 'status_removal', { vehicle: false, statuses: ['pinned', 'suppressed', 'stunned'], cool: 7, leadership: 7, repair: null }, { removesOne: '1603/1728', removesAll: '343/1728' }],
  ['a better repair', 'status_removal', { vehicle: true, statuses: ['pinned'], cool: null, leadership: null, repair: 4 }, { removesOne: '1/2', removesAll: '1/2' }],
  ['a pile in is by Initiative', 'move_distance', { move: 'pileIn', initiative: 4, cavalry: false, inches: 4 }, { inches: [4, 4], odds: '1/1' }],
  ['so is a consolidation', 'move_distance', { move: 'consolidate', initiative: 5, cavalry: true, inches: 6 }, { inches: [5, 5], odds: '0/1' }],
  ['the first move of a charge may be enough', 'charge', { movement: 14, initiative: 6, heavy: false, disordered: false, distance: 5 }, { allowed: true, setUpMove: 6, need: 0, odds: '1/1' }],
  ['12" may be charged, and not reached', 'charge', { movement: 7, initiative: 4, heavy: false, disordered: false, distance: 12 }, { allowed: true, setUpMove: 3, need: 9, odds: '0/1' }],
  ['Rending, Critical Hit and Breaching do nothing to armour', 'armour_penetration', { strength: 6, armour: 12, damage: 1, rules: ['rending6', 'criticalHit6', 'breaching4'], roll: 6 }, { odds: { none: '5/6', glancing: '1/6', penetrating: '0/1' }, damage: 1, result: 'glancing' }],
  ['Armourbane makes a glance go through, and doubles nothing', 'armour_penetration', { strength: 8, armour: 12, damage: 2, rules: ['armourbane'], roll: 4 }, { odds: { none: '1/2', glancing: '0/1', penetrating: '1/2' }, damage: 2, result: 'penetrating' }],
  ['a status that this attack gave counts for its next glance', 'vehicle_damage', { hullPoints: 3, statuses: [], penetrating: [1, 3], save: 5, saveRolls: [2, 5], glancingRolls: [1, 2] }, { hullPointsLost: 2, remaining: 1, removed: false, statuses: ['stunned'] }],
  ['each glance costs where it has all three', 'glancing_odds', { hits: 2, statuses: ['pinned', 'stunned', 'suppressed'], atLeast: 2 }, { odds: '1/1' }],
  ['two glances on one status', 'glancing_odds', { hits: 2, statuses: ['pinned'], atLeast: 2 }, { odds: '1/9' }],
  ['a marker that is gone scores nothing, with Line neither', 'objective', { value: 0, line: 2, vanguard: 0, supportUnit: null }, { points: 0 }],
  ['Line adds by model', 'objective_control', { a: [{ type: 'infantry', status: false, lockedInCombat: false, embarked: false, models: [{ count: 5, line: 0 }, { count: 1, line: 2 }] }], b: [] }, { aStrength: 8, bStrength: 0, controls: 'a' }],
  ['level at a marker: nobody', 'objective_control', { a: [{ type: 'dreadnought', status: false, lockedInCombat: false, embarked: false, models: [{ count: 1, line: 0 }] }], b: [{ type: 'monstrous', status: false, lockedInCombat: false, embarked: false, models: [{ count: 1, line: 0 }] }] }, { aStrength: 1, bStrength: 1, controls: null }],
  ['Vanguard scores once at a marker in a turn, doubled in the last', 'mission_points', { ...mission, vanguard: [{ turn: 4, marker: 'n', points: 2 }, { turn: 4, marker: 'n', points: 2 }, { turn: 3, marker: 'e', points: 1 }, { turn: 3, marker: 's', points: 2, by: 'enemy' }] }, { vp: 2 + 2 * 3 + 2 * 2 + 1 + 2 + 3 }],
  ['Sudden Death is of who has a model left', 'mission_points', { ...mission, scorings: [], counterOffensive: false, giantKiller: false, modelsLeft: false }, { vp: 0 }],
  ['Damage 2 on models of 3 Wounds', 'expected_value', { ...value, start: 'wounds', count: 4, damage: 2, want: 'expectedDamage', targetWounds: 3, targetModels: 2, armourSave: 3 }, { value: '182/81' }],
  ['Eternal Warrior outlives two of Damage 3', 'expected_value', { ...value, start: 'wounds', count: 2, damage: 3, want: 'killModel', targetWounds: 3, targetModels: 1, targetRules: ['eternalWarrior2'], armourSave: 4 }, { value: '0/1' }],
  ['the better mitigation after the save', 'expected_value', { ...value, start: 'wounds', feelNoPain: 6, shrouded: 4, armourSave: 4 }, { value: '3/2' }],
  ['a Snap Shot of BS4 hits on 5+', 'expected_value', { ...value, skill: 4, snapShots: true }, { value: '1/1' }],
  ['hits whose rolls are not known rend nothing', 'expected_value', { ...value, start: 'hits', rules: ['rending6', 'breaching5'], armourSave: 3 }, { value: '7/3' }],
  ['Hatred in combat', 'expected_value', { ...value, phase: 'closeCombat', skill: 4, targetSkill: 5, rules: ['hatred'] }, { value: '4/3' }],
  ['Rending wounds what no roll wounds', 'expected_value', { ...value, phase: 'closeCombat', skill: 4, targetSkill: 4, rules: ['rending6'], toughness: 8, count: 12 }, { value: '2/1' }],
  ['Poisoned against a Dreadnought', 'expected_value', { ...value, phase: 'closeCombat', skill: 4, targetSkill: 4, rules: ['poisoned3'], targetRules: ['dreadnought'], toughness: 8, count: 12 }, { value: '1/1' }],
  ['BS8 is critical from 4, and Shred counts its 6', 'expected_value', { ...value, skill: 8, rules: ['shred6', 'criticalHit5'], want: 'expectedDamage', targetWounds: 9, targetModels: 9, count: 1 }, { value: '31/18' }],
  ['how many models go, from none', 'expected_value', { ...value, skill: 4, count: 3, want: 'distribution', targetWounds: 1, targetModels: 2 }, { distribution: ['8/27', '4/9', '7/27'] }],
  ['also where there are more than can go', 'expected_value', { ...value, skill: 4, count: 2, want: 'distribution', targetWounds: 1, targetModels: 5 }, { distribution: ['4/9', '4/9', '1/9'] }],
];

describe('corners that no supplied case reaches', () => {
  test.each(CORNERS)('%s', (name, kind, input, expected) => {
    const ruleCase = {
      id: name,
      edition: 'hh3',
      kind,
      source: 'SOURCES.md',
      reading: 'text',
      input,
      expected,
    };
    expect(runCase('hh-3', kinds, ruleCase)).toBe(kind);
  });

  test('an unknown word, kind or field fails', () => {
    const ruleCase = { id: 'x', edition: 'hh3', kind: 'to_wound', source: 's', reading: 'text' };
    const expected = { wounds: true };
    expect(() =>
      runCase('hh-3', kinds, { ...ruleCase, input: { ...hit, rules: ['brutal2'] }, expected }),
    ).toThrow();
    expect(() => runCase('hh-3', kinds, { ...ruleCase, kind: 'gets_hot', input: hit, expected })).toThrow();
    expect(() => runCase('hh-3', kinds, { ...ruleCase, input: { ...hit, extra: 1 }, expected })).toThrow();
  });

  test('a status is added once, and Routed takes the place of the others', () => {
    const { statuses } = book;
    expect(withStatus(statuses, ['pinned'], 'stunned')).toEqual(['pinned', 'stunned']);
    expect(withStatus(statuses, ['pinned'], 'pinned')).toEqual(['pinned']);
    expect(withStatus(statuses, ['pinned', 'stunned'], 'routed')).toEqual(['routed']);
    expect(withStatus(statuses, ['routed'], 'pinned')).toEqual(['routed']);
  });
});
