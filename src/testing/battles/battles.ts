import fc from 'fast-check';
import type { Events } from '@/battle/log/decide';
import { decide } from '@/battle/log/decide';
import { ENTRY_VERSION, type Entry } from '@/battle/log/event';
import type { Intent } from '@/battle/log/intent';
import { append, battleOf, beginLedger, type Ledger, nextSeq } from '@/battle/log/ledger';
import { startBattle } from '@/battle/log/start-battle';
import { latestRound } from '@/battle/state/combat';
import { isFought } from '@/battle/state/edition-of';
import { battleId, type CombatId, combatId, unitId, writerId } from '@/battle/state/ids';
import { EMPTY_SETUP, type Setup } from '@/battle/state/setup';
import { EMPTY_UNIT, type UnitDraft } from '@/battle/state/unit';
import {
  type Answer,
  type Edition,
  FACINGS,
  FATES,
  KNOWN_EDITIONS,
  type ScoreRow,
  SIDES,
  type Side,
} from '@/rules/index';
import { type AssaultWish, assaultIntentOf, assaultWish } from './assaults';

/** The editions that can be fought, on a score sheet or with wound pools; also those that are not offered yet. */
export const FOUGHT_EDITIONS: readonly Edition[] = KNOWN_EDITIONS.filter(isFought);

/** When the first entry of a test battle is written; each further one a second later. */
export const START_AT = 1_760_000_000_000;

export function entry(seq: number, events: Events, at = START_AT + seq * 1_000): Entry {
  return { battleId: battleId('b1'), seq, at, writer: writerId('w1'), v: ENTRY_VERSION, events };
}

/** A battle that has just begun. */
export function begun(editionId = 't9a-2', setup: Setup = EMPTY_SETUP): Ledger {
  const started = startBattle(editionId, setup);
  if (!started.ok) throw new Error(started.refusal.code);
  const ledger = beginLedger(entry(1, started.value));
  if (!ledger) throw new Error('The first entry starts no battle');
  return ledger;
}

/** The ledger after the intent, or the same ledger where it was refused. */
export function play(ledger: Ledger, intent: Intent): Ledger {
  const decision = decide(ledger, intent);
  if (!decision.ok) return ledger;
  const after = append(ledger, entry(nextSeq(ledger), decision.value));
  if (!after) throw new Error(`Decided events do not fit: ${JSON.stringify(decision.value)}`);
  return after;
}

/** The ledger after all intents. Throws at the first that is refused. */
export function played(ledger: Ledger, ...intents: readonly Intent[]): Ledger {
  return intents.reduce((before, intent) => {
    const after = play(before, intent);
    if (after === before) throw new Error(`Refused: ${JSON.stringify(intent)}`);
    return after;
  }, ledger);
}

export const FIRST_COMBAT = combatId('c1');

/** Blue's side, for intents about its army. */
export const first = { side: 'a' } as const;

/** A unit of which only what is given is known. */
export function draft(unit: Partial<UnitDraft>): UnitDraft {
  return { ...EMPTY_UNIT, name: 'Unit', ...unit };
}

export function answered(side: Side, rowId: string, answer: Answer | null): Intent {
  return { type: 'answer', combatId: FIRST_COMBAT, side, rowId, answer };
}

export function counted(side: Side, rowId: string, by: number): Intent {
  return { type: 'count', combatId: FIRST_COMBAT, side, rowId, by };
}

/** Any answer a row accepts. */
export function answerFor(row: ScoreRow): fc.Arbitrary<Answer> {
  switch (row.input) {
    case 'counter':
      return fc.integer({ min: 0, max: row.max ?? 40 });
    case 'toggle':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...row.options.map((option) => option.id));
    case 'signed':
      return fc.record({ points: fc.integer({ min: -9, max: 9 }), note: fc.constantFrom('', 'a banner') });
  }
}

/** What a player might do next: chosen by numbers, so that a wish can be made before the battle is known. */
export type Wish = {
  readonly what: number;
  readonly which: number;
  readonly side: Side;
  readonly row: number;
  readonly answer: Answer;
};

export function wishFor(edition: Edition): fc.Arbitrary<Wish> {
  const rows = edition.combat?.rows ?? [];
  return fc.nat({ max: Math.max(0, rows.length - 1) }).chain((row) =>
    fc.record({
      what: fc.nat({ max: 40 }),
      which: fc.nat({ max: 5 }),
      side: fc.constantFrom(...SIDES),
      row: fc.constant(row),
      answer: rows[row] ? answerFor(rows[row]) : fc.boolean(),
    }),
  );
}

