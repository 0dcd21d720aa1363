import type { CombatTitle } from '@/battle/state/engaged';
import type { TakenUnitTest } from '@/battle/state/records';
import type { Mark } from '@/battle/state/unit';
import { number, plurals, signed } from '@/messages/compiled/numbers';
import { assertNever, type CountedUnit, type Fate, type Side, type VictoryReason } from '@/rules/index';
import { unitTest } from '@/words/log-tests';
import { side } from './format';
import { agreeing, combatNamed, counted, fates, points } from './phrases';

const MARK_NAMES: Readonly<Record<Mark, string>> = {
  general: 'General',
  battleStandard: 'Battle Standard',
  standard: 'standard',
  musician: 'musician',
  character: 'character',
  scoring: 'scoring',
};

const units = (count: number): string =>
  plurals.select(count) === 'one' ? '1 unit' : `${number.format(count)} units`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Why a unit gives the enemy its points: "Shattered (2 of 10): half its points". */
const worthReason = (reason: VictoryReason): string => {
  switch (reason.key) {
    case 'whole':
      return `${capital(fates[reason.values.fate])}: all its points`;
    case 'half':
      return `${capital(fates[reason.values.fate])}: half its points`;
    case 'weakened': {
      const { label, now, start } = reason.values;
      return `${capital(label)} (${number.format(now)} of ${number.format(start)}): half its points`;
    }
    case 'halfTwice': {
      const { fate, label, now, start } = reason.values;
      return `${capital(fates[fate])} and ${label} (${number.format(now)} of ${number.format(start)}): all its points`;
    }
    case 'nothing':
      return 'Nothing yet';
    case 'bonus':
    case 'shared':
      return reason.values.label;
    default:
      return assertNever(reason);
  }
};

/** The sentences of the Armies room. */
/** "5 × 2 + 1 × 3": so many models with so much health each. */
const healthOfKinds = (
  kinds: readonly { readonly models: number; readonly healthPoints: number }[],
): string =>
  kinds
    .map(({ models, healthPoints }) => `${number.format(models)} × ${number.format(healthPoints)}`)
    .join(' + ');

