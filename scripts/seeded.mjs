/**
 * A random sample of the items, each at most once; the same seed gives the same sample.
 * @template Item
 * @param {readonly Item[]} items
 * @param {number} size
 * @param {number} seed a whole number
 * @returns {Item[]}
 */
export function drawn(items, size, seed) {
  const random = randomFrom(seed);
  const left = [...items];
  const found = [];
  while (found.length < size && left.length > 0) {
    found.push(...left.splice(Math.floor(random() * left.length), 1));
  }
  return found;
}

/** Random numbers from 0 up to 1 for the seed (mulberry32). @param {number} seed */
function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
