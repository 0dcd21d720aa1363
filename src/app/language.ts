import { languages, sooner } from 'virtual:languages';
import { dates } from '@/messages/compiled/dates';
import * as formats from '@/messages/compiled/formats';
import * as numbers from '@/messages/compiled/numbers';
import { type Said, spoken } from '@/messages/spoken';
import { orderNamesAs } from '@/plain/by-name';
import { settleBy } from '@/ui/page/fetched';
import { ENGLISH, language } from './chosen-language';
import { keepForFirstPaint } from './first-paint';
import { keptLanguage } from './kept-language';
import { layRuleWords, type RuleWords, type Worded } from './rule-words';
import { whenQuiet } from './when-quiet';

/** What each file of messages says in English, before another language was laid over it. */
const english = new Map<string, Said>();
/** The language in which each file of messages speaks now. */
const speaks = new Map<string, string>();
let chosen = ENGLISH;

type Room = readonly [name: string, said: Said];

/** Speaks this language from now on, and stores that. Rejects if its messages cannot be fetched. */
export async function chooseLanguage(code: string): Promise<void> {
  await speak(code);
  keepForFirstPaint('language', code);
}

/** Speaks this language from now on. Rejects if its messages cannot be fetched: all stays as it was then. */
export async function speak(code: string): Promise<void> {
  settleBy(waitedFor);
  const before = chosen;
  chosen = code;
  try {
    await settle(unsaid().filter(isSaidSooner));
  } catch (error) {
    chosen = before;
    await settle(unsaid().filter(isSaidSooner));
    throw error;
  }
  if (chosen !== code) return;
  writeNumbersAs(code);
  orderNamesAs(code);
  if (code === ENGLISH) delete dates.language;
  else dates.language = code;
  document.documentElement.lang = code;
  installAs(code);
  language.setState(code, true);
  void keepSaid(code);
}

/** Speaks the chosen language in all that is loaded by now. Rejects if its messages cannot be fetched. */
export async function speakWhole(): Promise<void> {
  await settle(unsaid());
}

/** From now on the browser installs the app with what the language says of it. */
function installAs(code: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
  if (link) link.href = code === ENGLISH ? './manifest.webmanifest' : `./manifest-${code}.webmanifest`;
}

/** The files of messages that are loaded by now, and do not speak the chosen language. */
function unsaid(): readonly Room[] {
  return [...spoken].filter(([room]) => (speaks.get(room) ?? ENGLISH) !== chosen);
}

/** What a screen waits for. Where the language cannot be fetched, it is shown in the one before. */
function waitedFor(): Promise<void> | null {
  const rooms = unsaid();
  return rooms.length > 0 ? settle(rooms).catch(() => {}) : null;
}

/** Whether it is on the screens on which a language is chosen: a switch waits for no other. */
function isSaidSooner([room]: Room): boolean {
  return sooner[room] !== undefined;
}

/** Lays the chosen language over these files of messages. */
async function settle(rooms: readonly Room[]): Promise<void> {
  const code = chosen;
  const told = await Promise.all(
    rooms.map(async ([room, said]) => ({ room, said, part: await partWith(room, code) })),
  );
  // All at once, and not where another language was chosen meanwhile.
  if (chosen !== code) return;
  for (const { room, said, part } of told) {
    const translated = part?.rooms[room];
    speaks.set(room, code);
    if (room === 'editions') {
      layRuleWords(said.all as readonly Worded[], (translated ?? {}) as Record<string, RuleWords>);
      continue;
    }
    const first = english.get(room) ?? copyOf(said);
    english.set(room, first);
    lay(first, said);
    if (translated) lay(translated, said);
  }
}

/**
 * The part of the language with that file of messages; nothing in English, which the page has. The part, since a
 * file with a message called `then` would be waited for like a promise.
 */
function partWith(room: string, code: string) {
  return languages[code]?.[sooner[room] ?? 'rest']();
}

/** Keeps the language, and says in Settings whether that is done; what is missing is fetched again by a tap. */
export async function keepSaid(code: string): Promise<void> {
  const say = (state: 'kept' | 'fetching' | 'missing') => {
    if (chosen === code) keptLanguage.setState(state, true);
  };
  say('fetching');
  await keep(code).then(
    () => say('kept'),
    () => say('missing'),
  );
}

/**
 * Has all screens speak it, and fetches what the page may still come to say, so that the language is whole where
 * there is no connection. Only once the page is quiet: what is on screen has spoken before.
 */
async function keep(code: string): Promise<void> {
  await new Promise<void>(whenQuiet);
  await settle(unsaid());
  const parts = languages[code];
  if (parts === undefined) return;
  const addresses = (await Promise.all(Object.values(parts).map((part) => part()))).map(
    ({ address }) => address,
  );
  // What came before the worker was there is asked for again, for the worker to keep it.
  await navigator.serviceWorker?.ready;
  const cache = await caches.open('languages');
  const kept = (await cache.keys()).map(({ url }) => url);
  await cache.addAll(addresses.filter((address) => !kept.includes(address)));
  // What an older version had of it is let go.
  const older = kept.filter((url) => url.includes(`/languages/${code}-`) && !addresses.includes(url));
  await Promise.all(older.map((url) => cache.delete(url)));
}

function copyOf(said: Said): Said {
  return Object.fromEntries(
    Object.entries(said).map(([key, value]) => [key, isGroup(value) ? copyOf(value) : value]),
  );
}

/** Each group stays the object that it is: whoever has it reads what is laid over it. */
function lay(from: Said, over: Said): void {
  for (const [key, value] of Object.entries(from)) {
    const before = over[key];
    if (isGroup(value) && isGroup(before)) lay(value, before);
    else Reflect.set(over, key, value);
  }
}

function isGroup(value: unknown): value is Said {
  return typeof value === 'object' && value !== null;
}

/** Messages and screens have these from when they were loaded; now they write as the language does. */
function writeNumbersAs(code: string): void {
  for (const one of Object.values({ ...numbers, ...formats })) {
    if (one instanceof Intl.NumberFormat) {
      const { minimumFractionDigits, maximumFractionDigits, style } = one.resolvedOptions();
      const written = new Intl.NumberFormat(code, { minimumFractionDigits, maximumFractionDigits, style });
      Object.defineProperty(one, 'format', { value: written.format, configurable: true });
    } else if (one instanceof Intl.PluralRules) {
      const counted = new Intl.PluralRules(code, { type: one.resolvedOptions().type });
      Object.defineProperty(one, 'select', { value: counted.select.bind(counted), configurable: true });
    }
  }
}
