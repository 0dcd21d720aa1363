/**
 * Why there is no camera. `insecure`: the address is plain http, where browsers allow none. `absent`: the
 * device or the browser has none. `denied`: the player or the system forbids it. `busy`: it did not start,
 * for example because another app uses it.
 */
export const NO_CAMERA = ['insecure', 'absent', 'denied', 'busy'] as const;
export type NoCamera = (typeof NO_CAMERA)[number];

export type OpenedCamera =
  | { readonly ok: true; readonly stream: MediaStream }
  | { readonly ok: false; readonly why: NoCamera };

/** Large enough for the largest code at arm's length, small enough to be read many times in a second. */
const WANTED: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
};

/**
 * Opens the camera on the back of the phone, or another one. The browser first asks the player. Never
 * rejects.
 */
export async function openCamera(): Promise<OpenedCamera> {
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (!devices?.getUserMedia) return { ok: false, why: isSecureContext ? 'absent' : 'insecure' };
  try {
    return { ok: true, stream: await devices.getUserMedia(WANTED) };
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    if (name === 'NotAllowedError' || name === 'SecurityError') return { ok: false, why: 'denied' };
    return { ok: false, why: name === 'NotFoundError' ? 'absent' : 'busy' };
  }
}

/** Switches the camera off. */
export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** The longest side of a picture for reading, in pixels: a larger one is slower, not better. */
const MAX_SIDE_PX = 1280;

/**
 * Calls `look` with every picture of the video, as fast as it can handle them; returns a function to stop.
 */
export function watchPictures(video: HTMLVideoElement, look: (picture: ImageData) => void): () => void {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  let cancel = () => {};
  const watch = () => {
    cancel = onNextPicture(video, watch);
    const { videoWidth, videoHeight } = video;
    if (!pen || videoWidth === 0 || video.paused) return;
    const scale = Math.min(1, MAX_SIDE_PX / Math.max(videoWidth, videoHeight));
    const [width, height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)];
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    pen.drawImage(video, 0, 0, width, height);
    look(pen.getImageData(0, 0, width, height));
  };
  cancel = onNextPicture(video, watch);
  return () => cancel();
}

/**
 * Runs once when the video has a new picture or, in browsers without that event, at the next animation frame.
 */
function onNextPicture(video: HTMLVideoElement, run: () => void): () => void {
  if ('requestVideoFrameCallback' in video) {
    const id = video.requestVideoFrameCallback(run);
    return () => video.cancelVideoFrameCallback(id);
  }
  const id = requestAnimationFrame(run);
  return () => cancelAnimationFrame(id);
}
