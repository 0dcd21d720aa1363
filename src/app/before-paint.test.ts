import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const SOURCE = readFileSync(new URL('before-paint.js', import.meta.url), 'utf8');

/** The language that the page has before its first paint. */
function readLanguage(
  known: readonly string[],
  asks: readonly string[],
  stored: string | null = null,
  forbidden = false,
): string {
  const documentElement = { lang: 'en', dataset: {} };
  const localStorage = {
    getItem(key: string) {
      if (forbidden) throw new Error('no storage');
      return key === 'warledger.language' ? stored : null;
    },
  };
  const page = { document: { documentElement }, navigator: { languages: asks }, location: { hash: '' } };
  const scope = { ...page, localStorage, addEventListener() {} };
  new Function(...Object.keys(scope), SOURCE.replace('__LANGUAGES__', JSON.stringify(known)))(
    ...Object.values(scope),
  );
  return documentElement.lang;
}

it('the language is the first that the phone asks for and the app has', () => {
  expect(readLanguage(['de', 'pl'], ['pl-PL', 'de'])).toBe('pl');
  expect(readLanguage(['de', 'pl'], ['cs-CZ', 'de-AT', 'en'])).toBe('de');
  expect(readLanguage(['de', 'pl'], ['en-GB', 'de'])).toBe('en');
  expect(readLanguage(['en-XA'], ['en-XA'])).toBe('en-XA');
});

it('the language is English where the app has none that is asked for', () => {
  expect(readLanguage(['de'], ['ja', 'den', 'd'])).toBe('en');
  expect(readLanguage(['de'], [])).toBe('en');
  expect(readLanguage([], ['de'])).toBe('en');
});

it('the language chosen on this device comes before the phone’s, if the app still has it', () => {
  expect(readLanguage(['de'], ['en-GB'], 'de')).toBe('de');
  expect(readLanguage(['de'], ['de-DE'], 'en')).toBe('en');
  expect(readLanguage(['de'], ['de-DE'], 'nl')).toBe('de');
});

it('the language is the phone’s where storage is forbidden', () => {
  expect(readLanguage(['de'], ['de-DE'], 'en', true)).toBe('de');
});
