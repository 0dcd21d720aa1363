/**
 * Who may be here at once. A stranger is whoever has not logged in, or has a link that others have too;
 * together they never hold more than half of the places. The other half is for those who write. No channel
 * and no address ever takes more than it leaves to all others.
 *
 * @typedef {{ address: string, end: (why: string) => void }} Visitor
 */

/** The parts of all places. */
const SHARES = { waiting: 1 / 8, readers: 3 / 8, members: 1 / 2 };
/** Devices that write one channel: two phones, a tablet, and those whose line has just broken. */
const MAX_WRITERS = 32;

/** @param {{ places: number }} limits */
export function createPlaces({ places }) {
  const maxWaiting = Math.floor(places * SHARES.waiting);
  const maxReaders = Math.floor(places * SHARES.readers);
  const maxMembers = Math.floor(places * SHARES.members);
  /** In the order in which they came. @type {Set<Visitor>} */
  const waiting = new Set();
  const waitingOf = createCounts();
  const readersOf = { channel: createCounts(), address: createCounts() };
  const membersOf = { channel: createCounts(), address: createCounts() };
  /** @type {Map<Visitor, { counts: typeof readersOf, channel: string }>} */
  const settled = new Map();

  /** @param {Visitor} visitor */
  function leaveWaiting(visitor) {
    if (waiting.delete(visitor)) waitingOf.less(visitor.address);
  }

  return {
    /**
     * Takes in who has not logged in yet. Where there is no room, somebody of the address that has most has
     * to go: whoever waited longest.
     * @param {Visitor} visitor
     */
    enter(visitor) {
      waiting.add(visitor);
      waitingOf.more(visitor.address);
      if (waiting.size <= maxWaiting) return;
      const crowd = waitingOf.most();
      for (const other of waiting) {
        if (other.address !== crowd) continue;
        leaveWaiting(other);
        other.end('Authentication Timeout');
        return;
      }
    },
    /**
     * Gives a place to who has logged in; false where there is none.
     * @param {Visitor} visitor @param {{ channel: string, isMember: boolean }} grant
     */
    settle(visitor, { channel, isMember }) {
      leaveWaiting(visitor);
      const counts = isMember ? membersOf : readersOf;
      const left = (isMember ? maxMembers : maxReaders) - counts.channel.sum();
      const most = isMember ? Math.min(MAX_WRITERS, left) : left;
      if (counts.channel.of(channel) >= most || counts.address.of(visitor.address) >= left) return false;
      counts.channel.more(channel);
      counts.address.more(visitor.address);
      settled.set(visitor, { counts, channel });
      return true;
    },
    /** @param {Visitor} visitor */
    leave(visitor) {
      leaveWaiting(visitor);
      const place = settled.get(visitor);
      settled.delete(visitor);
      place?.counts.channel.less(place.channel);
      place?.counts.address.less(visitor.address);
    },
    /** How many are here: those who have not logged in, those who read, and those who write. */
    taken: () => ({
      waiting: waiting.size,
      readers: readersOf.channel.sum(),
      members: membersOf.channel.sum(),
    }),
  };
}

function createCounts() {
  /** @type {Map<string, number>} */
  const counts = new Map();
  let sum = 0;
  return {
    /** @param {string} name */
    of: (name) => counts.get(name) ?? 0,
    sum: () => sum,
    most() {
      let name = '';
      let most = 0;
      for (const [other, count] of counts) if (count > most) [name, most] = [other, count];
      return name;
    },
    /** @param {string} name */
    more(name) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
      sum += 1;
    },
    /** @param {string} name */
    less(name) {
      const left = (counts.get(name) ?? 0) - 1;
      if (left > 0) counts.set(name, left);
      else counts.delete(name);
      sum -= 1;
    },
  };
}

/**
 * What counts as one address: of IPv6 the part that a provider gives to one household, for it has 2^64
 * addresses of its own.
 * @param {string} address as a socket or a proxy names it
 */
export function placeOf(address) {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1] ?? address;
  if (!address.includes(':')) return address;
  const [before = '', after] = address.split('::');
  const words = before === '' ? [] : before.split(':');
  const behind = after === undefined || after === '' ? [] : after.split(':');
  const zeros = after === undefined ? 0 : Math.max(0, 8 - words.length - behind.length);
  return [...words, ...Array.from({ length: zeros }, () => '0'), ...behind].slice(0, 4).join(':');
}
