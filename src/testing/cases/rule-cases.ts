import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { afterAll, describe, expect, test } from 'vitest';
import { KNOWN_EDITIONS } from '@/rules/index';
import { mismatches } from './rule-case-comparison';

/** The names that files of cases may have, without `.json`: every edition's id. */
export const CASE_FILES: readonly string[] = KNOWN_EDITIONS.map(({ id }) => id);
/** An edition's id. */
export type CaseFile = string;

/**
 * One kind of case: the shapes of its input and of what is expected, and the adapter that asks the product.
 * Both shapes must be strict objects, and every field of `expected` optional, so that an unknown word fails.
 */
export type CaseKind<Input = unknown, Expected = unknown> = {
  readonly input: v.GenericSchema<unknown, Input>;
  readonly expected: v.GenericSchema<unknown, Expected>;
  run(input: Input): Readonly<Record<string, unknown>>;
};

/** A case kind with its types inferred from its schemas. */
export function caseKind<Input, Expected>(kind: CaseKind<Input, Expected>): CaseKind<Input, Expected> {
  return kind;
}

/** The words from which the shapes of inputs and expectations are made. */
export const shape = {
  /** Exactly these fields: an unknown one fails. */
  object: v.strictObject,
  optional: v.optional,
  nullable: v.nullable,
  list: v.array,
  /** Fields of any name, all of one shape. */
  record: v.record,
  union: v.union,
  /** One of these words: an unknown one fails. */
  word: v.picklist,
  text: v.string(),
  bool: v.boolean(),
  number: v.number(),
  /** A whole number. */
  int: v.pipe(v.number(), v.integer()),
  /** A fraction as the cases write it, such as "5/12". */
  fraction: v.pipe(v.string(), v.regex(/^-?\d+\/[1-9]\d*$/, 'is no fraction n/d')),
} as const;

/** What a shape lets through. */
export type Shaped<Shape extends v.GenericSchema> = v.InferOutput<Shape>;

/** The folder of cases in force: the one RULE_CASES names, or else the project's own. */
export function caseFolder(): string {
  const named = process.env.RULE_CASES;
  return named ? resolve(named) : fileURLToPath(new URL('../../rules/cases', import.meta.url));
}

const caseSchema = v.strictObject({
  id: v.pipe(v.string(), v.nonEmpty()),
  edition: v.string(),
  kind: v.string(),
  source: v.union([v.pipe(v.string(), v.nonEmpty()), v.pipe(v.array(v.string()), v.nonEmpty())]),
  reading: v.picklist(['text', 'interpretation']),
  derived: v.optional(v.literal(true)),
  note: v.optional(v.string()),
  input: v.unknown(),
  expected: v.pipe(
    v.record(v.string(), v.unknown()),
    v.check((expected) => Object.keys(expected).length > 0, 'expects nothing'),
  ),
});

/**
 * The files of cases in the folder, without `.json`. Throws when there is none at all, or one that no edition
 * has: cases that nobody runs must not look as if they had passed.
 */
export function caseFilesIn(folder = caseFolder()): readonly CaseFile[] {
  const found = readdirSync(folder).flatMap((name) => {
    const file = /^(.+)\.json$/.exec(name)?.[1];
    return file === undefined || file === 'biome' ? [] : [file];
  });
  if (found.length === 0) throw new Error(`${folder} holds no file of cases`);
  const unknown = found.filter((file) => !CASE_FILES.includes(file));
  if (unknown.length > 0) throw new Error(`No edition is called ${unknown.join(', ')}`);
  return found;
}

/** The cases of a file, not yet understood. Throws when the file is missing, is no array or is empty. */
export function readCases(fileName: CaseFile, folder = caseFolder()): readonly unknown[] {
  const found: unknown = JSON.parse(readFileSync(join(folder, `${fileName}.json`), 'utf8'));
  if (!Array.isArray(found) || found.length === 0) throw new Error(`${fileName}.json holds no cases`);
  return found;
}

/**
 * Runs one case through the product. Returns its kind; throws on anything that is not understood (a field, a
 * word, a kind, an edition that is not the file's) and on every expectation that is not met.
 */
export function runCase(
  fileName: CaseFile,
  kinds: Readonly<Record<string, CaseKind>>,
  found: unknown,
): string {
  const ruleCase = understood(caseSchema, found, 'case');
  const edition = fileName.replace('-', '');
  if (ruleCase.edition !== edition) throw new Error(`edition is ${ruleCase.edition}, not ${edition}`);
  const kind = Object.hasOwn(kinds, ruleCase.kind) ? kinds[ruleCase.kind] : undefined;
  if (!kind) throw new Error(`unknown kind ${ruleCase.kind}`);
  const input = understood(kind.input, ruleCase.input, 'input');
  understood(kind.expected, ruleCase.expected, 'expected');
  const differences = mismatches(ruleCase.expected, kind.run(input));
  if (differences.length > 0) throw new Error(differences.join('\n'));
  return ruleCase.kind;
}

function understood<Output>(schema: v.GenericSchema<unknown, Output>, found: unknown, part: string): Output {
  const parsed = v.safeParse(schema, found);
  if (parsed.success) return parsed.output;
  const issues = parsed.issues.map((issue) => `${part}.${v.getDotPath(issue) ?? ''}: ${issue.message}`);
  throw new Error(`not understood: ${issues.join('; ')}`);
}

/**
 * One test for every case of the file, run through the product's own code, and the count by kind printed at
 * the end. Others' cases, in the folder that RULE_CASES names, may be of some editions only: a file that is
 * absent there is named in the output. Nothing else is skipped: a folder without any file, a name that no
 * edition has, a repeated id and a case that is not understood are failures.
 */
export function describeRuleCases(fileName: CaseFile, kinds: Readonly<Record<string, CaseKind>>): void {
  describe(`rulebook cases of ${fileName}`, () => {
    const files = attempt(() => caseFilesIn());
    if (process.env.RULE_CASES && files.ok && !files.value.includes(fileName)) {
      test(`are not among those that RULE_CASES names: ${files.value.join(', ')}`, () => {
        expect(files.value).not.toContain(fileName);
        process.stdout.write(`${fileName}: absent from ${caseFolder()}\n`);
      });
      return;
    }
    const cases = attempt(() => {
      if (!files.ok) throw files.error;
      return readCases(fileName);
    });
    const ran = new Map<string, number>();

    test('are there, and no two have the same name', () => {
      if (!cases.ok) throw cases.error;
      const names = cases.value.map(nameOf);
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    });

    for (const found of cases.ok ? cases.value : []) {
      test(`${nameOf(found)} comes out as the rulebook says`, () => {
        const kind = runCase(fileName, kinds, found);
        ran.set(kind, (ran.get(kind) ?? 0) + 1);
      });
    }

    afterAll(() => {
      const count = cases.ok ? cases.value.length : 0;
      const passed = [...ran.values()].reduce((sum, each) => sum + each, 0);
      const byKind = [...ran].map(([kind, each]) => `${kind} ${each}`).join(', ');
      process.stdout.write(`${fileName}: ${passed} of ${count} cases pass (${byKind})\n`);
    });
  });
}

function attempt<Value>(action: () => Value): { ok: true; value: Value } | { ok: false; error: unknown } {
  try {
    return { ok: true, value: action() };
  } catch (error) {
    return { ok: false, error };
  }
}

function nameOf(found: unknown): string {
  const id = typeof found === 'object' && found !== null && 'id' in found ? found.id : undefined;
  return typeof id === 'string' ? id : `nameless ${JSON.stringify(found).slice(0, 60)}`;
}
