import { afterEach, expect, it, vi } from 'vitest';
import { canSpeak, speak } from './voice';

afterEach(() => vi.unstubAllGlobals());

/** A phone with these voices; returns what it says, and by whom. */
function phone(
  voices: readonly { readonly name: string; readonly lang: string; readonly localService: boolean }[],
) {
  const said: (readonly [sentence: string, by: string | null])[] = [];
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      lang = '';
      voice: { readonly name: string } | null = null;
      constructor(readonly text: string) {}
    },
  );
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => voices,
    cancel: () => said.splice(0),
    speak: ({ text, voice }: { readonly text: string; readonly voice: { readonly name: string } | null }) =>
      said.push([text, voice?.name ?? null]),
  });
  return said;
}

const ANNA = { name: 'Anna', lang: 'de-DE', localService: true };
const FAR = { name: 'Far', lang: 'en-US', localService: false };
const SAM = { name: 'Sam', lang: 'en-GB', localService: true };

it('reads by a voice of the device in the language of the page, and breaks off what it was reading', () => {
  const said = phone([ANNA, FAR, SAM]);
  speak('Blue wins by 2');
  speak('Red wins by 1');
  expect(said).toEqual([['Red wins by 1', 'Sam']]);
});

it('leaves the choice to a browser that names no voice', () => {
  const said = phone([]);
  speak('A draw');
  expect(said).toEqual([['A draw', null]]);
});

it.each([[[FAR]], [[ANNA]], [[ANNA, FAR]]])(
  'sends nothing to a server, and reads in no other language: %j',
  (voices) => {
    const said = phone(voices);
    speak('Blue wins by 2');
    expect(said).toEqual([]);
  },
);

it('is silent where a browser cannot read aloud', () => {
  expect(canSpeak()).toBe(false);
  expect(() => speak('Blue wins by 2')).not.toThrow();
});
