import { grantOf } from './grants.mjs';
import { createPace } from './pace.mjs';
import { answerTo } from './questions.mjs';
import { createWireReader, errorLine, infoLine, messageFrame, WireFault } from './wire.mjs';

/**
 * What a visitor may hold open at once: its inbox, its log, its results, and a few of a client that begins
 * again.
 */
const MAX_SUBSCRIPTIONS = 8;
const MAX_AT_ONCE = 16;
const LOGIN_LIMIT_MS = 5_000;
const PACE = { perSecond: 100, atOnce: 500 };
/** An answer costs a step for so many bytes. */
const STEP_BYTES = 16_384;
/** Whoever takes in no more than that is gone: the server would keep it all for nothing. */
const MAX_UNSENT_BYTES = 4_000_000;
const QUIET_MS = 30_000;
const GONE_MS = 90_000;
/**
 * A close that says why, and whether the club itself goes away.
 * https://www.rfc-editor.org/rfc/rfc6455#section-7.4.1
 */
const CLOSED = 1000;
const ANSWERED = Buffer.from('failed');

/** @typedef {import('./grants.mjs').Grant} Grant */
/** @typedef {ReturnType<typeof import('./stored.mjs').openStored>} Stored */
/**
 * @typedef {{
 *   stored: Stored, keys: readonly string[], maxBodyBytes: number,
 *   settle: (visitor: Visitor, grant: Grant) => boolean, leave: (visitor: Visitor) => void,
 *   waitFor: (grant: Grant, steps: number) => number,
 * }} House What a visitor is met by. `waitFor` takes steps of the pace that all such visitors of the channel
 * share: so many milliseconds to
 *   wait.
 * @typedef {{
 *   address: string, channel: () => string | null,
 *   hear: (subject: string, message: Uint8Array, kind: import('./grants.mjs').Heard) => void,
 *   look: () => void, end: (why: string) => void,
 * }} Visitor
 */

/**
 * One connection of a phone, from its login to its end. It can ask a few questions about the one channel of
 * its login, and hear that channel; what it says besides ends it.
 * @param {import('ws').WebSocket} socket @param {string} address @param {House} house
 * @returns {Visitor}
 */
