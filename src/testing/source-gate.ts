const WORDS_WITHOUT_MEANING = /(^|[-/])(utils?|helpers?|managers?|services?|common)([-./]|$)/;
const INLINE_IMPORT_TYPE = /\btypeof import\(|\bimport\(\s*['"][^'"]+['"]\s*\)\s*\.\s*[A-Z]/;
const DEFAULT_BY_OR =
  /\|\|\s*(?:(?:'[^']*'|"[^"]*"|`[^`]*`)(?!\s*(?:in\b|[=!]==|\.))|[[{]|(?:\d[\d_.]*|null|undefined)\s*[;,)\]}])/;
const MODULE_MOCK = /^\s*vi\.(?:mock|doMock)\(/m;
const GLUED = /[·•]/;
/** A size of text or a line height that the scale of `app/styles/sizes.css` does not name. */
const UNNAMED_SIZE =
  /(?<![\w-])(?:text|leading)-(?:\[|\(length:|\d)|(?<![\w-])text-(?:xs|sm|base|lg|xl)(?![\w-])/;
/** Rooms that draw what `words` says. */
const DRAWS = /^src\/(app|features|ui)\//;
const IMPORT_OF_BATTLE = /\b(?:import|export)\s+(?!type\b)([^;'"]*?)\s*from\s*['"]@\/battle\//g;
/** Rooms that know a battle's shape, never its working. */
const TYPES_OF_BATTLE_ONLY = /^src\/(storage|words)\//;

/**
 * What the linter has no words for: one sentence for each rule that the file breaks, none when all is well.
 * `path` is the file's path in the project with forward slashes, `editionIds` the folders in
 * src/rules/editions.
 */
export function complaintsAbout(
  path: string,
  source: string,
  editionIds: readonly string[],
): readonly string[] {
  const complaints: string[] = [];
  if (WORDS_WITHOUT_MEANING.test(path)) complaints.push(`${path}: the name says nothing of what is inside`);
  if (/\.test\.tsx?$/.test(path) && MODULE_MOCK.test(source)) {
    complaints.push(`${path}: a mock of a module holds for the files tested after this one too`);
  }
  if (isForTests(path)) return complaints;
  const code = source.replace(/^\s*(?:\/\*[\s\S]*?\*\/|\/\/.*$)/gm, '');
  if (INLINE_IMPORT_TYPE.test(source)) {
    complaints.push(`${path}: an inline import type escapes the lint of imports; import the type by name`);
  }
  if (DEFAULT_BY_OR.test(code)) {
    complaints.push(`${path}: a default by \`||\` replaces 0 and false too`);
  }
  if (DRAWS.test(path) && GLUED.test(code)) {
    complaints.push(`${path}: a line is glued from parts here; words put them side by side`);
  }
  if (UNNAMED_SIZE.test(code)) {
    complaints.push(`${path}: a size of text has a name of app/styles/sizes.css`);
  }
  if (TYPES_OF_BATTLE_ONLY.test(path) && importsValuesOfBattle(source)) {
    complaints.push(`${path}: only types of battle may be imported here`);
  }
  for (const id of editionIds) {
    const named = source.includes(`'${id}'`) || source.includes(`"${id}"`) || source.includes(`\`${id}\``);
    if (named && !path.startsWith(`src/rules/editions/${id}/`)) {
      complaints.push(`${path}: the edition ${id} is named outside its folder`);
    }
  }
  return complaints;
}

function isForTests(path: string): boolean {
  return path.startsWith('src/testing/') || /\.test\.tsx?$/.test(path);
}

function importsValuesOfBattle(source: string): boolean {
  return [...source.matchAll(IMPORT_OF_BATTLE)].some(([, names]) => {
    const listed = /^\{([\s\S]*)\}$/.exec(names ?? '')?.[1];
    if (listed === undefined) return true;
    return listed
      .split(',')
      .map((name) => name.trim())
      .some((name) => name !== '' && !name.startsWith('type '));
  });
}
