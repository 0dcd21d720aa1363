import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFakeTabs } from '@/testing/fake-tabs';
import { handedOver, onCodeOpened } from './code-tabs';

afterEach(() => void vi.unstubAllGlobals());
const late = () => new Promise<void>((done) => setTimeout(done, 30));

describe('a second code that opened a tab of its own', () => {
  it('goes to the tab that waits for it, which says whether it took it', async () => {
    vi.stubGlobal('BroadcastChannel', createFakeTabs().Channel);
    const heard: string[] = [];
    const end = onCodeOpened((text) => {
      heard.push(text);
      return text === 'mine';
    });
    expect(await handedOver('mine', late)).toBe(true);
    expect(await handedOver('another', late)).toBe(false);
    end();
    expect(await handedOver('mine', late)).toBe(false);
    expect(heard).toEqual(['mine', 'another']);
  });

  it('goes nowhere where nobody waits, or the browser has no such channel', async () => {
    vi.stubGlobal('BroadcastChannel', createFakeTabs().Channel);
    expect(await handedOver('mine', late)).toBe(false);
    vi.stubGlobal('BroadcastChannel', undefined);
    onCodeOpened(() => true)();
    expect(await handedOver('mine', late)).toBe(false);
  });
});
