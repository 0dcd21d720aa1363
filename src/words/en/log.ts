import type { CountCause } from '@/battle/army/counter-event';
import type { Description } from '@/battle/describe/description';
import type { LogKind } from '@/battle/state/event-facts';
import type { Objective } from '@/battle/state/objective';
import { number, plurals, signed } from '@/messages/compiled/numbers';
import { ASSAULT_DETAILS, ASSAULT_SENTENCES } from './assault-log';
import { type ByKey, sayByKey } from './by-key';
import { side, sideBySide, turn, winner } from './format';
import { pursued, takenTest, testAnswer, testEnd, thrownFlight, unitTest } from './log-tests';
import {
  agreed,
  clockFace,
  combatTitle,
  counted,
  facings,
  fallenRow,
  fates,
  place,
  points,
  roundEnd,
  timeLimit,
  unitCalled,
  versus,
} from './phrases';

/** Gestures in English: the label of undo, and the lines of the log. */

/** "12 units, 4,000 points · 14 lines read, 2 not understood". */
export const importedArmy = (d: Extract<Description, { key: 'armyImported' }>): string => {
  const units = plurals.select(d.units) === 'one' ? '1 unit' : `${number.format(d.units)} units`;
  const unread = d.linesUnread === 0 ? '' : `, ${number.format(d.linesUnread)} not understood`;
  if (d.linesRead === 0) return `${units}, ${points(d.points)}`;
  return `${units}, ${points(d.points)} · ${number.format(d.linesRead)} lines read${unread}`;
};

/** The verb for a counter that lost something or got it back: "Red lost 2", "Red got back 1". */
export const countedChange = (d: Extract<Description, { key: 'counted' }>): string => {
  const change = d.to - d.from;
  if (!d.lost) return `${d.label} ${number.format(d.from)} → ${number.format(d.to)}, ${side(d.side)}`;
  return change > 0
    ? `${side(d.side)} lost ${number.format(change)}`
    : `${side(d.side)} got back ${number.format(-change)}`;
};

/** "Archers +3 damage", and "Trolls −4 damage" where they were healed. */
export const countChange = (d: Extract<Description, { key: 'countChanged' }>): string => {
  const by = d.to - d.from;
  return `${unitCalled(d.unit)} ${by < 0 ? '−' : '+'}${counted(Math.abs(by), d.what)}`;
};

/** By what a unit was damaged outside a combat, and what took damage away. */
const COUNT_CAUSES: Readonly<Record<CountCause, string | null>> = {
  shooting: 'by shooting',
  combat: 'in combat',
  dice: 'by its test',
  regeneration: 'Regeneration',
  other: null,
};

export const contact = (d: Extract<Description, { key: 'contactChanged' }>): string => {
  if (!d.to) return `${unitCalled(d.unit)} not against ${unitCalled(d.enemy)}`;
  const where =
    d.to.facing === 'front' ? unitCalled(d.enemy) : `${unitCalled(d.enemy)} in the ${facings[d.to.facing]}`;
  return `${unitCalled(d.unit)} ${d.to.charged ? 'charged' : 'hit'} ${where}`;
};

export const objectiveChange = (from: Objective, to: Objective): string => {
  if (from.name !== to.name) return to.name === '' ? 'No objective' : `Objective: ${to.name}`;
  if (from.winner !== to.winner && to.winner !== 'counters') {
    return to.winner === 'drawn' ? 'Objective drawn' : `Objective to ${side(to.winner)}`;
  }
  return `Objective ${number.format(to.counters.a)} : ${number.format(to.counters.b)}`;
};

/** The names of the kinds by which the log can be filtered. */
export const LOG_KIND_NAMES: Readonly<Record<LogKind, string>> = {
  losses: 'Losses and fates',
  combat: 'Combat',
  tests: 'Break tests',
  armies: 'Rosters',
  score: 'Score',
  battle: 'Turns and set-up',
  notes: 'Notes',
};

export const roundIsClosed = (round: number): string => `Round ${number.format(round)} closed`;

/** The gesture in a few words: the label of undo, and a line of the log. */
export const logSentence = (d: Description): string => sayByKey(SENTENCES, d);