export const armies = {
  title: 'Armies',
  tabs: 'The two armies',
  armyOf: (which: Side): string => `Army of ${side(which)}`,
  tab: (which: Side, total: number): string => `${side(which)} · ${number.format(total)}`,
  /** The accessible name of a tab. */
  tabName: (which: Side, count: number, total: number): string =>
    `${side(which)} · ${points(total)}, ${units(count)}`,
  empty: (which: Side): string =>
    `${side(which)} has no units yet. Paste a whole list, or add the first unit: a name and its points are enough.`,
  importList: 'Paste a list',
  emptyRead: (which: Side): string => `No units of ${side(which)} were noted.`,

  hit: 'Charge',
  hitTitle: (name: string): string => `${name}: whom ${agreeing(name, 'does it', 'do they')} hit?`,
  hitHint: 'As a charge into the front; where it hits is changed in the fight.',
  fightsIn: (title: CombatTitle): string => `in ${combatNamed(title)}`,
  mark: (mark: Mark): string => MARK_NAMES[mark],
  markName: (mark: Mark): string => capital(MARK_NAMES[mark]),
  fate: (fate: Fate): string => fates[fate],
  /** A fate as a choice. For a fleeing unit, `fighting` means that it rallies. */
  fateName: (fate: Fate, now: Fate): string =>
    fate === 'fighting' && now === 'fleeing' ? 'Rallied' : capital(fates[fate]),
  engaged: (combat: number, counts: boolean): string =>
    counts ? `in Combat ${number.format(combat)}` : `not from Combat ${number.format(combat)}`,

  /** "15 of 20", and if a model is wounded "15 of 20 · 1 wounded". */
  left: (now: number, start: number, woundsOnLast: number): string => {
    const standing = `${number.format(now)} of ${number.format(start)}`;
    if (woundsOnLast === 0) return standing;
    return woundsOnLast === 1
      ? `${standing} · 1 wounded`
      : `${standing} · 1 wounded ${signed(-woundsOnLast)}`;
  },
  worth: (worth: number, enemy: Side): string =>
    worth === 0 ? 'worth 0 so far' : `${signed(worth)} to ${side(enemy)}`,
  worthReason,

  lost: 'lost',
  gone: (count: number): string => `${units(count)} off the table`,
  lose: (unit: string, what: CountedUnit): string =>
    `${unit} ${agreeing(unit, 'loses', 'lose')} 1 ${what.one}`,
  giveBack: (unit: string, what: CountedUnit): string => `Give back 1 ${what.one} to ${unit}`,
  enter: (unit: string, lost: number): string => `${unit}: ${number.format(lost)} lost. Enter a number`,
  /** "−3 → 12", and for a unit of several models with several Health Points each "−3 → 12 (5 models)". */
  bubble: (by: number, health: number, models: number | null): string => {
    const change = `${signed(by)} → ${number.format(health)}`;
    if (models === null) return change;
    return `${change} (${plurals.select(models) === 'one' ? '1 model' : `${number.format(models)} models`})`;
  },
  announce: (unit: string, by: number, left: string): string => `${unit} ${signed(by)}: ${left}`,

  keypad: (unit: string, lost: number): string => `${unit}: ${number.format(lost)} lost`,
  keypadLose: (entered: number | null, left: number): string => {
    if (entered === null) return 'Lose more';
    return entered > left ? `Lose all ${number.format(left)} left` : `Lose ${number.format(entered)} more`;
  },
  keypadSet: (entered: number | null): string =>
    entered === null ? 'Set' : `Set to ${number.format(entered)}`,
  keypadDelete: 'Delete the last digit',

  addUnit: 'Add unit',
  addTitle: (which: Side): string => `New unit of ${side(which)}`,
  add: 'Add and close',
  addAnother: 'Add and next',
  added: (unit: string, count: number, total: number): string =>
    `${unit} added: ${units(count)}, ${points(total)}`,
  editTitle: (unit: string): string => `Edit ${unit}`,
  save: 'Save',
  name: 'Name',
  points: 'Points',
  models: 'Models',
  healthPerModel: (what: CountedUnit): string => `${what.other} each`,
  marks: 'Marks',
  facts: 'For the combat score',
  notSaid: 'Not said',
  test: {
    now: 'Test now',
    /** It has lost health in this turn, and the rulebook requires a test for this. */
    due: (test: string): string => `Damaged in this turn: ${test}`,
    title: (who: string): string => `${who}: test`,
    which: 'Which test',
    ways: 'How it went',
    inputs: 'What applies',
    /** "Panic: Flees". */
    ended: ({ label, outcome, held }: TakenUnitTest): string =>
      `${label}: ${outcome?.label ?? (held ? 'Held' : 'Broke')}`,
    told: unitTest,
    done: 'Done',
  },
  lossesStay: (lost: number, what: CountedUnit): string => `The ${counted(lost, what)} lost stay lost.`,

  /** "333 points · 20 models · Discipline 8". */
  detachmentOf: (regiment: string): string => `Detachment of ${regiment}`,
  profile: (
    cost: number,
    models: number,
    healthPerModel: number,
    what: CountedUnit,
    characteristic: string | null,
    value: number | null,
    kinds: readonly { readonly models: number; readonly healthPoints: number }[] = [],
  ): string => {
    const parts = [points(cost)];
    if (models > 1) parts.push(`${number.format(models)} models`);
    if (kinds.length > 1) parts.push(`${healthOfKinds(kinds)} ${what.other}`);
    else if (healthPerModel > 1 || models === 1)
      parts.push(`${counted(healthPerModel, what)}${models > 1 ? ' each' : ''}`);
    if (characteristic !== null && value !== null) parts.push(`${characteristic} ${number.format(value)}`);
    return parts.join(' · ');
  },
  fateTitle: 'Status',
  lostHere: (left: number, what: CountedUnit, combat: number): string =>
    `Were its ${counted(left, what)} lost in Combat ${number.format(combat)}?`,
  lostHereYes: 'Yes, they score',
  lostHereNo: 'No, it is just gone',
  /** Said of a single model; from then on it may join a unit. */
  isCharacter: 'It is a character',
  joined: 'Joined to',
  onItsOwn: 'on its own',
  joinedHint:
    'It fights and flees with that unit, lends it the better value, and keeps its own health and points.',
  noHealthLeft: 'Nothing is left of it, so it is destroyed. Give something back to change that.',
  notFromCombat: (combat: number): string => `Losses are not from Combat ${number.format(combat)}`,
  notFromCombatHint: 'Spells, shooting and the like cost health, but do not score in the combat.',
  on: 'on',
  off: 'off',
  edit: 'Edit',
  duplicate: 'Duplicate',
  duplicateWithout: (marks: readonly Mark[]): string =>
    `without ${marks.map((mark) => MARK_NAMES[mark]).join(', ')}`,
  place: (place: number, of: number): string =>
    `${number.format(place)} of ${number.format(of)} in the roster`,
  moveUp: 'Move up',
  moveDown: 'Move down',
  remove: 'Remove',
};
