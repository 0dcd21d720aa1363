import { parse } from '@messageformat/parser';

/**
 * What a file of messages holds: for each key the sentence in ICU MessageFormat, and a word for the translator
 * where the English alone misleads (the shape that platforms call Format.JS). In another language `english` is
 * the sentence that was translated, and `read` says that a native speaker has read it over.
 * @typedef {Record<string, { defaultMessage: string, description?: string, english?: string, read?: boolean }>} Messages
 * @typedef {import('@messageformat/parser').Token} Token
 * @typedef {string | { code: string }} Piece letters as they are read, or an expression
 * @typedef {{ language: string, values: Map<string, string>, asks: Set<string>, counted: string | null }} Scope
 * @typedef {Map<string, string | Group>} Group
 */

/** How ICU names a number that has its sign. */
const SIGNED = '::sign-except-zero';
/** The modules that are written besides, and what they export. */
const FROM = new Map([
  ['formats', ['ordinals']],
  ['numbers', ['number', 'plurals', 'signed']],
]);
const NAME = /^[a-z][A-Za-z0-9]*$/;

/**
 * The values that a message takes, each with its type, in the order of the sentence. Throws where it is no
 * message.
 * @param {string} message
 * @param {string} [language]
 */
export function valuesOf(message, language = 'en') {
  return read(message, language).values;
}

/**
 * The forms that each plural of a message is written in, by the value that it counts.
 * @param {string} message
 * @returns {Map<string, Set<string>>}
 */
export function pluralsOf(message) {
  /** @type {Map<string, Set<string>>} */
  const found = new Map();
  const look = (/** @type {readonly Token[]} */ tokens) => {
    for (const token of tokens) {
      if (!('cases' in token)) continue;
      const forms = token.cases.map(({ key }) => key);
      if (token.type === 'plural') found.set(token.arg, new Set([...(found.get(token.arg) ?? []), ...forms]));
      for (const one of token.cases) look(one.tokens);
    }
  };
  look(parse(message, { strict: true }));
  return found;
}

/**
 * The module of a file of messages: an object with the keys of the file, those with dots nested. A plain
 * sentence is a string, one with a value a function of it, one with several a function of an object that
 * names them.
 * @param {string} name the file's, which the object has in camel case
 * @param {Messages} messages
 * @param {{ language: string, from: string }} of
 */
export function moduleOf(name, messages, { language, from }) {
  /** @type {Set<string>} */
  const asks = new Set();
  /** @type {Group} */
  const root = new Map();
  for (const [key, { defaultMessage }] of Object.entries(messages)) {
    const path = key.split('.');
    const last = path.pop() ?? '';
    let group = root;
    for (const step of path) {
      const next = group.get(step) ?? new Map();
      if (typeof next === 'string') throw new Error(`${from}: ${key}: ${step} is a message already`);
      group.set(step, next);
      group = next;
    }
    if (group.has(last)) throw new Error(`${from}: ${key} is a group already`);
    try {
      group.set(last, codeOf(defaultMessage, language, asks));
    } catch (fault) {
      throw new Error(`${from}: ${key}: ${fault instanceof Error ? fault.message : fault}`);
    }
  }
  const imported = [...FROM].map(([file, names]) => {
    const used = [...asks].filter((one) => names.includes(one)).toSorted();
    return used.length === 0 ? '' : `import { ${used.join(', ')} } from './${file}';\n`;
  });
  const imports = imported.join('');
  const named = name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
  return `// Written from ${from} by \`npm run messages\`.\n${imports}${imports && '\n'}export const ${named} = ${objectOf(root, 1)};\n`;
}

/** The module that the others write their numbers with. @param {string} language */
export function numbersOf(language) {
  return `// Written by \`npm run messages\`.

/** Numbers as the language writes them. */
export const number = new Intl.NumberFormat('${language}');

/** With a real minus sign, and with a plus sign for a positive number. */
export const signed = (points: number): string =>
  points > 0 ? \`+\${number.format(points)}\` : number.format(points).replace('-', '−');

/** Which plural a number takes. */
export const plurals = new Intl.PluralRules('${language}');
`;
}

/** The module that dates are written with: in English as the device does. */
export function datesCode() {
  return `// Written by \`npm run messages\`.

/** The language that dates are written in; without one as the device writes them. */
export const dates: { language?: string } = {};

/** Writes times in that language, also where it changes later. */
export function dated(options: Intl.DateTimeFormatOptions): { format(at: number): string } {
  let language: string | undefined;
  let written = new Intl.DateTimeFormat(language, options);
  return {
    format(at) {
      if (dates.language !== language) {
        language = dates.language;
        written = new Intl.DateTimeFormat(language, options);
      }
      return written.format(at);
    },
  };
}
`;
}

/** The module of what few sentences need beside `numbers`. @param {string} language */
export function formatsOf(language) {
  return `// Written by \`npm run messages\`.

/** A share: "72%". */
export const percent = new Intl.NumberFormat('${language}', { style: 'percent', maximumFractionDigits: 0 });

/** A share to a tenth: "72.5%". */
export const tenthPercent = new Intl.NumberFormat('${language}', { style: 'percent', maximumFractionDigits: 1 });

/** An average, always with its tenth: "2.0". */
export const tenths = new Intl.NumberFormat('${language}', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Which ending an ordinal takes. */
export const ordinals = new Intl.PluralRules('${language}', { type: 'ordinal' });
`;
}

/** @param {string} message @param {string} language @param {Set<string>} asks */
function codeOf(message, language, asks) {
  const { pieces, values, asks: asked } = read(message, language);
  for (const one of asked) asks.add(one);
  const names = [...values.keys()];
  const [only] = names;
  if (only === undefined) return literalOf(pieces);
  const typed = names.map((name) => `readonly ${name}: ${values.get(name)}`).join('; ');
  const takes = names.length === 1 ? `${only}: ${values.get(only)}` : `{ ${names.join(', ')} }: { ${typed} }`;
  return `(${takes}): string => ${literalOf(pieces)}`;
}

