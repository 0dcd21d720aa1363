import { describe, expect, it, vi } from 'vitest';
import { createInstallation, UPDATE_CHECK_INTERVAL_MS, type WorkerPort } from './installation';

type Waiting = { waiting: object | null };

/** A browser that installs, or has installed, one version; a second one comes when the test says so. */
function browser({ installedBefore = false, waiting = false, fails = false } = {}) {
  const active = installedBefore ? {} : null;
  const update = vi.fn(async () => {});
  const registration = { active, waiting: waiting ? {} : null, update } as Waiting & {
    update: typeof update;
  };
  const workboxTarget = new EventTarget();
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  const view = new EventTarget();
  const reload = vi.fn();
  const messageSkipWaiting = vi.fn();
  let becomesReady: (value: unknown) => void = () => {};
  const ready = installedBefore
    ? Promise.resolve({})
    : new Promise((resolve) => {
        becomesReady = resolve;
      });
  const port = {
    workbox: async () => ({
      addEventListener: workboxTarget.addEventListener.bind(workboxTarget),
      messageSkipWaiting,
      async register() {
        if (fails) throw new Error('private window');
        if (waiting) queueMicrotask(() => workboxTarget.dispatchEvent(new Event('waiting')));
        return registration;
      },
    }),
    container: {
      ready,
      controller: active,
      getRegistration: async () => (installedBefore ? registration : undefined),
    },
    page,
    view,
    reload,
  } as unknown as WorkerPort;
  return {
    port,
    reload,
    messageSkipWaiting,
    update,
    finishInstall: () => becomesReady({}),
    secondVersion() {
      registration.waiting = {};
      workboxTarget.dispatchEvent(new Event('waiting'));
    },
    takeOver() {
      registration.waiting = null;
      workboxTarget.dispatchEvent(new Event('controlling'));
    },
    comeBack(atMs: number) {
      const event = new Event('visibilitychange');
      Object.defineProperty(event, 'timeStamp', { value: atMs });
      page.dispatchEvent(event);
    },
    hide() {
      page.visibilityState = 'hidden';
    },
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the first visit', () => {
  it('says ready offline once, when everything is there', async () => {
    const first = browser();
    const installation = createInstallation(first.port);
    await settled();
    expect(installation.getState()).toEqual({
      offline: 'installing',
      justBecameReady: false,
      update: 'none',
    });
    first.finishInstall();
    first.takeOver();
    await settled();
    expect(installation.getState()).toEqual({ offline: 'ready', justBecameReady: true, update: 'none' });
    installation.dismissReady();
    expect(installation.getState().justBecameReady).toBe(false);
    expect(first.reload).not.toHaveBeenCalled();
  });

  it('is no news at the next visit', async () => {
    const installation = createInstallation(browser({ installedBefore: true }).port);
    await settled();
    expect(installation.getState()).toEqual({ offline: 'ready', justBecameReady: false, update: 'none' });
  });

  it('says why nothing is installed', async () => {
    expect(createInstallation('insecure').getState().offline).toBe('insecure');
    expect(createInstallation('unsupported').getState().offline).toBe('unsupported');
    const refusing = createInstallation(browser({ fails: true }).port);
    await settled();
    expect(refusing.getState().offline).toBe('unsupported');
    const served = createInstallation(browser({ installedBefore: true, fails: true }).port);
    await settled();
    expect(served.getState().offline).toBe('ready');
  });
});

describe('a new version', () => {
  it('is offered, and taken only when the person says so', async () => {
    const visit = browser({ installedBefore: true });
    const installation = createInstallation(visit.port);
    await settled();
    visit.secondVersion();
    expect(installation.getState().update).toBe('waiting');
    expect(visit.messageSkipWaiting).not.toHaveBeenCalled();
    installation.applyUpdate();
    expect(visit.messageSkipWaiting).toHaveBeenCalledOnce();
    expect(visit.reload).not.toHaveBeenCalled();
    visit.takeOver();
    expect(visit.reload).toHaveBeenCalledOnce();
  });

  it('that was there before the visit is offered at its start', async () => {
    const installation = createInstallation(browser({ installedBefore: true, waiting: true }).port);
    await settled();
    expect(installation.getState().update).toBe('waiting');
  });

  it('can be put off', async () => {
    const visit = browser({ installedBefore: true });
    const installation = createInstallation(visit.port);
    await settled();
    visit.secondVersion();
    installation.postponeUpdate();
    expect(installation.getState().update).toBe('postponed');
    expect(visit.messageSkipWaiting).not.toHaveBeenCalled();
  });

  it('taken in another tab is offered here, never forced', async () => {
    const visit = browser({ installedBefore: true });
    const installation = createInstallation(visit.port);
    await settled();
    visit.takeOver();
    expect(visit.reload).not.toHaveBeenCalled();
    expect(installation.getState().update).toBe('waiting');
    installation.applyUpdate();
    expect(visit.reload).toHaveBeenCalledOnce();
  });

  it('is looked for when the page comes back, once in a while', async () => {
    const visit = browser({ installedBefore: true });
    createInstallation(visit.port);
    await settled();
    visit.comeBack(1000);
    visit.comeBack(2000);
    expect(visit.update).toHaveBeenCalledTimes(1);
    visit.comeBack(1000 + UPDATE_CHECK_INTERVAL_MS);
    expect(visit.update).toHaveBeenCalledTimes(2);
    visit.hide();
    visit.comeBack(1000 + 2 * UPDATE_CHECK_INTERVAL_MS);
    expect(visit.update).toHaveBeenCalledTimes(2);
  });
});
