import { describe, expect, it } from 'vitest';
import { createMemoryEntryLog } from '@/storage/memory-entry-log';
import { createSettingsStore } from './settings-store';

/** A disk whose writes of records wait until the test lets them through or refuses them. */
function slowDisk() {
  const entryLog = createMemoryEntryLog();
  const waiting: { let: () => void; refuse: () => void }[] = [];
  const writeRecord = (name: string, value: unknown) =>
    new Promise<void>((done, fail) => {
      waiting.push({
        let: () => void entryLog.writeRecord(name, value).then(done, fail),
        refuse: () => fail(new Error('no room')),
      });
    });
  return { entryLog: { ...entryLog, writeRecord }, waiting };
}

const settled = () => new Promise<void>((done) => setImmediate(done));

describe('settings', () => {
  it('are said not to be saved after a failed write, until trying again writes them', async () => {
    const { entryLog, waiting } = slowDisk();
    const settings = await createSettingsStore(entryLog);
    settings.change({ holdStep: 5 });
    expect(settings.saved.getState()).toBe(true);
    waiting[0]?.refuse();
    await settled();
    expect([settings.saved.getState(), settings.getState().holdStep]).toEqual([false, 5]);
    settings.retry();
    waiting[1]?.let();
    await settled();
    expect(settings.saved.getState()).toBe(true);
    expect((await createSettingsStore(entryLog)).getState().holdStep).toBe(5);
  });

  it('are saved when a later write has gone through, whatever an earlier one says after it', async () => {
    const { entryLog, waiting } = slowDisk();
    const settings = await createSettingsStore(entryLog);
    settings.change({ holdStep: 5 });
    settings.change({ holdStep: 10 });
    waiting[1]?.let();
    await settled();
    waiting[0]?.refuse();
    await settled();
    expect(settings.saved.getState()).toBe(true);
  });
});

describe('settings on disk', () => {
  const read = async (stored: unknown) => {
    const entryLog = createMemoryEntryLog();
    if (stored !== undefined) await entryLog.writeRecord('settings', stored);
    return (await createSettingsStore(entryLog)).getState();
  };
  const usual = {
    holdStep: 3,
    editionId: null,
    keepAwake: true,
    vibrate: true,
    readAloud: false,
    eventsUsed: false,
    hand: 'right',
  };

  it('are the usual ones where nothing was chosen, or nothing can be read', async () => {
    for (const stored of [undefined, null, 'settings', 7]) expect(await read(stored)).toMatchObject(usual);
  });

  it('are read one by one, and each is the usual one where it is none of its values', async () => {
    const chosen = {
      holdStep: 10,
      editionId: 'wfb-6',
      keepAwake: false,
      vibrate: false,
      readAloud: true,
      eventsUsed: true,
      hand: 'left',
    };
    expect(await read(chosen)).toMatchObject(chosen);
    const wrong = {
      holdStep: 4,
      editionId: 6,
      keepAwake: 'no',
      vibrate: 0,
      readAloud: 1,
      eventsUsed: 'yes',
      hand: 'third',
    };
    for (const name of [
      'holdStep',
      'editionId',
      'keepAwake',
      'vibrate',
      'readAloud',
      'eventsUsed',
      'hand',
    ] as const) {
      expect(await read({ ...chosen, [name]: wrong[name] })).toMatchObject({
        ...chosen,
        [name]: usual[name],
      });
    }
  });
});