/** The wish as an intent for the battle as it stands; answering is the most common. */
export function intentOf(wish: Wish, ledger: Ledger, edition: Edition): Intent {
  const battle = battleOf(ledger);
  const combat = battle.combats[wish.which % Math.max(1, battle.combats.length)];
  const id = combat?.id ?? combatId('none');
  const row = edition.combat?.rows[wish.row];
  // Whoever plays on takes the battle over first: here on the same device, or on another.
  if (battle.handedOver) return { type: 'takeOver', writer: writerId(`w${wish.which}`) };
  if (wish.what < 10 && row) {
    return { type: 'answer', combatId: id, side: wish.side, rowId: row.id, answer: wish.answer };
  }
  const casualties = edition.combat?.casualties ?? '';
  switch (wish.what) {
    case 10:
    case 11:
    case 12:
      return { type: 'count', combatId: id, side: wish.side, rowId: casualties, by: wish.which - 1 };
    case 13:
      return { type: combat && latestRound(combat)?.outcome ? 'beginRound' : 'closeRound', combatId: id };
    case 14:
      return { type: 'openCombat' };
    case 15:
      return { type: 'endCombat', combatId: id };
    case 16:
      return { type: 'beginTurn', turn: { gameTurn: wish.which + 1, side: wish.side } };
    case 17:
      return { type: 'redo' };
    case 18:
      return breakTestIntent(wish, id, edition);
    case 19:
    case 20:
      return { type: 'undo' };
    case 38:
      return joinIntent(wish, ledger);
    case 39:
      return duelIntent(wish, id, ledger);
    case 40:
      return {
        type: 'resolvePursuit',
        combatId: id,
        side: wish.side,
        unitId: null,
        fleeTotal: null,
        pursuitTotal: null,
        caught: wish.which % 2 === 0,
      };
    case 36:
    case 37:
      return correctionOf(wish, ledger);
    case 34:
      return { type: 'handOver', to: wish.which % 2 === 0 ? wish.side : null };
    default:
      return armyIntent(wish, id, ledger, edition);
  }
}

/** A unit, mostly none that may, joins another or is on its own again. */
function joinIntent({ row, which }: Wish, ledger: Ledger): Intent {
  const { units } = battleOf(ledger);
  const at = (index: number) => units[index % Math.max(1, units.length)]?.unit.id ?? unitId('none');
  return { type: 'joinUnit', unitId: at(2 + 3 * (row % 2)), hostId: which === 0 ? null : at(which) };
}

function duelIntent({ row, which }: Wish, combatId: CombatId, ledger: Ledger): Intent {
  const engaged = battleOf(ledger).combats.find(({ id }) => id === combatId)?.unitIds ?? [];
  const at = (index: number) => engaged[index % Math.max(1, engaged.length)] ?? unitId('none');
  return { type: 'fightDuel', combatId, unitId: at(row), enemyUnitId: at(which), dealt: which };
}

/** One of the newest entries was wrong: more was lost, or nothing of it happened. */
function correctionOf({ which, row, side }: Wish, { entries }: Ledger): Intent {
  const entry = entries.at(-1 - which * (1 + (row % 3)));
  const [event] = entry?.events ?? [];
  const seqs = [entry?.seq ?? 0] as const;
  if (event?.type !== 'healthChanged' || side === 'a') return { type: 'correctEntries', seqs, instead: null };
  const { unitId, cause } = event;
  return { type: 'correctEntries', seqs, instead: { type: 'changeHealth', unitId, by: -1 - which, cause } };
}

