import type { PhoneChannel } from '@/club/phone-wire';

/** A channel between two phones in memory, and what happens to it. */
export type FakeChannels = {
  readonly ends: readonly [PhoneChannel, PhoneChannel];
  /** What is said from now on does not arrive, and nobody is told: a phone that sleeps. */
  silence(isSilent: boolean): void;
  /** Both ends hear that it is closed; what is on its way is lost. */
  cut(): void;
};

/** Carries each message in a turn of its own, in order, as a data channel does. */
export function fakeChannels(): FakeChannels {
  const heard: [(bytes: Uint8Array) => void, (bytes: Uint8Array) => void] = [() => {}, () => {}];
  const closed: (() => void)[] = [];
  let isOpen = true;
  let isSilent = false;
  const cut = () => {
    if (!isOpen) return;
    isOpen = false;
    for (const tell of closed) tell();
  };
  const end = (own: 0 | 1): PhoneChannel => ({
    send(bytes) {
      if (!isOpen || isSilent) return;
      const copy = Uint8Array.from(bytes);
      void Promise.resolve().then(() => {
        if (isOpen) heard[own === 0 ? 1 : 0](copy);
      });
    },
    onMessage(hear) {
      heard[own] = hear;
    },
    onClose: (tell) => void closed.push(tell),
    close: cut,
  });
  return {
    ends: [end(0), end(1)],
    silence(next) {
      isSilent = next;
    },
    cut,
  };
}
