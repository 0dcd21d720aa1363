import type { ArmyEvent, ArmyRefusal } from '@/battle/army/event';
import type { Battle } from '@/battle/state/battle';
import type { Combat, Round } from '@/battle/state/combat';
import type { Decision } from '@/battle/state/decision';
import { editionOfBattle, nobodyWins, sheetOf } from '@/battle/state/edition-of';
import { accepted, answerTo, parseAnswer, refused, rowOf, sameAnswer } from '@/rules/index';
import { decideBreakTest } from './break-test';
import { decideCasualties } from './casualties';
import { outcomeOf } from './combat-score';
import { changeContact, engageUnits, partUnits } from './contacts';
import { decideDuel } from './duel';
import { casualtiesOf, standingRound } from './engagement';
import type { CombatEvent, CombatEventOf } from './event';
import { hitUnit } from './hit-unit';
import { beginNext, confirmation, endOf, inCombat, inOpenRound, NOTHING_KEPT } from './in-combat';
import type { CombatIntent, CombatRefusal, RowIntent } from './intent';
import { keptFor } from './kept-rows';
import { openCombat } from './open-combat';
import { sayRowStays } from './row-stays';
import { withdraw } from './withdraw';

type AnswerIntent = Exclude<RowIntent, { readonly type: 'sayRowStays' }>;

/** The result of an intent about a combat. Losses also change the armies. */
export type CombatDecision = Decision<CombatEvent | ArmyEvent, CombatRefusal | ArmyRefusal>;

/**
 * The events or the refusal of an intent about a combat on a score sheet. `seq` is the number of the entry;
 * the id of a new combat is made of it.
 */
export function decideCombat(battle: Battle, intent: CombatIntent, seq: number): CombatDecision {
  switch (intent.type) {
    case 'openCombat':
      if (intent.shotBy) return refused('noShooting');
      return accepted(openCombat(battle, seq, editionOfBattle(battle).combat));
    case 'hitUnit':
      return hitUnit(battle, intent, seq, editionOfBattle(battle).combat);
    case 'engageUnits':
      return engageUnits(battle, intent.combatId, intent.unitIds, intent.charge);
    case 'changeContact':
      return changeContact(battle, intent.combatId, intent.unitId, intent.enemyUnitId, intent.contact);
    case 'partUnits':
      return partUnits(battle, intent.combatId, intent.unitId, intent.enemyUnitId);
    default:
      return inCombat(battle, intent.combatId, (combat) =>
        nobodyWins(battle)
          ? decideInMelee(battle, combat, intent, seq)
          : decideInCombat(battle, combat, intent),
      );
  }
}

type InCombat = Exclude<
  CombatIntent,
  { readonly type: 'openCombat' | 'hitUnit' | 'engageUnits' | 'changeContact' | 'partUnits' }
>;

/** In fights that nobody wins rounds only begin and end, and units leave by an order. */
function decideInMelee(battle: Battle, combat: Combat, intent: InCombat, seq: number): CombatDecision {
  switch (intent.type) {
    case 'closeRound':
      return inOpenRound(combat, (round) => accepted([roundFought(combat, round)]));
    case 'beginRound':
      return beginNext(battle, combat, NOTHING_KEPT);
    case 'endCombat':
      return accepted(endOf(combat, (round) => roundFought(combat, round)));
    case 'withdraw':
      return withdraw(battle, combat, intent, seq);
    default:
      return refused('nobodyWins');
  }
}

function roundFought({ id }: Combat, { number }: Round): CombatEventOf<'roundFought'> {
  return { type: 'roundFought', combatId: id, round: number };
}

function decideInCombat(battle: Battle, combat: Combat, intent: InCombat): CombatDecision {
  switch (intent.type) {
    case 'answer':
    case 'count':
      return inOpenRound(combat, (round) => decideRow(battle, combat, round, intent));
    case 'sayRowStays':
      return inOpenRound(combat, (round) => sayRowStays(battle, combat, round, intent));
    case 'fightDuel':
      return inOpenRound(combat, (round) => decideDuel(battle, combat, round, intent));
    case 'closeRound':
      return inOpenRound(combat, (round) =>
        accepted([{ ...closing(battle, combat, round), ...confirmation(intent.confirmedBy) }]),
      );
    case 'beginRound':
      return beginNext(battle, combat, keptFor(battle, combat), intent.gotAway);
    case 'endCombat':
      return accepted(endOf(combat, (round) => closing(battle, combat, round)));
    case 'withdraw':
      return refused('noWithdrawing');
    default:
      return decideBreakTest(battle, combat, intent);
  }
}

function decideRow(battle: Battle, combat: Combat, round: Round, intent: AnswerIntent): CombatDecision {
  const isCasualties = intent.rowId === sheetOf(battle).casualties;
  if (intent.type === 'answer') {
    return isCasualties
      ? setCasualties(battle, combat, round, intent)
      : answer(battle, combat, round, intent, intent.answer);
  }
  return isCasualties ? decideCasualties(battle, combat, intent) : count(battle, combat, round, intent);
}

function answer(
  battle: Battle,
  combat: Combat,
  round: Round,
  intent: RowIntent,
  entered: unknown,
): CombatDecision {
  const { side, rowId } = intent;
  const row = rowOf(sheetOf(battle), rowId);
  const own = round.answers[side][rowId] ?? null;
  const parsed = entered === null ? accepted(null) : parseAnswer(row, entered);
  if (!parsed.ok) return parsed;
  const to = parsed.value;
  if (to === own || (to !== null && own !== null && sameAnswer(to, own))) return refused('nothingChanged');
  const from = own ?? standingRound(battle, combat, round).proposed[side][rowId] ?? null;
  return accepted([
    { type: 'combatAnswered', combatId: combat.id, round: round.number, side, rowId, from, to },
  ]);
}

/** Counts from the present value, even if it is a proposal. The result is the player's own answer. */
function count(
  battle: Battle,
  combat: Combat,
  round: Round,
  intent: Extract<RowIntent, { type: 'count' }>,
): CombatDecision {
  const sheet = sheetOf(battle);
  const before = answerTo(
    rowOf(sheet, intent.rowId),
    standingRound(battle, combat, round).effective[intent.side],
  );
  const after = typeof before === 'number' ? Math.max(0, before + intent.by) : Number.NaN;
  return after === before ? refused('nothingChanged') : answer(battle, combat, round, intent, after);
}

/** Sets a side's casualties to a number: the difference is lost, or given back. */
function setCasualties(
  battle: Battle,
  combat: Combat,
  round: Round,
  intent: Extract<RowIntent, { type: 'answer' }>,
): CombatDecision {
  const sheet = sheetOf(battle);
  const parsed = parseAnswer(rowOf(sheet, sheet.casualties), intent.answer ?? 0);
  if (!parsed.ok) return parsed;
  const by = (parsed.value as number) - casualtiesOf(battle, round, intent.side);
  return by === 0 ? refused('nothingChanged') : decideCasualties(battle, combat, { side: intent.side, by });
}

function closing(battle: Battle, combat: Combat, round: Round): CombatEventOf<'roundClosed'> {
  return {
    type: 'roundClosed',
    combatId: combat.id,
    round: round.number,
    outcome: outcomeOf(battle, combat, round),
  };
}
