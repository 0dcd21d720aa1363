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
    // A field that offers earlier names is a combobox, one that has none to offer is a textbox.
    return this.page.getByLabel(`${side}: player`, { exact: true });
  }

  army(side: SideName): Locator {
    return this.page.getByLabel(`${side}: army`, { exact: true });
  }

  async beginWith(side: SideName): Promise<void> {
    await this.page.getByRole('group', { name: 'First turn' }).getByRole('radio', { name: side }).check();
  }

  async save(): Promise<void> {
    await this.page.getByRole('button', { name: 'Save' }).click();
  }
}
