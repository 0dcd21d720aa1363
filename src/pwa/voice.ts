/** Whether this browser can read aloud. */
export function canSpeak(): boolean {
  return 'speechSynthesis' in globalThis;
}

/**
 * Reads a sentence aloud by a voice of the device itself, in the language of the page; what it was still
 * reading is broken off. Nothing where the browser has no voice, or only voices that need a server.
 */
export function speak(sentence: string): void {
  if (!canSpeak()) return;
  const { lang } = document.documentElement;
  const voices = speechSynthesis.getVoices();
  const own = voices.find((voice) => voice.localService && voice.lang.startsWith(lang));
  // Some browsers name no voice before they have spoken, and use their own then.
  if (!own && voices.length > 0) return;
  const said = new SpeechSynthesisUtterance(sentence);
  said.lang = lang;
  said.voice = own ?? null;
  speechSynthesis.cancel();
  speechSynthesis.speak(said);
}
