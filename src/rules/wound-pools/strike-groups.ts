/** Attacks with one weapon against one unit. */
export type GroupedAttacks = {
  readonly weapon: string;
  /** Of a weapon with several; null: it has only one. */
  readonly profile: string | null;
  /** The Weapon Skill or Ballistic Skill of who attacks. */
  readonly skill: number;
  readonly target: string;
  readonly count: number;
};

/** The attacks that are rolled together: one group for each weapon, profile, skill and target, as they come. */
export function strikeGroups(attacks: readonly GroupedAttacks[]): readonly GroupedAttacks[] {
  const groups = new Map<string, GroupedAttacks>();
  for (const attack of attacks) {
    if (attack.count === 0) continue;
    const key = JSON.stringify([attack.weapon, attack.profile, attack.skill, attack.target]);
    const group = groups.get(key);
    groups.set(key, group ? { ...group, count: group.count + attack.count } : attack);
  }
  return [...groups.values()];
}
