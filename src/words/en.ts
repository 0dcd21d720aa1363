import type { Objective } from '@/battle/army-event';
import type { Card } from '@/battle/card';
import type { Description } from '@/battle/describe';
import type { CombatTitle } from '@/battle/engagement';
import type { BattleWinner, PursuitOutcome, TakenTest, Turn } from '@/battle/event';
import type { EntryProblemKind } from '@/battle/parse-entry';
import type { SideSetup } from '@/battle/setup';
import {
  type Answer,
  assertNever,
  type BreakTestCondition,
  type BreakTestReason,
  type BreakTestResult,
  type CountedUnit,
  type Facing,
  type Fate,
  type RoundResult,
  type ScoreDetail,
  type ScoreRow,
  type Side,
} from '@/rules/index';
import { armies } from './en-armies';
import { score as battleScore } from './en-score';
import type { RefusalCode } from './refusal-code';

/** Every sentence a player reads, in English. Another language is one file of the same shape. */

const number = new Intl.NumberFormat('en');
const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 });
const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' });
const isoDay = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' });
const clockTime = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hour12: false });
const plurals = new Intl.PluralRules('en');

/** "1:05:09" or "5:09". */
const clockFace = (ms: number): string => {
  const seconds = Math.floor(ms / 1_000);
  const two = (part: number) => String(part).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
};

const SIDE_NAMES: Readonly<Record<Side, string>> = { a: 'Blue', b: 'Red' };

const side = (which: Side): string => SIDE_NAMES[which];
/** A real minus sign, and a plus where the direction matters. */
const signed = (points: number): string =>
  points > 0 ? `+${number.format(points)}` : number.format(points).replace('-', '−');
/** A whole number with a real minus sign. */
const whole = (value: number): string => number.format(value).replace('-', '−');
const counted = (count: number, unit: CountedUnit): string =>
  `${number.format(count)} ${plurals.select(count) === 'one' ? unit.one : unit.other}`;
const turn = ({ gameTurn, side: whose }: Turn): string => `Turn ${number.format(gameTurn)} · ${side(whose)}`;
const combat = (n: number): string => `Combat ${number.format(n)}`;

/** "Spearmen v Knights", or the combat's number where no units are chosen. */
const combatTitle = ({ number: n, a, b }: CombatTitle): string => {
  if (a.length + b.length === 0) return combat(n);
  const names = (units: readonly string[]) => units.join(', ') || '…';
  return `${names(a)} v ${names(b)}`;
};

const verdict = (result: RoundResult): string => {
  switch (result.kind) {
    case 'won':
      if (result.because === 'lost') return `${side(result.winner)} wins, the enemy is wiped out`;
      if (result.because === 'tieBreak') return `${side(result.winner)} wins by ${number.format(result.by)}`;
      return `${side(result.winner)} wins by ${number.format(result.by)}`;
    case 'bothWin':
      return 'A tie: both are winners';
    case 'draw':
      return 'A draw';
    case 'bothLost':
      return 'Both sides are wiped out';
    default:
      return assertNever(result);
  }
};

const testAnswer = (d: Extract<Description, { key: 'testAnswered' }>): string => {
  if (d.to === null) return `${d.label} as proposed, ${side(d.side)}`;
  if (typeof d.to === 'number') return `${d.label} ${number.format(d.to)}, ${side(d.side)}`;
  return `${d.label}${d.to ? '' : ' off'}, ${side(d.side)}`;
};

const pursued = (d: Extract<Description, { key: 'pursued' }>): string =>
  pursuedBy(d.unit?.name ?? side(d.side), d.pursuit);

const pursuedBy = (who: string, pursuit: PursuitOutcome): string => {
  if (pursuit.pursuitTotal === null) return `${who} fled ${pursuit.fleeTotal}", not pursued`;
  return pursuit.caught
    ? `${who} fled ${pursuit.fleeTotal}" and was caught (${pursuit.pursuitTotal}")`
    : `${who} fled ${pursuit.fleeTotal}" and got away (${pursuit.pursuitTotal}")`;
};

/** "lost by 3, 5 or less, rolled 7". */
const takenTest = (test: TakenTest): string => {
  const parts = [`lost by ${number.format(test.difference)}`];
  if (test.target !== null) parts.push(`${whole(test.target)} or less`);
  if (test.rolls) parts.push(`rolled ${test.rolls.map((roll) => number.format(roll)).join(', then ')}`);
  return parts.join(', ');
};

