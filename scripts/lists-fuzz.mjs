import './node-version.mjs';
import { npm } from './npm.mjs';

/**
 * Reads ten thousand mutated army lists and random bytes, new ones every time; a failure names its seed and
 * the list.
 */
const FUZZ = [
  'exec',
  '--',
  'vitest',
  'run',
  '--project',
  'unit',
  'src/army-list/mutated-lists.property.test.ts',
];
process.exit(await npm(FUZZ, { ...process.env, LIST_FUZZ: process.env.LIST_FUZZ ?? '10000' }));
