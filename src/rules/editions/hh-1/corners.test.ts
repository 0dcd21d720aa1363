import { describe, expect, it, test } from 'vitest';
import { runCase } from '@/testing/cases/rule-cases';
import { woundPoolKinds } from '@/testing/cases/wound-pool-kinds';
import { CASE_RULES } from '@/testing/cases/wound-pool-shapes';
import { woundPools } from './wound-pools';

/**
 * Corners that no supplied case reaches, in the vocabulary of the cases: [what it shows, kind, input,
 * expected].
 */
type Corner = readonly [string, string, Record<string, unknown>, Record<string, unknown>];

const model = {
  wounds: 1,
  toughness: 4,
  armourSave: 3,
  invulnerableSave: null,
  feelNoPain: null,
  rules: [],
};
const placed = { inContact: true, distance: 0 };
const pool = {
  strength: 4,
  ap: null,
  wounds: 1,
  rules: [],
  destroyerBand: null,
  noSaves: false,
  saveRolls: [],
  feelNoPainRolls: [],
  d3Rolls: [],
  d6Rolls: [],
  defenderChoice: [],
};
const destroyer = {
  targetType: 'nonVehicle',
  hitting: null,
  destroyerRolls: [4],
  ap: 2,
  model: null,
  unitSize: null,
  saveRolls: [],
  d3Rolls: [],
  d6Rolls: [],
};
const save = {
  phase: 'closeCombat',
  ap: null,
  armourSave: 3,
  armourBonus: 0,
  invulnerableSave: null,
  coverSave: null,
  noSaves: false,
  roll: null,
};
const pain = {
  strength: 4,
  toughness: 4,
  feelNoPain: 5,
  rules: [],
  noSaves: false,
  feelNoPainAgainstNoSaves: false,
  saveFailed: true,
  roll: 5,
};
const side = {
  unsavedWounds: 0,
  unsavedOnModels: [],
  savedWounds: 0,
  feelNoPainDiscounted: 0,
  hammerOfWrathWounds: 0,
  overwatchWounds: 0,
  wipedOut: false,
};
const fighter = { initiative: 4, rules: [], charged: true, inContact: true, removedAtStep: null };
const sweep = {
  winnerInitiative: 4,
  winnerRoll: 3,
  winnerBonus: 0,
  loserInitiative: 4,
  loserRoll: 3,
  loserBonus: 0,
  loserRules: [],
};
const chance = {
  want: 'moralePassed',
  leadership: 8,
  lostBy: 2,
  winnerInitiative: null,
  loserInitiative: null,
  rules: [],
};
const rolls = {
  want: 'unsavedWounds',
  start: 'attacks',
  count: 1,
  toHit: 4,
  toWound: 4,
  save: null,
  unsavedProbability: null,
  targetModels: null,
  targetWounds: null,
};
const value = {
  want: 'expectedUnsavedWounds',
  k: null,
  start: 'attacks',
  count: 1,
  dice: null,
  cap: null,
  attackerWs: 4,
  targetWs: 4,
  strength: 4,
  toughness: 4,
  ap: null,
  armourSave: 3,
  invulnerableSave: null,
  feelNoPain: null,
  rules: [],
  targetType: 'nonVehicle',
  targetModels: null,
  targetWounds: null,
};
const bare = {
  ...value,
  attackerWs: null,
  targetWs: null,
  strength: null,
  toughness: 8,
  armourSave: null,
};

