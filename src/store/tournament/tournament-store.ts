import { createStore, type StoreApi } from 'zustand/vanilla';
import { channelSubject } from '@/club/login';
import { channelOf, newSecret, secretBelow, stampOf } from '@/club/secrets';
import { messageOf } from '@/plain/message-of';
import { accepted, type Result, refused } from '@/rules/index';
import type { ClubParts } from '@/store/club/club-parts';
import { readClub } from '@/store/club/club-record';
import type { Act, ActEntry } from '@/tournament/act';
import { decideInvite, decidePass, writerName } from '@/tournament/organisers';
import { decideRedo, decideUndo } from '@/tournament/undo';
import { ownLists } from './own-lists';
import { planEvents } from './restore-events';
import { type ShownTournament, shownTournament } from './shown-tournament';
import type { EventRefusal, TournamentActions } from './tournament-actions';
import { tournamentLines } from './tournament-lines';
import {
  nothingYet,
  type OwnList,
  type OwnWord,
  readOwnLists,
  readOwnWords,
  readTournaments,
  readWaiting,
  type TournamentRecord,
  type WaitingResult,
  writeTournament,
} from './tournament-record';
import { waitingResults } from './waiting-results';

export type TournamentsState = {
  readonly tournaments: ReadonlyMap<string, ShownTournament>;
  /** Those in the wastebasket. */
  readonly forgotten: ReadonlyMap<string, ShownTournament>;
  readonly waiting: readonly WaitingResult[];
  /** What this phone sent last for a table, the newest last. */
  readonly ownWords: readonly OwnWord[];
  /** The army lists that this phone sends, or has sent, the newest last. */
  readonly ownLists: readonly OwnList[];
};

export type TournamentStore = StoreApi<TournamentsState> & { readonly actions: TournamentActions };

/**
 * The tournaments that this phone organises or watches: their acts and results are stored on the phone, and
 * kept equal to the club while on screen.
 */