/** An answer as a player would say it. */
const rowAnswer = (row: ScoreRow, answer: Answer): string => {
  if (row.input === 'counter' && typeof answer === 'number') return counted(answer, row.unit);
  if (row.input === 'choice')
    return row.options.find((option) => option.id === answer)?.label ?? String(answer);
  if (typeof answer === 'object') return signed(answer.points);
  return answer === true ? 'yes' : 'no';
};

/** What a counter lost or gave back is called: "Red lost 2", "Red got back 1". */
const countedChange = (d: Extract<Description, { key: 'counted' }>): string => {
  const change = d.to - d.from;
  if (!d.lost) return `${d.label} ${number.format(d.from)} → ${number.format(d.to)}, ${side(d.side)}`;
  return change > 0
    ? `${side(d.side)} lost ${number.format(change)}`
    : `${side(d.side)} got back ${number.format(-change)}`;
};

const fates: Readonly<Record<Fate, string>> = {
  fighting: 'fighting',
  fleeing: 'fleeing',
  shaken: 'shaken',
  destroyed: 'destroyed',
  fledTable: 'fled the table',
};

const facings: Readonly<Record<Facing, string>> = {
  front: 'front',
  leftFlank: 'left flank',
  rightFlank: 'right flank',
  rear: 'rear',
};

const contact = (d: Extract<Description, { key: 'contactChanged' }>): string => {
  if (!d.to) return `${d.unit.name} not against ${d.enemy.name}`;
  return `${d.unit.name} in the ${facings[d.to.facing]} of ${d.enemy.name}${d.to.charged ? ', charged' : ''}`;
};

const objectiveChange = (from: Objective, to: Objective): string => {
  if (from.name !== to.name) return to.name === '' ? 'No objective' : `Objective: ${to.name}`;
  if (from.winner !== to.winner && to.winner !== 'counters') {
    return to.winner === 'drawn' ? 'Objective drawn' : `Objective to ${side(to.winner)}`;
  }
  return `Objective ${number.format(to.counters.a)} : ${number.format(to.counters.b)}`;
};

/** The gesture in a few words: the label of undo, and a line of the log. */
const describe = (d: Description): string => {
  switch (d.key) {
    case 'battleStarted':
      return 'The battle began';
    case 'setupChanged':
      return 'Set-up changed';
    case 'turnBegan':
      return turn(d.turn);
    case 'combatOpened':
      return `${combat(d.combat)} began`;
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
      return `Round ${number.format(d.round)} closed ${number.format(d.a)} : ${number.format(d.b)}`;
    case 'testAnswered':
      return testAnswer(d);
    case 'testTaken':
      return `${d.unit?.name ?? side(d.side)} ${d.test.held ? 'held' : 'broke'}`;
    case 'pursued':
      return pursued(d);
    case 'combatEnded':
      return `${combat(d.combat)} ended`;
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
    case 'fateChanged':
      return `${d.unit.name} ${fates[d.to]}`;
    case 'unitJoined':
      return `${d.unit.name} joined`;
    case 'unitLeft':
      return `${d.unit.name} left`;
    case 'contactChanged':
      return contact(d);
    case 'bonusCounted':
      return `${d.label}, ${side(d.side)}`;
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
    case 'battleReopened':
      return 'The battle was reopened';
    case 'battleFinished':
      return 'The battle ended';
    case 'undone':
      return 'Undone';
    case 'redone':
      return 'Done again';
    default:
      return assertNever(d);
  }
};

const place = (d: { readonly combat: number; readonly round: number }): string =>
  `${combat(d.combat)}, round ${number.format(d.round)}`;

