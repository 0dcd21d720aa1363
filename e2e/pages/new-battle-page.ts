import { expect, type Locator, type Page } from '@playwright/test';
import { FightPage } from './fight-page';
import { SetupForm } from './setup-form';

/** The rulebook, and all that may be said before a battle but need not. */
export class NewBattlePage extends SetupForm {
  readonly heading: Locator;
  readonly fightButton: Locator;

  constructor(page: Page) {
    super(page);
    this.heading = page.getByRole('heading', { name: 'New battle' });
    this.fightButton = page.getByRole('button', { name: 'Fight', exact: true });
  }

  /** A rulebook to choose, by its name. */
  rulebook(name: string): Locator {
    return this.page.getByRole('group', { name: 'Rulebook' }).getByRole('radio', { name, exact: true });
  }

  async fight(): Promise<FightPage> {
    await this.fightButton.click();
    const fight = new FightPage(this.page);
    await expect(fight.closeRoundButton).toBeVisible();
    return fight;
  }
}
