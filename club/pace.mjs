/**
 * So many steps a second on average, and so many at once after a rest. Nobody is refused for haste: who is
 * too fast waits.
 * @param {{ perSecond: number, atOnce: number, now: () => number }} limits `now` in milliseconds
 */
export function createPace({ perSecond, atOnce, now }) {
  let free = atOnce;
  let at = now();
  return {
    /** Takes steps, and says how many milliseconds to wait before going on. @param {number} [steps] */
    take(steps = 1) {
      const time = now();
      free = Math.min(atOnce, free + ((time - at) / 1_000) * perSecond);
      at = time;
      free -= steps;
      return free >= 0 ? 0 : Math.ceil((-free / perSecond) * 1_000);
    },
    /** Whether nothing was taken for so long that it is as new. */
    isRested: () => free + ((now() - at) / 1_000) * perSecond >= atOnce,
  };
}
