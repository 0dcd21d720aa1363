import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftOf } from '@/battle/assault/standing/fighter-group';
import { healthOf, unitOf } from '@/battle/state/army';
import { assaultOf } from '@/battle/state/assault-round';
import { latestRound } from '@/battle/state/combat';
import { editionOfBattle } from '@/battle/state/edition-of';
import type { FighterDraft } from '@/battle/state/fighters';
import { startingHealth } from '@/battle/state/unit';
import { sameValue } from '@/plain/same-value';
import type { Edition } from '@/rules/index';
import { type AssaultWish, assaultIntentOf, assaultWish } from '@/testing/battles/assaults';
import {
  entry as entryOf,
  FIRST_COMBAT,
  FOUGHT_EDITIONS,
  intentOf,
  play,
  type Wish,
  wishFor,
  withArmies,
} from '@/testing/battles/battles';
import { oneStepAway } from '@/testing/battles/one-step-away';
import { correctionQuestion } from './correction-question';
import { isOfAssault } from './corrections';
import { decide } from './decide';
import type { BattleEvent, Entry } from './event';
import type { Intent, LogIntent } from './intent';
import { append, battleOf, type Ledger, nextSeq, openLedger } from './ledger';
import { parseLog } from './parse-entry';

/** Battles of each edition; `CORRECTION_RUNS=10000` for the long run. */
const RUNS = Number(process.env.CORRECTION_RUNS ?? 100);

/** The suite plays the same battles each time; the long run others. */
const SEED = process.env.CORRECTION_RUNS === undefined ? { seed: 33 } : {};

type Instead = Extract<LogIntent, { type: 'correctEntries' }>['instead'];
/** A battle, and what the players wanted by each of its entries. */
type Told = { readonly ledger: Ledger; readonly wanted: ReadonlyMap<number, Intent> };

/** Gestures of the log itself, and of handing over, have properties of their own. */
const LEFT_OUT = new Set<Intent['type']>(['undo', 'redo', 'correctEntries', 'handOver', 'takeOver']);

function tell(told: Told, intent: Intent): Told {
  if (LEFT_OUT.has(intent.type)) return told;
  const ledger = play(told.ledger, intent);
  return ledger === told.ledger
    ? told
    : { ledger, wanted: new Map(told.wanted).set(nextSeq(told.ledger), intent) };
}

function wished(told: Told, wish: Wish | AssaultWish, edition: Edition): Intent {
  const { combats } = battleOf(told.ledger);
  const combat = combats[wish.which % Math.max(1, combats.length)]?.id ?? FIRST_COMBAT;
  return 'fighters' in wish
    ? assaultIntentOf(wish, told.ledger, combat)
    : intentOf(wish, told.ledger, edition);
}

type Act = readonly (Wish | AssaultWish)[];

/** What players wish for before, between and after the opening of two combats with units in them. */
function anyWishes(edition: Edition): fc.Arbitrary<readonly [Act, Act, Act]> {
  const wish: fc.Arbitrary<Wish | AssaultWish> = edition.combat
    ? wishFor(edition)
    : fc.oneof({ weight: 4, arbitrary: assaultWish }, { weight: 1, arbitrary: wishFor(edition) });
  const act = fc.array(wish, { minLength: 1, maxLength: 14 });
  return fc.tuple(act, act, act);
}

function battleOfWishes(edition: Edition, acts: readonly Act[]): Told {
  let told: Told = { ledger: withArmies(edition.id), wanted: new Map() };
  const ids = battleOf(told.ledger).units.map(({ unit }) => unit.id);
  acts.forEach((act, index) => {
    for (const wish of act) told = tell(told, wished(told, wish, edition));
    if (index === acts.length - 1) return;
    told = tell(told, { type: 'openCombat' });
    const newest = battleOf(told.ledger).combats.at(-1);
    const unitIds = [ids[index], ids[index + 3]].flatMap((id) => id ?? []);
    if (newest && edition.combat) told = tell(told, { type: 'engageUnits', combatId: newest.id, unitIds });
  });
  return told;
}

/**
 * What an entry holds of the table: dice that were thrown, what was lost where, who came, went and met
 * whom.
 */
