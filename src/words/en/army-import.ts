import type { Guess } from '@/army-list/list/army-list';
import type { ListRefusalCode } from '@/army-list/list/refusal';
import { number, plurals } from '@/messages/compiled/numbers';
import type { CountedUnit } from '@/rules/index';
import { points } from './phrases';

/** Pasted and kept army lists, in English. */

const units = (count: number): string =>
  plurals.select(count) === 'one' ? '1 unit' : `${number.format(count)} units`;

/** So many models of a unit, and the health of each of them. */
type Kind = { readonly name: string; readonly models: number; readonly healthPoints: number };

/** The values of a unit of a list that the player may have to confirm. */
type RowGuess = Guess | 'frontWidth';

const GUESSES: Readonly<Record<Exclude<RowGuess, 'frontWidth' | 'healthPoints'>, string>> = {
  eachOrTotal: 'points for each?',
  models: 'how many models?',
  points: 'points?',
  name: 'name?',
};

const REFUSALS: Readonly<Record<ListRefusalCode, (values: Readonly<Record<string, number>>) => string>> = {
  listEmpty: () => 'There is nothing to read. Paste a list first.',
  listTextTooLong: ({ maxKilobytes = 0 }) =>
    `That is too long for a list: ${maxKilobytes} kB at most. Paste the list alone.`,
  listFileTooLong: ({ maxMegabytes = 0 }) => `That file is too large: ${maxMegabytes} MB at most.`,
  listPackedTooLong: ({ maxMegabytes = 0 }) =>
    `What is packed in that file is too large: ${maxMegabytes} MB at most.`,
  listPackedBroken: () => 'That packed file cannot be opened, or holds no list. Export it again.',
  listJsonBroken: () => 'That file is damaged or was not copied whole. Export it again.',
  listXmlBroken: () => 'That file is damaged or was not copied whole. Export it again.',
  listXmlEntities: () => 'That file brings definitions of its own, which no roster needs. It is not read.',
  listNestedTooDeep: ({ max = 0 }) =>
    `That file nests deeper than ${max} levels, which no roster does. It is not read.`,
  listUnknown: () => 'That file holds no army list that Warledger knows.',
  listWithoutUnits: () => 'No unit was found in that text. Check that the whole list was copied.',
};

export const enArmyImport = {
  title: (called: string | null): string =>
    called === null ? 'Army list to keep' : `Army list of ${called}`,
  pasted: (army: string, count: number, total: number): string =>
    `${army === '' ? 'Army' : army} · ${units(count)} · ${number.format(total)}`,
  kept: 'Armies kept on this phone',
  inShort: (models: string, health: string, what: CountedUnit, kinds: readonly Kind[] = []): string =>
    kinds.length > 1
      ? `${kinds.map((kind) => `${kind.models} × ${kind.healthPoints}`).join(' + ')} ${what.other}`
      : `${models} × ${health} ${health === '1' ? what.one : what.other}`,
  box: 'The list, as its app or document has it',
  boxHint: 'New Recruit, Old World Builder, BattleScribe, a tournament’s document, or typed by hand.',
  clipboardEmpty: 'Press long in the box and choose Paste.',
  paste: 'Paste',
  read: 'Read it',
  file: 'Open a file',
  scan: 'Scan a phone',
  stopScan: 'Paste the list instead',
  rulebook: 'Rulebook',
  fileFailed: 'That file could not be opened.',
  sharedLost: {
    full: 'This phone had no room to take the shared list. Copy it in the other app and paste it here.',
    unread: 'The shared list did not come through. Copy it in the other app and paste it here.',
  },
  several: 'That file holds several lists. Which one?',
  listName: (title: string, count: number, total: number): string =>
    `${title} · ${units(count)} · ${number.format(total)}`,
  refusal: (code: ListRefusalCode, values: Readonly<Record<string, number>>): string =>
    REFUSALS[code](values),

  agrees: (count: number, total: number): string => `${units(count)}, ${points(total)}, agrees with the list`,
  differs: (total: number, stated: number): string =>
    `The units add to ${number.format(total)}, the list says ${number.format(stated)}`,
  unstated: (count: number, total: number): string => `${units(count)}, ${points(total)}`,
  computed: 'Points computed from the prices in the file',
  withoutPoints: (count: number): string => `${units(count)} without points`,
  guessed: (count: number): string =>
    plurals.select(count) === 'one'
      ? 'Guessed: 1 thing to check'
      : `Guessed: ${number.format(count)} things to check`,
  right: (name: string): string => `${name} is right as it stands`,
  rightShort: 'This is right',
  pointsUnknown: 'points?',
  detachmentOf: (regiment: string): string => `Detachment of ${regiment}`,
  healthOfKinds: (kinds: readonly Kind[], what: CountedUnit): string => {
    const all = kinds.reduce((sum, { models, healthPoints }) => sum + models * healthPoints, 0);
    const each = kinds.map(
      ({ name, models, healthPoints }) =>
        `${number.format(models)} ${name} with ${number.format(healthPoints)}`,
    );
    return `${each.join(', ')}: ${number.format(all)} ${what.other} in all.`;
  },
  otherGame: (name: string, now: string): string => `The list was made for ${name}. It is read for ${now}.`,
  whichRulebook: 'Which rulebook do you play?',
  playBy: (name: string): string => `Play ${name}`,

  army: 'Army',
  rows: 'Units',
  unit: 'Name',
  points: 'Points',
  models: 'Models',
  base: 'Base (mm)',
  fighters: (groups: readonly { readonly name: string; readonly models: number }[]): string =>
    `Fights as ${groups.map(({ name, models }) => `${number.format(models)} ${name}`).join(', ')}`,
  source: 'In the list',
  remove: (name: string): string => `Leave ${name} out`,
  removeShort: 'Leave out',
  guess: (guess: RowGuess, frontWidth: unknown, health: CountedUnit): string => {
    if (guess === 'healthPoints') return `${health.other}?`;
    return guess === 'frontWidth' ? `${String(frontWidth)} wide?` : GUESSES[guess];
  },

  noGeneral: 'Nobody is marked as the General. Tap who it is:',
  twoGenerals: 'Several are marked as the General. Tap who it is:',
  general: (name: string): string => `${name} is the General`,

  whoIsCharacter: 'The list does not say who is a character. Tap who is one, and may join a unit:',
  isCharacter: (name: string): string => `${name} is a character`,

  unread: (count: number): string => `Lines not understood (${number.format(count)})`,
  fates: { unit: 'Add as unit', attached: 'Attach to the unit above', ignored: 'Ignore', asked: '' },
  fateName: (fate: string, line: string): string => `${fate}: ${line}`,

  replace: (count: number): string => `There are ${units(count)} already`,
  replaces: { replace: 'Replace them', join: 'Add to them' },
  take: (count: number): string => `Take ${units(count)}`,
  keep: 'Keep this army for next time',
  keepUnits: (count: number): string => `Keep ${units(count)}`,
  keptAlready: (name: string): string => `You keep this list already, as “${name}”. It is not kept twice.`,
  takeKept: 'Take it as I kept it',
  readAgain: 'Another list',
} as const;
