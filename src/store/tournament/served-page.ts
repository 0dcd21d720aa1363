import type { ClubConnection } from '@/club/connection';
import type { ServedPage } from './shown-tournament';

/** The page of an event as this phone has it for everybody: texts as JSON, the fullest first; none takes it down. */
export type PageTexts = {
  /** What is said in it, without when it was made: where that is the same, nothing is sent. */
  readonly key: string;
  /** Those after the first say less: for a club that has no room for more. */
  readonly texts: readonly string[];
};

/** Several acts in a row are one page. */
const REST_MS = 600;

/**
 * Keeps the page that a club serves of one event equal to what this phone makes of it, as long as there is a
 * connection. Sends one at a time, and then only the newest.
 */
export function servedPage(parts: {
  readonly onState: (state: ServedPage) => void;
  /** All that was to be shown is with the club, or the club takes none. */
  readonly onDone: () => void;
  readonly wait: (ms: number) => Promise<void>;
  readonly onFailure: (error: unknown) => void;
}) {
  let connected: ClubConnection | null = null;
  let wanted: (() => PageTexts) | null = null;
  let isResting = false;
  let sent: string | null = null;
  let isSending = false;

  async function send(connection: ClubConnection, { texts }: PageTexts): Promise<ServedPage> {
    if (texts.length === 0) {
      return (await connection.showPage(new Uint8Array())) === null ? 'older' : 'down';
    }
    for (const text of texts) {
      const packed = connection.packing.pack(new TextEncoder().encode(text));
      const outcome = await connection.showPage(packed);
      if (outcome === null) return 'older';
      if (outcome === 'stored') return 'served';
      if (outcome === 'full') return 'full';
    }
    return 'tooLarge';
  }

  async function goOn(): Promise<void> {
    if (isSending) return;
    isSending = true;
    try {
      while (connected && wanted) {
        const [make, connection] = [wanted, connected];
        const page = make();
        const state = page.key === sent ? null : await send(connection, page).catch(() => 'broken' as const);
        if (state === 'broken') {
          // The next line is sent it.
          if (connected === connection) connected = null;
          continue;
        }
        sent = page.key;
        if (wanted === make) wanted = null;
        if (state !== null) parts.onState(state);
      }
    } finally {
      isSending = false;
    }
    if (wanted === null) parts.onDone();
  }

  return {
    begin(connection: ClubConnection): void {
      connected = connection;
      goOn().catch(parts.onFailure);
    },
    /** From now on everybody is shown this; it is made when it is sent. */
    show(make: () => PageTexts): void {
      wanted = make;
      if (isResting) return;
      isResting = true;
      parts
        .wait(REST_MS)
        .then(() => {
          isResting = false;
          return goOn();
        })
        .catch(parts.onFailure);
    },
    /** Whether nothing is on its way. */
    isDone: () => wanted === null && !isSending,
  };
}
