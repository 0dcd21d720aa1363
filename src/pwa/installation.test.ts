import { describe, expect, it, vi } from 'vitest';
import { createInstallation } from './installation';
import { keepRegistered, UPDATE_CHECK_INTERVAL_MS } from './keep-registered';
import type { WorkerPort } from './worker-port';

type Registration = {
  active: object | null;
  waiting: object | null;
  installing: EventTarget & { state: string };
  update(): Promise<void>;
};

const FILES = 20;

/**
 * A browser that installs, or has installed, one version; a second one comes when the test says so. Its
 * worker keeps so many of its files, and where it is `online` it fetches the others when it is asked.
 * `unreachable`: the page cannot fetch the part that registers the worker.
 */
function browser({
  installedBefore = false,
  waiting = false,
  fails = false,
  kept = FILES,
  online = true,
  unreachable = false,
} = {}) {
  const phone = { kept, online };
  const container = new EventTarget();
  const tell = (files: object) =>
    container.dispatchEvent(Object.assign(new Event('message'), { data: { type: 'FILES_KEPT', ...files } }));
  const worker = {
    postMessage: vi.fn(({ type }: { type: string }) => {
      if (type !== 'KEEP_FILES') return;
      if (phone.kept < FILES) tell({ kept: phone.kept, of: FILES, busy: true });
      queueMicrotask(() => {
        if (phone.online) phone.kept = FILES;
        tell({ kept: phone.kept, of: FILES, busy: false });
      });
    }),
  };
  const update = vi.fn(async () => {});
  const installing = () => Object.assign(new EventTarget(), { state: 'installing' });
  const registration: Registration = {
    active: installedBefore ? worker : null,
    waiting: waiting ? {} : null,
    installing: installing(),
    update,
  };
  const workboxTarget = new EventTarget();
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  const view = new EventTarget();
  const reload = vi.fn();
  const messageSkipWaiting = vi.fn();
  let becomesReady: (value: unknown) => void = () => {};
  const ready = installedBefore
    ? Promise.resolve(registration)
    : new Promise((resolve) => {
        becomesReady = resolve;
      });
  const register = vi.fn(async () => {
    if (fails) throw new Error('private window');
    if (waiting) queueMicrotask(() => workboxTarget.dispatchEvent(new Event('waiting')));
    return registration;
  });
  const port = {
    open: async () => {
      if (unreachable) throw new Error('the part is gone');
      return {
        keepRegistered,
        workbox: {
          addEventListener: workboxTarget.addEventListener.bind(workboxTarget),
          messageSkipWaiting,
          register,
        },
      };
    },
    container: Object.assign(container, {
      ready,
      controller: installedBefore ? worker : null,
      getRegistration: async () => (installedBefore ? registration : undefined),
    }),
    page,
    view,
    reload,
  } as unknown as WorkerPort;
  return {
    port,
    reload,
    messageSkipWaiting,
    update,
    register,
    phone,
    tell,
    connect: () => view.dispatchEvent(new Event('online')),
    breakOff() {
      registration.installing.state = 'redundant';
      registration.installing.dispatchEvent(new Event('statechange'));
      registration.installing = installing();
    },
    finishInstall() {
      registration.active = worker;
      becomesReady(registration);
    },
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
      files: null,
      justBecameReady: false,
      update: 'none',
    });
    first.tell({ kept: 8, of: FILES, busy: true });
    expect(installation.getState()).toMatchObject({ offline: 'installing', files: { kept: 8, of: FILES } });
    first.finishInstall();
    first.takeOver();
    await settled();
    expect(installation.getState()).toMatchObject({
      offline: 'ready',
      justBecameReady: true,
      update: 'none',
    });
    installation.dismissReady();
    expect(installation.getState().justBecameReady).toBe(false);
    expect(first.reload).not.toHaveBeenCalled();
  });

  it('is no news at the next visit', async () => {
    const installation = createInstallation(browser({ installedBefore: true }).port);
    expect(installation.getState().offline).toBe('asking');
    await settled();
    expect(installation.getState()).toMatchObject({
      offline: 'ready',
      justBecameReady: false,
      update: 'none',
    });
  });

  it('that breaks off says so, and goes on with the next connection', async () => {
    const first = browser();
    const installation = createInstallation(first.port);
    await settled();
    first.breakOff();
    expect(installation.getState()).toMatchObject({ offline: 'lacking', justBecameReady: false });
    first.connect();
    expect(installation.getState().offline).toBe('installing');
    expect(first.register).toHaveBeenCalledTimes(2);
    await settled();
    first.breakOff();
    expect(installation.getState().offline).toBe('lacking');
    first.comeBack(1000);
    await settled();
    first.finishInstall();
    await settled();
    expect(installation.getState()).toMatchObject({ offline: 'ready', justBecameReady: true });
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

  it('that cannot fetch what registers it says so, unless a worker serves the page already', async () => {
    const first = createInstallation(browser({ unreachable: true }).port);
    await settled();
    expect(first.getState().offline).toBe('unsupported');
    const visit = browser({ installedBefore: true, unreachable: true, kept: 5 });
    const served = createInstallation(visit.port);
    await settled();
    expect(served.getState()).toMatchObject({ offline: 'ready', files: { kept: FILES, of: FILES } });
    visit.phone.kept = 5;
    visit.phone.online = false;
    served.checkFiles();
    await settled();
    expect(served.getState().offline).toBe('lacking');
  });
});

describe('files that the browser threw away', () => {
  it('are fetched again at the start, and it is not said ready before', async () => {
    const visit = browser({ installedBefore: true, kept: 5 });
    const installation = createInstallation(visit.port);
    const told: string[] = [];
    installation.subscribe(({ offline }) => told.push(offline));
    await settled();
    expect(told).toEqual(['mending', 'ready']);
    expect(installation.getState()).toMatchObject({
      files: { kept: FILES, of: FILES, busy: false },
      justBecameReady: false,
    });
  });

  it('and do not come are told, and asked for again with the next connection and the next return', async () => {
    const visit = browser({ installedBefore: true, kept: 0, online: false });
    const installation = createInstallation(visit.port);
    await settled();
    expect(installation.getState()).toMatchObject({ offline: 'lacking', files: { kept: 0, of: FILES } });
    visit.comeBack(1000);
    await settled();
    expect(installation.getState().offline).toBe('lacking');
    visit.phone.online = true;
    visit.connect();
    await settled();
    expect(installation.getState().offline).toBe('ready');
  });

  it('during the visit are noticed when somebody looks', async () => {
    const visit = browser({ installedBefore: true });
    const installation = createInstallation(visit.port);
    await settled();
    visit.phone.kept = 19;
    visit.phone.online = false;
    installation.checkFiles();
    await settled();
    expect(installation.getState()).toMatchObject({ offline: 'lacking', files: { kept: 19, of: FILES } });
  });

  it('are not made up of what another message says', async () => {
    const visit = browser({ installedBefore: true });
    const installation = createInstallation(visit.port);
    await settled();
    visit.tell({ type: 'ELSE', kept: 1, of: 2, busy: false });
    visit.tell({ kept: '1', of: FILES });
    expect(installation.getState().offline).toBe('ready');
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
