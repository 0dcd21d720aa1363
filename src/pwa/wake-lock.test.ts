import { expect, it } from 'vitest';
import { createWakeLock, type WakePlace } from './wake-lock';

/**
 * A system that grants the lock while the page is visible and takes it away when it is hidden, as phones do.
 */
function phone({ refuses = false } = {}) {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  const held = new Set<EventTarget>();
  const place: WakePlace = {
    page,
    wakeLock: {
      async request() {
        if (refuses) throw new Error('low battery');
        const sentinel = Object.assign(new EventTarget(), {
          async release() {
            held.delete(sentinel);
            sentinel.dispatchEvent(new Event('release'));
          },
        });
        held.add(sentinel);
        return sentinel;
      },
    },
  };
  const turn = (state: DocumentVisibilityState) => {
    page.visibilityState = state;
    if (state === 'hidden') {
      for (const sentinel of held) {
        held.delete(sentinel);
        sentinel.dispatchEvent(new Event('release'));
      }
    }
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return { place, turn, held };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('keeps the screen awake, and lets it sleep again', async () => {
  const { place, held } = phone();
  const lock = createWakeLock(place);
  expect(lock.getState().state).toBe('off');
  lock.keepAwake(true);
  await settled();
  expect(lock.getState().state).toBe('on');
  lock.keepAwake(false);
  await settled();
  expect(lock.getState().state).toBe('off');
  expect(held.size).toBe(0);
});

it('is asked for again when the page comes back', async () => {
  const { place, turn, held } = phone();
  const lock = createWakeLock(place);
  lock.keepAwake(true);
  await settled();
  turn('hidden');
  await settled();
  expect(lock.getState().state).toBe('off');
  turn('visible');
  await settled();
  expect(lock.getState().state).toBe('on');
  expect(held.size).toBe(1);
});

it('holds one lock when it is wanted twice, and none when the wish ends while the system is asked', async () => {
  const { place, held } = phone();
  const lock = createWakeLock(place);
  lock.keepAwake(true);
  lock.keepAwake(true);
  await settled();
  expect(held.size).toBe(1);
  lock.keepAwake(false);
  lock.keepAwake(true);
  lock.keepAwake(false);
  await settled();
  expect(held.size).toBe(0);
  expect(lock.getState().state).toBe('off');
});

it('says that the system refused', async () => {
  const lock = createWakeLock(phone({ refuses: true }).place);
  lock.keepAwake(true);
  await settled();
  expect(lock.getState().state).toBe('refused');
});

it('says that this browser has none', async () => {
  const lock = createWakeLock({ ...phone().place, wakeLock: undefined });
  lock.keepAwake(true);
  await settled();
  expect(lock.getState().state).toBe('unsupported');
});
