import type { UnitName } from '@/battle/describe/naming';
import type { Allocation, AssaultRound } from '@/battle/state/assault-round';
import type { FighterGroup } from '@/battle/state/fighters';
import type { UnitKey } from '@/battle/state/ids';
import {
  allHits,
  type BlowKind,
  type Strike,
  type StrikeWoundKind,
  woundCountsOf,
} from '@/battle/state/strike';
import type { DestroyerBand } from '@/rules/index';

/** The blows of a group at one Initiative step, with their results. */
export type FoughtStrike = {
  readonly unit: UnitName;
  readonly target: UnitName;
  readonly blow: BlowKind;
  readonly attacks: number;
  readonly hits: number;
  /** Shots that got hot. */
  readonly hot: number;
  /** The number of Wounds of each kind; empty if there are none. */
  readonly counts: Readonly<Partial<Record<StrikeWoundKind, number>>>;
};

/** A pool of Wounds on a unit. */
export type FoughtPool = {
  /** Null for a Destroyer hit. */
  readonly strength: number | null;
  readonly ap: number | null;
  readonly band: DestroyerBand | null;
  readonly wounds: number;
  /** Wounds of the unit's own shots, which got hot; missing for all others. */
  readonly hot?: true;
};

/** What happened to the Wounds of one step on a unit. */
export type FoughtWounds = {
  readonly unit: UnitName;
  /** In the order in which the attacker had them allocated. */
  readonly pools: readonly FoughtPool[];
  readonly saved: number;
  /** Wounds discounted by Feel No Pain. */
  readonly discounted: number;
  /** Wounds, or Hull Points of a vehicle. */
  readonly lost: number;
  readonly vehicle: boolean;
  /** How many of the lost Wounds cost a model all its Wounds by Instant Death. */
  readonly instantDeaths: number;
  /** Models removed, without the characters. */
  readonly removed: number;
  /** The names of the characters that fell. */
  readonly characters: readonly string[];
};

/** One Initiative step of a round of an assault. */
export type FoughtStep = {
  readonly step: number;
  readonly strikes: readonly FoughtStrike[];
  readonly wounds: readonly FoughtWounds[];
};

/**
 * The fight of a closed round, from the highest step to the lowest, without steps at which nothing was
 * rolled. `names`: the names of its units, as recorded.
 */
export function foughtSteps(
  round: AssaultRound,
  names: ReadonlyMap<UnitKey, UnitName>,
): readonly FoughtStep[] {
  const groups = new Map(round.groups.map((group) => [group.id, group]));
  const struck = round.strikes.flatMap((strike) => fought(strike, groups.get(strike.groupId), names));
  const hurt = round.allocations.map((allocation) => ({
    step: allocation.step,
    wounds: settled(allocation, groups, names),
  }));
  const steps = [...new Set([...struck, ...hurt].map(({ step }) => step))].toSorted((a, b) => b - a);
  return steps.map((step) => ({
    step,
    strikes: struck.filter((one) => one.step === step).map(({ strike }) => strike),
    wounds: hurt.filter((one) => one.step === step).map(({ wounds }) => wounds),
  }));
}

function fought(
  made: Strike,
  group: FighterGroup | undefined,
  names: ReadonlyMap<UnitKey, UnitName>,
): readonly { readonly step: number; readonly strike: FoughtStrike }[] {
  const { step, target, blow, attacks, hits, wounds } = made;
  // A strike without any count did not happen: its group had already fallen.
  if (!group || (hits === null && wounds === null)) return [];
  const strike = {
    unit: { name: group.name, side: group.side },
    target: nameIn(names, target),
    blow,
    attacks,
    // Automatic hits are not counted on the table.
    hits: hits ? allHits(hits) : attacks,
    hot: hits?.hot?.count ?? 0,
    counts: woundCountsOf(made),
  };
  return [{ step, strike }];
}

function settled(
  { unitKey, state }: Allocation,
  groups: ReadonlyMap<string, FighterGroup>,
  names: ReadonlyMap<UnitKey, UnitName>,
): FoughtWounds {
  const { outcomes } = state;
  const ended = (how: 'saved' | 'discounted') => outcomes.filter((outcome) => outcome.ended === how).length;
  const groupOf = (modelId: string) =>
    groups.get(state.models.find(({ id }) => id === modelId)?.groupId ?? '');
  const fallen = outcomes.filter(({ removed }) => removed).map(({ modelId }) => groupOf(modelId));
  const characters = fallen.flatMap((group) => (group && group.character !== 'none' ? [group.name] : []));
  const ordered = [...new Set([...state.poolOrder, ...state.pools.map(({ id }) => id)])];
  return {
    unit: nameIn(names, unitKey),
    pools: ordered.flatMap((id) =>
      state.pools
        .filter((pool) => pool.id === id)
        .map(({ strength, ap, band, wounds, hot }) => ({
          ...{ strength, ap, band, wounds },
          ...(hot && { hot: true as const }),
        })),
    ),
    saved: ended('saved'),
    discounted: ended('discounted'),
    lost: outcomes.reduce((sum, { woundsLost }) => sum + woundsLost, 0),
    vehicle: state.models.some(({ groupId }) => groups.get(groupId)?.target === 'vehicle'),
    instantDeaths: outcomes.filter(({ instantDeath, woundsLost }) => instantDeath && woundsLost > 0).length,
    removed: fallen.length - characters.length,
    characters,
  };
}

function nameIn(names: ReadonlyMap<UnitKey, UnitName>, key: UnitKey): UnitName {
  return names.get(key) ?? { name: key, side: 'a' };
}
