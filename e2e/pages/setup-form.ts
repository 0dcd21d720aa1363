import type { Locator, Page } from '@playwright/test';
import type { SideName } from './side-name';

/** Names, army points and the first turn, before a battle or in it. */
export class SetupForm {
  readonly armyPoints: Locator;
  readonly deployment: Locator;

  constructor(readonly page: Page) {
    this.armyPoints = page.getByRole('textbox', { name: 'Army points' });
    this.deployment = page.getByRole('textbox', { name: 'Deployment' });
  }

  player(side: SideName): Locator {
    return this.page.getByRole('textbox', { name: `${side}: player` });
  }

  army(side: SideName): Locator {
    return this.page.getByRole('textbox', { name: `${side}: army` });
  }

  async beginWith(side: SideName): Promise<void> {
    await this.page.getByRole('group', { name: 'First turn' }).getByRole('radio', { name: side }).check();
  }

  async save(): Promise<void> {
    await this.page.getByRole('button', { name: 'Save' }).click();
  }
}
