import { expect, type Locator, type Page } from '@playwright/test';
import { FightPage } from './fight-page';
import { NewBattlePage } from './new-battle-page';
import { SettingsPage } from './settings-page';
import { Sheet } from './sheet';

/** Home: running battles, finished ones, and a new one. */
export class BattlesPage {
  readonly newBattleButton: Locator;
  readonly running: Locator;
  readonly finished: Locator;
  readonly deletionNews: Locator;

  constructor(readonly page: Page) {
    this.newBattleButton = page.getByRole('button', { name: 'New battle' });
    this.running = page.getByRole('region', { name: 'Running' }).getByRole('listitem');
    this.finished = page.getByRole('region', { name: 'Finished' }).getByRole('listitem');
    this.deletionNews = page.getByRole('status').filter({ hasText: /^Deleted:/ });
  }

  static async open(page: Page): Promise<BattlesPage> {
    await page.goto('./');
    const battles = new BattlesPage(page);
    await expect(battles.newBattleButton).toBeVisible();
    return battles;
  }

  async newBattle(): Promise<NewBattlePage> {
    await this.newBattleButton.click();
    const newBattle = new NewBattlePage(this.page);
    await expect(newBattle.heading).toBeVisible();
    return newBattle;
  }

  /** The card of a battle, by the sides it names: "Anna v Ben". */
  card(sides: string): Locator {
    return this.page.getByRole('listitem').filter({ hasText: sides });
  }

  async openBattle(sides: string): Promise<FightPage> {
    await this.card(sides).getByRole('link').click();
    const fight = new FightPage(this.page);
    await expect(fight.undoButton).toBeVisible();
    return fight;
  }

  /** What else can be done with a battle. */
  async options(sides: string): Promise<Sheet> {
    await this.page.getByRole('button', { name: `More for ${sides}` }).click();
    const sheet = new Sheet(this.page);
    await sheet.expectTitle(sides);
    return sheet;
  }

  async delete(sides: string): Promise<void> {
    const { dialog } = await this.options(sides);
    await dialog.getByRole('button', { name: 'Delete battle' }).click();
    await expect(this.deletionNews).toContainText(sides);
  }

  async undoDeletion(): Promise<void> {
    await this.deletionNews.getByRole('button', { name: 'Undo' }).click();
    await expect(this.deletionNews).toBeHidden();
  }

  /** The battles deleted in the last 30 days. */
  async openWastebasket(count: number): Promise<Sheet> {
    const title = `Deleted battles (${count})`;
    await this.page.getByRole('button', { name: title }).click();
    const sheet = new Sheet(this.page);
    await sheet.expectTitle(title);
    return sheet;
  }

  async openSettings(): Promise<SettingsPage> {
    await this.page.getByRole('link', { name: 'Settings' }).click();
    const settings = new SettingsPage(this.page);
    await expect(settings.heading).toBeVisible();
    return settings;
  }
}

/** A battle begun as a hurried player does: two taps, no names. */
export async function startBattle(page: Page): Promise<FightPage> {
  const battles = await BattlesPage.open(page);
  const newBattle = await battles.newBattle();
  return newBattle.fight();
}
