import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { battleId } from '@/battle/state/ids';
import { openTabChannel } from './tab-channel';

const ONE = battleId('one');
const OTHER = battleId('other');

/**
 * Channels that deliver a message when they are told to, as a busy tab does; and how many were posted under
 * each name.
 */
function slowChannels() {
  const open = new Set<Channel>();
  let underWay: (() => void)[] = [];
  const posted: string[] = [];
  class Channel extends EventTarget {
    constructor(readonly name: string) {
      super();
      open.add(this);
    }
    postMessage(data: unknown): void {
      posted.push(this.name);
      for (const other of open) {
        if (other !== this && other.name === this.name)
          underWay.push(() => other.dispatchEvent(new MessageEvent('message', { data })));
      }
    }
  }
  function deliver(): void {
    while (underWay.length > 0) {
      const [first, ...others] = underWay;
      underWay = others;
      first?.();
    }
  }
  return { Channel, deliver, posted };
}

/** A tab, and what it hears. */
function tab() {
  const channel = openTabChannel();
  if (!channel) throw new Error('No channel was opened');
  const heard: (string | null)[] = [];
  const stop = channel.onTold((id) => heard.push(id));
  return { ...channel, heard, stop };
}

describe('what tabs tell each other', () => {
  let channels: ReturnType<typeof slowChannels>;
  beforeEach(() => {
    channels = slowChannels();
    vi.stubGlobal('BroadcastChannel', channels.Channel);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is nothing while there is only one', () => {
    const only = tab();
    channels.deliver();
    const before = channels.posted.length;
    only.tell(ONE);
    only.tell(OTHER);
    expect(channels.posted).toHaveLength(before);
  });

  it('is every battle that one of them writes, from when both know of each other', () => {
    const [first, second] = [tab(), tab()];
    channels.deliver();
    first.tell(ONE);
    second.tell(OTHER);
    first.tell(ONE);
    channels.deliver();
    expect([first.heard, second.heard]).toEqual([[OTHER], [ONE, ONE]]);
  });

  it('is that any battle may have been written, where one wrote before it knew of the other', () => {
    const first = tab();
    first.tell(ONE);
    const second = tab();
    first.tell(OTHER);
    second.tell(ONE);
    channels.deliver();
    expect([first.heard, second.heard]).toEqual([[null], [null]]);
    first.tell(ONE);
    channels.deliver();
    expect(second.heard).toEqual([null, ONE]);
  });

  it('reaches nobody who has stopped listening', () => {
    const [first, second] = [tab(), tab()];
    channels.deliver();
    second.stop();
    first.tell(ONE);
    channels.deliver();
    expect(second.heard).toEqual([]);
  });

  it('is nothing in a browser without channels, or one that refuses them', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    expect(openTabChannel()).toBeNull();
  });
});
