import type { AssaultRound } from '@/battle/state/assault-round';
import type { FighterGroup } from '@/battle/state/fighters';
import type { ModelId, UnitKey } from '@/battle/state/ids';
import type { BlowKind } from '@/battle/state/strike';
import { statusStep, withWeapon } from '@/rules/book-parts';
import { countAttacks, initiativeLadder, type SpecialRule, type WoundPoolRules } from '@/rules/index';
import { disgraced, duel, outOfFight, standsAside } from './challenge';
import { livingOf, placeOf, presentAt } from './units';

/** Who strikes at one step. Hammer of Wrath hits are at a step of their own. */
export type Striking = {
  readonly step: number;
  readonly groups: readonly {
    readonly group: FighterGroup;
    readonly blow: BlowKind;
    readonly models: readonly ModelId[];
    /** The opponent of the one model in a challenge; missing for all others. */
    readonly against?: ModelId;
  }[];
};

type Fighter = { readonly group: FighterGroup; readonly model: ModelId };

/**
 * The Initiative ladder of the round, from the highest step down: only models that are left, or were removed
 * at their own step or later.
 */
export function strikingOrder(book: WoundPoolRules, round: AssaultRound): readonly Striking[] {
  const { first, last } = book.steps;
  const models = new Map<string, Fighter>();
  const out = outOfFight(round);
  const slowed = slowedUnit(round);
  const fighters = round.groups.flatMap((group) =>
    presentAt(round, group, first).flatMap((id) => {
      if (id === standsAside(round) || out.includes(id)) return [];
      models.set(id, { group, model: id });
      return {
        id,
        initiative:
          book.challenge && group.unitKey === slowed
            ? book.challenge.declined.step
            : (struckAt(round, group) ?? initiativeIn(book, group)),
        rules: group.rules,
        charged: group.charged,
        inContact: placeOf(round, id).inContact,
        removedAtStep: round.removedAt[id] ?? null,
      };
    }),
  );
  const { order, hammerOfWrath } = initiativeLadder(book, fighters);
  const striking: Striking[] = [];
  for (let step = first; step >= last; step -= 1) {
    const blows = order.find((entry) => entry.step === step)?.models ?? [];
    const hammers = hammerOfWrath?.step === step ? hammerOfWrath.models : [];
    const together = [
      ...byGroup(hammers, models, 'hammerOfWrath', round),
      ...byGroup(blows, models, 'weapon', round),
    ].filter(({ group, blow }) => blow === 'hammerOfWrath' || group.attacks > 0);
    if (together.length > 0) striking.push({ step, groups: together });
  }
  return striking;
}

/** The unit of the model that a challenge was declined for. */
function slowedUnit(round: AssaultRound): UnitKey | undefined {
  const model = disgraced(round);
  return model === null ? undefined : round.groups.find((group) => livingOf(group).includes(model))?.unitKey;
}

/** The step at which the group has struck already: a status that it got since moves it no more. */
function struckAt({ strikes }: AssaultRound, { id, statuses }: FighterGroup): number | undefined {
  return statuses && strikes.find(({ groupId, blow }) => groupId === id && blow === 'weapon')?.step;
}

/** The step of the group's blows before any rule that sets it: with its weapon, or that of any status. */
function initiativeIn({ statuses }: WoundPoolRules, group: FighterGroup): number {
  const { initiative, weaponInitiative = PLAIN, statuses: has = [] } = group;
  const own = withWeapon(initiative, weaponInitiative);
  return statuses ? statusStep(statuses, own, has.length > 0) : own;
}

const PLAIN = { kind: 'none' } as const;

function byGroup(
  models: readonly string[],
  fighters: ReadonlyMap<string, Fighter>,
  blow: BlowKind,
  round: AssaultRound,
): Striking['groups'] {
  const opponents = duel(round);
  const apart: Striking['groups'][number][] = [];
  const found = new Map<FighterGroup, ModelId[]>();
  for (const id of models) {
    const fighter = fighters.get(id);
    if (!fighter) continue;
    const against = opponents.get(fighter.model);
    if (against) {
      apart.push({ group: fighter.group, blow, models: [fighter.model], against });
      continue;
    }
    const own = found.get(fighter.group);
    if (own) own.push(fighter.model);
    else found.set(fighter.group, [fighter.model]);
  }
  return [...apart, ...[...found].map(([group, own]) => ({ group, blow, models: own }))];
}

/**
 * The attacks (or shots) of one model of the group at its step, and the reasons. Hammer of Wrath is one hit.
 */
export function attacksOf(
  book: WoundPoolRules,
  group: FighterGroup,
  blow: BlowKind,
): ReturnType<typeof countAttacks> {
  if (blow === 'hammerOfWrath') return { attacks: 1, reasons: [] };
  if (blow === 'shot') return { attacks: group.ranged?.shots ?? 0, reasons: [] };
  const first = { rules: group.rules.filter((rule) => rule === 'specialistWeapon') };
  const second: readonly SpecialRule[] = group.secondWeapon === 'specialist' ? ['specialistWeapon'] : [];
  const weapons = group.secondWeapon === 'none' ? [first] : [first, { rules: second }];
  const attacks = withWeapon(group.attacks, group.weaponAttacks ?? PLAIN);
  return countAttacks(book, { ...group, attacks, weapons });
}
