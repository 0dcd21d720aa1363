import type { Guess } from '@/army-list/list/army-list';
import type { ListRefusalCode } from '@/army-list/list/refusal';
import { armyImport as said } from '@/messages/compiled/army-import';
import { number } from '@/messages/compiled/numbers';
import { phrases } from '@/messages/compiled/phrases';
import type { CountedUnit } from '@/rules/index';
import { unlessEmpty } from './shared/format';
import { points } from './shared/phrases';

/** Pasted and kept army lists. */

/** So many models of a unit, and the health of each of them. */
type Kind = { readonly name: string; readonly models: number; readonly healthPoints: number };

/** The values of a unit of a list that the player may have to confirm. */
type RowGuess = Guess | 'frontWidth' | 'tested';

const GUESSES: Readonly<Record<Exclude<RowGuess, 'frontWidth' | 'healthPoints' | 'tested'>, string>> =
  said.guesses;

const REFUSALS: Readonly<Record<ListRefusalCode, (values: Readonly<Record<string, number>>) => string>> = {
  listEmpty: () => said.refusals.listEmpty,
  listTextTooLong: ({ maxKilobytes = 0 }) => said.refusals.listTextTooLong(String(maxKilobytes)),
  listFileTooLong: ({ maxMegabytes = 0 }) => said.refusals.listFileTooLong(String(maxMegabytes)),
  listPackedTooLong: ({ maxMegabytes = 0 }) => said.refusals.listPackedTooLong(String(maxMegabytes)),
  listPackedBroken: () => said.refusals.listPackedBroken,
  listJsonBroken: () => said.refusals.listJsonBroken,
  listXmlBroken: () => said.refusals.listXmlBroken,
  listXmlEntities: () => said.refusals.listXmlEntities,
  listNestedTooDeep: ({ max = 0 }) => said.refusals.listNestedTooDeep(String(max)),
  listUnknown: () => said.refusals.listUnknown,
  listWithoutUnits: () => said.refusals.listWithoutUnits,
};

/** These sentences in the current language; loaded with their screens. */
export const armyImportWords = {
  ...said,
  title: (called: string | null): string => (called === null ? said.title.kept : said.title.called(called)),
  pasted: (army: string, count: number, total: number): string =>
    said.pasted({ army: unlessEmpty(army, said.pastedArmy), count, total }),
  inShort: (models: string, health: string, what: CountedUnit, kinds: readonly Kind[] = []): string =>
    kinds.length > 1
      ? `${kinds.map((kind) => `${kind.models} × ${kind.healthPoints}`).join(' + ')} ${what.other}`
      : `${models} × ${health} ${health === '1' ? what.one : what.other}`,
  listName: (title: string, count: number, total: number): string => said.listName({ title, count, total }),
  refusal: (code: ListRefusalCode, values: Readonly<Record<string, number>>): string =>
    REFUSALS[code](values),

  agrees: (count: number, total: number): string => said.agrees({ count, points: points(total) }),
  differs: (total: number, stated: number): string => said.differs({ total, stated }),
  unstated: (count: number, total: number): string => said.unstated({ count, points: points(total) }),
  healthOfKinds: (kinds: readonly Kind[], what: CountedUnit): string => {
    const all = kinds.reduce((sum, { models, healthPoints }) => sum + models * healthPoints, 0);
    const each = kinds.map(({ name, models, healthPoints }) =>
      said.healthOfKinds.each({ models, name, healthPoints }),
    );
    return said.healthOfKinds.said({ each: each.join(phrases.comma), all, other: what.other });
  },
  otherGame: (name: string, now: string): string => said.otherGame({ name, now }),
  fighters: (groups: readonly { readonly name: string; readonly models: number }[]): string =>
    said.fighters(groups.map(({ name, models }) => `${number.format(models)} ${name}`).join(phrases.comma)),
  guess: (
    guess: RowGuess,
    {
      frontWidth,
      health,
      tested,
    }: { readonly frontWidth: unknown; readonly health: CountedUnit; readonly tested: string },
  ): string => {
    if (guess === 'healthPoints') return said.guess.healthPoints(health.other);
    if (guess === 'tested') return said.guess.tested(tested);
    return guess === 'frontWidth' ? said.guess.frontWidth(String(frontWidth)) : GUESSES[guess];
  },
  fates: { ...said.fates, asked: '' },
  fateName: (fate: string, line: string): string => said.fateName({ fate, line }),
} as const;
