import type { Description } from '@/battle/describe/description';
import type { LogKind } from '@/battle/state/event-facts';
import type { Objective } from '@/battle/state/objective';
import { assaultDetail, assaultGesture } from './assault-log';
import { number, plurals, side, sideBySide, signed, turn, winner } from './format';
import { pursued, takenTest, testAnswer, testEnd, unitTest } from './log-tests';
import { agreed, combatTitle, facings, fates, place, points, verdict, versus } from './phrases';

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

export const contact = (d: Extract<Description, { key: 'contactChanged' }>): string => {
  if (!d.to) return `${d.unit.name} not against ${d.enemy.name}`;
  const where = d.to.facing === 'front' ? d.enemy.name : `${d.enemy.name} in the ${facings[d.to.facing]}`;
  return `${d.unit.name} ${d.to.charged ? 'charged' : 'hit'} ${where}`;
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
export const logSentence = (d: Description): string => {
  switch (d.key) {
    case 'battleStarted':
      return 'The battle began';
    case 'setupChanged':
      return 'Set-up changed';
    case 'turnBegan':
      return d.phase ?? turn(d.turn);
    case 'combatOpened':
      return `${combatTitle(d.combat)} began`;
    case 'roundBegan':
      return `Round ${number.format(d.round)} began`;
    case 'counted':
      return countedChange(d);
    case 'toggled':
      return `${d.label}${d.on ? '' : ' off'}, ${side(d.side)}`;
    case 'chose':
      return `${d.label}${d.isDefault ? ' off' : ''}, ${side(d.side)}`;
    case 'modified':
      return `${d.label} ${signed(d.to)}, ${side(d.side)}`;
    case 'followed':
      return `${d.label} reset, ${side(d.side)}`;
    case 'roundClosed':
      return `${roundIsClosed(d.round)} ${number.format(d.a)} : ${number.format(d.b)}`;
    case 'testAnswered':
      return testAnswer(d);
    case 'testTaken':
      return testEnd(d.unit?.name ?? side(d.side), d.test);
    case 'pursued':
      return pursued(d);
    case 'combatEnded':
      return `${combatTitle(d.combat)} ended`;
    case 'armyImported':
      return `${d.army === '' ? 'Army' : d.army} imported, ${side(d.side)}`;
    case 'unitAdded':
      return `${d.unit.name} added`;
    case 'unitEdited':
      return `${d.unit.name} changed`;
    case 'unitRemoved':
      return `${d.unit.name} removed`;
    case 'unitMoved':
      return `${d.unit.name} moved`;
    case 'healthChanged':
      return `${d.unit.name} ${signed(d.to - d.from)}`;
    case 'characterJoined':
      return `${d.unit.name} ${d.joins ? 'joined' : 'left'} ${d.host?.name ?? ''}`;
    case 'duelFought':
      return `${d.unit.name} dealt ${number.format(d.dealt)} to ${d.enemy.name} in a duel`;
    case 'fateChanged':
      return `${d.unit.name} ${d.from === 'fleeing' && d.to === 'fighting' ? 'rallied' : fates[d.to]}`;
    case 'unitTested':
      return `${d.unit.name}: ${d.test.label}, ${d.test.outcome?.label ?? (d.test.held ? 'held' : 'broke')}`;
    case 'unitJoined':
      return `${d.unit.name} joined`;
    case 'unitLeft':
      return `${d.unit.name} left`;
    case 'contactChanged':
      return contact(d);
    case 'bonusCounted':
      return `${d.label}, ${side(d.side)}`;
    case 'placeHeld':
      return `${d.label} ${number.format(d.place)}${d.gameTurn === null ? '' : `, turn ${number.format(d.gameTurn)}`}: ${d.to === null ? 'nobody' : side(d.to)}`;
    case 'pointsAgreed':
      return d.to === null ? 'Victory Points as counted' : `Victory Points agreed: ${versus(d.to.a, d.to.b)}`;
    case 'objectiveChanged':
      return objectiveChange(d.from, d.to);
    case 'battlePointsAdjusted':
      return `Battle Points ${signed(d.to)}, ${side(d.side)}`;
    case 'marginsChanged':
      return d.to === null ? 'No margins of victory' : 'Margins of victory';
    case 'clockStarted':
      return `Clock started, ${side(d.side)}`;
    case 'clockPaused':
      return `Clock paused, ${side(d.side)}`;
    case 'noteAdded':
      return d.text;
    case 'tagsChanged':
      return d.to.length === 0 ? 'No tags' : `Tags: ${d.to.join(', ')}`;
    case 'handedOver':
      return d.to === null ? 'Handed over' : `Handed over to ${side(d.to)}`;
    case 'takenBack':
      return 'Taken back';
    case 'takenOver':
      return 'Taken over by another phone';
    case 'battleReopened':
      return 'The battle was reopened';
    case 'battleFinished':
      return 'The battle ended';
    case 'corrected':
      return d.to === null ? 'Corrected: it did not happen' : `Corrected: ${logSentence(d.to)}`;
    case 'undone':
      return 'Undone';
    case 'redone':
      return 'Done again';
    default:
      return assaultGesture(d);
  }
};

/**
 * The details of a gesture in the log: where it happened, and the values before and after. Under the name of
 * its combat (`named`) only the round is named.
 */
export const logDetail = (d: Description, named = false, withDice = true): string | null => {
  switch (d.key) {
    case 'counted':
      return d.lost
        ? `${place(d, named)} · ${d.label} ${number.format(d.from)} → ${number.format(d.to)}`
        : place(d, named);
    case 'chose':
      return `${place(d, named)} · ${d.option}`;
    case 'modified':
      return `${place(d, named)} · ${signed(d.from)} → ${signed(d.to)}${d.note ? ` · ${d.note}` : ''}`;
    case 'testTaken':
      return `${place(d, named)} · ${takenTest(d.test)}`;
    case 'duelFought':
      return d.excess === 0 ? place(d, named) : `${place(d, named)} · ${number.format(d.excess)} excess`;
    case 'toggled':
    case 'followed':
    case 'testAnswered':
    case 'pursued':
      return place(d, named);
    case 'roundBegan':
      return named ? null : combatTitle(d.combat);
    case 'roundClosed':
      return sideBySide([!named && combatTitle(d.combat), verdict(d.result), ...agreed(d.confirmedBy)]);
    case 'healthChanged': {
      const values = `${number.format(d.from)} → ${number.format(d.to)}`;
      if (d.combat === null || d.round === null) return `${side(d.unit.side)} · ${values}`;
      return `${place({ combat: d.combat, round: d.round }, named)} · ${values}`;
    }
    case 'armyImported':
      return importedArmy(d);
    case 'unitAdded':
    case 'unitEdited':
    case 'unitRemoved':
    case 'unitMoved':
    case 'characterJoined':
    case 'fateChanged':
      return side(d.unit.side);
    case 'unitTested':
      return unitTest(d.test);
    case 'unitJoined':
    case 'unitLeft':
    case 'contactChanged':
      return named ? null : combatTitle(d.combat);
    case 'bonusCounted':
      return d.to === null ? 'as the armies say' : number.format(d.to);
    case 'pointsAgreed':
      return d.to === null ? null : d.to.reason;
    case 'noteAdded':
      return d.onEntry ? 'Note on an entry' : 'Note';
    case 'corrected':
      return d.was === null ? null : `was: ${logSentence(d.was)}`;
    case 'battleFinished':
      return winner(d.winner, d.players);
    case 'battleStarted':
    case 'setupChanged':
    case 'turnBegan':
    case 'combatOpened':
    case 'combatEnded':
    case 'objectiveChanged':
    case 'battlePointsAdjusted':
    case 'placeHeld':
    case 'marginsChanged':
    case 'clockStarted':
    case 'clockPaused':
    case 'tagsChanged':
    case 'handedOver':
    case 'takenBack':
    case 'takenOver':
    case 'battleReopened':
    case 'undone':
    case 'redone':
      return null;
    default:
      return assaultDetail(d, named, withDice);
  }
};
