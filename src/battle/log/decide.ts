import { decideArmy } from '@/battle/army/decide';
import { ARMY_INTENTS, type ArmyRefusal } from '@/battle/army/event';
import { decideAssault } from '@/battle/assault/decide/decide';
import { decideAssaultCombat } from '@/battle/assault/decide/decide-combat';
import { ASSAULT_INTENTS } from '@/battle/assault/decide/intent';
import type { AssaultRefusal } from '@/battle/assault/decide/refusal';
import { decideCombat } from '@/battle/combat/decide';
import { COMBAT_INTENTS, type CombatRefusal } from '@/battle/combat/intent';
import { decideMatch } from '@/battle/match/decide';
import { MATCH_INTENTS, type MatchIntent, type MatchRefusal } from '@/battle/match/event';
import { decideScore } from '@/battle/score/decide';
import { SCORE_INTENTS, type ScoreRefusal } from '@/battle/score/event';
import type { Battle } from '@/battle/state/battle';
import type { Decision as DecisionOf } from '@/battle/state/decision';
import { fightsWithPools } from '@/battle/state/edition-of';
import { accepted, inEnglish, type NoValues, type RefusalOf, refused } from '@/rules/index';
import { type AgreementRefusal, decideAnswer } from './agreement';
import { battleBefore, type CorrectionRefusal, decideCorrection } from './decide-correction';
import { decideNote, type NoteRefusal } from './decide-note';
import type { BattleEvent } from './event';
import type { Intent, LogIntent } from './intent';
import { battleOf, type Ledger, nextRedo, nextSeq, nextUndo } from './ledger';
import { writesNow } from './writes-now';

/** Why an intent was refused: one about the log itself, or one of a subject. */
export type DecisionRefusal =
  | RefusalOf<{
      nothingToUndo: NoValues; // undo at the start of the battle
      nothingToRedo: NoValues; // redo if nothing was undone, or after a new gesture
      nothingChanged: NoValues; // the value is already the one asked for
    }>
  | NoteRefusal
  | AgreementRefusal
  | CorrectionRefusal
  | MatchRefusal
  | CombatRefusal
  | AssaultRefusal
  | ArmyRefusal
  | ScoreRefusal;

/** The events of one gesture; the first one names it. */
export type Events = readonly [BattleEvent, ...BattleEvent[]];
/** The decision, or the reason for a refusal. */
export type Decision = DecisionOf<BattleEvent, DecisionRefusal>;

/**
 * The result of an intent, by the rules and the state of the battle: the events of one entry, or a refusal.
 * It changes nothing. New ids are made of `idsFrom`, the number of the entry. The rulebook's words in the events
 * are English, whatever language is spoken.
 */
export function decide(ledger: Ledger, intent: Intent, idsFrom = nextSeq(ledger)): Decision {
  const decided = decideIntent(ledger, intent, idsFrom);
  return decided.ok ? accepted(inEnglish(battleOf(ledger).editionId, decided.value)) : decided;
}

function decideIntent(ledger: Ledger, intent: Intent, idsFrom: number): Decision {
  const battle = battleOf(ledger);
  if (intent.type === 'takeOver') {
    // Also from a device that took it over and does not come back.
    if (!battle.handedOver && !writesNow(ledger, intent.writer)) return accepted([{ type: 'takenOver' }]);
    return decideMatch(battle, intent);
  }
  if (battle.handedOver) return refused('handedOver');
  if (intent.type === 'undo') return undo(ledger);
  if (intent.type === 'redo') return redo(ledger);
  if (intent.type === 'addNote') return decideNote(ledger, intent);
  if (intent.type === 'answerEntry') return decideAnswer(ledger, intent);
  if (intent.type === 'correctEntries') return correct(ledger, intent);
  if (isAfterEnd(intent)) return decideMatch(battle, intent);
  if (battle.outcome) return refused('battleFinished');
  return decideGame(battle, intent, idsFrom);
}

/** Whether it is about the match, and also allowed after the end. */
function isAfterEnd(intent: Intent): intent is Extract<MatchIntent, { readonly type: AfterEnd }> {
  return (AFTER_END as readonly string[]).includes(intent.type);
}

const AFTER_END = ['changeTags', 'confirmEnd', 'reopenBattle'] as const;
type AfterEnd = (typeof AFTER_END)[number];

type GameIntent = Exclude<Intent, LogIntent>;

type DecideGame = (battle: Battle, intent: GameIntent, seq: number) => Decision;

/** The subject that decides each intent of the game. */
const SUBJECTS: Readonly<Record<GameIntent['type'], DecideGame>> = {
  ...each(MATCH_INTENTS, decideMatch),
  ...each(ARMY_INTENTS, decideArmy),
  ...each(SCORE_INTENTS, decideScore),
  ...each(COMBAT_INTENTS, (battle, intent, seq) =>
    fightsWithPools(battle) ? decideAssaultCombat(battle, intent, seq) : decideCombat(battle, intent, seq),
  ),
  ...each(ASSAULT_INTENTS, decideAssault),
};

/** Gives the intent to its subject. New ids are made of `seq`, the number of the entry. */
function decideGame(battle: Battle, intent: GameIntent, seq: number): Decision {
  return SUBJECTS[intent.type](battle, intent, seq);
}

/** The same decision for each of these intents. */
function each<Type extends GameIntent['type']>(
  types: Readonly<Record<Type, null>>,
  decide: (battle: Battle, intent: Extract<GameIntent, { readonly type: Type }>, seq: number) => Decision,
): Record<Type, DecideGame> {
  // The compiler cannot know that a decision is stored only under the types of its own intents.
  const keys = Object.keys(types) as Type[];
  return Object.fromEntries(keys.map((type) => [type, decide])) as Record<Type, DecideGame>;
}

function undo(ledger: Ledger): Decision {
  const entry = nextUndo(ledger);
  return entry ? accepted([{ type: 'undone', seq: entry.seq }]) : refused('nothingToUndo');
}

function redo(ledger: Ledger): Decision {
  const entry = nextRedo(ledger);
  return entry ? accepted([{ type: 'redone', seq: entry.seq }]) : refused('nothingToRedo');
}

/** Corrects entries, also after the end. What should have happened is decided in the battle of that time. */
function correct(
  ledger: Ledger,
  { seqs, instead }: Extract<LogIntent, { type: 'correctEntries' }>,
): Decision {
  const before = battleBefore(ledger, seqs);
  if (!before.ok) return before;
  const decided = instead && decideGame(before.value, instead, seqs[0]);
  if (decided?.ok === false && decided.refusal.code !== 'nothingChanged') return decided;
  return decideCorrection(ledger, seqs, decided?.ok ? decided.value : []);
}
