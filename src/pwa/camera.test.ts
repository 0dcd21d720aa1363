import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeCamera, openCamera } from './camera';

afterEach(() => vi.unstubAllGlobals());

function browser(getUserMedia?: () => Promise<unknown>, isSecureContext = true): void {
  vi.stubGlobal('navigator', getUserMedia ? { mediaDevices: { getUserMedia } } : {});
  vi.stubGlobal('isSecureContext', isSecureContext);
}

const refuses = (name: string) => () => Promise.reject(new DOMException('no', name));

describe('the camera', () => {
  it('is opened, and switched off again', async () => {
    const stop = vi.fn();
    const stream = { getTracks: () => [{ stop }] };
    browser(async () => stream);
    const opened = await openCamera();
    expect(opened).toEqual({ ok: true, stream });
    if (opened.ok) closeCamera(opened.stream);
    expect(stop).toHaveBeenCalled();
  });

  it.each([
    ['insecure on plain http', undefined, false, 'insecure'],
    ['absent in a browser without any', undefined, true, 'absent'],
    ['absent on a device without any', refuses('NotFoundError'), true, 'absent'],
    ['denied by the player', refuses('NotAllowedError'), true, 'denied'],
    ['busy when another app has it', refuses('NotReadableError'), true, 'busy'],
  ] as const)('is %s', async (_name, getUserMedia, secure, why) => {
    browser(getUserMedia, secure);
    expect(await openCamera()).toEqual({ ok: false, why });
  });
});