/** What the log says beside a gesture: where it happened, and the values before and after. */
const logDetail = (d: Description): string | null => {
  switch (d.key) {
    case 'counted':
      return d.lost ? `${place(d)} · ${d.label} ${number.format(d.from)} → ${number.format(d.to)}` : place(d);
    case 'chose':
      return `${place(d)} · ${d.option}`;
    case 'modified':
      return `${place(d)} · ${signed(d.from)} → ${signed(d.to)}${d.note ? ` · ${d.note}` : ''}`;
    case 'testTaken':
      return `${place(d)} · ${takenTest(d.test)}`;
    case 'toggled':
    case 'followed':
    case 'testAnswered':
    case 'pursued':
      return place(d);
    case 'roundBegan':
      return combat(d.combat);
    case 'roundClosed':
      return `${combat(d.combat)} · ${verdict(d.result)}`;
    case 'healthChanged': {
      const values = `${number.format(d.from)} → ${number.format(d.to)}`;
      if (d.combat === null || d.round === null) return `${side(d.unit.side)} · ${values}`;
      return `${combat(d.combat)}, round ${number.format(d.round)} · ${values}`;
    }
    case 'unitAdded':
    case 'unitEdited':
    case 'unitRemoved':
    case 'unitMoved':
    case 'fateChanged':
      return side(d.unit.side);
    case 'unitJoined':
    case 'unitLeft':
    case 'contactChanged':
      return combat(d.combat);
    case 'bonusCounted':
      return d.to === null ? 'as the armies say' : number.format(d.to);
    case 'battleFinished':
      return winner(d.winner);
    default:
      return null;
  }
};

const winner = (who: BattleWinner): string => {
  switch (who) {
    case 'a':
    case 'b':
      return `${side(who)} won`;
    case 'draw':
      return 'A draw';
    case 'unsaid':
      return 'No result noted';
    default:
      return assertNever(who);
  }
};

/** Why a line has its points: "5 Full Ranks, the first is free, at most +3". */
const scoreDetail = (detail: ScoreDetail): string => {
  switch (detail.key) {
    case 'each': {
      const what = counted(detail.count, detail.unit);
      const parts = [detail.countedFrom === 'enemy' ? `the enemy lost ${what}` : what];
      if (detail.count > 0 && detail.pointsEach !== 1) parts.push(`${signed(detail.pointsEach)} each`);
      if (detail.free === 1 && detail.count > 0) parts.push('the first counts nothing');
      if (detail.free > 1 && detail.count > 0)
        parts.push(`the first ${number.format(detail.free)} count nothing`);
      if (detail.cap !== null && detail.capped)
        parts.push(`at most ${signed(detail.cap * detail.pointsEach)}`);
      return parts.join(', ');
    }
    case 'majority':
      return `${counted(detail.own, detail.unit)} against ${number.format(detail.enemy)}`;
    case 'toggle':
      return detail.on ? 'yes' : 'no';
    case 'choice':
      return detail.option;
    case 'signed':
      return detail.note || 'no note';
    case 'tieBreak':
      return 'the totals tied, and only this side has one';
    default:
      return assertNever(detail);
  }
};

/** Why a break test comes out as it does, one reason at a time. */
const breakTestReason = (reason: BreakTestReason): string => {
  switch (reason.key) {
    case 'tie':
      return 'A tie: nobody tests';
    case 'won':
      return 'This side won';
    case 'noEnemyInContact':
      return 'No enemy in contact: counts as a winner';
    case 'valueMissing':
      return 'Its value is not entered yet';
    case 'ownValue':
      return `Its own value, ${number.format(reason.values.value)}`;
    case 'generalValue':
      return `The General’s value, ${number.format(reason.values.value)}`;
    case 'characterValue':
      return `The character’s value, ${number.format(reason.values.value)}`;
    case 'difference':
      return `The difference: ${signed(reason.values.modifier)}`;
    case 'steadfast':
      return `Steadfast (${reason.values.own} Full Ranks against ${reason.values.enemy}): the difference is ignored`;
    case 'disrupted':
      return `Disrupted by ${reason.values.fullRanks} Full Ranks in its flank or rear: not Steadfast`;
    case 'surrounded':
      return `Surrounded: Proper Ranks ${reason.values.from} → ${reason.values.to}`;
    case 'steady':
      return `Steady (${reason.values.own} Proper Ranks against ${reason.values.enemy}): ${signed(reason.values.limit)} at worst`;
    case 'steadyAndSolid':
      return `Steady and Solid (${reason.values.own} Proper Ranks against ${reason.values.enemy}, ${reason.values.needed} needed): the difference is ignored`;
    case 'stubborn':
      return 'Stubborn: the difference is ignored';
    case 'stubbornCharacter':
      return 'A Stubborn character leads it: the difference is ignored';
    case 'fear':
      return `Fear: ${signed(reason.values.modifier)}`;
    case 'fearedAndOutnumbered':
      return `Beaten by what it fears, Unit Strength ${reason.values.own} against ${reason.values.enemy}: it breaks`;
    case 'unbreakable':
      return 'Unbreakable: it holds';
    case 'unstable':
      return `Unstable: loses ${reason.values.healthPoints} Health Points instead of testing`;
    case 'undeadStubborn':
      return `Stubborn: half of them, ${reason.values.from} → ${reason.values.to}`;
    case 'undeadSteadfast':
      return `Steadfast: 12 at most, ${reason.values.from} → ${reason.values.to}`;
    case 'undeadBattleStandard':
      return `Near the Battle Standard, ${reason.values.from} → ${reason.values.to}`;
    case 'reroll':
      return 'Battle Standard: a failed roll is rolled again';
    case 'doubleOne':
      return 'A double 1 always passes';
    default:
      return assertNever(reason);
  }
};

