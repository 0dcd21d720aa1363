import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type BackupBattle, readBackup } from '@/storage/backup-file';
import { expect } from './fixtures';

export type ExportedFile = { readonly name: string; readonly battles: readonly BackupBattle[] };

/** What the file holds that the page saves in answer to a tap. It must be whole, and its logs without a gap. */
export async function exported(page: Page, tap: () => Promise<void>): Promise<ExportedFile> {
  const saving = page.waitForEvent('download');
  await tap();
  const download = await saving;
  const reading = readBackup(readFileSync(await download.path(), 'utf8'));
  if (!reading.ok) throw new Error(`The exported file is refused: ${reading.refusal.code}`);
  const { stamp, battles, damaged } = reading.value;
  expect(stamp, 'the first line of the file').not.toBeNull();
  expect(damaged).toEqual([]);
  for (const { entries } of battles) {
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, index) => index + 1));
  }
  return { name: download.suggestedFilename(), battles };
}
