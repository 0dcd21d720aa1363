import type { WeaponProfile } from '@/army-list/list/army-list';
import type { Need } from '@/rules/index';

/** What a weapon has in columns of these names, whatever their letters. */
export function textIn(weapon: WeaponProfile, ...names: string[]): string {
  const wanted = names.map((name) => name.toLowerCase());
  return Object.entries(weapon.values)
    .filter(([name]) => wanted.includes(name.trim().toLowerCase()))
    .map(([, text]) => text.trim())
    .join(', ');
}

/** The die that a pattern found; null where it found none. */
export function needIn(found: RegExpExecArray | null): Need {
  return found === null ? null : Number(found[1]);
}