const SENTENCES: ByKey<Description, [], string> = {
  ...ASSAULT_SENTENCES,
  battleStarted: () => 'The battle began',
  setupChanged: () => 'Set-up changed',
  turnBegan: (d) => d.phase ?? turn(d.turn),
  combatOpened: (d) => `${combatTitle(d.combat)} began`,
  roundBegan: (d) => `Round ${number.format(d.round)} began`,
  roundFought: (d) => roundIsClosed(d.round),
  counted: (d) => countedChange(d),
  toggled: (d) => `${d.label}${d.on ? '' : ' off'}, ${side(d.side)}`,
  chose: (d) => `${d.label}${d.isDefault ? ' off' : ''}, ${side(d.side)}`,
  modified: (d) => `${d.label} ${signed(d.to)}, ${side(d.side)}`,
  followed: (d) => `${d.label} reset, ${side(d.side)}`,
  rowStays: (d) => `${d.label} stays, ${side(d.side)}`,
  roundClosed: (d) => `${roundIsClosed(d.round)} ${number.format(d.a)} : ${number.format(d.b)}`,
  testAnswered: (d) => testAnswer(d),
  testTaken: (d) => testEnd(d.unit ? unitCalled(d.unit) : side(d.side), d.test),
  pursued: (d) => pursued(d),
  flightThrown: (d) => thrownFlight(d.unit?.name ?? side(d.side), d.thrown),
  combatEnded: (d) => `${combatTitle(d.combat)} ended`,
  armyImported: (d) => `${d.army === '' ? 'Army' : d.army} imported, ${side(d.side)}`,
  unitAdded: (d) => `${unitCalled(d.unit)} added`,
  unitEdited: (d) => `${unitCalled(d.unit)} changed`,
  unitRemoved: (d) => `${unitCalled(d.unit)} removed`,
  unitMoved: (d) => `${unitCalled(d.unit)} moved`,
  healthChanged: (d) => `${unitCalled(d.unit)} ${signed(d.to - d.from)}`,
  characterJoined: (d) =>
    `${unitCalled(d.unit)} ${d.joins ? 'joined' : 'left'} ${d.host ? unitCalled(d.host) : ''}`,
  duelFought: (d) =>
    `${unitCalled(d.unit)} dealt ${number.format(d.dealt)} to ${unitCalled(d.enemy)} in a duel`,
  fateChanged: (d) =>
    `${unitCalled(d.unit)} ${d.from === 'fleeing' && d.to === 'fighting' ? 'rallied' : fates[d.to]}`,
  unitTested: (d) =>
    `${unitCalled(d.unit)}: ${d.test.label}, ${d.test.outcome?.label ?? (d.test.held ? 'held' : 'broke')}`,
  countChanged: (d) => countChange(d),
  testThrown: (d) => `${unitCalled(d.unit)}: ${d.test.label}, ${number.format(d.test.total)}, throw again`,
  unitJoined: (d) => `${unitCalled(d.unit)} joined`,
  unitLeft: (d) => `${unitCalled(d.unit)} left`,
  contactChanged: (d) => contact(d),
  bonusCounted: (d) => `${d.label}, ${side(d.side)}`,
  placeHeld: (d) =>
    `${d.label} ${number.format(d.place)}${d.gameTurn === null ? '' : `, turn ${number.format(d.gameTurn)}`}: ${d.to === null ? 'nobody' : side(d.to)}`,
  placeWeighed: (d) =>
    `${d.label} ${number.format(d.place)}: ${d.to === null ? 'not counted' : versus(d.to.a, d.to.b)}`,
  pointsAgreed: (d) =>
    d.to === null ? 'Victory Points as counted' : `Victory Points agreed: ${versus(d.to.a, d.to.b)}`,
  objectiveChanged: (d) => objectiveChange(d.from, d.to),
  battlePointsAdjusted: (d) => `Battle Points ${signed(d.to)}, ${side(d.side)}`,
  marginsChanged: (d) => (d.to === null ? 'No margins of victory' : 'Margins of victory'),
  clockStarted: (d) => `Clock started, ${side(d.side)}`,
  clockPaused: (d) => `Clock paused, ${side(d.side)}`,
  clockSet: (d) => `Clock set to ${clockFace(d.to)} used, ${side(d.side)}`,
  timeLimitChanged: (d) => (d.to === null ? 'No time limit' : `Time limit: ${timeLimit(d.to)}`),
  noteAdded: (d) => d.text,
  tagsChanged: (d) => (d.to.length === 0 ? 'No tags' : `Tags: ${d.to.join(', ')}`),
  handedOver: (d) => (d.to === null ? 'Handed over' : `Handed over to ${side(d.to)}`),
  takenBack: () => 'Taken back',
  takenOver: () => 'Taken over by another phone',
  battleReopened: () => 'The battle was reopened',
  battleFinished: () => 'The battle ended',
  corrected: (d) => (d.to === null ? 'Corrected: it did not happen' : `Corrected: ${logSentence(d.to)}`),
  undone: () => 'Undone',
  redone: () => 'Done again',
};

