import type { Description } from '@/battle/describe/description';
import type { Agreement } from '@/battle/log/agreement';
import type { CorrectedTest } from '@/battle/log/corrected-test';
import type { LogKind } from '@/battle/state/event-facts';
import type { TakenUnitTest } from '@/battle/state/records';
import { log as said } from '@/messages/compiled/log';
import { number, signed } from '@/messages/compiled/numbers';
import { phrases } from '@/messages/compiled/phrases';
import { ASSAULT_DETAILS } from '@/words/assault/log-details';
import { ASSAULT_SENTENCES } from './assault/log';
import { type ByKey, sayByKey } from './by-key';
import {
  COUNT_CAUSES,
  contact,
  countChange,
  countedChange,
  importedArmy,
  markerDetail,
  objectiveChange,
} from './log-changes';
import { atMost, pursued, takenTest, testAnswer, testEnd, thrownFlight, unitTest } from './log-tests';
import { side, sideBySide, turn, winner } from './shared/format';
import {
  agreed,
  clockFace,
  combatTitle,
  fallenRow,
  fates,
  place,
  roundEnd,
  timeLimit,
  unitCalled,
  versus,
} from './shared/phrases';

/** Gestures in English: the label of undo, and the lines of the log. */

/** The names of the kinds by which the log can be filtered. */
export const LOG_KIND_NAMES: Readonly<Record<LogKind, string>> = said.logKindNames;

export const roundIsClosed = (round: number): string => said.roundIsClosed(round);

/** How a test of a unit ended: "Wavering", or "held". */
export const testEnded = ({ outcome, held }: TakenUnitTest): string =>
  outcome?.label ?? (held ? said.sentences.unitTested.held : said.sentences.unitTested.broke);

/** The gesture in a few words: the label of undo, and a line of the log. */
export const logSentence = (d: Description): string => sayByKey(SENTENCES, d);

