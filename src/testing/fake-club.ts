import { CLUB_PROTOCOL } from '@/club/protocol';

/** A club for tests in which no server runs: it lets everybody in, or nobody, and answers no question. */
export type FakeClub = {
  readonly wsFactory: (url: string) => Promise<{ readonly socket: unknown; readonly encrypted: boolean }>;
  /** Whether it takes the codes and links that come from now on. */
  letIn: boolean;
  /** Whether it passes on what a host and its guests say; one of before does not. */
  talks: boolean;
  /** It answers nothing more, as behind a cable that was pulled: not even the end of a connection. */
  isSilent: boolean;
  /** The subjects that were asked for or listened to, one after the other. */
  readonly asked: readonly string[];
};

export function createFakeClub(): FakeClub {
  const asked: string[] = [];
  const club = {
    letIn: true,
    talks: true,
    isSilent: false,
    asked,
    wsFactory: async () => ({ socket: new FakeSocket(club, asked), encrypted: true }),
  };
  return club;
}

type Heard = ((event: Event) => void) | null;

/** The club's end of a connection: it says what a server says until somebody is let in, and then nothing. */
class FakeSocket extends EventTarget {
  onopen: Heard = null;
  onmessage: Heard = null;
  onclose: Heard = null;
  onerror: Heard = null;
  bufferedAmount = 0;
  readonly #club: Pick<FakeClub, 'letIn' | 'talks' | 'isSilent'>;
  readonly #asked: string[];

  constructor(club: Pick<FakeClub, 'letIn' | 'talks' | 'isSilent'>, asked: string[]) {
    super();
    this.#club = club;
    this.#asked = asked;
    const info = {
      version: '2.10.0',
      warledger: CLUB_PROTOCOL,
      talks: club.talks,
      headers: true,
      max_payload: 1_000_000,
      proto: 1,
    };
    this.#say(`INFO ${JSON.stringify(info)}\r\n`);
  }

  send(sent: Uint8Array): void {
    if (this.#club.isSilent) return;
    for (const line of new TextDecoder().decode(sent).split('\r\n')) {
      const [verb, subject = ''] = line.split(' ');
      if (verb === 'CONNECT' && !this.#club.letIn) this.#say("-ERR 'Authorization Violation'\r\n");
      if (verb === 'PING') this.#say('PONG\r\n');
      if (verb === 'PUB' || verb === 'SUB') this.#asked.push(subject);
    }
  }

  close(): void {
    if (this.#club.isSilent) return;
    queueMicrotask(() => {
      const event = Object.assign(new Event('close'), { code: 1000, reason: '', wasClean: true });
      this.dispatchEvent(event);
      this.onclose?.(event);
    });
  }

  #say(text: string): void {
    setTimeout(() => {
      const event = new MessageEvent('message', { data: new TextEncoder().encode(text).buffer });
      this.dispatchEvent(event);
      this.onmessage?.(event);
    });
  }
}