const CONDITIONS: Readonly<Record<BreakTestCondition, string>> = {
  steadfast: 'Steadfast',
  disrupted: 'Disrupted',
  surrounded: 'Surrounded',
  steady: 'Steady',
  solid: 'Solid',
};

const REFUSALS: Readonly<Record<RefusalCode, (values: Readonly<Record<string, string | number>>) => string>> =
  {
    notAWholeNumber: () => 'That is not a whole number. Enter digits only.',
    belowZero: () => 'There is nothing left to give back.',
    aboveMaximum: ({ max }) => `That is too much: ${max} at most.`,
    notYesOrNo: () => 'That row is either on or off.',
    notAnOption: () => 'That is not one of the choices of this row.',
    noteTooLong: ({ max }) => `The note is too long: ${max} letters at most.`,
    nothingToUndo: () => 'There is nothing to undo: this is the start of the battle.',
    nothingToRedo: () => 'There is nothing to redo.',
    nothingChanged: () => 'That is how it stands already.',
    battleFinished: () => 'The battle has ended. Undo “The battle ended” to go on.',
    noSuchCombat: () => 'That combat is not there any more. Choose another one.',
    combatEnded: () => 'That combat has ended. Undo to go on with it, or open another.',
    roundClosed: () => 'This round is closed. Begin the next round, or undo the closing.',
    roundOpen: () => 'Close this round first.',
    belowMinimum: ({ min }) => `That is too little: ${min} at least.`,
    noBreakTest: () => 'Nobody on that side has to test now.',
    valueMissing: () => 'Enter the value it tests on first, then roll.',
    notBroken: () => 'Only a unit that failed its test flees.',
    noSuchUnit: () => 'That unit is not there any more. Choose another one.',
    tooManyUnits: ({ max }) => `An army has ${max} units at most.`,
    twoGenerals: ({ name }) => `${name} is this army’s General already. Take that mark away first.`,
    unitInCombat: ({ name, combat: where }) =>
      `${name} is fighting in ${combat(Number(where))}. End that combat, or take the unit out of it first.`,
    unitGone: ({ name }) => `${name} is no longer on the table.`,
    unitHasNoHealth: ({ name }) => `${name} has nothing left to lose.`,
    onWhom: () => 'Several units fight here: say on which one it falls.',
    noSuchFate: () => 'This rulebook has no such fate.',
    noSuchBonus: () => 'This rulebook has no such bonus.',
    notFinished: () => 'The battle has not ended.',
    noMarginTable: () => 'This rulebook has its own table: there are no margins to enter.',
    noMargins: () => 'Enter one margin at least.',
    marginWithoutName: ({ line }) => `Line ${line} needs a name of 1 to 30 letters.`,
    marginNotAWholeNumber: ({ line }) => `Line ${line}: “up to” is a whole number of points.`,
    marginsNotAscending: ({ line }) => `Line ${line} must go further up than the line before it.`,
    lastMarginLimited: ({ line }) =>
      `Line ${line}: every line but the last says up to how many points it goes, and the last one has no end.`,
    unitNameMissing: () => 'A unit needs a name.',
    unitNameTooLong: ({ max }) => `A unit’s name has ${max} letters at most. Shorten it.`,
    pointCostOutOfRange: ({ max }) => `Points are a whole number from 0 to ${number.format(Number(max))}.`,
    modelsOutOfRange: ({ max }) => `A unit has 1 to ${max} models.`,
    healthPerModelOutOfRange: ({ max }) => `A model has 1 to ${max} Health Points.`,
    characteristicOutOfRange: ({ max }) => `That value is a whole number from 0 to ${max}.`,
    turnOutOfRange: ({ max }) => `Choose a turn from 1 to ${max}.`,
    nameTooLong: ({ max }) => `A name has ${max} letters at most. Shorten it.`,
    armyPointsOutOfRange: ({ max }) =>
      `Army points are a whole number from 1 to ${number.format(Number(max))}. Correct it, or leave it empty.`,
    unknownEdition: () => 'This version does not know that rulebook. Choose another one.',
    noBattleOpen: () => 'No battle is open. Choose one from the list.',
    battleReadOnly: () => 'This battle can only be read here, see the notice above. Nothing was changed.',
    writtenElsewhere: () => 'Another tab is writing this battle. Take over to write here.',
  };