const SENTENCES: ByKey<Description, [], string> = {
  ...ASSAULT_SENTENCES,
  battleStarted: () => said.sentences.battleStarted,
  setupChanged: () => said.sentences.setupChanged,
  turnBegan: (d) => d.phase ?? turn(d.turn),
  combatOpened: (d) => said.sentences.combatOpened(combatTitle(d.combat)),
  roundBegan: (d) => said.sentences.roundBegan(d.round),
  roundFought: (d) => roundIsClosed(d.round),
  counted: (d) => countedChange(d),
  toggled: (d) => said.sentences.toggled({ label: d.label, on: d.on, side: side(d.side) }),
  chose: (d) => said.sentences.chose({ label: d.label, isDefault: d.isDefault, side: side(d.side) }),
  modified: (d) => said.sentences.modified({ label: d.label, to: d.to, side: side(d.side) }),
  followed: (d) => said.sentences.followed({ label: d.label, side: side(d.side) }),
  rowStays: (d) => said.sentences.rowStays({ label: d.label, side: side(d.side) }),
  roundClosed: (d) => said.sentences.roundClosed({ round: roundIsClosed(d.round), a: d.a, b: d.b }),
  testAnswered: (d) => testAnswer(d),
  testTaken: (d) => testEnd(d.unit ? unitCalled(d.unit) : side(d.side), d.test),
  pursued: (d) => pursued(d),
  flightThrown: (d) => thrownFlight(d.unit?.name ?? side(d.side), d.thrown),
  combatEnded: (d) => said.sentences.combatEnded(combatTitle(d.combat)),
  armyImported: (d) =>
    d.army === ''
      ? said.sentences.armyImported.without(side(d.side))
      : said.sentences.armyImported.with({ army: d.army, side: side(d.side) }),
  unitAdded: (d) => said.sentences.unitAdded(unitCalled(d.unit)),
  unitEdited: (d) => said.sentences.unitEdited(unitCalled(d.unit)),
  unitRemoved: (d) => said.sentences.unitRemoved(unitCalled(d.unit)),
  unitMoved: (d) => said.sentences.unitMoved(unitCalled(d.unit)),
  healthChanged: (d) => `${unitCalled(d.unit)} ${signed(d.to - d.from)}`,
  characterJoined: (d) =>
    said.sentences.characterJoined({
      unit: unitCalled(d.unit),
      joins: d.joins,
      host: d.host ? unitCalled(d.host) : '',
    }),
  countChanged: (d) => countChange(d),
  testThrown: (d) =>
    said.sentences.testThrown({ unit: unitCalled(d.unit), test: d.test.label, total: d.test.total }),
  duelFought: (d) =>
    said.sentences.duelFought({ unit: unitCalled(d.unit), dealt: d.dealt, enemy: unitCalled(d.enemy) }),
  fateChanged: (d) =>
    said.sentences.fateChanged.to({
      unit: unitCalled(d.unit),
      fate: d.from === 'fleeing' && d.to === 'fighting' ? said.sentences.fateChanged.rallied : fates[d.to],
    }),
  statusesChanged: (d) =>
    d.statuses.length === 0
      ? said.sentences.statusesChanged.none(unitCalled(d.unit))
      : said.sentences.statusesChanged.has({
          unit: unitCalled(d.unit),
          statuses: d.statuses.join(phrases.comma),
        }),
  unitTested: (d) =>
    said.sentences.unitTested.ended({
      unit: unitCalled(d.unit),
      test: d.test.label,
      end: testEnded(d.test),
    }),
  unitJoined: (d) => said.sentences.unitJoined(unitCalled(d.unit)),
  unitLeft: (d) => said.sentences.unitLeft(unitCalled(d.unit)),
  contactChanged: (d) => contact(d),
  bonusCounted: (d) => said.sentences.bonusCounted({ label: d.label, side: side(d.side) }),
  placeHeld: (d) => {
    const who = d.to === null ? said.sentences.placeHeld.nobody : side(d.to);
    return d.gameTurn === null
      ? said.sentences.placeHeld.atEnd({ label: d.label, place: d.place, who })
      : said.sentences.placeHeld.byTurn({ label: d.label, place: d.place, gameTurn: d.gameTurn, who });
  },
  placeWeighed: (d) =>
    said.sentences.placeWeighed.to({
      label: d.label,
      place: d.place,
      points: d.to === null ? said.sentences.placeWeighed.not : versus(d.to.a, d.to.b),
    }),
  markerScored: (d) => {
    const marker = { label: d.label, marker: d.marker, gameTurn: d.gameTurn, side: side(d.side) };
    if (d.to === null) return said.sentences.markerScored.not(marker);
    return d.to.held ? said.sentences.markerScored.held(marker) : said.sentences.markerScored.broken(marker);
  },
  counterOffensiveDeclared: (d) =>
    d.to
      ? said.sentences.counterOffensiveDeclared.declared(side(d.side))
      : said.sentences.counterOffensiveDeclared.not(side(d.side)),
  pointsAgreed: (d) =>
    d.to === null
      ? said.sentences.pointsAgreed.without
      : said.sentences.pointsAgreed.with(versus(d.to.a, d.to.b)),
  objectiveChanged: (d) => objectiveChange(d.from, d.to),
  battlePointsAdjusted: (d) => said.sentences.battlePointsAdjusted({ to: d.to, side: side(d.side) }),
  marginsChanged: (d) =>
    d.to === null ? said.sentences.marginsChanged.without : said.sentences.marginsChanged.with,
  reactionMade: (d) => said.sentences.reactionMade({ side: side(d.side), label: d.label }),
  clockStarted: (d) => said.sentences.clockStarted(side(d.side)),
  clockPaused: (d) => said.sentences.clockPaused(side(d.side)),
  clockSet: (d) => said.sentences.clockSet({ to: clockFace(d.to), side: side(d.side) }),
  timeLimitChanged: (d) =>
    d.to === null
      ? said.sentences.timeLimitChanged.without
      : said.sentences.timeLimitChanged.with(timeLimit(d.to)),
  noteAdded: (d) => d.text,
  tagsChanged: (d) =>
    d.to.length === 0
      ? said.sentences.tagsChanged.none
      : said.sentences.tagsChanged.some(d.to.join(phrases.comma)),
  handedOver: (d) =>
    d.to === null ? said.sentences.handedOver.without : said.sentences.handedOver.with(side(d.to)),
  takenBack: () => said.sentences.takenBack,
  takenOver: () => said.sentences.takenOver,
  endConfirmed: (d) => said.sentences.endConfirmed(side(d.side)),
  battleReopened: () => said.sentences.battleReopened,
  battleFinished: () => said.sentences.battleFinished,
  corrected: (d) =>
    d.to === null ? said.sentences.corrected.without : said.sentences.corrected.with(logSentence(d.to)),
  entryAgreed: (d) => said.sentences.entryAgreed(d.about ? logSentence(d.about) : ''),
  entryObjected: (d) => said.sentences.entryObjected(d.about ? logSentence(d.about) : ''),
  undone: () => said.sentences.undone,
  redone: () => said.sentences.redone,
};

/**
 * The details of a gesture in the log: where it happened, and the values before and after. Under the name of
 * its combat (`named`) only the round is named.
 */
