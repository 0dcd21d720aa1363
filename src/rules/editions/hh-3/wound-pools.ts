import type { WoundPoolRules } from '../../wound-pools/wound-pool-rules';
import { aftermath, points } from './aftermath';
import { challenge } from './challenge';
import { shooting, toHit, toWound } from './charts';
import { questions, readings } from './readings';
import { CHARGING, CHECKS, FIGHT, GLANCES, REACTIONS, RESOLUTION, SPECIAL_RULES, STATUSES } from './sources';

/** Close combat with Strike Groups, Damage and points, as in Horus Heresy, 3rd edition. */
export const woundPools = {
  toHit,
  toWound,
  rollEffects: {
    rows: [
      { rule: 'criticalHit', on: 'hit', wounds: true, damage: 1 },
      { rule: 'rending', on: 'hit', wounds: true },
      { rule: 'breaching', on: 'wound', ap: 2 },
      { rule: 'shred', on: 'wound', damage: 1 },
      { rule: 'poisoned', on: 'wound', wounds: true },
    ],
    source: SPECIAL_RULES,
  },
  words: {
    numbered: ['criticalHit', 'rending', 'breaching', 'shred', 'poisoned', 'eternalWarrior'],
    plain: ['hatred', 'armourbane', 'melta', 'ignoresCover', 'walker', 'automata'],
    source: SPECIAL_RULES,
  },
  hatred: { toWound: 1, source: SPECIAL_RULES },
  // No rulebook limit: the best Initiative with the best weapon, down to a weapon that sets it to 0.
  steps: { first: 20, last: 0, source: FIGHT },
  engagement: { pileInInches: 'initiative', supportInches: 2, source: FIGHT },
  allocation: {
    from: 'anyModel',
    poolsOrderedBy: 'defender',
    woundedFirst: { spares: { closeCombat: ['command'], shooting: ['command', 'paragon'] } },
    preciseUntilRemoved: true,
    source: FIGHT,
  },
  saves: { best: 2, source: FIGHT },
  result: { by: 'points', rows: points, countAsWounds: ['walker', 'paragon'], source: RESOLUTION },
  aftermath,
  checks: { alwaysPasses: 2, alwaysFails: 12, source: CHECKS },
  statuses: {
    statuses: [
      { id: 'pinned', label: 'Pinned', hint: 'no move, charge, Pursue or Disengage', check: 'cool' },
      {
        id: 'suppressed',
        label: 'Suppressed',
        short: 'Suppr.',
        hint: 'shoots Snap Shots',
        check: 'cool',
        snapShots: true,
      },
      { id: 'stunned', label: 'Stunned', hint: 'no Reactions', check: 'cool' },
      {
        id: 'routed',
        label: 'Routed',
        hint: 'falls back, Snap Shots, no Reactions',
        check: 'leadership',
        dropsOthers: true,
        fate: 'fleeing',
        neverVehicles: true,
        snapShots: true,
      },
    ],
    step: 1,
    repair: 6,
    source: STATUSES,
  },
  challenge,
  charge: {
    farthest: 12,
    setUp: [
      { from: 1, inches: 1 },
      { from: 7, inches: 2 },
      { from: 10, inches: 3 },
      { from: 12, inches: 4 },
      { from: 14, inches: 5 },
      { from: 20, inches: 6 },
    ],
    dice: 2,
    source: CHARGING,
  },
  reactions: {
    allotment: [
      { fromPoints: 0, reactions: 1 },
      { fromPoints: 1501, reactions: 2 },
      { fromPoints: 3501, reactions: 3 },
      { fromPoints: 5001, reactions: 4 },
    ],
    names: [
      { id: 'reposition', label: 'Reposition' },
      { id: 'returnFire', label: 'Return Fire' },
      { id: 'overwatch', label: 'Overwatch' },
      { id: 'deathOrGlory', label: 'Death or Glory' },
      { id: 'intercept', label: 'Intercept' },
      { id: 'evade', label: 'Evade' },
      { id: 'heroicIntervention', label: 'Heroic Intervention' },
      { id: 'medic', label: 'Medic!' },
      { id: 'shieldwall', label: 'Shieldwall!' },
      { id: 'smokescreen', label: 'Smokescreen' },
      { id: 'another', label: 'Another reaction' },
    ],
    source: REACTIONS,
  },
  shooting,
  glances: {
    table: [
      { from: 1, status: 'stunned' },
      { from: 3, status: 'pinned' },
      { from: 5, status: 'suppressed' },
    ],
    repeated: 1,
    neverOn: 1,
    source: GLANCES,
  },
  readings,
  questions,
} as const satisfies WoundPoolRules;
