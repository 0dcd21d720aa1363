import type { ModelProfile } from './army-list';

const HEALTH = ['W', 'Wounds', 'HP', 'Health', 'Health Points', 'Wo', 'Hull Points', 'Structure'];
const LEADERSHIP = ['Ld', 'LD', 'Leadership', 'Disc', 'Dis', 'Discipline', 'Courage', 'Cou', 'Crg'];

/** A characteristic by any of its names, in whatever letters, or null where the profile has none. */
export function characteristic(
  profile: Pick<ModelProfile, 'values'>,
  names: readonly string[],
): string | null {
  for (const name of names) {
    const found = Object.entries(profile.values).find(([key]) => key.toLowerCase() === name.toLowerCase());
    if (found !== undefined && found[1].trim() !== '') return found[1].trim();
  }
  return null;
}

/**
 * Health Points of one model: those of the first profile that has any, and "(+6)" of a ridden monster on top
 * of the rider's. A dash, as ordinary horses have it, counts nothing. Null where no profile has any.
 */
export function healthOf(profiles: readonly ModelProfile[]): number | null {
  const written = profiles.map((profile) => characteristic(profile, HEALTH));
  const own = written.map((text) => wholeNumber(text)).find((number) => number !== null);
  if (own === undefined || own === null) return null;
  return written.reduce((sum, text) => sum + (added(text) ?? 0), own);
}

/** The best Discipline, Courage or Leadership of the profiles, or null. */
export function leadershipOf(profiles: readonly ModelProfile[]): number | null {
  const found = profiles
    .map((profile) => wholeNumber(characteristic(profile, LEADERSHIP)))
    .filter((number) => number !== null);
  return found.length === 0 ? null : Math.max(...found);
}

/** The whole number of a characteristic such as "4", "4+" or "10", or null for "-", "*" and "2D6". */
export function wholeNumber(text: string | null): number | null {
  const found = /^(\d{1,2})\+?$/.exec(text ?? '');
  return found === null ? null : Number(found[1]);
}

function added(text: string | null): number | null {
  const found = /^\(?\+(\d{1,2})\)?$/.exec((text ?? '').replace(/[()]/g, ''));
  return found === null ? null : Number(found[1]);
}
