/** @typedef {import('playwright').Page} Page */

/**
 * Writes finished battles to the disk of a page with the app, one for each day, the newest yesterday. Each
 * has its first and its last entry, its card, and in four of five cases the owner's side. Battle 1 is the
 * oldest.
 * @param {Page} page
 * @param {number} count
 */
export async function writeYears(page, count) {
  await page.evaluate(writeBattles, count);
}

/** The opponent in every hundredth battle, from the first on: the name to search for. */
export const RARE_OPPONENT = 'Zoë Żółć-Quintanilla de la Vega y Oñate';

/**
 * Runs in the page.
 * @param {number} count
 */
async function writeBattles(count) {
  const DAY_MS = 86_400_000;
  const OPPONENTS = ['Anna', 'Ben', 'Çağla', 'Dmitri', 'Émile', 'Feldmarschall Wolfgang Amadeus von Stein'];
  const RARE = 'Zoë Żółć-Quintanilla de la Vega y Oñate';
  const ARMIES = [
    'Dwarven Holds',
    'Highborn Elves',
    'The Undying Legions of the Eternal Sands',
    'Beast Herds',
  ];
  const EDITIONS = [
    { id: 't9a-2', shortName: 'T9A 2' },
    { id: 't9a-3', shortName: 'T9A 3' },
    { id: 'wfb-6', shortName: 'WFB 6' },
  ];
  const TAGS = [[], ['Club night'], ['Tournament', 'Alps'], []];
  const UNITS = ['Greybeards', 'Spearmen', 'Knights of the Realm', 'King', 'Miners'];
  // Always the same battles: the numbers only look random.
  let seed = 42;
  const below = (/** @type {number} */ limit) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor(seed / 65_536) % limit;
  };
  /** @template T @param {readonly T[]} from @returns {T} */
  const one = (from) => /** @type {T} */ (from[below(from.length)]);
  const totals = () => ({
    rounds: { won: below(9), drawn: below(3), lost: below(7) },
    tests: { rolled: 4, held: below(5), expected: `${5 + below(100)}/36`, unknown: below(2) },
    deeds: [...new Set([one(UNITS), one(UNITS), one(UNITS)])].map((name) => ({
      name,
      pointsDestroyed: 10 * below(40),
      healthTaken: 1 + below(30),
    })),
  });
  const now = Date.now();
  const battle = (/** @type {number} */ number) => {
    const battleId = `battle-${String(number).padStart(6, '0')}`;
    const startedAt = now - (count + 1 - number) * DAY_MS;
    const lastAt = startedAt + 3 * 3_600_000;
    const edition = one(EDITIONS);
    const points = below(21);
    const setup = {
      a: { player: 'Me', army: one(ARMIES) },
      b: { player: number % 100 === 1 ? RARE : one(OPPONENTS), army: one(ARMIES) },
      armyPoints: 4500,
      firstSide: 'a',
    };
    const winner = points === 10 ? 'draw' : points > 10 ? 'a' : 'b';
    const confirmed = { a: true, b: number % 3 === 0 };
    const entry = (/** @type {number} */ seq, /** @type {number} */ at, /** @type {object} */ event) => ({
      battleId,
      seq,
      at,
      writer: 'bench',
      v: 1,
      events: [event],
    });
    const card = {
      v: 5,
      battleId,
      status: 'finished',
      startedAt,
      lastAt,
      edition,
      setup,
      turn: { gameTurn: 6, side: 'b' },
      roundsClosed: 8 + below(12),
      combatsOpen: 0,
      outcome: {
        winner,
        confirmed,
        score: {
          armyPoints: 4500,
          objectiveName: 'Hold the Ground',
          objectiveWinner: null,
          battlePoints: { a: points, b: 20 - points },
          margin: null,
          victoryPoints: { a: 200 * points, b: 200 * (20 - points) },
        },
      },
      tags: one(TAGS),
      notes: number % 50 === 0 ? 'The miners came too late, and nobody saw it.' : '',
      totals: { a: totals(), b: totals() },
      lists: { a: null, b: null },
    };
    const entries = [
      entry(1, startedAt, { type: 'battleStarted', editionId: edition.id, setup }),
      entry(2, lastAt, { type: 'battleFinished', outcome: { winner, confirmed, score: null } }),
    ];
    return { card, entries };
  };
  /** @type {IDBDatabase} */
  const database = await new Promise((done, fail) => {
    const opening = indexedDB.open('warledger');
    opening.onsuccess = () => done(opening.result);
    opening.onerror = () => fail(opening.error);
  });
  for (let from = 1; from <= count; from += 1000) {
    await new Promise((done, fail) => {
      const writing = database.transaction(['entries', 'cards', 'records'], 'readwrite');
      for (let number = from; number < from + 1000 && number <= count; number += 1) {
        const { card, entries } = battle(number);
        for (const each of entries) writing.objectStore('entries').put(each);
        writing.objectStore('cards').put(card);
        if (number % 5 !== 0) writing.objectStore('records').put('a', `side.${card.battleId}`);
      }
      writing.oncomplete = () => done(undefined);
      writing.onabort = () => fail(writing.error);
    });
  }
  database.close();
}