/** A wish about the armies; without units it is refused like any other mistake. */
function armyIntent(wish: Wish, combat: CombatId, ledger: Ledger, edition: Edition): Intent {
  const { units } = battleOf(ledger);
  const unit = units[(wish.row + wish.which) % Math.max(1, units.length)]?.unit.id ?? unitId('none');
  const engaged = battleOf(ledger).combats.find(({ id }) => id === combat)?.unitIds ?? [];
  const fates = edition.victory?.points.fates ?? FATES;
  switch (wish.what) {
    case 21:
    case 22:
    case 23:
      return { type: 'changeHealth', unitId: unit, by: wish.which - 3 };
    case 24:
      return { type: 'changeHealth', unitId: unit, by: wish.which - 5, cause: 'other' };
    case 25:
      return { type: 'changeFate', unitId: unit, fate: fates[wish.which % fates.length] ?? 'fighting' };
    case 26:
    case 27:
      return { type: 'engageUnits', combatId: combat, unitIds: [...new Set([...engaged, unit])] };
    case 28:
      return { type: 'engageUnits', combatId: combat, unitIds: engaged.filter((id) => id !== unit) };
    case 29:
      return {
        type: 'changeContact',
        combatId: combat,
        unitId: unit,
        enemyUnitId: engaged[wish.which] ?? unit,
        contact: { facing: FACINGS[wish.which % FACINGS.length] ?? 'front', charged: wish.row % 2 === 0 },
      };
    case 30:
      return { type: 'moveUnit', unitId: unit, by: wish.which - 2 };
    case 31:
      return { type: 'removeUnit', unitId: unit };
    case 35:
      return importIntent(wish);
    case 32:
      return { type: 'addNote', text: 'A note', about: wish.which === 0 ? null : wish.which };
    default:
      return {
        type: 'count',
        combatId: combat,
        side: wish.side,
        rowId: edition.combat?.casualties ?? '',
        by: wish.which - 2,
        on: engaged[wish.row % Math.max(1, engaged.length)] ?? 'unassigned',
      };
  }
}

/** A small army from a list, now beside the one that is there, now in its place. */
function importIntent({ which, side }: Wish): Intent {
  const names = ['Levy', 'Riders', 'Guard'].slice(0, 1 + (which % 3));
  return {
    type: 'importArmy',
    side,
    army: which === 0 ? '' : `Army ${which}`,
    units: names.map((name) => draft({ name, models: 5, pointCost: 100 + which })),
    replace: which % 2 === 0,
    source: {
      format: 't9aNewRecruit',
      statedTotal: which === 1 ? null : 300,
      linesRead: names.length,
      linesUnread: names.slice(2),
      text: names.join('\n'),
    },
  };
}

function breakTestIntent(wish: Wish, id: CombatId, edition: Edition): Intent {
  const place = { combatId: id, side: wish.side, unitId: null };
  const input = edition.breakTest?.inputs[wish.row];
  if (wish.which < 2 && input) {
    const answer = input.input === 'number' ? input.min + wish.which : wish.which === 1;
    return { type: 'answerBreakTest', ...place, inputId: input.id, answer };
  }
  if (wish.which < 4) return { type: 'sayBreakTest', ...place, held: wish.which === 2 };
  if (wish.which === 4) return { type: 'rollBreakTest', ...place, rolls: [7, 9] };
  return { type: 'resolvePursuit', ...place, fleeTotal: wish.row, pursuitTotal: 7 };
}

/** A battle that has begun, with three units a side. */
export function withArmies(editionId: string): Ledger {
  const units = [
    draft({ name: 'Spearmen', models: 20, pointCost: 201, marks: ['standard'], facts: { ranks: 4 } }),
    draft({ name: 'Knights', models: 4, healthPerModel: 3, pointCost: 333 }),
    draft({ name: 'King', healthPerModel: 3, pointCost: 250, marks: ['general', 'character'] }),
  ];
  return played(
    begun(editionId),
    { type: 'addUnits', side: 'a', units },
    { type: 'addUnits', side: 'b', units },
  );
}

/** A battle after random play by that edition, and every ledger on the way. */
export function randomPlay(edition: Edition, maxLength = 40): fc.Arbitrary<readonly [Ledger, ...Ledger[]]> {
  const wish: fc.Arbitrary<Wish | AssaultWish> = edition.combat
    ? wishFor(edition)
    : fc.oneof({ weight: 5, arbitrary: assaultWish }, { weight: 1, arbitrary: wishFor(edition) });
  return fc.array(wish, { maxLength }).map((wishes) => {
    const ledgers: [Ledger, ...Ledger[]] = [withArmies(edition.id)];
    for (const wished of wishes) {
      const before = ledgers.at(-1) as Ledger;
      const { combats } = battleOf(before);
      const combat = combats[wished.which % Math.max(1, combats.length)]?.id ?? FIRST_COMBAT;
      const intent =
        'fighters' in wished ? assaultIntentOf(wished, before, combat) : intentOf(wished, before, edition);
      ledgers.push(play(before, intent));
    }
    return ledgers;
  });
}
