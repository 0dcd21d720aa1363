import type { Paired } from './act-values';

/** What stands between the names of two who play on one side. */
const TOGETHER = ' & ';

/** What a player, or two who play on one side, are called everywhere: "Anna & Ben". */
export function calledBy(people: readonly string[]): string {
  return people.join(TOGETHER);
}

/** The names of those who play on a side, as the log has them. */
export function peopleOf({
  name,
  partner,
}: {
  readonly name: string;
  readonly partner?: string;
}): readonly string[] {
  return partner === undefined || partner === '' ? [name] : [name, partner];
}

/** The two names in one text, as lists write them: "Anna & Ben", "Anna + Ben", "Anna / Ben"; null: it is one name. */
export function twoNames(text: string): readonly [string, string] | null {
  const [one = '', other = '', ...more] = text.split(/\s*[&+/]\s*|\s+(?:and|und|et)\s+/iu);
  return one !== '' && other !== '' && more.length === 0 ? [one, other] : null;
}

/** Whether a side of a doubles event is still short of its second player. */
export function lacksPartner(
  { pairs }: { readonly pairs: Paired },
  { people }: { readonly people: readonly string[] },
): boolean {
  return pairs === 'doubles' && people.length < 2;
}
