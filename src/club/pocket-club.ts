import { packAnswer } from './answer';
import type { ClubConnection } from './connection';
import { onlyABattle } from './only-a-battle';
import type { PhoneWire } from './phone-wire';

/** What a club is for others, for the guests of this phone alone and for as long as its page lives. */
export type PocketClub = {
  /** Another phone reads the battle from now on, and says and hears what guests do. */
  admit(wire: PhoneWire): void;
  /** The connection of this very phone, which writes; null while no other phone is heard. */
  connect(): ClubConnection | null;
  /** Resolves once there is something to read. */
  readonly begun: Promise<void>;
  /** Hears whenever another phone is heard again, or none is any more. */
  onReachable(changed: (isReachable: boolean) => void): void;
  close(): void;
};

/**
 * A battle's channel in the memory of the phone that writes it: the same row of numbered messages that a club
 * keeps, filled again by every page. Nothing in it is a secret to who was admitted.
 */
export function createPocketClub(): PocketClub {
  const messages: Uint8Array[] = [];
  const wires = new Set<PhoneWire>();
  const listeners = new Set<(message: Uint8Array) => void>();
  const ends = new Set<() => void>();
  const watchers: ((isReachable: boolean) => void)[] = [];
  let wasReachable = false;
  let begin = () => {};
  const begun = new Promise<void>((done) => {
    begin = done;
  });

  const heardOnes = () => [...wires].filter((wire) => wire.isHeard());

  function look(): void {
    const isReachable = heardOnes().length > 0;
    if (isReachable === wasReachable) return;
    wasReachable = isReachable;
    if (!isReachable) for (const end of [...ends]) end();
    for (const watcher of watchers) watcher(isReachable);
  }

  const part = (from: number, count: number) =>
    messages.slice(from - 1, from - 1 + count).map((message, index) => ({ number: from + index, message }));

  return {
    admit(wire) {
      wires.add(wire);
      wire.hear(({ kind, number, body }) => {
        if (kind === 'read' && body.length === 8) {
          const view = new DataView(body.buffer, body.byteOffset);
          const [from, count] = [view.getUint32(0), view.getUint32(4)];
          wire.send('answer', number, packAnswer({ last: messages.length, messages: part(from, count) }));
        }
        if (kind === 'talk') for (const heard of [...listeners]) heard(body);
      });
      wire.onHeard(look);
      void wire.closed.then(() => {
        wires.delete(wire);
        look();
      });
      look();
    },
    connect() {
      if (heardOnes().length === 0) return null;
      const heard = new Set<(message: Uint8Array) => void>();
      let end = () => {};
      const closed = new Promise<void>((done) => {
        end = () => {
          ends.delete(end);
          for (const one of heard) listeners.delete(one);
          done();
        };
      });
      ends.add(end);
      return onlyABattle({
        async append(number, message) {
          if (number !== messages.length + 1) return number <= messages.length ? 'taken' : 'gap';
          messages.push(message);
          begin();
          for (const wire of wires) wire.send('log', number, message);
          return 'stored';
        },
        read: async (from, count) => ({ last: messages.length, messages: part(from, count) }),
        state: async () => ({ last: messages.length, isWhole: true }),
        // The only one that writes: it hears nothing that it did not write.
        hearLog() {},
        async say(message) {
          for (const wire of wires) wire.send('talk', 0, message);
          return true;
        },
        hearTalk(hear) {
          heard.add(hear);
          listeners.add(hear);
        },
        closed,
        close: async () => end(),
      });
    },
    begun,
    onReachable: (changed) => void watchers.push(changed),
    close() {
      for (const wire of [...wires]) wire.close();
    },
  };
}
