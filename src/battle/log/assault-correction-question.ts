import type { AssaultEventOf } from '@/battle/assault/event';
import { assaultView } from '@/battle/assault/standing/assault-now';
import { draftOf } from '@/battle/assault/standing/fighter-group';
import { hotParts, woundingParts } from '@/battle/assault/standing/question';
import type { StrikeView } from '@/battle/assault/standing/view';
import { combatOf } from '@/battle/state/battle';
import type { CombatId, StrikeId } from '@/battle/state/ids';
import type { CorrectionQuestion } from './correction-kinds';
import type { Entry } from './event';
import type { Ledger } from './ledger';

/** How a gesture of an assault can be corrected; null: it can only be taken back. */
export function assaultQuestion(ledger: Ledger, entry: Entry): CorrectionQuestion | null {
  const [event] = entry.events;
  switch (event.type) {
    case 'strikeChanged':
      return strikeQuestion(ledger, entry, event);
    case 'woundsAllocated':
      return event.way.by === 'together' ? savesQuestion(event) : null;
    case 'fightersChanged':
      return modelsQuestion(entry);
    case 'moraleTaken': {
      const { combatId, unitKey, to } = event;
      return {
        kind: 'held',
        was: to.passed,
        instead: (passed) => ({ type: 'takeMorale', combatId, unitKey, way: 'said', passed }),
      };
    }
    case 'sideChecked': {
      const { combatId, to } = event;
      return {
        kind: 'held',
        was: to.passed,
        instead: (passed) => ({ type: 'checkSide', combatId, by: { way: 'said', passed } }),
      };
    }
    case 'duelStruck': {
      const { combatId, side, from, to } = event;
      return {
        kind: 'counts',
        parts: [{ id: 'plain', was: from - to }],
        most: from,
        instead: ({ plain = 0 }) => ({ type: 'strikeDuel', combatId, side, lost: plain }),
      };
    }
    default:
      return null;
  }
}

function strikeQuestion(
  ledger: Ledger,
  { seq }: Entry,
  { combatId, to }: AssaultEventOf<'strikeChanged'>,
): CorrectionQuestion | null {
  const { id: strikeId, attacks, hits, wounds } = to;
  if (!wounds) {
    if (!hits) return null;
    const then = strikeThen(ledger, seq, combatId, strikeId);
    const [hot] = then ? hotParts(then) : [];
    const apart = then ? woundingParts(then) : [];
    return {
      kind: 'counts',
      parts: [
        ...apart.map((id) => ({ id, was: hits.wounding?.[id] ?? 0 })),
        { id: 'hits', was: hits.count },
        ...(hot ? [{ id: hot, was: hits.hot?.count ?? 0 } as const] : []),
      ],
      most: attacks,
      instead: (counts) => ({
        type: 'enterHits',
        combatId,
        strikeId,
        hits: counts.hits ?? 0,
        ...(hot && { hot: counts[hot] ?? 0 }),
        ...(apart.length > 0 && {
          wounding: Object.fromEntries(apart.map((kind) => [kind, counts[kind] ?? 0])),
        }),
      }),
    };
  }
  const kinds = strikeThen(ledger, seq, combatId, strikeId)?.numbers.kinds ?? [];
  return {
    kind: 'counts',
    parts: kinds.map((id) => ({ id, was: wounds.counts[id] ?? 0 })),
    most: hits?.count ?? attacks,
    instead: (counts) => ({
      type: 'enterWounds',
      combatId,
      strikeId,
      wounds: Object.fromEntries(kinds.map((kind) => [kind, counts[kind] ?? 0])),
    }),
  };
}

/** The strike as it was when its dice were counted. */
function strikeThen(
  { steps }: Ledger,
  seq: number,
  combatId: CombatId,
  strikeId: StrikeId,
): StrikeView | undefined {
  const before = steps.findLast(({ entry }) => entry.seq < seq)?.battle;
  const combat = before && combatOf(before, combatId);
  const view = combat ? assaultView(before, combat) : null;
  const strikes = view?.ladder.flatMap((step) => step.strikes) ?? [];
  return strikes.find(({ strike }) => strike.id === strikeId);
}

function savesQuestion({
  combatId,
  unitKey,
  way,
  outcomes,
}: AssaultEventOf<'woundsAllocated'>): CorrectionQuestion | null {
  if (way.by !== 'together') return null;
  const { saved, discounted, chosen: defenderChoice = [] } = way;
  return {
    kind: 'counts',
    parts: [
      { id: 'saved', was: saved },
      ...(discounted > 0 ? [{ id: 'discounted', was: discounted } as const] : []),
    ],
    most: outcomes.length,
    instead: (counts) => ({
      type: 'allocateTogether',
      combatId,
      unitKey,
      saved: counts.saved ?? 0,
      discounted: counts.discounted ?? 0,
      defenderChoice,
    }),
  };
}

/** Whether units were joined, split, renamed or charged: such a gesture has no number of models. */
function isOfUnit(changed: readonly AssaultEventOf<'fightersChanged'>[]): boolean {
  return changed.some(
    ({ from, to }) =>
      from !== null && (changed.length > 1 || from.unitKey !== to?.unitKey || from.unitName !== to.unitName),
  );
}

function modelsQuestion({ events }: Entry): CorrectionQuestion | null {
  const changed = events.flatMap((event) => (event.type === 'fightersChanged' ? [event] : []));
  const [first] = changed;
  const drafts = changed.flatMap(({ to }) => (to ? [draftOf(to)] : []));
  if (!first?.to || drafts.length === 0 || isOfUnit(changed)) return null;
  const { combatId, from } = first;
  const groupId = first.to.id;
  return {
    kind: 'models',
    groups: drafts.map(({ name, models }) => ({ name, was: models })),
    instead: (models) => {
      const fighters = drafts.map((draft, index) => ({ ...draft, models: models[index] ?? draft.models }));
      const [only] = fighters;
      return from && only
        ? { type: 'changeFighters', combatId, groupId, to: only }
        : { type: 'addFighters', combatId, fighters };
    },
  };
}
