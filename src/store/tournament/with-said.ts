import { heard, type Said } from '@/tournament/said';
import type { TournamentRecord } from './tournament-record';

/** The results of a record with what arrived, by "round.table": the newest, and all where phones differ. */
export function withSaid(
  record: TournamentRecord,
  arrived: ReadonlyMap<string, Said>,
): Pick<TournamentRecord, 'results' | 'said'> {
  const results = new Map(record.results);
  const said = new Map(record.said);
  for (const [key, word] of arrived) {
    const only = results.get(key);
    const all = heard(said.get(key) ?? (only ? [only] : []), word);
    const newest = all.at(-1);
    if (newest) results.set(key, newest);
    if (all.length > 1) said.set(key, [...all]);
    else said.delete(key);
  }
  return { results: [...results], said: [...said] };
}