/** @param {string} message @param {string} language */
function read(message, language) {
  /** @type {Scope} */
  const scope = { language, values: new Map(), asks: new Set(), counted: null };
  const pieces = piecesOf(parse(message, { strict: true }), scope);
  return { pieces, values: scope.values, asks: scope.asks };
}

/** @param {readonly Token[]} tokens @param {Scope} scope @returns {Piece[]} */
function piecesOf(tokens, scope) {
  return tokens.map((token) => {
    switch (token.type) {
      case 'content':
        return token.value;
      case 'octothorpe':
        if (scope.counted === null) throw new Error('# stands outside a plural');
        return { code: numberOf(scope.counted, '', scope) };
      case 'argument':
        return { code: namedValue(token.arg, 'string', scope) };
      case 'function':
        if (token.key !== 'number') throw new Error(`${token.key} of ${token.arg} is not known here`);
        return { code: numberOf(token.arg, styleOf(token.param), scope) };
      default:
        return { code: choiceOf(token, scope) };
    }
  });
}

/** @param {readonly Token[]} [param] */
function styleOf(param = []) {
  return param
    .map((token) => (token.type === 'content' ? token.value : '?'))
    .join('')
    .trim();
}

/** @param {string} name @param {string} style @param {Scope} scope */
function numberOf(name, style, scope) {
  const value = namedValue(name, 'number', scope);
  if (style !== '' && style !== SIGNED) throw new Error(`${style} of ${name} is not known here`);
  scope.asks.add(style === SIGNED ? 'signed' : 'number');
  return style === SIGNED ? `signed(${value})` : `number.format(${value})`;
}

/**
 * A plural, or a choice by a word: conditions one after the other.
 * @param {import('@messageformat/parser').Select} token
 * @param {Scope} scope
 */
function choiceOf({ type, arg, cases, pluralOffset }, scope) {
  if (pluralOffset) throw new Error(`an offset of ${arg} is not known here`);
  const isOrdinal = type === 'selectordinal';
  const isPlural = type === 'plural' || isOrdinal;
  const words = cases.map(({ key }) => key).filter((key) => key !== 'other');
  const value = namedValue(arg, isPlural ? 'number' : typeOfWords(words), scope);
  const inner = isPlural ? { ...scope, counted: arg } : scope;
  const said = new Map(cases.map(({ key, tokens }) => [key, literalOf(piecesOf(tokens, inner))]));
  const other = said.get('other');
  if (other === undefined) throw new Error(`${type} of ${arg} has no other`);
  const is = isOrdinal ? ordinalIs : isPlural ? pluralIs : wordIs;
  return `(${words.map((key) => `${is(value, key, scope)} ? ${said.get(key)} : `).join('')}${other})`;
}

/** @param {string} value @param {string} key @param {Scope} scope */
function pluralIs(value, key, { asks, language }) {
  if (key.startsWith('=')) return `${value} === ${key.slice(1)}`;
  if (key === 'one' && isOneAlone(language)) return `${value} === 1`;
  asks.add('plurals');
  return `plurals.select(${value}) === '${key}'`;
}

/** @param {string} value @param {string} key @param {Scope} scope */
function ordinalIs(value, key, { asks }) {
  if (key.startsWith('=')) return `${value} === ${key.slice(1)}`;
  asks.add('ordinals');
  return `ordinals.select(${value}) === '${key}'`;
}

/** Whether 1 is the only whole number that a language counts as one. @param {string} language */
function isOneAlone(language) {
  const rules = new Intl.PluralRules(language);
  return [0, 1, 2, 11, 21, 31, 101, 1_000_001].every((n) => (rules.select(n) === 'one') === (n === 1));
}

/** @param {string} value @param {string} key */
function wordIs(value, key) {
  if (key === 'true') return value;
  return key === 'false' ? `!${value}` : `${value} === '${key}'`;
}

/** The type of a value that chooses: one of the words, or true and false. @param {readonly string[]} words */
function typeOfWords(words) {
  const isSwitch = words.every((word) => word === 'true' || word === 'false');
  return isSwitch ? 'boolean' : [...words, 'other'].map((word) => `'${word}'`).join(' | ');
}

/** @param {string} name @param {string} type @param {Scope} scope */
function namedValue(name, type, { values }) {
  if (!NAME.test(name)) throw new Error(`${name} is no name of a value`);
  const before = values.get(name) ?? type;
  if (before !== type) throw new Error(`${name} is ${before} and ${type} in one message`);
  values.set(name, type);
  return name;
}

/** A string, one expression, or a template literal of several. @param {readonly Piece[]} pieces */
function literalOf(pieces) {
  const [first, ...others] = pieces;
  if (typeof first === 'object' && others.length === 0) return first.code;
  if (pieces.every((piece) => typeof piece === 'string')) return JSON.stringify(pieces.join(''));
  const inside = pieces.map((piece) =>
    typeof piece === 'string' ? piece.replace(/[`\\]|\$(?=\{)/g, '\\$&') : `\${${piece.code}}`,
  );
  return `\`${inside.join('')}\``;
}

/** @param {Group} group @param {number} depth @returns {string} */
function objectOf(group, depth) {
  const indent = '  '.repeat(depth);
  const lines = [...group].map(([key, value]) => {
    const name = NAME.test(key) ? key : JSON.stringify(key);
    return `${indent}${name}: ${typeof value === 'string' ? value : objectOf(value, depth + 1)},\n`;
  });
  return `{\n${lines.join('')}${indent.slice(2)}}`;
}