export function receiveVisitor(socket, address, house) {
  const reader = createWireReader(house);
  const pace = createPace({ ...PACE, now: () => performance.now() });
  /** @type {Grant | null} */
  let grant = null;
  /** By the client's own numbers. @type {Map<string, string>} */
  const subscriptions = new Map();
  let heardAt = performance.now();
  let atOnce = 0;
  let work = Promise.resolve();
  let saidBytes = 0;
  let takenBytes = 0;
  let hasEnded = false;

  const late = setTimeout(() => visitor.end('Authentication Timeout'), LOGIN_LIMIT_MS);

  /** @param {string | Buffer} frame */
  function say(frame) {
    if (hasEnded) return;
    if (socket.bufferedAmount > MAX_UNSENT_BYTES) return visitor.end('Slow Consumer');
    saidBytes += frame.length;
    socket.send(typeof frame === 'string' ? Buffer.from(frame) : frame);
  }

  /** @type {Visitor} */
  const visitor = {
    address,
    channel: () => grant?.channel ?? null,
    hear(subject, message, kind) {
      if (!grant?.hears.has(kind)) return;
      for (const [sid, subscribed] of subscriptions)
        if (subscribed === kind) say(messageFrame(subject, sid, message));
    },
    look() {
      const taken = saidBytes - socket.bufferedAmount;
      // It asks on and takes in nothing: all of that would stay in memory.
      if (socket.bufferedAmount > 0 && taken <= takenBytes) return socket.terminate();
      takenBytes = taken;
      const quietMs = performance.now() - heardAt;
      if (quietMs > GONE_MS) socket.terminate();
      else if (quietMs > QUIET_MS) say('PING\r\n');
    },
    end(why) {
      if (hasEnded) return;
      hasEnded = true;
      socket.send(Buffer.from(errorLine(why)));
      socket.close(CLOSED);
      // Whoever does not answer the farewell is cut off.
      setTimeout(() => socket.terminate(), 1_000).unref();
    },
  };

  /** @param {string} login */
  async function logIn(login) {
    const asked = grantOf(login, house.keys);
    const isKnown = asked !== null && (asked.isVouched || (await house.stored.isBegun(asked.channel)));
    if (grant !== null || asked === null || !isKnown) throw new WireFault('Authorization Violation');
    if (hasEnded || !house.settle(visitor, asked)) throw new WireFault('maximum connections exceeded');
    grant = asked;
    clearTimeout(late);
  }

  /** @param {Grant} may @param {string} subject @param {string} sid */
  function subscribe(may, subject, sid) {
    const isOwn =
      subject === 'log' || subject === 'results' || subject === 'talk' || subject === 'lists'
        ? may.hears.has(subject)
        : isInbox(may, subject, '(\\.\\*)?');
    if (!isOwn) throw new WireFault(`Permissions Violation for Subscription to "${subject}"`);
    subscriptions.set(sid, subject);
    if (subscriptions.size > MAX_SUBSCRIPTIONS) throw new WireFault('maximum subscriptions exceeded');
  }

  /**
   * The number under which the client hears that subject, which nobody else does.
   * @param {Grant} may
   * @param {string} reply
   */
  function inboxOf(may, reply) {
    if (isInbox(may, reply, '(\\.[A-Za-z0-9]{1,40})?'))
      for (const [sid, subject] of subscriptions)
        if (
          subject === reply ||
          (subject.endsWith('.*') && subject === `${reply.slice(0, reply.lastIndexOf('.'))}.*`)
        )
          return sid;
    throw new WireFault(`Permissions Violation for Publish with Reply of "${reply}"`);
  }

  /** @param {Grant} may @param {{ subject: string, reply: string, body: Buffer }} question */
  async function answer(may, { subject, reply, body }) {
    const sid = inboxOf(may, reply);
    const answered = answerTo(may, subject, body, house.stored);
    if (answered === null) throw new WireFault(`Permissions Violation for Publish to "${subject}"`);
    await rest(house.waitFor(may, 1));
    while (atOnce >= MAX_AT_ONCE && !hasEnded) await rest(5);
    atOnce += 1;
    answered()
      .catch(() => ANSWERED)
      .then((said) => {
        const steps = Math.floor(said.length / STEP_BYTES);
        pace.take(steps);
        house.waitFor(may, steps);
        say(messageFrame(reply, sid, said));
      })
      .finally(() => {
        atOnce -= 1;
      });
  }

  /** @param {import('./wire.mjs').Command} command */
  async function follow(command) {
    await rest(pace.take());
    if (command.verb === 'pong') return;
    if (command.verb === 'connect') return logIn(command.login);
    if (grant === null) throw new WireFault('Authorization Violation');
    switch (command.verb) {
      case 'ping':
        return say('PONG\r\n');
      case 'subscribe':
        return subscribe(grant, command.subject, command.sid);
      case 'unsubscribe':
        return void subscriptions.delete(command.sid);
      case 'ask':
        return answer(grant, command);
    }
  }

  /** @param {Buffer} chunk */
  async function take(chunk) {
    heardAt = performance.now();
    try {
      for (const command of reader.read(chunk)) {
        if (hasEnded) return;
        await follow(command);
      }
    } catch (error) {
      visitor.end(error instanceof WireFault ? error.message : 'Authorization Violation');
    }
  }

  socket.on('message', (/** @type {Buffer} */ chunk) => {
    // One after the other: who sends faster than is answered waits, and holds no memory meanwhile.
    socket.pause();
    work = work.then(() => take(chunk)).finally(() => socket.resume());
  });
  // No phone sends these, and answers to them would be kept for whoever does not read them.
  socket.on('ping', () => visitor.end('Unknown Protocol Operation'));
  socket.on('close', () => {
    hasEnded = true;
    clearTimeout(late);
    house.leave(visitor);
  });
  socket.on('error', () => socket.terminate());
  socket.send(Buffer.from(infoLine(house)));
  return visitor;
}

/**
 * @param {Grant} may
 * @param {string} subject
 * @param {string} behind what may stand behind the name that the client chose
 */
function isInbox(may, subject, behind) {
  return new RegExp(`^_INBOX\\.${may.channel}\\.[A-Za-z0-9]{1,40}${behind}$`).test(subject);
}

/** @param {number} ms */
function rest(ms) {
  return ms > 0 ? new Promise((done) => setTimeout(done, ms)) : undefined;
}
