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
import { owbUnitPoints } from './owb-points';

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

/** A list of Old World Builder. The file has prices but no points of units: they are computed as the app does, and marked so. */
export function readOwbList(file: unknown): ArmyList {
  const list = fieldsOf(file);
  const composition = textOrNull(list.armyComposition) ?? textOf(list.army);
  const units = SECTIONS.flatMap((section) =>
    itemsOf(list[section]).map((unit) => unitOf(unit, section, composition)),
  );
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
  const options = [
    ...command,
    ...activeNames(unit.equipment),
    ...activeNames(unit.armor),
    ...activeNames(unit.options),
    ...activeNames(unit.mounts),
    ...itemsOf(unit.items).flatMap((group) => itemsOf(fieldsOf(group).selected).map(nameOf)),
    ...itemsOf(unit.detachments).map(detachmentName),
  ];
  const isCharacter = CHARACTER_SECTIONS.includes(section);
  const models = firstPositive(numberOf(unit.strength), numberOf(unit.minimum), 1);
  const name = custom === '' ? plain : custom;
  return {
    name,
    type: custom === '' || custom === plain ? null : plain,
    points: owbUnitPoints(unit, section, composition),
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

function detachmentName(value: unknown): string {
  const { strength } = fieldsOf(value);
  return `${numberOf(strength)} ${nameOf(value)}`;
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
