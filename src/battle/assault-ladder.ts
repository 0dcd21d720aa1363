import { countAttacks, initiativeLadder, type SpecialRule, type WoundPoolRules } from '@/rules/index';
import type { AssaultRound, BlowKind } from './assault';
import { placeOf, presentAt } from './assault-units';
import type { FighterGroup } from './fighters';

/** Who strikes at which step, from the highest down; the Hammer of Wrath hits stand at their own step. */
export type Striking = {
  readonly step: number;
  readonly groups: readonly {
    readonly group: FighterGroup;
    readonly blow: BlowKind;
    readonly models: readonly string[];
  }[];
};

/** The Initiative ladder of the round: only models that are left, or were removed no earlier than their own step. */
export function strikingOrder(book: WoundPoolRules, round: AssaultRound): readonly Striking[] {
  const { first, last } = book.steps;
  const groups = new Map<string, FighterGroup>();
  const fighters = round.groups.flatMap((group) =>
    presentAt(round, group, first).map((id) => {
      groups.set(id, group);
      return {
        id,
        initiative: group.initiative,
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
      ...byGroup(hammers, groups, 'hammerOfWrath'),
      ...byGroup(blows, groups, 'weapon'),
    ].filter(({ group, blow }) => blow === 'hammerOfWrath' || group.attacks > 0);
    if (together.length > 0) striking.push({ step, groups: together });
  }
  return striking;
}

function byGroup(
  models: readonly string[],
  groups: ReadonlyMap<string, FighterGroup>,
  blow: BlowKind,
): Striking['groups'] {
  const found = new Map<FighterGroup, string[]>();
  for (const id of models) {
    const group = groups.get(id);
    if (!group) continue;
    const own = found.get(group);
    if (own) own.push(id);
    else found.set(group, [id]);
  }
  return [...found].map(([group, own]) => ({ group, blow, models: own }));
}

/** The attacks of one model of the group in its step, and why. Hammer of Wrath is one hit. */
export function attacksOf(
  book: WoundPoolRules,
  group: FighterGroup,
  blow: BlowKind,
): ReturnType<typeof countAttacks> {
  if (blow === 'hammerOfWrath') return { attacks: 1, reasons: [] };
  const first = { rules: group.rules.filter((rule) => rule === 'specialistWeapon') };
  const second: readonly SpecialRule[] = group.secondWeapon === 'specialist' ? ['specialistWeapon'] : [];
  const weapons = group.secondWeapon === 'none' ? [first] : [first, { rules: second }];
  return countAttacks(book, { ...group, weapons });
}
