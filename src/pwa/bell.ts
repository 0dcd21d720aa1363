const STROKES_AT_S = [0, 0.7, 1.4];
const STROKE_S = 1.2;
/** A bell's tone and two of its overtones, in Hz. */
const TONES_HZ = [660, 1_320, 1_980];
const LOUDEST = 0.25;
const PULSES_MS = [300, 200, 300, 200, 300];

/** Whether the browser lets this page sound: not before somebody has tapped it. */
export function mayRing(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true;
}

/** Three strokes of a bell, and as many pulses where the device can vibrate. Silent until a page may sound. */
export function ring(): void {
  navigator.vibrate?.(PULSES_MS);
  const sound = new AudioContext();
  for (const stroke of STROKES_AT_S) strike(sound, sound.currentTime + stroke);
}

function strike(sound: AudioContext, at: number): void {
  const loudness = new GainNode(sound, { gain: 0 });
  loudness.gain.setValueAtTime(LOUDEST, at);
  loudness.gain.exponentialRampToValueAtTime(0.001, at + STROKE_S);
  loudness.connect(sound.destination);
  TONES_HZ.forEach((frequency, overtone) => {
    const tone = new OscillatorNode(sound, { frequency });
    tone.connect(new GainNode(sound, { gain: 1 / (overtone + 1) })).connect(loudness);
    tone.start(at);
    tone.stop(at + STROKE_S);
  });
}
