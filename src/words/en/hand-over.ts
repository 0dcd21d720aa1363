import { report } from './report';
import { result } from './result';
import { table } from './table';

/** The sentences for exporting a battle, in English: its report and its result. */
export const enHandOver = {
  report,
  result,
  table,
  toBattle: 'Back to the battle',
  toSettings: 'Back to the settings',
  ways: {
    shareText: 'Share text',
    shareFile: 'Share file',
    shareFailed: 'The share sheet did not open. Copy or save it instead.',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'This browser lets nothing be copied. Select it above instead.',
    save: 'Save',
    saveFailed: 'This browser saves no files. Copy it instead.',
    print: 'Print',
  },
};