// biome-ignore format: one corner a line
const CORNERS: readonly Corner[] = [
  // To hit
  ['the commonest Weapon Skill counts', 'to_hit', { attackerWs: 4, targetWs: [3, 3, 5], rules: [] }, { toHit: 3, targetWsUsed: 3 }],
  ['a tie takes the highest Weapon Skill', 'to_hit', { attackerWs: 4, targetWs: [3, 3, 5, 5, 9], rules: [] }, { toHit: 4, targetWsUsed: 5 }],
  ['Weapon Skill 0 is hit automatically', 'to_hit', { attackerWs: 1, targetWs: [0], rules: [] }, { toHit: null, automaticHit: true, canStrike: true, targetWsUsed: 0 }],
  ['Weapon Skill 0 cannot strike', 'to_hit', { attackerWs: 0, targetWs: [4], rules: [] }, { toHit: null, automaticHit: false, canStrike: false, targetWsUsed: 4 }],
  ['nobody strikes when both have Weapon Skill 0', 'to_hit', { attackerWs: 0, targetWs: [0], rules: [] }, { toHit: null, automaticHit: false, canStrike: false }],
  ['Fear raises nobody from Weapon Skill 0', 'to_hit', { attackerWs: 4, targetWs: [0, 0], rules: ['fear'] }, { automaticHit: true, targetWsUsed: 0 }],
  ['Fear makes a mixed unit alike', 'to_hit', { attackerWs: 1, targetWs: [3, 5], rules: ['fear'] }, { toHit: 4, targetWsUsed: 1 }],
  ['Hammer of Wrath hits automatically', 'to_hit', { attackerWs: 2, targetWs: [9], rules: ['hammerOfWrath'] }, { toHit: null, automaticHit: true, canStrike: true }],
  ['part of the chart', 'to_hit_chart', { attackerWs: [3, 0], targetWs: [7, 0] }, { toHit: [[5, null], [null, null]] }],
  // To wound
  ['the commonest Toughness counts', 'to_wound', { strength: 4, toughness: [4, 4, 5], ap: null, rules: [], roll: 4 }, { toWound: 4, toughnessUsed: 4, wounds: true, ap: null }],
  ['a tie takes the highest Toughness', 'to_wound', { strength: 4, toughness: [3, 5], ap: 3, rules: [], roll: 4 }, { toWound: 5, toughnessUsed: 5, wounds: false }],
  ['Poisoned wounds on 4+ where the chart has none', 'to_wound', { strength: 1, toughness: [8], ap: 6, rules: ['poisoned4'], roll: 4 }, { toWound: 4, rerollFailures: false, wounds: true, ap: 6 }],
  ['Poisoned uses a lower chart and re-rolls with more Strength', 'to_wound', { strength: 5, toughness: [4], ap: null, rules: ['poisoned4'], roll: 3 }, { toWound: 3, rerollFailures: true, wounds: true }],
  ['Poisoned does not re-roll with equal Strength', 'to_wound', { strength: 4, toughness: [4], ap: null, rules: ['poisoned4'], roll: null }, { toWound: 4, rerollFailures: false }],
  ['Fleshbane wounds anything on 2+', 'to_wound', { strength: 3, toughness: [10], ap: null, rules: ['fleshbane'], roll: 2 }, { toWound: 2, rerollFailures: false, wounds: true }],
  ['Fleshbane with Shred re-rolls its ones', 'to_wound', { strength: 3, toughness: [6], ap: null, rules: ['fleshbane', 'shred'], roll: 1 }, { toWound: 2, rerollFailures: true, wounds: false }],
  ['Rending below 6 has the AP of the weapon', 'to_wound', { strength: 4, toughness: [4], ap: 5, rules: ['rending'], roll: 5 }, { toWound: 4, automaticWoundOn: 6, wounds: true, ap: 5 }],
  ['Rending below 6 fails where the chart has none', 'to_wound', { strength: 4, toughness: [8], ap: 5, rules: ['rending'], roll: 5 }, { toWound: null, automaticWoundOn: 6, wounds: false, ap: 5 }],
  ['Rending with Poisoned keeps both', 'to_wound', { strength: 4, toughness: [8], ap: null, rules: ['rending', 'poisoned4'], roll: 6 }, { toWound: 4, automaticWoundOn: 6, wounds: true, ap: 2 }],
  ['Hammer of Wrath has no use of other rules', 'to_wound', { strength: 4, toughness: [8], ap: null, rules: ['hammerOfWrath', 'rending', 'shred'], roll: 6 }, { toWound: null, automaticWoundOn: null, rerollFailures: false, wounds: false }],
  ['part of the chart', 'to_wound_chart', { strength: [8, 1], toughness: [10, 5] }, { toWound: [[6, 2], [null, null]] }],
  // Attacks
  ['three weapons add one Attack', 'attacks', { attacks: 1, charged: false, disorderedCharge: false, weapons: [{ rules: [] }, { rules: [] }, { rules: [] }], rules: [] }, { attacks: 2 }],
  ['a pair of Specialist Weapons adds one', 'attacks', { attacks: 3, charged: false, disorderedCharge: false, weapons: [{ rules: ['specialistWeapon', 'unwieldy'] }, { rules: ['specialistWeapon'] }], rules: [] }, { attacks: 4 }],
  ['one weapon adds none', 'attacks', { attacks: 3, charged: false, disorderedCharge: false, weapons: [{ rules: [] }], rules: [] }, { attacks: 3 }],
  ['Rage adds two in place of one', 'attacks', { attacks: 2, charged: true, disorderedCharge: false, weapons: [{ rules: [] }, { rules: [] }], rules: ['rage'] }, { attacks: 5 }],
  ['Rage adds nothing after a disordered charge', 'attacks', { attacks: 2, charged: true, disorderedCharge: true, weapons: [], rules: ['rage'] }, { attacks: 2 }],
  ['Rage adds nothing without a charge', 'attacks', { attacks: 2, charged: false, disorderedCharge: false, weapons: [], rules: ['rage', 'hammerOfWrath'] }, { attacks: 2 }],
  ['Attacks 0 stay 0', 'attacks', { attacks: 0, charged: true, disorderedCharge: false, weapons: [{ rules: [] }, { rules: [] }], rules: [] }, { attacks: 0 }],
  // Engaged
  ['base contact engages', 'engaged', { inBaseContact: true, inchesToFriendInContact: null, verticalInches: null, initiative: 4, step: 4 }, { engaged: true, pileInInches: 0 }],
  ['6 inches up still supports', 'engaged', { inBaseContact: false, inchesToFriendInContact: 2, verticalInches: 6, initiative: 4, step: 5 }, { engaged: true, pileInInches: 0 }],
  ['more than 6 inches up does not', 'engaged', { inBaseContact: false, inchesToFriendInContact: 1, verticalInches: 6.5, initiative: 4, step: 4 }, { engaged: false, pileInInches: 3 }],
  ['nobody in contact, nobody supports', 'engaged', { inBaseContact: false, inchesToFriendInContact: null, verticalInches: 0, initiative: null, step: null }, { engaged: false, pileInInches: 0 }],
  // Initiative
  ['a model removed in its own step strikes, in an earlier one it does not', 'initiative', { models: [{ ...fighter, id: 'a', removedAtStep: 4 }, { ...fighter, id: 'b', removedAtStep: 5 }, { ...fighter, id: 'c', removedAtStep: 1 }] }, { strikes: { a: true, b: false, c: true }, order: [{ step: 4, models: ['c', 'a'] }], hammerOfWrath: null }],
  ['an Unwieldy model dies before it strikes', 'initiative', { models: [{ ...fighter, id: 'a', rules: ['unwieldy'], removedAtStep: 4 }] }, { strikes: { a: false }, order: [] }],
  ['Hammer of Wrath needs a charge into contact', 'initiative', { models: [{ ...fighter, id: 'a', rules: ['hammerOfWrath'], charged: false }, { ...fighter, id: 'b', rules: ['hammerOfWrath'], inContact: false }] }, { hammerOfWrath: null, order: [{ step: 4, models: ['a', 'b'] }] }],
  // Saves
  ['an improved save is never better than 2+', 'save', { ...save, armourSave: 2, armourBonus: 1, ap: 2 }, { save: null, saveType: null }],
  ['an improved save is compared as improved', 'save', { ...save, armourBonus: 1, ap: 3, roll: 2 }, { save: 2, saveType: 'armour', saved: true }],
  ['no armour cannot be improved', 'save', { ...save, armourSave: null, armourBonus: 1, roll: 6 }, { save: null, saveType: null, saved: false }],
  ['no saves of any kind', 'save', { ...save, invulnerableSave: 3, noSaves: true, roll: 6 }, { save: null, saveType: null, saved: false }],
  ['cover does not help in close combat', 'save', { ...save, armourSave: null, coverSave: 4, roll: 6 }, { save: null, saveType: null, saved: false }],
  ['of equal saves the armour', 'save', { ...save, invulnerableSave: 3, ap: 4 }, { save: 3, saveType: 'armour' }],
  ['AP 1 takes every armour, never the invulnerable save', 'save', { ...save, armourSave: 2, invulnerableSave: 5, ap: 1, roll: 4 }, { save: 5, saveType: 'invulnerable', saved: false }],
  // Instant Death
  ['the majority decides the wound, the model its death', 'instant_death', { strength: 8, unitToughness: [5, 5, 4], model: { wounds: 3, toughness: 4, rules: [] }, unsavedWounds: 1 }, { toWound: 2, instantDeath: true, woundsLost: 3, removed: true }],
  ['a saved Wound kills nobody', 'instant_death', { strength: 10, unitToughness: [4], model: { wounds: 2, toughness: 4, rules: [] }, unsavedWounds: 0 }, { instantDeath: false, woundsLost: 0, removed: false }],
  ['an Eternal Warrior loses one each', 'instant_death', { strength: 10, unitToughness: [4], model: { wounds: 2, toughness: 4, rules: ['eternalWarrior'] }, unsavedWounds: 3 }, { instantDeath: false, woundsLost: 2, removed: true }],
  // Feel No Pain
  ['7th edition allows it against hits without saves', 'feel_no_pain', { ...pain, noSaves: true, feelNoPainAgainstNoSaves: true }, { allowed: true, discounted: true, woundsCounted: 0 }],
  ['not against hits without saves', 'feel_no_pain', { ...pain, noSaves: true }, { allowed: false, discounted: false, woundsCounted: 1 }],
  ['not against twice the Toughness', 'feel_no_pain', { ...pain, strength: 8 }, { allowed: false, woundsCounted: 1 }],
  ['not against the Instant Death rule', 'feel_no_pain', { ...pain, rules: ['instantDeath'] }, { allowed: false }],
  ['not against Destroyer hits, even tough models', 'feel_no_pain', { ...pain, toughness: 8, rules: ['destroyer'] }, { allowed: false }],
  ['not for an Eternal Warrior against Instant Death either', 'feel_no_pain', { ...pain, strength: 8, rules: ['eternalWarrior'] }, { allowed: false, woundsCounted: 1 }],
  ['not when the Wound was saved', 'feel_no_pain', { ...pain, saveFailed: false }, { allowed: false, discounted: false, woundsCounted: 0 }],
  ['not without the rule', 'feel_no_pain', { ...pain, feelNoPain: null, roll: 6 }, { allowed: false, woundsCounted: 1 }],
  // Destroyer weapons
  ['the table against vehicles', 'destroyer', { ...destroyer, targetType: 'vehicle', destroyerRolls: [1, 5, 6] }, { results: [{ band: 'luckyEscape', automaticWound: false, penetratingHit: false, lossDice: null, savesAllowed: null }, { band: 'solidHit', automaticWound: false, penetratingHit: true, lossDice: 'd3', savesAllowed: 'normal' }, { band: 'devastatingHit', automaticWound: false, penetratingHit: true, lossDice: 'd6+6', savesAllowed: 'none' }], unharmed: 1 }],
  ['two pools of Wounds', 'destroyer', { ...destroyer, destroyerRolls: [6, 2, 1, 5] }, { pools: { seriouslyWounded: 2, deathblow: 1 }, unharmed: 1 }],
  ['no pool at all', 'destroyer', { ...destroyer, destroyerRolls: [1] }, { pools: {}, unharmed: 1 }],
  ['hits beyond the rolls that hit do not count', 'destroyer', { ...destroyer, hitting: { attackerWs: 5, targetWs: 4, hitRolls: [2, 3] }, destroyerRolls: [6, 6] }, { hits: 1, pools: { deathblow: 1 } }],
  ['a vehicle saves, once and before the D3', 'destroyer', { ...destroyer, targetType: 'vehicle', model: { hullPoints: 3, invulnerableSave: 5 }, saveRolls: [5] }, { saved: true, lossRolled: null, hullPointsLost: 0, remaining: 3, wrecked: false }],
  ['a vehicle loses the D3', 'destroyer', { ...destroyer, targetType: 'vehicle', model: { hullPoints: 3, invulnerableSave: 5 }, saveRolls: [4], d3Rolls: [2] }, { saved: false, lossRolled: 2, hullPointsLost: 2, excessLost: 0, remaining: 1, wrecked: false }],
  ['no save helps a vehicle against a 6', 'destroyer', { ...destroyer, targetType: 'vehicle', destroyerRolls: [6], model: { hullPoints: 9, invulnerableSave: 2 }, saveRolls: [6], d6Rolls: [2] }, { saved: false, lossRolled: 8, hullPointsLost: 8, remaining: 1, wrecked: false }],
  ['a vehicle is wrecked, the rest is lost', 'destroyer', { ...destroyer, targetType: 'vehicle', destroyerRolls: [6], model: { hullPoints: 4, invulnerableSave: null }, d6Rolls: [6] }, { lossRolled: 12, hullPointsLost: 4, excessLost: 8, remaining: 0, wrecked: true }],
  ['a 1 leaves the model unharmed', 'destroyer', { ...destroyer, destroyerRolls: [1], model: { ...model, wounds: 2 } }, { saved: false, lossRolled: null, woundsLost: 0, excessLost: 0, remaining: 2, instantDeath: false }],
  ['armour stops a Destroyer hit without AP', 'destroyer', { ...destroyer, ap: null, model: { ...model, wounds: 2 }, saveRolls: [3] }, { saved: true, woundsLost: 0, lossRolled: null }],
  ['Instant Death needs no D3', 'destroyer', { ...destroyer, model: { ...model, wounds: 3 } }, { saved: false, instantDeath: true, lossRolled: null, woundsLost: 3, remaining: 0 }],
  ['a Deathblow that cannot be survived needs no D6', 'destroyer', { ...destroyer, destroyerRolls: [6], model: { ...model, wounds: 7, toughness: 8 } }, { lossRolled: null, woundsLost: 7, excessLost: 0, remaining: 0, instantDeath: false }],
  ['an Eternal Warrior survives a small Deathblow', 'destroyer', { ...destroyer, destroyerRolls: [6], model: { ...model, wounds: 8, rules: ['eternalWarrior'] }, d6Rolls: [1] }, { instantDeath: false, lossRolled: 7, woundsLost: 7, remaining: 1 }],
  ['excess of a D3 hurts nobody else', 'destroyer', { ...destroyer, model: { ...model, toughness: 6 }, unitSize: 3, d3Rolls: [3] }, { lossRolled: 3, woundsLost: 1, excessLost: 2, modelsRemoved: 1, otherModelsHurt: 0 }],
  ['no Feel No Pain against a Deathblow', 'destroyer', { ...destroyer, destroyerRolls: [6], model: { ...model, wounds: 9, toughness: 7, feelNoPain: 4 }, d6Rolls: [1] }, { feelNoPainAllowed: false, woundsLost: 7, remaining: 2 }],
  // Allocation
  ['Feel No Pain keeps the model in the way', 'allocation', { models: [{ ...model, ...placed, id: 'a', feelNoPain: 5 }, { ...model, ...placed, id: 'b' }], pools: [{ ...pool, wounds: 3, saveRolls: [2, 1, 1], feelNoPainRolls: [5, 6, 2] }] }, { removed: ['a'], woundsLost: 1, wasted: 0, remaining: { a: 0, b: 1 } }],
  ['Feel No Pain is not rolled where no saves are allowed', 'allocation', { models: [{ ...model, ...placed, id: 'a', feelNoPain: 5 }], pools: [{ ...pool, noSaves: true, feelNoPainRolls: [6] }] }, { removed: ['a'], wasted: 0 }],
  ['a new pool is a new choice', 'allocation', { models: [{ ...model, ...placed, id: 'a', wounds: 2 }, { ...model, ...placed, id: 'b', wounds: 2 }], pools: [{ ...pool, ap: 3, defenderChoice: ['a'] }, { ...pool, ap: 2, defenderChoice: ['b'] }] }, { removed: [], woundsLost: 2, remaining: { a: 1, b: 1 } }],
  ['a Deathblow kills one model however high the roll', 'allocation', { models: [{ ...model, ...placed, id: 'a', wounds: 8, toughness: 8, invulnerableSave: 3 }, { ...model, ...placed, id: 'b', wounds: 8, toughness: 8 }], pools: [{ ...pool, strength: 10, ap: 1, wounds: 2, rules: ['destroyer'], destroyerBand: 'deathblow', noSaves: true, d6Rolls: [1, 6] }] }, { removed: ['a'], woundsLost: 8, wasted: 0, remaining: { a: 0, b: 8 } }],
  ['whole pools are wasted on nobody', 'allocation', { models: [{ ...model, ...placed, id: 'a' }], pools: [{ ...pool, ap: 3, wounds: 2 }, { ...pool, strength: 8, ap: 2, wounds: 3 }] }, { removed: ['a'], wasted: 4 }],
  ['the closest takes it when nobody is in contact, also when listed last', 'allocation', { models: [{ ...model, id: 'a', inContact: false, distance: 3 }, { ...model, id: 'b', inContact: false, distance: 1.5 }], pools: [{ ...pool, ap: 2, wounds: 1, defenderChoice: ['a'] }] }, { removed: ['b'] }],
  ['the Instant Death rule removes at once', 'allocation', { models: [{ ...model, ...placed, id: 'a', wounds: 5 }], pools: [{ ...pool, ap: 2, rules: ['instantDeath'] }] }, { removed: ['a'], woundsLost: 5 }],
  ['an Eternal Warrior loses the D3', 'allocation', { models: [{ ...model, ...placed, id: 'a', wounds: 5, rules: ['eternalWarrior'] }], pools: [{ ...pool, strength: 10, ap: 2, rules: ['destroyer'], destroyerBand: 'seriouslyWounded', d3Rolls: [2] }] }, { removed: [], woundsLost: 2, remaining: { a: 3 } }],
  ['each model saves with its own best save', 'allocation', { models: [{ ...model, ...placed, id: 'a', invulnerableSave: 4 }, { ...model, id: 'b', inContact: false, distance: 1, armourSave: 2 }], pools: [{ ...pool, ap: 3, wounds: 3, saveRolls: [4, 3, 2] }] }, { removed: ['a'], remaining: { a: 0, b: 1 } }],
  ['an empty pool does nothing', 'allocation', { models: [{ ...model, ...placed, id: 'a' }], pools: [{ ...pool, wounds: 0 }] }, { removed: [], woundsLost: 0, wasted: 0, remaining: { a: 1 } }],
  // Pools
  ['another AP is another pool', 'pool_split', { wounds: [{ strength: 4, ap: 3, rules: [] }, { strength: 4, ap: null, rules: [] }, { strength: 4, ap: 3, rules: [] }] }, { poolCount: 2, poolSizes: [2, 1] }],
  ['Instant Death and Destroyer are pools of their own', 'pool_split', { wounds: [{ strength: 4, ap: 2, rules: ['instantDeath'] }, { strength: 4, ap: 2, rules: [] }, { strength: 4, ap: 2, rules: ['destroyer'] }] }, { poolCount: 3, poolSizes: [1, 1, 1] }],
  ['rules of the To Wound roll are spent', 'pool_split', { wounds: [{ strength: 4, ap: 2, rules: ['poisoned4', 'rerollFailedHits'] }, { strength: 4, ap: 2, rules: ['rending'] }, { strength: 4, ap: 2, rules: ['fleshbane', 'unwieldy'] }] }, { poolCount: 1, poolSizes: [3] }],
  ['no Wounds, no pool', 'pool_split', { wounds: [] }, { poolCount: 0, poolSizes: [] }],
  // Assault result
  ['saved and discounted Wounds add nothing', 'assault_result', { a: { ...side, unsavedWounds: 2, savedWounds: 5, feelNoPainDiscounted: 4 }, b: { ...side, unsavedWounds: 3 } }, { aScore: 2, bScore: 3, winner: 'b', loserModifier: -1, moraleCheck: true, locked: false }],
  ['Instant Death counts all Wounds left, a D3 no more than those', 'assault_result', { a: { ...side, unsavedOnModels: [{ strength: 8, toughness: 4, woundsLeft: 3, loss: 1, rules: [] }, { strength: 10, toughness: 8, woundsLeft: 2, loss: 3, rules: ['destroyer'] }] }, b: { ...side, unsavedOnModels: [{ strength: 4, toughness: 4, woundsLeft: 4, loss: 1, rules: ['instantDeath'] }, { strength: 8, toughness: 4, woundsLeft: 3, loss: 1, rules: ['eternalWarrior'] }] } }, { aScore: 5, bScore: 5, winner: 'draw', locked: true }],
  ['a wiped-out side cannot win', 'assault_result', { a: { ...side, unsavedWounds: 9, wipedOut: true }, b: { ...side, unsavedWounds: 4 } }, { winner: 'b', moraleCheck: false, locked: false, sweepingAdvance: false, consolidate: 'd6' }],
  ['nobody wins when both are wiped out', 'assault_result', { a: { ...side, unsavedWounds: 2, wipedOut: true }, b: { ...side, unsavedWounds: 4, wipedOut: true } }, { winner: 'draw', moraleCheck: false, locked: false, consolidate: null }],
  // Morale
  ['a double 1 always passes', 'morale', { leadership: 5, lostBy: 9, rules: [], roll: [1, 1] }, { target: -4, passed: true, automatic: false, sweepingAdvance: false }],
  ['a 3 does not', 'morale', { leadership: 5, lostBy: 9, rules: [], roll: [1, 2] }, { passed: false, sweepingAdvance: true }],
  ['Fearless passes without a roll, Stubborn or not', 'morale', { leadership: 5, lostBy: 9, rules: ['fearless', 'stubborn'], roll: null }, { target: null, passed: true, automatic: true, sweepingAdvance: false }],
  ['no roll yet', 'morale', { leadership: 9, lostBy: 1, rules: ['andTheyShallKnowNoFear'], roll: null }, { target: 8, automatic: false }],
  // Sweeping Advance
  ['caught without fear stays locked', 'sweeping_advance', { ...sweep, loserRules: ['andTheyShallKnowNoFear'] }, { loserEscapes: false, loserDestroyed: false, locked: true }],
  ['away without fear is away', 'sweeping_advance', { ...sweep, loserBonus: 1, loserRules: ['andTheyShallKnowNoFear'] }, { winnerTotal: 7, loserTotal: 8, loserEscapes: true, loserDestroyed: false, locked: false }],
  ['bonuses count', 'sweeping_advance', { ...sweep, winnerBonus: 2, loserRoll: 4, loserRules: ['stubborn'] }, { winnerTotal: 9, loserTotal: 8, loserDestroyed: true }],
  // Probabilities
  ['a hopeless Morale check passes on a double 1', 'probability', { ...chance, lostBy: 12 }, { value: '1/36' }],
  ['Fearless always passes', 'probability', { ...chance, rules: ['fearless'] }, { value: '1/1' }],
  ['Initiative 4 catches 3', 'probability', { ...chance, want: 'loserDestroyed', leadership: null, lostBy: null, winnerInitiative: 4, loserInitiative: 3 }, { value: '13/18' }],
  ['equal Initiative catches', 'probability', { ...chance, want: 'loserDestroyed', leadership: null, lostBy: null, winnerInitiative: 4, loserInitiative: 4 }, { value: '7/12' }],
  ['who knows no fear is not destroyed', 'probability', { ...chance, want: 'loserDestroyed', leadership: null, lostBy: null, winnerInitiative: 4, loserInitiative: 4, rules: ['andTheyShallKnowNoFear'] }, { value: '0/1' }],
  ['with a Leadership, first the check must fail', 'probability', { ...chance, want: 'loserDestroyed', winnerInitiative: 4, loserInitiative: 4 }, { value: '49/144' }],
  // Shooting
  ['nobody shoots with Ballistic Skill 0', 'shot_to_hit', { ballisticSkill: 0, snapShots: true, rules: [] }, { toHit: null, again: null, canShoot: false, chance: '0/1' }],
  ['a Snap Shot of the best', 'shot_to_hit', { ballisticSkill: 10, snapShots: true, rules: [] }, { toHit: 6, again: null, chance: '1/6' }],
  ['a twin-linked Snap Shot', 'shot_to_hit', { ballisticSkill: 4, snapShots: true, rules: ['rerollFailedHits'] }, { toHit: 6, again: 6, chance: '11/36' }],
  ['re-rolled ones', 'shot_to_hit', { ballisticSkill: 3, snapShots: false, rules: ['rerollHitsOfOne'] }, { toHit: 4, chance: '7/12' }],
  ['cover of 6+ beside a better armour', 'shot_save', { ap: null, armourSave: 4, invulnerableSave: null, coverSave: 6, ignoresCover: false, roll: 4 }, { save: 4, saveType: 'armour', saved: true }],
  ['equal cover and armour: the armour', 'shot_save', { ap: 5, armourSave: 4, invulnerableSave: null, coverSave: 4, ignoresCover: false, roll: null }, { save: 4, saveType: 'armour' }],
  ['nothing behind pierced armour when cover is ignored', 'shot_save', { ap: 2, armourSave: 2, invulnerableSave: null, coverSave: 3, ignoresCover: true, roll: 6 }, { save: null, saveType: null, saved: false }],
  ['nobody is left to test', 'shot_morale', { leadership: 8, lost: 4, of: 4, rules: [], roll: null }, { tests: false, left: 0 }],
  ['a double 1 passes', 'shot_morale', { leadership: 0, lost: 1, of: 4, rules: [], roll: [1, 1] }, { tests: true, passed: true }],
  // Vehicles
  ['too thick', 'penetration', { strength: 4, armour: 11, rules: [], total: 6 }, { glancing: '0/1', penetrating: '0/1', effect: 'nothing' }],
  ['always through', 'penetration', { strength: 10, armour: 10, rules: [], total: 1 }, { glancing: '0/1', penetrating: '1/1', effect: 'penetrating' }],
  ['Melta rolls two dice', 'penetration', { strength: 8, armour: 14, rules: ['melta'], total: 6 }, { glancing: '5/36', penetrating: '7/12', effect: 'glancing' }],
  ['Armourbane and Melta are one more die', 'penetration', { strength: 8, armour: 14, rules: ['melta', 'armourbane'], total: 7 }, { penetrating: '7/12', effect: 'penetrating' }],
  ['a 6 that rends adds a D3', 'penetration', { strength: 4, armour: 12, rules: ['rending'], total: 8 }, { glancing: '1/18', penetrating: '1/18', effect: 'glancing' }],
  ['Haywire asks for no Strength', 'penetration', { strength: 1, armour: 15, rules: ['haywire', 'rending'], total: 1 }, { glancing: '2/3', penetrating: '1/6', effect: 'nothing' }],
  ['a Lance against thin armour', 'penetration', { strength: 8, armour: 11, rules: ['lance'], total: 3 }, { glancing: '1/6', penetrating: '1/2', effect: 'glancing' }],
  ['all modifiers together', 'vehicle_damage', { roll: 4, ap: 1, openTopped: true }, { result: 'explodes' }],
  ['a 6 without any', 'vehicle_damage', { roll: 6, ap: 3, openTopped: false }, { result: 'immobilised' }],
  // Distributions
  ['attacks go through three rolls', 'distribution', { ...rolls, count: 2, save: 3 }, { distribution: ['121/144', '11/72', '1/144'] }],
  ['what cannot wound never does', 'distribution', { ...rolls, count: 2, toWound: null }, { distribution: ['1/1', '0/1', '0/1'] }],
  ['what needs no To Hit roll hits', 'distribution', { ...rolls, toHit: null }, { distribution: ['1/2', '1/2'] }],
  ['no dice, no Wounds', 'distribution', { ...rolls, count: 0 }, { distribution: ['1/1'] }],
  ['the first model dies of its Wounds', 'distribution', { ...rolls, want: 'killModel', count: 2, unsavedProbability: '1/3', toHit: null, toWound: null, targetModels: 1, targetWounds: 2 }, { value: '1/9' }],
  ['removed models are whole models', 'distribution', { ...rolls, want: 'expectedModelsRemoved', count: 5, unsavedProbability: '1/2', toHit: null, toWound: null, targetModels: 2, targetWounds: 2 }, { value: '1/1' }],
  ['no cap on the models', 'distribution', { ...rolls, want: 'expectedModelsRemoved', start: 'wounds', count: 6, save: 4, targetWounds: 1 }, { value: '3/1' }],
  // Expected values
  ['hits', 'expected_value', { ...value, want: 'expectedHits', count: 6 }, { value: '3/1' }],
  ['hits given', 'expected_value', { ...value, want: 'expectedHits', start: 'hits', count: 6 }, { value: '6/1' }],
  ['re-rolled failures', 'expected_value', { ...value, count: 12, rules: ['rerollFailedHits'] }, { value: '3/2' }],
  ['re-rolled ones', 'expected_value', { ...value, want: 'expectedHits', count: 6, attackerWs: 5, rules: ['rerollHitsOfOne'] }, { value: '14/3' }],
  ['a die is re-rolled once', 'expected_value', { ...value, want: 'expectedHits', count: 6, attackerWs: 5, rules: ['rerollHitsOfOne', 'rerollFailedHits'] }, { value: '16/3' }],
  ['Fear', 'expected_value', { ...value, want: 'expectedHits', count: 3, rules: ['fear'] }, { value: '2/1' }],
  ['Weapon Skill 0 strikes nobody', 'expected_value', { ...value, attackerWs: 0, count: 9 }, { value: '0/1' }],
  ['Shred', 'expected_value', { ...value, count: 10, rules: ['shred'] }, { value: '5/4' }],
  ['Fleshbane against an invulnerable save', 'expected_value', { ...value, start: 'hits', count: 4, toughness: 8, ap: 2, armourSave: 2, invulnerableSave: 4, rules: ['fleshbane'] }, { value: '5/3' }],
  ['Rending where nothing else wounds', 'expected_value', { ...value, start: 'hits', count: 4, toughness: 9, invulnerableSave: 5, rules: ['rending'] }, { value: '4/9' }],
  ['Rending re-rolled by Shred', 'expected_value', { ...value, count: 12, rules: ['rending', 'shred'] }, { value: '5/2' }],
  ['Instant Death leaves no Feel No Pain', 'expected_value', { ...value, count: 6, strength: 8, ap: 2, feelNoPain: 5 }, { value: '5/2' }],
  ['Instant Death takes all Wounds', 'expected_value', { ...value, want: 'expectedWoundsLost', start: 'hits', count: 1, strength: 8, ap: 2, targetModels: 1, targetWounds: 3 }, { value: '5/2' }],
  ['Hammer of Wrath hits automatically without AP', 'expected_value', { ...value, count: 6, ap: 2, rules: ['hammerOfWrath', 'rending'] }, { value: '1/1' }],
  ['wounds of a Destroyer weapon', 'expected_value', { ...bare, want: 'expectedWounds', start: 'hits', count: 6, rules: ['destroyer'] }, { value: '5/1' }],
  ['a Destroyer weapon past an invulnerable save', 'expected_value', { ...bare, start: 'hits', count: 6, invulnerableSave: 4, rules: ['destroyer'] }, { value: '3/1' }],
  ['a Destroyer weapon on Toughness 5', 'expected_value', { ...bare, want: 'killModel', start: 'hits', toughness: 5, invulnerableSave: 4, rules: ['destroyer'], targetModels: 1, targetWounds: 4 }, { value: '1/2' }],
  ['a Destroyer weapon on an Eternal Warrior', 'expected_value', { ...bare, want: 'killModel', start: 'hits', toughness: 5, invulnerableSave: 4, rules: ['destroyer', 'eternalWarrior'], targetModels: 1, targetWounds: 4 }, { value: '1/6' }],
  ['Hull Points', 'expected_value', { ...bare, want: 'expectedHullPointsLost', start: 'hits', toughness: null, invulnerableSave: 5, rules: ['destroyer'], targetType: 'vehicle', targetModels: 1, targetWounds: 3 }, { value: '25/18' }],
  ['a wreck', 'expected_value', { ...bare, want: 'killModel', start: 'hits', toughness: null, invulnerableSave: 5, rules: ['destroyer'], targetType: 'vehicle', targetModels: 1, targetWounds: 3 }, { value: '17/54' }],
  ['penetrating hits that cost a D3 each', 'expected_value', { ...bare, want: 'expectedHullPointsLost', start: 'unsaved', count: 2, dice: 'd3', toughness: null, targetType: 'vehicle', targetModels: 2, targetWounds: 3 }, { value: '32/9' }],
  ['two unsaved D3', 'expected_value', { ...bare, want: 'expectedWoundsLost', start: 'unsaved', count: 2, dice: 'd3', rules: ['destroyer'], targetModels: 2, targetWounds: 3 }, { value: '32/9' }],
  ['at least one of two falls', 'expected_value', { ...bare, want: 'atLeast', k: 1, start: 'unsaved', count: 2, dice: 'd3', rules: ['destroyer'], targetModels: 2, targetWounds: 3 }, { value: '8/9' }],
  ['at least none is certain', 'expected_value', { ...bare, want: 'atLeast', k: 0, start: 'unsaved', count: 2, targetModels: 2, targetWounds: 3 }, { value: '1/1' }],
  ['the first of two falls', 'expected_value', { ...bare, want: 'killModel', start: 'unsaved', count: 2, dice: 'd3', targetModels: 2, targetWounds: 3 }, { value: '8/9' }],
  ['unsaved Wounds without a die cost one each', 'expected_value', { ...bare, want: 'expectedModelsRemoved', start: 'unsaved', count: 7, targetModels: null, targetWounds: 2 }, { value: '3/1' }],
  ['no more models than there are', 'expected_value', { ...bare, want: 'expectedModelsRemoved', start: 'unsaved', count: 7, dice: 'd6+6', targetModels: 3, targetWounds: 2 }, { value: '3/1' }],
  ['Destroyer hits one by one', 'expected_value', { ...bare, want: 'expectedModelsRemoved', start: 'hits', count: 2, toughness: 6, rules: ['destroyer'], targetModels: 2, targetWounds: 2 }, { value: '103/81' }],
  ['Wounds of Destroyer hits one by one', 'expected_value', { ...bare, want: 'expectedWoundsLost', start: 'hits', count: 2, toughness: 6, rules: ['destroyer'], targetModels: 2, targetWounds: 2 }, { value: '223/81' }],
  ['Wounds lost without an end', 'expected_value', { ...bare, want: 'expectedWoundsLost', start: 'hits', count: 6, rules: ['destroyer'] }, { value: '35/2' }],
  ['a cap holds every die down', 'expected_value', { ...bare, want: 'expectedWoundsLost', start: 'unsaved', count: 2, dice: 'd6+6', cap: 8, rules: ['destroyer'] }, { value: '47/3' }],
  ['the mean of a capped roll', 'expected_value', { ...bare, want: 'meanOfRoll', start: 'roll', dice: 'd6+6', cap: 3, toughness: null, targetType: null }, { value: '3/1' }],
  ['a challenge, Precision Strikes and blows of others at once', 'challenge', { leftOver: 'goOn', lastOfItsSide: true, models: ['hero', 'a', 'b', 'c'].map((id) => ({ ...model, ...placed, id })), opponent: 'hero', challenge: { strength: 4, ap: 2, wounds: 2, saveRolls: [1], choice: ['c'] }, precise: { strength: 4, ap: 2, wounds: 1, saveRolls: [], choice: ['b'] }, others: { strength: 4, ap: null, wounds: 1, saveRolls: [4], choice: ['a'] } }, { removed: ['hero', 'c', 'b'], woundsLost: 3, wasted: 0, remaining: { hero: 0, a: 1, b: 0, c: 0 } }],
  ['a roll that nobody made yet', 'look_out_sir', { rank: 'character', roll: null }, { need: 4 }],
  ['ones that are rolled again, of a firer without any save', 'gets_hot', { dice: [1, 1], need: 4, reroll: 'ones', again: [1, 6], firer: { toughness: 3, armourSave: null, invulnerableSave: null } }, { hot: 1, save: null }],
];