export const logDetail = (d: Description, named = false, withDice = true): string | null => {
  const detail = sayByKey(DETAILS, d, named, withDice);
  if (!d.agreement && !d.retested) return detail;
  return sideBySide([
    detail,
    d.agreement ? agreement(d.agreement) : null,
    d.retested ? retested(d.retested) : null,
  ]);
};

/** What a test would have been with what was corrected since: "with it: 8 or less, Steady". */
const retested = (corrected: CorrectedTest): string => {
  if (corrected.kind !== 'ends') return said.retested[corrected.kind];
  const { test } = corrected;
  const parts = [...(test.target === null ? [] : [atMost(test)]), testEnded(test)];
  return said.retested.ends(parts.join(phrases.comma));
};

/** How two phones stand to a round that one closed, or to a correction. */
const agreement = ({ phones, isObjected }: Agreement): string =>
  isObjected ? said.agreement.objected : said.agreement.agreed(phones);

const DETAILS: ByKey<Description, [named: boolean, withDice: boolean], string | null> = {
  ...ASSAULT_DETAILS,
  counted: (d, named) =>
    d.lost ? said.details.counted({ place: place(d, named), from: d.from, to: d.to }) : place(d, named),
  chose: (d, named) => said.details.chose({ place: place(d, named), option: d.option }),
  modified: (d, named) =>
    said.details.modified({
      place: place(d, named),
      from: d.from,
      to: d.to,
      noted: d.note !== '',
      note: d.note,
    }),
  testTaken: (d, named) => said.details.testTaken({ place: place(d, named), takenTest: takenTest(d.test) }),
  duelFought: (d, named) =>
    d.excess === 0 ? place(d, named) : said.details.duelFought({ place: place(d, named), excess: d.excess }),
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
      ...d.besides.flights.map(({ name, thrown }) => thrownFlight(name, thrown)),
      ...agreed(d.confirmedBy),
    ]),
  healthChanged: (d, named) => {
    if (d.unsaid)
      return d.combat === null || d.round === null
        ? side(d.unit.side)
        : place({ combat: d.combat, round: d.round }, named);
    const values = said.details.healthChanged.values({ from: d.from, to: d.to });
    if (d.combat === null || d.round === null)
      return said.details.healthChanged.so({ side: side(d.unit.side), values });
    return said.details.healthChanged.otherwise({
      place: place({ combat: d.combat, round: d.round }, named),
      values,
    });
  },
  countChanged: (d, named) => {
    const where = d.combat === null || d.round === null ? null : { combat: d.combat, round: d.round };
    return sideBySide([
      where ? place(where, named) : side(d.unit.side),
      said.details.countChanged({ from: d.from, to: d.to }),
      where ? null : COUNT_CAUSES[d.cause],
    ]);
  },
  testThrown: (d) => side(d.unit.side),
  armyImported: (d) => importedArmy(d),
  unitAdded: (d) => side(d.unit.side),
  unitEdited: (d) => side(d.unit.side),
  unitRemoved: (d) => side(d.unit.side),
  unitMoved: (d) => side(d.unit.side),
  characterJoined: (d) => side(d.unit.side),
  fateChanged: (d) => side(d.unit.side),
  statusesChanged: (d) => side(d.unit.side),
  unitTested: (d) => unitTest(d.test),
  unitJoined: (d, named) => (named ? null : combatTitle(d.combat)),
  unitLeft: (d, named) => (named ? null : combatTitle(d.combat)),
  contactChanged: (d, named) => (named ? null : combatTitle(d.combat)),
  bonusCounted: (d) => (d.to === null ? said.details.bonusCounted : number.format(d.to)),
  placeWeighed: () => null,
  markerScored: (d) => markerDetail(d.to),
  counterOffensiveDeclared: () => null,
  pointsAgreed: (d) => (d.to === null ? null : d.to.reason),
  noteAdded: (d) => (d.onEntry ? said.details.noteAdded.onEntry : said.details.noteAdded.notOnEntry),
  corrected: (d) => (d.was === null ? null : said.details.corrected(logSentence(d.was))),
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
  reactionMade: () => null,
  clockStarted: () => null,
  clockPaused: () => null,
  clockSet: (d) => said.details.clockSet(clockFace(d.from)),
  timeLimitChanged: () => null,
  tagsChanged: () => null,
  handedOver: () => null,
  takenBack: () => null,
  takenOver: () => null,
  endConfirmed: () => null,
  battleReopened: () => null,
  entryAgreed: () => null,
  entryObjected: () => null,
  undone: () => null,
  redone: () => null,
};