const PROBLEMS: Readonly<Record<EntryProblemKind, string>> = {
  fromNewerVersion: 'from a newer version',
  damaged: 'damaged',
  missing: 'missing',
  doesNotFit: 'does not fit what came before',
};

const sideNames = ({ player, army }: SideSetup): string => [player, army].filter(Boolean).join(' · ');

export const en = {
  armies,
  appName: 'Warledger',
  number: (value: number): string => number.format(value),
  percent: (value: number): string => percent.format(value),
  signed,
  side,
  sideNames,
  turn,
  combat,
  combatTitle,
  fates,
  facings,
  counted,
  verdict,
  winner,
  describe,
  logDetail,
  scoreDetail,
  date: (at: number): string => day.format(at),
  exportFile: (at: number): string => `warledger-${isoDay.format(at)}.jsonl`,
  time: (at: number): string => clockTime.format(at),
  score: (a: number, b: number): string => `${number.format(a)} : ${number.format(b)}`,
  battleScore,
  refusal: (code: RefusalCode, values: Readonly<Record<string, string | number>>): string =>
    REFUSALS[code](values),
  rooms: { fight: 'Fight', armies: 'Armies', score: 'Score', log: 'Log' },
  close: 'Close',
  cancel: 'Cancel',
  done: 'Done',
  back: 'Back to the battles',

  battles: {
    title: 'Battles',
    newBattle: 'New battle',
    running: 'Running',
    finished: 'Finished',
    empty: 'No battle yet. Start one: two unnamed sides are enough, names can come later.',
    loading: 'Reading your battles…',
    failed: (message: string): string =>
      `Your battles could not be read (${message}). They are still on this phone.`,
    tryAgain: 'Try again',
    resume: (card: Card): string => `Resume · ${turn(card.turn)}`,
    sides: (card: Card): string =>
      `${sideNames(card.setup.a) || side('a')} v ${sideNames(card.setup.b) || side('b')}`,
    rounds: (count: number): string =>
      plurals.select(count) === 'one' ? '1 round settled' : `${number.format(count)} rounds settled`,
    armyPoints: (points: number): string => `${number.format(points)} points`,
    more: 'Show older battles',
    options: (card: Card): string => `More for ${en.battles.sides(card)}`,
    delete: 'Delete battle',
    deleteHint: 'It can be brought back for 30 days.',
    deleted: (card: Card): string => `Deleted: ${en.battles.sides(card)}`,
    undoDelete: 'Undo',
    wastebasket: (count: number): string => `Deleted battles (${number.format(count)})`,
    deletedOn: (at: number): string => `Deleted on ${day.format(at)}`,
    restore: 'Bring back',
    restoreNamed: (card: Card): string => `Bring back ${en.battles.sides(card)}`,
    export: 'Export battle',
  },

  newBattle: {
    title: 'New battle',
    edition: 'Rulebook',
    start: 'Fight',
    optional: 'All of this is optional',
    player: (which: Side): string => `${side(which)}: player`,
    army: (which: Side): string => `${side(which)}: army`,
    armyPoints: 'Army points',
    first: 'First turn',
    mine: 'Which side is mine',
    nobodys: 'Neither',
    mineHint: 'Kept on this phone only, for your record later.',
  },

  setup: {
    title: 'Battle',
    save: 'Save',
  },

  fight: {
    rooms: 'Rooms of the battle',
    total: (which: Side, total: number): string => `${side(which)} ${number.format(total)}`,
    explain: (a: number, b: number): string =>
      `Explain the score: ${side('a')} ${number.format(a)}, ${side('b')} ${number.format(b)}`,
    scoreTitle: 'Score of this round',
    round: (n: number): string => `round ${number.format(n)}`,
    needs: (which: Side, more: number): string => `${side(which)} needs ${number.format(more)} more`,
    beforeTheDice: (a: number, b: number): string =>
      `before the dice ${number.format(a)} : ${number.format(b)}`,
    lost: (which: Side): string => `${side(which)} lost`,
    lose: (which: Side, unit: CountedUnit): string => `${side(which)} loses 1 ${unit.one}`,
    giveBack: (which: Side, unit: CountedUnit): string => `Give back 1 ${unit.one} to ${side(which)}`,
    enterLost: (which: Side, count: number, unit: CountedUnit): string =>
      `${side(which)} lost ${counted(count, unit)}. Enter a number`,
    bubble: (by: number, to: number): string => `${signed(by)} → ${number.format(to)}`,
    unitBubble: (by: number, to: number): string => `${signed(by)} → ${number.format(to)}`,
    announce: (a: number, b: number, result: RoundResult): string =>
      `${side('a')} ${number.format(a)}, ${side('b')} ${number.format(b)}. ${verdict(result)}`,
    control: (label: string, which: Side): string => `${label}, ${side(which)}`,
    more: (label: string, which: Side): string => `${label}, ${side(which)}: one more`,
    fewer: (label: string, which: Side): string => `${label}, ${side(which)}: one fewer`,
    enter: (label: string, which: Side, count: number, unit: CountedUnit): string =>
      `${label}, ${side(which)}: ${counted(count, unit)}. Enter a number`,
    off: '–',
    on: (points: number): string => (points === 0 ? 'yes' : signed(points)),
    countAndPoints: (count: number, points: number): string =>
      points === 0 ? number.format(count) : `${number.format(count)} ${signed(points)}`,
    rowHint: (row: ScoreRow): string => (row.input === 'counter' ? row.unit.other : ''),
    closeRound: 'Close round',
    nextRound: 'Next round',
    anotherCombat: 'Another combat',
    endCombat: 'End combat',
    openCombat: 'Open a combat',
    noCombat: 'No combat is being fought. Open one when the next charge goes in.',
    noCombatRead: 'No combat is being fought.',
    endThis: (n: number): string => `End ${combat(n)}`,
    roundTitle: (n: number): string => `Round ${number.format(n)}`,
    notFought: 'not fought',
    closedTitle: (n: number): string => `Round ${number.format(n)} is closed`,
    ended: 'This combat has ended',
    combats: 'Combats',
    openCount: (open: number): string => `${number.format(open)} open`,
    units: 'Units in this combat',
    chooseUnits: 'Choose its units',
    noUnits: 'Add units in Armies, and they propose ranks, standards, charge and facing here.',
    fights: (unit: string): string => `${unit} fights`,
    against: (unit: string, enemy: string): string => `${unit} against ${enemy}`,
    noContact: 'not',
    charged: (unit: string, enemy: string): string => `${unit} charged ${enemy}`,
    chargedShort: 'charged',
    onWhom: (which: Side): string => `${side(which)}: on whom?`,
    unassigned: 'No unit in particular',
    unitLost: (unit: string): string => `${unit} lost`,
    byHand: 'by hand',
    proposedIs: (answer: string): string => `The units propose: ${answer}`,
    follow: 'As proposed',
    answer: (row: ScoreRow, answer: Answer): string => rowAnswer(row, answer),
    forgotten: (label: string, which: Side): string =>
      `${label} of ${side(which)} is proposed by its units, but not in the score.`,
    forgottenTitle: 'Before you close the round',
    addIt: (points: number): string => `Add ${signed(points)}`,
    closeAnyway: 'Close as it is',
    openBothSurrounded: (which: Side): string =>
      `${side(which)}: units surround each other. Set the Proper Ranks by hand.`,
    combatState: (round: number, closed: boolean, ended: boolean): string => {
      if (ended) return `ended after round ${number.format(round)}`;
      return closed ? `round ${number.format(round)} closed` : `round ${number.format(round)}`;
    },
    points: (points: number): string => (points === 0 ? '0' : signed(points)),
    linesTitle: (a: number, b: number): string => `Why ${number.format(a)} : ${number.format(b)}`,
    totalLabel: 'Total',
    modifiers: 'Other modifiers',
    modifiersHint: 'Items and exceptional circumstances; say why.',
    note: (which: Side): string => `Why, ${side(which)}`,
    noteShort: 'Why?',
    onePoint: (which: Side, by: number): string => `${signed(by)} for ${side(which)}`,
    behind: 'From the log',
    nothingBehind: 'Nobody has touched this row in this round.',
    keypad: (which: Side, unit: CountedUnit): string => `${side(which)} lost ${unit.other}`,
    keypadAdd: (count: number): string => `Lose ${number.format(count)} more`,
    keypadSet: (count: number): string => `Set to ${number.format(count)}`,
    keypadDelete: 'Delete the last digit',
  },

  breakTest: {
    title: (who: string): string => `${who}: break test`,
    none: 'Nobody tests',
    wipedOut: 'Wiped out: nobody tests',
    conditions: (conditions: readonly BreakTestCondition[]): string =>
      conditions.map((condition) => CONDITIONS[condition]).join(', '),
    reason: breakTestReason,
    /** "8 −3 → 5 or less". */
    target: (result: BreakTestResult): string => {
      switch (result.kind) {
        case 'roll': {
          const modifier = result.modifier === 0 ? '' : ` (${signed(result.modifier)})`;
          return result.target === null ? `?${modifier}` : `${whole(result.target)} or less${modifier}`;
        }
        case 'holds':
          return 'holds without a roll';
        case 'breaks':
          return 'breaks without a roll';
        case 'losesHealthPoints':
          return `loses ${number.format(result.healthPointsLost ?? 0)} Health Points`;
        case 'noTest':
          return 'does not test';
        default:
          return assertNever(result.kind);
      }
    },
    enterValue: (characteristic: string): string => `Enter its ${characteristic}`,
    held: 'Held',
    broke: 'Broke',
    saidHeld: (who: string): string => `${who} held`,
    saidBroke: (who: string): string => `${who} broke`,
    roll: 'Roll for me',
    takenShort: (test: TakenTest, stale: boolean): string =>
      stale
        ? `${test.held ? 'Held' : 'Broke'} at −${number.format(test.difference)}: take it again?`
        : `${test.held ? 'Held' : 'Broke'}, ${takenTest(test)}`,
    taken: (test: TakenTest): string => `${test.held ? 'Held' : 'Broke'} (${takenTest(test)})`,
    stale: (then: number, now: number): string =>
      `It was taken when the side had lost by ${number.format(then)}; now it is ${number.format(now)}. Take it again?`,
    switches: 'What applies',
    proposed: 'proposed',
    asProposed: 'As proposed',
    open: (who: string): string => `${who}: the break test in full`,
    several: (count: number): string => `${number.format(count)} units test`,
    loseNow: (count: number): string => `Lose ${number.format(count)} now`,
    flee: 'Flee and pursuit',
    fleeing: (who: string): string => `${who} flees`,
    pursuing: (which: Side): string => `${side(which)} pursues`,
    noPursuit: 'No pursuit',
    caughtRule: {
      equalOrHigher: 'Equal or higher catches and destroys.',
      higher: 'Higher catches and destroys.',
    },
    resolve: 'Note it',
    dice: (dice: number): string => `Roll ${number.format(dice)}D6`,
    fastDice: (dice: number, overInches: number): string =>
      `${number.format(dice)}D6, moves over ${number.format(overInches)}"`,
    rollFor: (label: string, dice: number): string => `${label}: roll ${number.format(dice)}D6`,
    pursuit: pursuedBy,
    oneMore: (label: string): string => `${label}: one more`,
    oneFewer: (label: string): string => `${label}: one fewer`,
  },

  turns: {
    title: 'Turn',
    of: (n: number, of: number): string =>
      n <= of ? `Turn ${number.format(n)} of ${number.format(of)}` : `Turn ${number.format(n)}`,
    next: (to: Turn): string => `Next: ${turn(to)}`,
    previous: (to: Turn): string => `Back to ${turn(to)}`,
    open: (now: Turn): string => `${turn(now)}. Change the turn`,
    endBattle: 'End battle',
    editSetup: 'Names and points',
  },

  clocks: {
    title: 'Clocks',
    time: clockFace,
    action: (running: boolean): string => (running ? 'running: tap to pause' : 'tap to start'),
    control: (which: Side, ranMs: number, running: boolean): string =>
      `${side(which)}’s clock, ${clockFace(ranMs)} ${en.clocks.action(running)}`,
  },

  finish: {
    title: 'End the battle?',
    question: 'Who won? The log stays, and undo takes this back.',
    end: 'End battle',
    ended: 'The battle has ended',
    endedShort: 'Ended',
  },

  undo: {
    undo: (d: Description | null): string => (d ? `Undo: ${describe(d)}` : 'Nothing to undo'),
    redo: (d: Description | null): string => (d ? `Redo: ${describe(d)}` : 'Nothing to redo'),
    short: (d: Description | null): string => (d ? describe(d) : 'Nothing to undo'),
  },

  log: {
    title: 'Log',
    empty: 'Nothing has happened in this turn yet.',
    undone: 'undone',
    taps: (count: number): string => (count === 1 ? '1 tap' : `${number.format(count)} taps`),
    problem: (seq: number, kind: EntryProblemKind): string =>
      `Entry ${number.format(seq)}: ${PROBLEMS[kind]}`,
  },

  notices: {
    readyOffline: 'Ready offline: Warledger now starts without a connection.',
    updateReady: 'A new version is ready.',
    reload: 'Reload',
    later: 'Later',
    plainHttp:
      'This address works, but it will not open offline. Use https, or install from a web address with https.',
    saving: 'Saving…',
    saveFailed: (pending: number): string =>
      `${pending === 1 ? '1 tap is' : `${number.format(pending)} taps are`} not saved yet. They are kept here: try again, or export before you close this page.`,
    saveFailedQuota: (pending: number): string =>
      `The phone’s storage is full: ${pending === 1 ? '1 tap is' : `${number.format(pending)} taps are`} not saved yet. Make room and try again, or export before you close this page.`,
    conflict: 'Another tab has written this battle. Your last taps here do not fit it any more.',
    showSaved: 'Show as saved',
    elsewhere: 'Another tab is writing this battle. You are reading along.',
    takeOver: 'Write here',
    readOnly:
      'Part of this battle’s log cannot be read by this version. It is shown as far as it is known, and nothing is written.',
    tryAgain: 'Try again',
    export: 'Export',
    copied: 'Copied',
    notKept:
      'This browser keeps nothing (a private window, or storage is blocked). What you tap here is gone when the page is closed.',
    newerData:
      'Your battles were written by a newer version of Warledger. Reload to get it; nothing is changed until then.',
    blocked:
      'Another tab holds an older version of the battles. Close the other tabs of Warledger, then reload.',
    superseded: 'A newer version of Warledger was opened in another tab. Reload to go on.',
    dismiss: 'Dismiss',
  },

  errors: {
    title: 'That should not have happened',
    lost: 'Your battles are safe on this phone. Reload to go on.',
    notFound: 'This battle is not on this phone.',
    loading: 'Opening the battle…',
    unreadable: (message: string): string =>
      `The battle could not be read (${message}). It is still on this phone.`,
    toBattles: 'To the battles',
    noPage: 'There is nothing at this address.',
  },

  settings: {
    title: 'Settings',
    theme: 'Light',
    themes: { system: 'System', light: 'Day', dark: 'Candle', glare: 'Glare' },
    step: 'A long press adds',
    kept: 'Kept by the browser',
    storageAnswers: {
      kept: 'yes',
      notKept: 'not promised: install Warledger to the home screen, and export now and then',
      unknown: 'this browser does not say',
    },
    asking: 'asking…',
    offline: 'Works offline',
    offlineStates: {
      ready: 'yes',
      installing: 'not yet: being installed',
      insecure: 'not from this address: it needs https',
      unsupported: 'not in this browser, or not in this window',
    },
    install: 'Install',
    installHelp:
      'On an iPhone: Share, then “Add to Home Screen”. On Android: the browser’s menu, then “Install app”. Do it before the first battle.',
    version: 'Version',
    exportAll: 'Export all battles',
    unofficial: 'Unofficial. No rule texts are included; you need the rulebooks.',
  },
};
