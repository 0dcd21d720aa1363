import type { EntryProblemKind } from '@/battle/log/parse-entry';
import type { RefusalSentences } from '@/words/told-refusal';
import { ASSAULT_REFUSALS } from './assault-refusals';
import { agreeing, combatTitle, number } from './format';

/** Why something was refused or could not be read, and what to do instead, in English. */

export const REFUSALS: RefusalSentences = {
  notAWholeNumber: () => 'That is not a whole number. Enter digits only.',
  belowZero: () => 'There is nothing left to give back.',
  aboveMaximum: ({ max }) => `That is too much: ${max} at most.`,
  notYesOrNo: () => 'That row is either on or off.',
  notAnOption: () => 'That is not one of the choices of this row.',
  noteMissing: () => 'Write something first: a note has one letter at least.',
  noSuchEntry: () => 'That entry is not in this log. Choose another one.',
  noteTooLong: ({ max }) => `The note is too long: ${max} letters at most.`,
  notCorrectable: () => 'That cannot be corrected here. A note can say what was wrong.',
  laterDoesNotFit: () =>
    'Something later in the log would no longer be possible. Correct or undo that first.',
  nothingToUndo: () => 'There is nothing to undo: this is the start of the battle.',
  nothingToRedo: () => 'There is nothing to redo.',
  nothingChanged: () => 'That is how it stands already.',
  battleFinished: () => 'The battle has ended. Tap Ended above to reopen it, or undo the end, to go on.',
  noSuchCombat: () => 'That combat is not there any more. Choose another one.',
  combatEnded: () => 'That combat has ended. Undo to go on with it, or open another.',
  roundClosed: () => 'This round is closed. Begin the next round, or undo the closing.',
  roundOpen: () => 'Close this round first.',
  belowMinimum: ({ min }) => `That is too little: ${min} at least.`,
  noCombatScore: () => 'This rulebook has no combat score: fight the assault step by step.',
  noBreakTest: () => 'Nobody on that side has to test now.',
  valueMissing: () => 'Enter the value it tests on first, then roll.',
  noTotals: () => 'Say whether it got away or was caught, or enter how far both moved.',
  notBroken: () => 'Only a unit that failed its test flees.',
  noSuchUnit: () => 'That unit is not there any more. Choose another one.',
  tooManyUnits: ({ max }) => `An army has ${max} units at most.`,
  twoGenerals: ({ name }) => `${name} is this army’s General already. Take that mark away first.`,
  unitInCombat: ({ name, ...combat }) =>
    `${name}: already in ${combatTitle(combat)}. End that combat, or take the unit out of it first.`,
  unitGone: ({ name }) => `${name} ${agreeing(name, 'is', 'are')} no longer on the table.`,
  unitHasNoHealth: ({ name }) => `${name} ${agreeing(name, 'has', 'have')} nothing left to lose.`,
  onWhom: () => 'Several units fight here: say on which one it falls.',
  notACharacter: ({ name }) => `${name} is no character. Mark it as one first.`,
  cannotBeJoined: ({ name }) => `${name} cannot be joined now.`,
  noDuel: () => 'This rulebook knows no duel that would score.',
  noSuchFate: () => 'This rulebook has no such fate.',
  noSuchBonus: () => 'This rulebook has no such bonus.',
  handedOver: () => 'This battle was handed over to another phone: take it over first, see the notice above.',
  notHandedOver: () => 'This battle was not handed over: it can be written here.',
  notFinished: () => 'The battle has not ended.',
  noObjective: () => 'This rulebook has no objective to win.',
  noBattlePoints: () =>
    'This rulebook counts no Battle Points: its result is the difference in Victory Points.',
  noMarginTable: () => 'This rulebook has its own table: there are no margins to enter.',
  noMargins: () => 'Enter one margin at least.',
  marginWithoutName: ({ line }) => `Line ${line} needs a name of 1 to 30 letters.`,
  marginNotAWholeNumber: ({ line }) => `Line ${line}: “up to” is a whole number of points.`,
  marginsNotAscending: ({ line }) => `Line ${line} must go further up than the line before it.`,
  lastMarginLimited: ({ line }) =>
    `Line ${line}: every line but the last says up to how many points it goes, and the last one has no end.`,
  unitNameMissing: () => 'A unit needs a name.',
  unitNameTooLong: ({ max }) => `A unit’s name has ${max} letters at most. Shorten it.`,
  pointCostOutOfRange: ({ max }) => `Points are a whole number from 0 to ${number.format(max)}.`,
  modelsOutOfRange: ({ max }) => `A unit has 1 to ${max} models.`,
  healthPerModelOutOfRange: ({ max }) => `Each model has a whole number from 1 to ${max}.`,
  characteristicOutOfRange: ({ max }) => `That value is a whole number from 0 to ${max}.`,
  noSuchPhase: () => 'This rulebook’s turn has no such phase.',
  turnOutOfRange: ({ max }) => `Choose a turn from 1 to ${max}.`,
  nameTooLong: ({ max }) => `A name has ${max} letters at most. Shorten it.`,
  deploymentTooLong: ({ max }) => `The deployment has ${max} letters at most. Shorten it.`,
  armyPointsOutOfRange: ({ max }) =>
    `Army points are a whole number from 1 to ${number.format(max)}. Correct it, or leave it empty.`,
  edgesMissing: () =>
    'Your table needs ten numbers: up to where 10 : 10 goes, up to where 11 : 9 goes, and so on to 19 : 1.',
  edgeNotAWholeNumber: ({ line }) => `Number ${line} of your table is no whole number of points.`,
  edgesNotAscending: ({ line }) => `Number ${line} of your table must be higher than the one before it.`,
  noSuchTest: () => 'This rulebook has no such test.',
  tagMissing: () => 'A tag needs a letter at least.',
  tagTooLong: ({ max }) => `A tag has ${max} letters at most. Shorten it.`,
  tooManyTags: ({ max }) => `A battle has ${max} tags at most. Take one away first.`,
  tagTwice: ({ tag }) => `“${tag}” is there already.`,
  unknownEdition: () => 'This version does not know that rulebook. Choose another one.',
  ...ASSAULT_REFUSALS,
  noBattleOpen: () => 'No battle is open. Choose one from the list.',
  battleReadOnly: () => 'This battle can only be read here, see the notice above. Nothing was changed.',
  writtenElsewhere: () => 'Another tab is writing this battle. Take over to write here.',
  followedOnly: () => 'You follow this battle: another phone writes it. Nothing was changed.',
};

export const PROBLEMS: Readonly<Record<EntryProblemKind, string>> = {
  fromNewerVersion: 'from a newer version',
  damaged: 'damaged',
  missing: 'missing',
  doesNotFit: 'does not fit what came before',
};
