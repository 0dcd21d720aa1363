import { type Answer, readAnswer } from './answer';
import type { ClubConnection } from './connection';
import { onlyABattle } from './only-a-battle';
import type { PhoneWire } from './phone-wire';

const ANSWER_LIMIT_MS = 8_000;

/**
 * The battle of the phone at the other end, read and asked as at a club; it ends when that phone falls silent
 * or the wire does, and may be had again when it is heard. Null while it is silent.
 */
export function phoneConnection(wire: PhoneWire, wait: (ms: number) => Promise<void>): ClubConnection | null {
  if (!wire.isHeard()) return null;
  const questions = new Map<number, (answer: Answer | null) => void>();
  let asked = 0;
  let onLog: (number: number, message: Uint8Array) => void = () => {};
  let onTalk: (message: Uint8Array) => void = () => {};
  let isOpen = true;
  const unhear = wire.hear(({ kind, number, body }) => {
    if (kind === 'answer') questions.get(number)?.(answerIn(body));
    if (kind === 'log') onLog(number, body);
    if (kind === 'talk') onTalk(body);
  });
  let end = () => {};
  const closed = new Promise<void>((done) => {
    end = () => {
      isOpen = false;
      unhear();
      unwatch();
      for (const answered of questions.values()) answered(null);
      done();
    };
  });
  const unwatch = wire.onHeard((isHeard) => {
    if (!isHeard) end();
  });
  void wire.closed.then(end);

  async function read(from: number, count: number): Promise<Answer> {
    asked += 1;
    const number = asked;
    const body = new Uint8Array(8);
    const view = new DataView(body.buffer);
    view.setUint32(0, from);
    view.setUint32(4, count);
    const answered = new Promise<Answer | null>((done) => void questions.set(number, done));
    if (isOpen) wire.send('read', number, body);
    const answer = isOpen ? await Promise.race([answered, wait(ANSWER_LIMIT_MS)]) : null;
    questions.delete(number);
    if (!answer) throw new Error('The other phone did not answer');
    return answer;
  }

  return onlyABattle({
    read,
    append: () => Promise.reject(new Error('A guest appends nothing')),
    state: async () => ({ last: (await read(1, 0)).last, isWhole: true }),
    hearLog(heard) {
      onLog = heard;
    },
    async say(message) {
      if (isOpen) wire.send('talk', 0, message);
      return isOpen;
    },
    hearTalk(heard) {
      onTalk = heard;
    },
    closed,
    close: async () => end(),
  });
}

/** What the other phone answered; null where that is no answer. */
function answerIn(body: Uint8Array): Answer | null {
  try {
    return readAnswer(body);
  } catch {
    return null;
  }
}
