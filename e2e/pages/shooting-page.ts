import { expect, type Locator } from '@playwright/test';
import { AssaultPage } from './assault-page';
import { Sheet } from './sheet';
import type { SideName } from './side-name';

/** A shooting attack: who shoots, at whom, and the questions of a fight. */
export class ShootingPage extends AssaultPage {
  /** Opens an attack of that side from the list of combats: two taps. */
  async open(side: SideName): Promise<void> {
    await this.page.getByRole('banner').getByRole('button').filter({ hasNotText: 'Menu' }).last().tap();
    await new Sheet(this.page).dialog.getByRole('button', { name: `${side} shoots`, exact: true }).tap();
    await expect(this.shooters(side)).toBeVisible();
  }

  shooters(side: SideName): Locator {
    return this.page.getByRole('region', { name: `${side} shoots` });
  }

  targets(side: SideName): Locator {
    return this.page.getByRole('region', { name: `${side} is shot at` });
  }

  get settled(): Locator {
    return this.page.getByRole('region', { name: 'Shooting attack' });
  }

  /** Says what a group shoots with; each value is two taps. */
  async arm(
    side: SideName,
    group: string,
    stats: Readonly<Record<string, string>>,
    rules: readonly string[] = [],
  ) {
    await this.shooters(side)
      .getByRole('button', { name: new RegExp(`^\\d+ × ${group}`) })
      .click();
    const sheet = new Sheet(this.page);
    await sheet.expectTitle(`What ${group} shoots with`);
    for (const [stat, value] of Object.entries(stats)) {
      await sheet.dialog.getByRole('radio', { name: new RegExp(`^${stat} `) }).check();
      await sheet.dialog.getByRole('button', { name: `Set ${stat} to ${value}`, exact: true }).click();
    }
    for (const rule of rules) await sheet.dialog.getByRole('switch', { name: rule, exact: true }).click();
    await sheet.dialog.getByRole('button', { name: 'Done', exact: true }).click();
    await expect(sheet.dialog).toBeHidden();
  }
}
