import { type ArmyList, type ListUnit, NO_FACTS, sumOfPoints } from '@/army-list/list/army-list';
import {
  fieldsOf,
  firstPositive,
  isOn,
  itemsOf,
  numberOf,
  textOf,
  textOrNull,
} from '@/army-list/roster/fields';
import { commandIn, isBattleStandard, isGeneral } from '@/army-list/text/marks';
import { owbDetachmentPoints, owbUnitPoints } from './owb-points';

const SECTIONS = [
  'characters',
  'lords',
  'heroes',
  'core',
  'special',
  'rare',
  'mercenaries',
  'allies',
] as const;
type Fields = ReturnType<typeof fieldsOf>;

const CHARACTER_SECTIONS: readonly string[] = ['characters', 'lords', 'heroes'];

/** Whether a parsed file is one list of Old World Builder. */
export function isOwbList(file: unknown): boolean {
  const fields = fieldsOf(file);
  return textOf(fields.army) !== '' && SECTIONS.some((section) => Array.isArray(fields[section]));
}

/** The lists of Old World Builder in a parsed file: one, or an array of which the folders are left out. */
export function owbLists(file: unknown): readonly unknown[] {
  return isOwbList(file) ? [file] : itemsOf(file).filter(isOwbList);
}

/**
 * A list of Old World Builder. The file has prices but no points of units: they are computed as the app does,
 * and marked so.
 */
export function readOwbList(file: unknown): ArmyList {
  const list = fieldsOf(file);
  const composition = textOrNull(list.armyComposition) ?? textOf(list.army);
  const units: ListUnit[] = [];
  for (const section of SECTIONS) {
    for (const unit of itemsOf(list[section])) {
      const regiment = units.length;
      units.push(unitOf(unit, section, composition));
      units.push(...detachmentsIn(unit).map((detachment) => detachmentOf(detachment, section, regiment)));
    }
  }
  return {
    format: 'owbJson',
    game: textOrNull(list.game),
    title: textOrNull(list.name),
    player: null,
    army: textOrNull(list.army),
    statedTotal: null,
    sum: sumOfPoints(units),
    agrees: null,
    computed: true,
    units: units.map((unit, index) => ({ ...unit, lines: [index] })),
    lines: units.map(({ source }) => ({ text: source, kind: 'unit' })),
  };
}

function unitOf(value: unknown, section: (typeof SECTIONS)[number], composition: string): ListUnit {
  const unit = fieldsOf(value);
  const plain = withoutTags(textOf(unit.name_en));
  const custom = withoutTags(textOf(unit.name));
  const command = activeNames(unit.command);
  const own = firstPositive(numberOf(unit.strength), numberOf(unit.minimum));
  const parts = own > 1 ? [] : partsOf(unit);
  const options = [
    ...command,
    ...activeNames(unit.equipment),
    ...activeNames(unit.armor),
    ...activeNames(unit.options),
    ...activeNames(unit.mounts),
    ...itemsOf(unit.items).flatMap((group) => itemsOf(fieldsOf(group).selected).map(nameOf)),
    ...parts.map((part) => `${numberOf(part.strength)} ${nameOf(part)}`),
  ];
  const isCharacter = CHARACTER_SECTIONS.includes(section);
  const inParts = parts.reduce((sum, part) => sum + numberOf(part.strength), 0);
  const models = firstPositive(own, inParts, 1);
  const name = custom === '' ? plain : custom;
  return {
    name,
    type: custom === '' || custom === plain ? null : plain,
    points: owbUnitPoints(unit, section, composition) + parts.map(owbDetachmentPoints).reduce(add, 0),
    models,
    general: [...command, ...activeNames(unit.options)].some(isGeneral),
    battleStandard: [...command, ...activeNames(unit.options)].some(isBattleStandard),
    command: isCharacter
      ? { standard: false, musician: false, champion: false }
      : commandOf(unit.command, command),
    options,
    section,
    character: isCharacter,
    facts: NO_FACTS,
    guesses: ['points', 'healthPoints'],
    lines: [],
    source: [models > 1 ? `${models} ${name}` : name, ...options].join(', '),
  };
}

/** The champion goes by another name in each army; he is the first choice of the command group. */
function commandOf(command: unknown, active: readonly string[]): ListUnit['command'] {
  const { standard, musician, champion } = commandIn(active);
  const [first] = itemsOf(command).map(fieldsOf);
  const isLeader = first !== undefined && isOn(first.active) && !commandIn([nameOf(first)]).standard;
  return { standard, musician, champion: champion || (isLeader && !commandIn([nameOf(first)]).musician) };
}

function activeNames(choices: unknown): readonly string[] {
  return itemsOf(choices)
    .map(fieldsOf)
    .filter(({ active, stackableCount }) => isOn(active) || numberOf(stackableCount) > 0)
    .flatMap((choice) => [
      numberOf(choice.stackableCount) > 0
        ? `${numberOf(choice.stackableCount)}x ${nameOf(choice)}`
        : nameOf(choice),
      ...itemsOf(fieldsOf(choice.magic).selected).map(nameOf),
    ]);
}

/**
 * The detachments of a regiment. A single model, or none, has none: it leads, or consists of, what the file
 * calls so.
 */
function detachmentsIn(value: unknown): readonly Fields[] {
  const unit = fieldsOf(value);
  return firstPositive(numberOf(unit.strength), numberOf(unit.minimum)) > 1 ? partsOf(unit) : [];
}

function partsOf(unit: Fields): readonly Fields[] {
  return itemsOf(unit.detachments)
    .map(fieldsOf)
    .filter(({ strength }) => numberOf(strength) > 0);
}

function detachmentOf(detachment: Fields, section: string, regiment: number): ListUnit {
  const models = numberOf(detachment.strength);
  const name = nameOf(detachment);
  const options = [
    ...activeNames(detachment.equipment),
    ...activeNames(detachment.armor),
    ...activeNames(detachment.options),
  ];
  return {
    name,
    type: null,
    points: owbDetachmentPoints(detachment),
    models,
    general: false,
    battleStandard: false,
    command: { standard: false, musician: false, champion: false },
    options,
    section,
    character: false,
    facts: NO_FACTS,
    guesses: ['points', 'healthPoints'],
    regiment,
    lines: [],
    source: [`${models} ${name}`, ...options].join(', '),
  };
}

function add(one: number, other: number): number {
  return one + other;
}

function nameOf(value: unknown): string {
  return withoutTags(textOf(fieldsOf(value).name_en));
}

/** "Temple Guard {renegade}" and "Charmed Shield*" without what the app keeps for itself. */
function withoutTags(name: string): string {
  return name
    .replace(/\s*\{[^}]*\}/g, '')
    .replace(/\*+$/, '')
    .trim();
}