export async function createTournamentStore(
  parts: Omit<ClubParts, 'lock' | 'onCard' | 'onComing' | 'onReceived'>,
): Promise<TournamentStore> {
  const { entryLog, random, now, onFailure } = parts;
  const [records, waiting, ownWords, sentLists] = await Promise.all([
    readTournaments(entryLog),
    readWaiting(entryLog),
    readOwnWords(entryLog),
    readOwnLists(entryLog),
  ]);
  const all = [...records].map(([id, record]) => [id, shownTournament(record, null, 0)] as const);
  const store = createStore<TournamentsState>(() => ({
    tournaments: new Map(all.filter(([, { record }]) => record.forgottenAt === null)),
    forgotten: new Map(all.filter(([, { record }]) => record.forgottenAt !== null)),
    waiting,
    ownWords,
    ownLists: sentLists,
  }));
  const shownOf = (id: string) => store.getState().tournaments.get(id);
  const recordOf = (id: string) => shownOf(id)?.record ?? null;
  /** Also of an event in the wastebasket. */
  const anyRecord = (id: string) => recordOf(id) ?? store.getState().forgotten.get(id)?.record ?? null;

  function replace(id: string, next: ShownTournament): void {
    store.setState(({ tournaments }) => ({ tournaments: new Map(tournaments).set(id, next) }));
  }

  /** Shows a record, and stores it. */
  async function put(id: string, record: TournamentRecord): Promise<void> {
    const before = shownOf(id);
    const { live = null, withheld = 0, page = null } = before ?? {};
    replace(id, shownTournament(record, live, withheld, page));
    await writeTournament(entryLog, id, record);
  }

  async function keep(id: string, change: Partial<TournamentRecord>): Promise<void> {
    const before = recordOf(id);
    if (before) await put(id, { ...before, ...change });
  }

  const lines = tournamentLines({
    ...parts,
    shown: shownOf,
    keep,
    show: (id, change) => {
      const before = shownOf(id);
      if (before) replace(id, { ...before, ...change });
    },
  });
  const results = waitingResults(store, parts);
  const lists = ownLists(store, parts);

  async function act(
    id: string,
    decide: (shown: ShownTournament) => Result<Act, EventRefusal>,
    /** Whether it may be done also while another organiser writes. */
    always = false,
    at = now(),
  ): Promise<Result<null, EventRefusal>> {
    const shown = shownOf(id);
    if (!shown) return refused('eventGone');
    if (shown.isNewer) return refused('eventNewer');
    const { acts, organiser } = shown.record;
    if (!always && organiser !== shown.log.writer) {
      return refused('eventWrittenElsewhere', { name: writerName(shown.log) });
    }
    const decided = decide(shown);
    if (!decided.ok) return decided;
    const by = organiser === null ? {} : { by: organiser };
    const entry: ActEntry = { seq: acts.length + 1, at, ...by, act: decided.value };
    await keep(id, { acts: [...acts, entry] });
    lines.wake(id);
    return accepted(null);
  }

  /** Shows the tournaments that are here, and those in the wastebasket, by the marks on them. */
  async function mark(id: string, shown: ShownTournament, forgottenAt: number | null): Promise<void> {
    const marked = shownTournament({ ...shown.record, forgottenAt }, null, 0);
    const without = (from: ReadonlyMap<string, ShownTournament>) =>
      [...from].filter(([known]) => known !== id);
    store.setState(({ tournaments, forgotten }) => ({
      tournaments: new Map([
        ...without(tournaments),
        ...(forgottenAt === null ? [[id, marked] as const] : []),
      ]),
      forgotten: new Map([...without(forgotten), ...(forgottenAt === null ? [] : [[id, marked] as const])]),
    }));
    await writeTournament(entryLog, id, marked.record);
  }

  async function bringBack(id: string): Promise<void> {
    const shown = store.getState().forgotten.get(id);
    if (shown) await mark(id, shown, null);
  }

  const actions: TournamentActions = {
    async make(made, matchPoints) {
      const club = await readClub(entryLog);
      if (!club || club.stampKey === '') return refused('noClub');
      const secret = newSecret(random);
      const id = channelOf(secret);
      await put(id, {
        ...nothingYet(club.address, secretBelow(secret), newSecret(random)),
        writer: { secret, stamp: stampOf(club.stampKey, channelSubject(id)) },
      });
      const at = now();
      await act(id, () => accepted(made), false, at);
      if (matchPoints) await act(id, () => accepted(matchPoints), false, at);
      return accepted(id);
    },
    act: (id, done) => act(id, () => accepted(done)),
    undo: (id) => act(id, ({ entries, record }) => decideUndo(entries, new Map(record.results))),
    redo: (id) => act(id, ({ entries, record }) => decideRedo(entries, new Map(record.results))),
    async invite(id, name) {
      const organiser = newSecret(random).slice(0, ORGANISER_LETTERS);
      const done = await act(id, ({ entries }) => decideInvite(entries, name, organiser));
      return done.ok ? accepted(organiser) : done;
    },
    passWriting: (id, to) =>
      act(id, ({ entries, record }) => decidePass(entries, record.organiser, to), true),
    async organise({ address, writer: secret, stamp, key, organiser }) {
      const id = channelOf(secret);
      const writer = { secret, stamp };
      await bringBack(id);
      const before = recordOf(id);
      // Who organises it already stays who he is: the code was for somebody else.
      if (before) await keep(id, before.writer ? {} : { writer, organiser });
      else await put(id, { ...nothingYet(address, secretBelow(secret), key), writer, organiser });
      return id;
    },
    async takeIn(id, { writer, organiser, ...record }) {
      const before = recordOf(id);
      if (before?.writer) return;
      // The line of who only watched has no right to write: the next one has.
      await lines.close(id);
      await put(id, { ...(before ?? record), writer, organiser });
    },
    async watch(link) {
      const { address, reader, key } = link;
      const id = secretBelow(reader);
      const stamp = link.kind === 'event' ? link.stamp : null;
      await bringBack(id);
      if (!recordOf(id)) {
        await put(id, { ...nothingYet(address, reader, key), stamp });
      } else if (stamp !== null) await keep(id, { stamp });
      return id;
    },
    open: lines.open,
    close: lines.close,
    leave: lines.leave,
    showPage: lines.showPage,
    send: results.send,
    async retry() {
      await results.retry();
      await lists.retry();
    },
    ...lists.actions,
    async showLists(id, areShown) {
      const { listsKey } = await import('@/club/sealed-list');
      const secret = recordOf(id)?.writer?.secret;
      const key = areShown && secret !== undefined ? { key: listsKey(secret) } : {};
      return act(id, () => accepted({ type: 'armyListsShown', shown: areShown, ...key }));
    },
    cut: lines.cut,
    letGo: results.letGo,
    async forget(id) {
      await lines.close(id);
      const shown = shownOf(id);
      if (shown) await mark(id, shown, now());
    },
    bringBack,
    planRestore: (events) => planEvents(events, anyRecord),
    async restore(events) {
      let written = 0;
      try {
        for (const event of events) {
          // Each is placed beside what the ones before it left here.
          const [planned] = planEvents([event], anyRecord);
          if (!planned?.record) continue;
          await lines.close(event.id);
          const { forgottenAt } = planned.record;
          const shown = shownTournament(planned.record, null, 0);
          await mark(
            event.id,
            shown,
            forgottenAt === null ? null : (anyRecord(event.id)?.forgottenAt ?? now()),
          );
          written += 1;
        }
        return { written, failure: null };
      } catch (error) {
        return { written, failure: messageOf(error) };
      }
    },
  };
  lines.sendRest(store.getState().tournaments.keys());
  if (waiting.length > 0) results.retry().catch(onFailure);
  if (sentLists.some(({ delivery }) => delivery === 'away')) lists.retry().catch(onFailure);
  return Object.assign(store, { actions });
}

/** How many letters name an organiser in the acts. */
const ORGANISER_LETTERS = 8;
