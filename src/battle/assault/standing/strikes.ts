import type { AssaultRound } from '@/battle/state/assault-round';
import type { FighterGroup } from '@/battle/state/fighters';
import {
  type GroupId,
  type ModelId,
  type StrikeId,
  strikeId,
  unitKey as toUnitKey,
  type UnitKey,
} from '@/battle/state/ids';
import type { BlowKind, Strike } from '@/battle/state/strike';
import type { WoundPoolRules } from '@/rules/index';
import { otherSide } from '@/rules/index';
import { outOfFight } from './challenge';
import { attacksOf, type Striking } from './ladder';
import { strikeNumbers } from './strike-numbers';
import { groupsIn, livingOf, livingUnits, presentAt } from './units';
import type { StrikeNumbers, StrikeStage } from './view';

/** The present state of a strike, with its target numbers and what it waits for. */
export type StandingStrike = {
  readonly strike: Strike;
  readonly group: FighterGroup;
  readonly models: readonly ModelId[];
  readonly numbers: StrikeNumbers;
  readonly stage: StrikeStage;
};

/**
 * The id of a group's first strike with that blow; with `part`, of the one split off as that part; in a
 * challenge, of its model's strike.
 */
export function strikeIdOf(groupId: GroupId, blow: BlowKind, part = 0, challenge = false): StrikeId {
  const own = challenge ? `${groupId}/challenge` : groupId;
  const first = blow === 'hammerOfWrath' ? `${own}/hammer` : own;
  return strikeId(part === 0 ? first : `${first}/split${part}`);
}

/**
 * All strikes of a step: as entered, else all attacks by the rules against the first enemy unit with models
 * left.
 */
export function strikesAt(
  book: WoundPoolRules,
  round: AssaultRound,
  { step, groups }: Striking,
): readonly StandingStrike[] {
  // If the shooter has chosen one weapon, the others wait for the next step.
  const taken = round.shotBy && round.strikes.some((strike) => strike.step === step);
  return groups.flatMap(({ group, blow, models, against }) => {
    const entered = round.strikes.filter(
      (strike) =>
        strike.step === step &&
        strike.groupId === group.id &&
        strike.blow === blow &&
        strike.against === against,
    );
    const own = entered.filter(({ splitFrom }) => splitFrom === null);
    const split = entered.filter(({ splitFrom }) => splitFrom !== null);
    const first =
      own.length > 0 || taken
        ? []
        : [proposed(book, round, { step, group, blow, strikers: models.length, against })];
    return [...first, ...own, ...split].map((strike) => {
      const numbers = strikeNumbers(book, round, strike);
      return { strike, group, models, numbers, stage: stageOf(strike, numbers) };
    });
  });
}

function proposed(
  book: WoundPoolRules,
  round: AssaultRound,
  of: {
    readonly step: number;
    readonly group: FighterGroup;
    readonly blow: BlowKind;
    readonly strikers: number;
    readonly against: ModelId | undefined;
  },
): Strike {
  const { step, group, blow, strikers, against } = of;
  const opponent = against && round.groups.find((one) => presentAt(round, one, step).includes(against));
  return {
    id: strikeIdOf(group.id, blow, 0, against !== undefined),
    step,
    groupId: group.id,
    blow,
    splitFrom: null,
    target: opponent?.unitKey ?? enemyUnit(round, group) ?? toUnitKey(''),
    attacks: strikers * attacksOf(book, group, blow).attacks,
    hits: null,
    wounds: null,
    ...(against && { against }),
  };
}

/** The first enemy unit with a model that may be struck; else the first that is left. */
function enemyUnit(round: AssaultRound, { side }: FighterGroup): UnitKey | undefined {
  const units = livingUnits(round, otherSide(side));
  const out = outOfFight(round);
  if (out.length === 0) return units[0];
  const isThere = (unitKey: UnitKey) =>
    groupsIn(round, { unitKey }).some((group) => livingOf(group).some((id) => !out.includes(id)));
  return units.find(isThere) ?? units[0];
}

/** What the strike waits for. `settled` if it cannot hurt, or if no hit was scored. */
export function stageOf(strike: Strike, { barrier, automaticHit, kinds }: StrikeNumbers): StrikeStage {
  if (barrier !== null || strike.wounds !== null) return 'settled';
  if (strike.hits === null) return automaticHit ? 'wounds' : 'hits';
  return strike.hits.count === 0 || kinds.length === 0 ? 'settled' : 'wounds';
}

/**
 * How many hits the strike has: those entered, or all attacks if they hit automatically; null: not known yet.
 */
export function hitsOf({ hits, attacks }: Strike, { automaticHit }: StrikeNumbers): number | null {
  return hits?.count ?? (automaticHit ? attacks : null);
}