function heldIn({ events }: Entry, casualties: string | undefined): readonly unknown[] {
  return events.flatMap((event): readonly unknown[] => {
    switch (event.type) {
      case 'healthChanged':
        return [[event.unitId, event.to - event.from, event.cause, event.combatId, event.round]];
      case 'combatAnswered':
        return event.rowId === casualties
          ? [[event.side, Number(event.to ?? 0) - Number(event.from ?? 0)]]
          : [];
      case 'unitRemoved':
        return [event.unit.id];
      case 'strikeChanged': {
        const { attacks, hits, wounds } = event.to;
        return [[attacks, hits?.rolled?.length, hits?.hot?.rolled?.length, wounds?.rolled?.length]];
      }
      case 'woundsAllocated':
        return [event.way];
      case 'moraleTaken':
      case 'sweepResolved':
        return [event.to.dice];
      case 'unitJoined':
      case 'unitLeft':
        return [[event.type, event.unitId]];
      case 'contactChanged':
        return [[event.unitId, event.enemyUnitId, event.to]];
      default:
        return [];
    }
  });
}

/** The rounds that an entry is about: what was said of a round that never began is no gesture of another. */
function roundsOf({ events }: Entry): readonly string[] {
  const rounds = events.flatMap((event) =>
    'round' in event && event.round !== null ? [`${event.combatId} ${event.round}`] : [],
  );
  return [...new Set(rounds)];
}

/** The entry with the health that it took, from what the unit has now: four lost stay four lost. */
function stepped(now: Ledger, entry: Entry): Entry {
  const [first, ...rest] = entry.events.map((event): BattleEvent => {
    const army = event.type === 'healthChanged' ? unitOf(battleOf(now), event.unitId) : undefined;
    if (event.type !== 'healthChanged' || !army) return event;
    const from = healthOf(army);
    return { ...event, from, to: Math.max(0, from + event.to - event.from) };
  });
  return first ? { ...entry, events: [first, ...rest] } : entry;
}

function before({ entries }: Ledger, seq: number): Ledger | null {
  return openLedger(entries.filter((entry) => entry.seq < seq).map((entry) => ({ entry, stored: entry })));
}

/**
 * The gesture with no other dice than it threw, and no more Wounds than it took: a wish holds dice to spare,
 * and may be for more Wounds than the models had. Read again, dice are read in the order in which they lay;
 * where more are needed than were thrown, the gesture no longer fits, and where a roll for saves ended, the
 * Wounds behind it wait. Three that were lost stay three lost, also of models that have more.
 */
function asThrown(now: Ledger, intent: Intent, { events: [event] }: Entry): Intent {
  switch (intent.type) {
    case 'rollHits': {
      const hits = event.type === 'strikeChanged' ? event.to.hits : null;
      return { ...intent, dice: [...(hits?.rolled ?? []), ...(hits?.hot?.rolled ?? [])] };
    }
    case 'rollWounds':
      return { ...intent, dice: (event.type === 'strikeChanged' && event.to.wounds?.rolled) || [] };
    case 'rollAllocation': {
      const { combatId, unitKey } = intent;
      const steps = event.type === 'woundsAllocated' && event.way.by === 'steps' ? event.way.steps : [];
      return { type: 'allocateAgain', combatId, unitKey, steps, byApp: true };
    }
    case 'hurtModels': {
      const sum = (left: readonly number[]) => left.reduce((all, one) => all + one, 0);
      return event.type === 'modelsHurt' ? { ...intent, wounds: sum(event.from) - sum(event.to) } : intent;
    }
    case 'changeFighters':
      return { ...intent, to: { ...intent.to, ...untouched(now, event) } };
    default:
      return intent;
  }
}

/** What the change of a group left as it was stays as it is now: a switch says nothing of the models. */
function untouched(now: Ledger, event: BattleEvent): Partial<FighterDraft> {
  const { from, to } = event.type === 'fightersChanged' ? event : { from: null, to: null };
  const rounds = battleOf(now).combats.map(latestRound);
  const groups = rounds.flatMap((round) => (round ? assaultOf(round).groups : []));
  const group = groups.find(({ id }) => id === to?.id);
  if (!from || !to || !group) return {};
  const [was, wanted] = [draftOf(from), draftOf(to)];
  const kept = Object.entries(draftOf(group)).filter(([field]) => {
    const name = field as keyof FighterDraft;
    return sameValue(was[name], wanted[name]);
  });
  return Object.fromEntries(kept) as Partial<FighterDraft>;
}

/**
 * Whether the players' own later gestures, decided one by one after the right one, come to one at this entry
 * that the rules refuse, or that would take other dice or another loss. This asks the rules, and nothing of
 * what a correction does. What a gesture of an assault does follows from its dice, by the rules: of such a
 * gesture only whether it is allowed counts, with the dice that it threw.
 */