const kinds = woundPoolKinds(woundPools);

function asCase([id, kind, input, expected]: Corner): unknown {
  return { id, edition: 'hh1', kind, source: 'our own corner', reading: 'text', input, expected };
}

describe('corners of Horus Heresy 1.0', () => {
  it.each(CORNERS.map((corner) => [`${corner[1]}: ${corner[0]}`, corner] as const))('%s', (_, corner) => {
    expect(runCase('hh-1', kinds, asCase(corner))).toBe(corner[1]);
  });

  test('reach every kind, and every rule word', () => {
    expect(new Set(CORNERS.map(([, kind]) => kind))).toEqual(new Set(Object.keys(kinds)));
    const text = JSON.stringify(CORNERS.map(([, , input]) => input));
    expect(CASE_RULES.filter((rule) => !text.includes(`"${rule}"`))).toEqual([]);
  });

  it('fail when a word, a field or a kind is unknown', () => {
    const known: Corner = ['known', 'to_hit', { attackerWs: 4, targetWs: [4], rules: [] }, { toHit: 4 }];
    expect(() => runCase('hh-1', kinds, asCase(known))).not.toThrow();
    const [id, kind, input, expected] = known;
    for (const unknown of [
      [id, 'to_miss', input, expected],
      [id, kind, { ...input, rules: ['poisoned3'] }, expected],
      [id, kind, { ...input, weather: 'rain' }, expected],
      [id, kind, input, { ...expected, glory: true }],
      [id, kind, input, { toHit: 3 }],
    ] as const) {
      expect(() => runCase('hh-1', kinds, asCase(unknown))).toThrow();
    }
  });

  it('fail when a roll is missing that the rules call for', () => {
    const models = [{ ...model, ...placed, id: 'a' }];
    const corner: Corner = ['rolls', 'allocation', { models, pools: [pool] }, { wasted: 0 }];
    expect(() => runCase('hh-1', kinds, asCase(corner))).toThrow('rollMissing');
  });
});
