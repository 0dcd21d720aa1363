import type { ClubConnection } from '@/club/connection';
import type { ServedPage } from './shown-tournament';

/** The page of an event as this phone has it for everybody: texts as JSON, the fullest first; none takes it down. */
export type PageTexts = {
  /** What is said in it, without when it was made: where that is the same, nothing is sent. */
  readonly key: string;
  /** Those after the first say less: for a club that has no room for more. */
  readonly texts: readonly string[];
};

/**
 * Keeps the page that a club serves of one event equal to what this phone makes of it, as long as there is a
 * connection. Sends one at a time, and then only the newest.
 */
export function servedPage(parts: {
  readonly onState: (state: ServedPage) => void;
  readonly onFailure: (error: unknown) => void;
}) {
  let connected: ClubConnection | null = null;
  let wanted: PageTexts | null = null;
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
      while (connected && wanted && wanted.key !== sent) {
        const [page, connection] = [wanted, connected];
        const state = await send(connection, page);
        sent = page.key;
        parts.onState(state);
      }
    } catch {
      // A line that broke: the next one is sent it.
      connected = null;
    } finally {
      isSending = false;
    }
  }

  return {
    begin(connection: ClubConnection): void {
      connected = connection;
      goOn().catch(parts.onFailure);
    },
    /** From now on everybody is shown this. */
    show(page: PageTexts): void {
      wanted = page;
      goOn().catch(parts.onFailure);
    },
  };
}