function noLongerFits({ ledger, wanted }: Told, wrongSeq: number, instead: Instead, at: number): boolean {
  const casualties = editionOfBattle(battleOf(ledger)).combat?.casualties;
  let alternative = before(ledger, wrongSeq);
  for (const entry of ledger.entries.filter(({ seq }) => seq >= wrongSeq && seq <= at)) {
    if (!alternative) return true;
    const said = entry.seq === wrongSeq ? instead : (wanted.get(entry.seq) ?? null);
    const followsDice = entry.seq !== wrongSeq && isOfAssault(entry);
    const intent = said && followsDice ? asThrown(alternative, said, entry) : said;
    const decision = intent && decide(alternative, intent);
    const next = decision?.ok ? entryOf(entry.seq, decision.value) : null;
    const held = followsDice ? [] : heldIn(entry, casualties);
    const isSame = entry.seq === wrongSeq || followsDice;
    const alike =
      next !== null &&
      (isSame || (sameValue(heldIn(next, casualties), held) && sameValue(roundsOf(next), roundsOf(entry))));
    if (entry.seq === at) {
      if (next) return !alike;
      // Wounds that are lost or given back are never nothing.
      const isHurt = entry.events.some(({ type }) => type === 'modelsHurt');
      return (
        isHurt || held.length > 0 || (decision?.ok === false && decision.refusal.code !== 'nothingChanged')
      );
    }
    // What would be another gesture there stays as it was written; one that does not fit is left out.
    const remark = entryOf(entry.seq, [{ type: 'noteAdded', text: 'nothing', about: null }]);
    const wantedThere = next && alike ? append(alternative, next) : null;
    const asWritten =
      entry.seq === wrongSeq || held.length === 0 ? null : append(alternative, stepped(alternative, entry));
    alternative = wantedThere ?? asWritten ?? append(alternative, remark);
  }
  return false;
}

type Checked = 'taken' | 'refused' | 'noQuestion';

function check(edition: Edition, acts: readonly Act[], which: number, way: number): Checked {
  const told = battleOfWishes(edition, acts);
  const { ledger, wanted } = told;
  const open = [...wanted.keys()].flatMap((seq) => {
    const question = correctionQuestion(ledger, [seq]);
    return (question ? oneStepAway(question) : []).map((instead) => ({ seq, instead }));
  });
  const chosen = open[(which * 7 + way) % Math.max(1, open.length)];
  if (!chosen) return 'noQuestion';
  const { seq, instead } = chosen;
  const decision = decide(ledger, { type: 'correctEntries', seqs: [seq], instead });
  if (decision.ok) {
    const corrected = append(ledger, entryOf(nextSeq(ledger), decision.value));
    if (!corrected) throw new Error('A correction that was decided does not fit');
    const reread = parseLog(JSON.parse(JSON.stringify(corrected.entries)) as readonly unknown[]);
    expect(sameValue(reread, { ledger: corrected, problems: [] })).toBe(true);
    for (const { unit, lost } of battleOf(corrected).units) {
      expect(lost).toBeGreaterThanOrEqual(0);
      expect(lost).toBeLessThanOrEqual(startingHealth(unit));
    }
    return 'taken';
  }
  const { refusal } = decision;
  if (refusal.code === 'laterDoesNotFit') {
    const later = refusal.values.seq;
    const gestures = `${JSON.stringify(wanted.get(seq))} (${seq}), instead ${JSON.stringify(instead)}, refused for ${JSON.stringify(wanted.get(later))} (${later})`;
    expect(later).toBeGreaterThan(seq);
    expect(noLongerFits(told, seq, instead, later), gestures).toBe(true);
  } else if (refusal.code !== 'nothingChanged') {
    // The rules refused the right gesture itself, in the battle of that time.
    const then = before(ledger, seq);
    expect(then && instead && decide(then, instead)).toEqual({ ok: false, refusal });
  }
  return 'refused';
}

describe.each(FOUGHT_EDITIONS)('in any battle of $id', (edition) => {
  it(
    'an entry changed by one step is taken, or refused for a later one that truly no longer fits',
    () => {
      const counts = { taken: 0, refused: 0, noQuestion: 0 };
      fc.assert(
        fc.property(anyWishes(edition), fc.nat(), fc.nat(), (acts, which, way) => {
          counts[check(edition, acts, which, way)] += 1;
        }),
        { numRuns: RUNS, ...SEED },
      );
      expect(counts.taken).toBeGreaterThan(RUNS / 2);
    },
    30_000 + 60 * RUNS,
  );
});
