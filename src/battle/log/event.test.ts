import { describe, expect, it } from 'vitest';
import { EDITIONS, type Edition } from '@/rules/index';
import { type BattleEvent, EVENTS, type EventType, factsOf } from './event';

const TYPES = Object.keys(EVENTS) as EventType[];
const where = (holds: (type: EventType) => boolean) => TYPES.filter(holds).toSorted();

describe('of all events', () => {
  it('undo leaves those that belong to no tap of the battle', () => {
    expect(where((type) => !EVENTS[type].undoable)).toEqual([
      'battleStarted',
      'clockPaused',
      'clockStarted',
      'handedOver',
      'noteAdded',
      'redone',
      'tagsChanged',
      'takenBack',
      'takenOver',
      'undone',
    ]);
  });

  it('these only add to the record', () => {
    expect(where((type) => EVENTS[type].remark === true)).toEqual([
      'entriesCorrected',
      'entryAgreed',
      'entryObjected',
      'noteAdded',
      'tagsChanged',
    ]);
  });

  it('after these, units, combats or players may be called otherwise, or a round is told', () => {
    expect(where((type) => EVENTS[type].names === true)).toEqual([
      'combatOpened',
      'entriesCorrected',
      'entryAgreed',
      'entryObjected',
      'fightersChanged',
      'redone',
      'roundClosed',
      'setupChanged',
      'undone',
      'unitAdded',
      'unitEdited',
      'unitJoined',
      'unitLeft',
    ]);
  });

  it('these end a round or a combat, and these catch whom their gesture destroys', () => {
    expect(where((type) => EVENTS[type].settles === true)).toEqual([
      'assaultClosed',
      'combatEnded',
      'roundClosed',
      'roundFought',
      'shootingEnded',
    ]);
    expect(where((type) => EVENTS[type].catches === true)).toEqual([
      'flightSaid',
      'pursuitResolved',
      'sweepResolved',
    ]);
  });
});

describe('an event is known', () => {
  const edition = (id: string): Edition =>
    EDITIONS.find((one) => one.id === id) ?? expect.fail(`no edition ${id}`);
  const [sheet, pools] = [edition('t9a-2'), edition('hh-1')];
  const known = (event: object, to: Edition) =>
    factsOf(event as BattleEvent).knownTo?.(event as BattleEvent, to) ?? true;
  const answered = (rowId: string, to: unknown) => ({ type: 'combatAnswered', rowId, to });

  it('by its row and an answer of it; an answer taken back is always one', () => {
    expect(known(answered('charge', true), sheet)).toBe(true);
    expect(known(answered('charge', null), sheet)).toBe(true);
    expect(known(answered('charge', 'yes'), sheet)).toBe(false);
    expect(known(answered('noSuchRow', null), sheet)).toBe(false);
    expect(known(answered('charge', true), pools)).toBe(false);
    const began = (kept: object) => ({ type: 'roundBegan', kept });
    expect(known(began({ a: {}, b: { charge: true } }), sheet)).toBe(true);
    expect(known(began({ a: { charge: true }, b: { noSuchRow: 1 } }), sheet)).toBe(false);
  });

  it('by its input of a break test', () => {
    const input = (inputId: string) => ({ type: 'breakTestAnswered', inputId });
    expect(known(input('discipline'), sheet)).toBe(true);
    expect(known(input('courage'), sheet)).toBe(false);
    expect(known(input('discipline'), pools)).toBe(false);
  });

  it('by its reading and an option of it, and in an assault where models fight with Wounds', () => {
    const reading = (readingId: string, to: string) => ({ type: 'readingChanged', readingId, to });
    expect(known(reading('mixedTie', 'lowest'), pools)).toBe(true);
    expect(known(reading('mixedTie', 'median'), pools)).toBe(false);
    expect(known(reading('noReading', 'lowest'), pools)).toBe(false);
    expect(known(reading('mixedTie', 'lowest'), sheet)).toBe(false);
    expect(known({ type: 'stepFought' }, pools)).toBe(true);
    expect(known({ type: 'stepFought' }, sheet)).toBe(false);
  });

  it('as a correction, where all that it puts in place is', () => {
    const corrected = (...to: object[]) => ({ type: 'entriesCorrected', seqs: [1], to });
    expect(known(corrected(), sheet)).toBe(true);
    expect(known(corrected(answered('charge', true), { type: 'combatEnded' }), sheet)).toBe(true);
    expect(known(corrected(answered('charge', true), answered('noSuchRow', 1)), sheet)).toBe(false);
  });
});

it('a report tells of objectives and adjusted Battle Points only where the edition has Battle Points', () => {
  const editions: readonly Edition[] = EDITIONS;
  const told = (type: 'objectiveChanged' | 'battlePointsAdjusted') =>
    editions.filter((one) => EVENTS[type].toldBy?.(one)).map(({ id }) => id);
  const having = (has: (table: NonNullable<NonNullable<Edition['victory']>['battlePoints']>) => boolean) =>
    editions.filter(({ victory }) => victory?.battlePoints && has(victory.battlePoints)).map(({ id }) => id);
  expect(told('battlePointsAdjusted')).toEqual(having(() => true));
  expect(told('objectiveChanged')).toEqual(having(({ objective }) => objective !== undefined));
  expect(told('objectiveChanged')).toContain('t9a-2');
  expect(told('objectiveChanged')).not.toContain('hh-1');
});
