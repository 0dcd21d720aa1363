import type { ClubConnection } from './connection';

/** `isMissing` where there is a later message, and the next is not there. */
type NextMessages = { readonly messages: readonly Uint8Array[]; readonly isMissing: boolean };

/** Messages that were heard and are kept until their turn, at most. */
const MAX_HEARD = 256;

/** The messages of a channel that come next: those that were heard are not asked for. */
export function createMessageFeed() {
  const ahead = new Map<number, Uint8Array>();
  // Whether the end of the channel has to be asked for. While a connection holds, what is new is heard.
  let mustAsk = true;
  return {
    /** The messages from that number on in their order, up to so many; fewer at the end of the channel. */
    async next(connection: ClubConnection, first: number, count: number): Promise<NextMessages> {
      const heard: Uint8Array[] = [];
      for (let number = first; ahead.has(number) && heard.length < count; number += 1)
        heard.push(ahead.get(number) ?? new Uint8Array());
      if (heard.length === count || (!mustAsk && (heard.length > 0 || ahead.size === 0)))
        return { messages: heard, isMissing: false };
      const { last, messages: read } = await connection.read(first + heard.length, count - heard.length);
      const messages = [...heard, ...read.map(({ message }) => message)];
      return { messages, isMissing: messages.length < count && last >= first + messages.length };
    },
    heard(number: number, message: Uint8Array): void {
      // What is far ahead is asked for when its turn comes: it fills no memory meanwhile.
      if (ahead.size < MAX_HEARD) ahead.set(number, message);
      else mustAsk = true;
    },
    /** That message is taken over, or was sent from here. */
    passed: (number: number) => void ahead.delete(number),
    /** The channel was read to its end, or to where one is missing. */
    wasRead(isMissing: boolean): void {
      mustAsk = isMissing;
    },
    ask(): void {
      mustAsk = true;
    },
    /** What was heard may have been forged on its way: from now on it is asked for. */
    mistrust(): void {
      ahead.clear();
      mustAsk = true;
    },
    hasHeardMore: () => ahead.size > 0,
  };
}
