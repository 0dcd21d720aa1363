import type { Page } from '@playwright/test';
import type { Ledger } from '../../src/battle/log/ledger';
import { writeBackup } from '../../src/storage/backup-file';
import { BattlesPage } from './battles-page';
import { RestorePage } from './restore-page';

/** Brings a battle of Blue and Red that was begun elsewhere by a backup, and opens it from Home. */
export async function openBrought(page: Page, { entries }: Ledger): Promise<void> {
  const restore = await RestorePage.open(page);
  const battles = [{ battleId: 'b1', entries }];
  await restore.choose(writeBackup({ exportedAt: 1_760_000_500_000, appVersion: '0.1.0', battles }));
  await restore.goButton.click();
  await restore.expectDone('1 battle added');
  await restore.toBattlesButton.click();
  await new BattlesPage(page).openBattle('Blue v Red');
}
