import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { BackupBattle, DeviceMemory } from '../src/storage/backup-file';
import { readBackup } from '../src/testing/read-backup';
import { expect } from './fixtures';

export type ExportedFile = {
  readonly name: string;
  readonly battles: readonly BackupBattle[];
  /** The records of the device; null in the file of a single battle. */
  readonly device: DeviceMemory | null;
};

/**
 * The content of the file that the page saves after a tap. The file must be complete, and its logs without a
 * gap.
 */
export async function exported(page: Page, tap: () => Promise<void>): Promise<ExportedFile> {
  const { name, text } = await savedFile(page, tap);
  const reading = readBackup(text);
  if (!reading.ok) throw new Error(`The exported file is refused: ${reading.refusal.code}`);
  const { stamp, battles, damaged, device } = reading.value;
  expect(stamp, 'the first line of the file').not.toBeNull();
  expect(damaged).toEqual([]);
  for (const { entries } of battles) {
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, index) => index + 1));
  }
  return { name, battles, device };
}

export type SavedFile = { readonly name: string; readonly text: string };

/** The file that the page saves after a tap, unchanged. */
export function savedFile(page: Page, tap: () => Promise<void>): Promise<SavedFile> {
  return (isFirefox(page) ? handedOver : downloaded)(page, tap);
}

async function downloaded(page: Page, tap: () => Promise<void>): Promise<SavedFile> {
  const saving = page.waitForEvent('download');
  await tap();
  const download = await saving;
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
}

function isFirefox(page: Page): boolean {
  return page.context().browser()?.browserType().name() === 'firefox';
}

/**
 * The protocol of this Firefox does not report downloads, so the file is taken where the page gives it to the
 * browser.
 */
async function handedOver(page: Page, tap: () => Promise<void>): Promise<SavedFile> {
  await page.evaluate(() => {
    Reflect.set(globalThis, 'handedOver', null);
    const addressOf = URL.createObjectURL;
    URL.createObjectURL = (file) => {
      if (file instanceof File) {
        file.text().then((text) => Reflect.set(globalThis, 'handedOver', { name: file.name, text }));
      }
      return addressOf.call(URL, file);
    };
  });
  await tap();
  const file = await page.waitForFunction(() => Reflect.get(globalThis, 'handedOver'));
  return (await file.jsonValue()) as SavedFile;
}