/**
 * The details of a gesture in the log: where it happened, and the values before and after. Under the name of
 * its combat (`named`) only the round is named.
 */
export const logDetail = (d: Description, named = false, withDice = true): string | null =>
  sayByKey(DETAILS, d, named, withDice);

const DETAILS: ByKey<Description, [named: boolean, withDice: boolean], string | null> = {
  ...ASSAULT_DETAILS,
  counted: (d, named) =>
    d.lost
      ? `${place(d, named)} · ${d.label} ${number.format(d.from)} → ${number.format(d.to)}`
      : place(d, named),
  chose: (d, named) => `${place(d, named)} · ${d.option}`,
  modified: (d, named) =>
    `${place(d, named)} · ${signed(d.from)} → ${signed(d.to)}${d.note ? ` · ${d.note}` : ''}`,
  testTaken: (d, named) => `${place(d, named)} · ${takenTest(d.test)}`,
  duelFought: (d, named) =>
    d.excess === 0 ? place(d, named) : `${place(d, named)} · ${number.format(d.excess)} excess`,
  toggled: (d, named) => place(d, named),
  followed: (d, named) => place(d, named),
  rowStays: (d, named) => place(d, named),
  testAnswered: (d, named) => place(d, named),
  pursued: (d, named) => place(d, named),
  flightThrown: (d, named) => place(d, named),
  roundBegan: (d, named) => (named ? null : combatTitle(d.combat)),
  roundFought: (d, named) => (named ? null : combatTitle(d.combat)),
  roundClosed: (d, named) =>
    sideBySide([
      !named && combatTitle(d.combat),
      roundEnd(d.result, d.besides.destroyed),
      ...d.besides.fallen.map(fallenRow),
      ...agreed(d.confirmedBy),
    ]),
  healthChanged: (d, named) => {
    const values = `${number.format(d.from)} → ${number.format(d.to)}`;
    if (d.combat === null || d.round === null) return `${side(d.unit.side)} · ${values}`;
    return `${place({ combat: d.combat, round: d.round }, named)} · ${values}`;
  },
  armyImported: (d) => importedArmy(d),
  unitAdded: (d) => side(d.unit.side),
  unitEdited: (d) => side(d.unit.side),
  unitRemoved: (d) => side(d.unit.side),
  unitMoved: (d) => side(d.unit.side),
  characterJoined: (d) => side(d.unit.side),
  fateChanged: (d) => side(d.unit.side),
  unitTested: (d) => unitTest(d.test),
  countChanged: (d, named) => {
    const where = d.combat === null || d.round === null ? null : { combat: d.combat, round: d.round };
    return sideBySide([
      where ? place(where, named) : side(d.unit.side),
      `${number.format(d.from)} → ${number.format(d.to)}`,
      where ? null : COUNT_CAUSES[d.cause],
    ]);
  },
  testThrown: (d) => side(d.unit.side),
  unitJoined: (d, named) => (named ? null : combatTitle(d.combat)),
  unitLeft: (d, named) => (named ? null : combatTitle(d.combat)),
  contactChanged: (d, named) => (named ? null : combatTitle(d.combat)),
  bonusCounted: (d) => (d.to === null ? 'as the armies say' : number.format(d.to)),
  placeWeighed: () => null,
  pointsAgreed: (d) => (d.to === null ? null : d.to.reason),
  noteAdded: (d) => (d.onEntry ? 'Note on an entry' : 'Note'),
  corrected: (d) => (d.was === null ? null : `was: ${logSentence(d.was)}`),
  battleFinished: (d) => winner(d.winner, d.players),
  battleStarted: () => null,
  setupChanged: () => null,
  turnBegan: () => null,
  combatOpened: () => null,
  combatEnded: () => null,
  objectiveChanged: () => null,
  battlePointsAdjusted: () => null,
  placeHeld: () => null,
  marginsChanged: () => null,
  clockStarted: () => null,
  clockPaused: () => null,
  clockSet: (d) => `was: ${clockFace(d.from)} used`,
  timeLimitChanged: () => null,
  tagsChanged: () => null,
  handedOver: () => null,
  takenBack: () => null,
  takenOver: () => null,
  battleReopened: () => null,
  undone: () => null,
  redone: () => null,
};
