/**
 * Who may be here at once. A stranger is whoever has not logged in, or has a link that others have too; together they never hold more than
 * half of the places, and none of their channels more than what is left of theirs. The other half is for those who write.
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
  const readersOf = createCounts();
  const membersOf = createCounts();
  /** @type {Map<Visitor, { counts: ReturnType<typeof createCounts>, name: string }>} */
  const settled = new Map();

  /** @param {Visitor} visitor */
  function leaveWaiting(visitor) {
    if (waiting.delete(visitor)) waitingOf.less(visitor.address);
  }

  return {
    /**
     * Takes in who has not logged in yet. Where there is no room, somebody of the address that has most has to go: whoever waited longest.
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
      const left = (isMember ? maxMembers : maxReaders) - counts.sum();
      const most = isMember ? Math.min(MAX_WRITERS, left) : left;
      if (left < 1 || counts.of(channel) >= most) return false;
      counts.more(channel);
      settled.set(visitor, { counts, name: channel });
      return true;
    },
    /** @param {Visitor} visitor */
    leave(visitor) {
      leaveWaiting(visitor);
      const place = settled.get(visitor);
      settled.delete(visitor);
      place?.counts.less(place.name);
    },
    /** How many are here: those who have not logged in, those who read, and those who write. */
    taken: () => ({ waiting: waiting.size, readers: readersOf.sum(), members: membersOf.sum() }),
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
