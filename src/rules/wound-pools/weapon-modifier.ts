/**
 * A weapon's number for a characteristic, as it is printed: a letter leaves it, a sign adds, `x` multiplies, a bare
 * number takes its place. Null where it is none of these.
 */
export type WeaponModifier =
  | { readonly kind: 'none' }
  | { readonly kind: 'add'; readonly by: number }
  | { readonly kind: 'times'; readonly by: number }
  | { readonly kind: 'set'; readonly to: number };

/** Reads what is printed, such as "I", "+1", "-2", "x2" or "3"; null where it is none of these. */
export function weaponModifier(printed: string): WeaponModifier | null {
  const text = printed.trim().replace('\u2212', '-');
  if (/^[A-Za-z]+$/.test(text) && text.toLowerCase() !== 'x') return { kind: 'none' };
  const [, sign, digits] = /^([+\-x×X]?)(\d+)$/.exec(text) ?? [];
  if (digits === undefined) return null;
  const number = Number(digits);
  if (sign === '+') return { kind: 'add', by: number };
  if (sign === '-') return { kind: 'add', by: -number };
  return sign === '' ? { kind: 'set', to: number } : { kind: 'times', by: number };
}

/** The characteristic with the weapon; never below 0. */
export function withWeapon(characteristic: number, modifier: WeaponModifier): number {
  if (modifier.kind === 'none') return characteristic;
  if (modifier.kind === 'set') return modifier.to;
  if (modifier.kind === 'times') return characteristic * modifier.by;
  return Math.max(0, characteristic + modifier.by);
}
