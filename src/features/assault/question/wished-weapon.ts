/**
 * The weapon that the players wished last in the place that the prefix names; null: they wished none. The wishes
 * stand as they are remembered, the latest first.
 */
export function wishedWeapon(wishes: readonly string[], prefix: string): string | null {
  return wishes.find((wished) => wished.startsWith(prefix))?.slice(prefix.length) ?? null;
}
