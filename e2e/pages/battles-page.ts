import { expect, type Locator, type Page } from '@playwright/test';
import { FightPage } from './fight-page';
import { FilterSheet } from './filter-sheet';
import { NewBattlePage } from './new-battle-page';
import { ReviewPage } from './review-page';
import { SeasonPage } from './season-page';
import { SettingsPage } from './settings-page';
import { Sheet } from './sheet';
import { TagsSheet } from './tags-sheet';

/** Waits until the app has taken the place of the screen that the build drew. */
export async function appStands(page: Page): Promise<void> {
  await expect(page.locator('[data-drawn]')).toHaveCount(0);
}

/** Home: running battles, finished ones, and a new one. */
export class BattlesPage {
  readonly newBattleButton: Locator;
  readonly running: Locator;
  readonly finished: Locator;
  /** The example battle. */
  readonly example: Locator;
  readonly exampleButton: Locator;
  /** Resumes the running battle that was played last. */
  readonly resumeButton: Locator;
  readonly deletionNews: Locator;
  readonly archiveNews: Locator;
  readonly searchField: Locator;
  readonly filterButton: Locator;
  /** The progress of a search, and its result. */
  readonly searchNews: Locator;

  constructor(readonly page: Page) {
    this.newBattleButton = page.getByRole('link', { name: 'New battle' });
    this.running = page.getByRole('region', { name: 'Running' }).getByRole('listitem');
    this.finished = page.getByRole('region', { name: 'Finished' }).getByRole('listitem');
    this.example = page.getByRole('region', { name: 'Example' }).getByRole('listitem');
    this.exampleButton = page.getByRole('button', { name: 'Look at an example' });
    this.resumeButton = page.getByRole('button', { name: /^Resume/ });
    this.deletionNews = page.getByRole('status').filter({ hasText: /^Deleted:/ });
    this.archiveNews = page.getByRole('status').filter({ hasText: /^Archived:/ });
    this.searchField = page.getByRole('searchbox', { name: 'Search battles' });
    this.filterButton = page.getByRole('button', { name: /^Filter/ });
    this.searchNews = page.getByRole('status').filter({ hasText: /^Searched/ });
  }

  static async open(page: Page): Promise<BattlesPage> {
    await page.goto('./');
    const battles = new BattlesPage(page);
    await appStands(page);
    await expect(battles.newBattleButton).toBeVisible();
    return battles;
  }

  /** With its names, colours and size unfolded. */
  async newBattle(): Promise<NewBattlePage> {
    await this.newBattleButton.click();
    const newBattle = new NewBattlePage(this.page);
    await newBattle.unfold();
    return newBattle;
  }

  /** The card of a battle, by the sides in its name: "Anna v Ben". */
  card(sides: string): Locator {
    return this.page.getByRole('listitem').filter({ hasText: sides });
  }

  /** A running battle, in its rooms. */
  async openBattle(sides: string): Promise<FightPage> {
    await this.card(sides).getByRole('link').click();
    const fight = new FightPage(this.page);
    await expect(fight.undoButton).toBeVisible();
    return fight;
  }

  /** A finished battle, in review. */
  async openReview(sides: string): Promise<ReviewPage> {
    await this.card(sides).getByRole('link').click();
    const review = new ReviewPage(this.page);
    await review.goTo('Result');
    return review;
  }

  /** A finished battle, in its rooms instead of its review. */
  async openRooms(sides: string): Promise<FightPage> {
    const { dialog } = await this.options(sides);
    await dialog.getByRole('button', { name: 'Review' }).click();
    await this.page.getByRole('link', { name: 'Battle', exact: true }).click();
    const fight = new FightPage(this.page);
    await this.page.getByRole('navigation').getByRole('link', { name: 'Fight' }).click();
    await expect(fight.undoButton).toBeVisible();
    return fight;
  }

  /** A rematch of the same players. */
  async rematch(sides: string): Promise<FightPage> {
    const { dialog } = await this.options(sides);
    await dialog.getByRole('button', { name: 'Rematch' }).click();
    const fight = new FightPage(this.page);
    await expect(fight.closeRoundButton).toBeVisible();
    return fight;
  }

  /** Opens the menu of a battle. */
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

  async archive(sides: string): Promise<void> {
    const { dialog } = await this.options(sides);
    await dialog.getByRole('button', { name: 'Archive', exact: true }).click();
    await expect(this.archiveNews).toContainText(sides);
  }

  /** Opens the tags of a battle. */
  async tags(sides: string): Promise<TagsSheet> {
    const { dialog } = await this.options(sides);
    await dialog.getByRole('button', { name: 'Tags' }).click();
    const sheet = new TagsSheet(this.page);
    await expect(sheet.newTag).toBeVisible();
    return sheet;
  }

  /** Opens all filters of the list. */
  async openFilter(): Promise<FilterSheet> {
    await this.filterButton.click();
    const sheet = new FilterSheet(this.page);
    await sheet.expectTitle('Filter');
    return sheet;
  }

  /** Waits until all battles are searched and that many are found. */
  async expectFound(found: number, of: number): Promise<void> {
    const battles = (count: number) => (count === 1 ? '1 battle' : `${count.toLocaleString('en')} battles`);
    await expect(this.searchNews).toHaveText(
      `Searched ${of.toLocaleString('en')} of ${battles(of)} · ${battles(found)} found`,
    );
  }

  /** An active filter, which a tap removes. */
  chip(text: string): Locator {
    return this.page.getByRole('button', { name: `Clear ${text}`, exact: true });
  }

  async openSeason(): Promise<SeasonPage> {
    await this.page.getByRole('link', { name: 'Season' }).click();
    const season = new SeasonPage(this.page);
    await expect(season.heading).toBeVisible();
    return season;
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

/** Starts a battle as a hurried player does: two taps, no names. */
export async function startBattle(page: Page): Promise<FightPage> {
  const battles = await BattlesPage.open(page);
  const newBattle = await battles.newBattle();
  return newBattle.fight();
}
