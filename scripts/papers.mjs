import { posix } from 'node:path';

/** What a reader may follow in a paper: links and pictures in Markdown, named ones, and those in HTML. */
const LINKS = [
  /\]\(\s*<?([^)\s>]+)>?(?:\s+"[^"]*")?\s*\)/g,
  /^ {0,3}\[[^\]]+\]:\s*<?([^\s>]+)/gm,
  /<(?:img|a)\b[^>]*?\b(?:src|href)="([^"]+)"/g,
];

/**
 * What is wrong with a paper: links to files that are not there or to headings that the file has not, and npm
 * scripts that nobody wrote.
 * @param {string} paper its path in the project, with forward slashes
 * @param {{
 *   read: (path: string) => string | null,
 *   exists: (path: string) => boolean,
 *   scripts: readonly string[],
 * }} project `read` gives the text of another paper, null where there is none; paths are the project's own
 * @returns {readonly string[]} one sentence each, none when all is well
 */
export function complaintsAboutPaper(paper, { read, exists, scripts }) {
  const text = read(paper);
  if (text === null) return [`${paper}: is not there`];
  return [...brokenLinks(paper, text, { read, exists }), ...unknownScripts(paper, text, scripts)];
}

/**
 * @param {string} paper
 * @param {string} text
 * @param {{ read: (path: string) => string | null, exists: (path: string) => boolean }} project
 */
function brokenLinks(paper, text, { read, exists }) {
  const told = withoutCode(text);
  const targets = LINKS.flatMap((pattern) => [...told.matchAll(pattern)].map(([, target = '']) => target));
  return targets
    .filter((target) => !/^[a-z][a-z0-9+.-]*:|^\/\//i.test(target))
    .flatMap((target) => {
      const [path = '', anchor] = target.split('#');
      const file = path === '' ? paper : posix.join(posix.dirname(paper), decodeURI(path));
      if (!exists(file)) return [`${paper}: links to ${target}, which is not there`];
      if (anchor === undefined || !file.endsWith('.md')) return [];
      if (anchorsOf(read(file) ?? '').has(decodeURI(anchor))) return [];
      return [`${paper}: links to ${target}, but ${file} has no such heading`];
    });
}

/**
 * @param {string} paper
 * @param {string} text
 * @param {readonly string[]} scripts
 */
function unknownScripts(paper, text, scripts) {
  const named = [...text.matchAll(/\bnpm (?:run(?: --\S+)* ([\w:-]*\w)|(start|test)\b)/g)];
  const unknown = named.map(([, run, short]) => run ?? short ?? '').filter((name) => !scripts.includes(name));
  return [...new Set(unknown)].map((name) => `${paper}: names the npm script ${name}, which is not there`);
}

/**
 * Where a link into a paper may lead, as GitHub names its headings: small letters, no punctuation, spaces as
 * "-", and a number after the second one of a name; and what the paper names by an id.
 * @param {string} text
 * @returns {ReadonlySet<string>}
 */
function anchorsOf(text) {
  /** @type {Set<string>} */
  const anchors = new Set();
  for (const [, title = ''] of withoutCode(text, false).matchAll(/^ {0,3}#{1,6}\s+(.+?)\s*#*\s*$/gm)) {
    const plain = title.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/<[^>]+>/g, '');
    const name = plain
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M}_\- ]/gu, '')
      .replaceAll(' ', '-');
    let free = name;
    for (let number = 1; anchors.has(free); number += 1) free = `${name}-${number}`;
    anchors.add(free);
  }
  for (const [, id = ''] of text.matchAll(/<[a-z]+\b[^>]*?\b(?:id|name)="([^"]+)"/g)) anchors.add(id);
  return anchors;
}

/**
 * The paper without its examples, in which nothing is a link or a heading.
 * @param {string} text
 */
function withoutCode(text, spans = true) {
  const told = text.replace(/^( *)(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1\2[^\n]*$/gm, '');
  return spans ? told.replace(/`[^`\n]*`/g, '') : told;
}
