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

  player(side: string): Locator {
    // A field that offers earlier names is a combobox, one that has none to offer is a textbox.
    return this.side(side).getByLabel('Player', { exact: true });
  }

  army(side: string): Locator {
    return this.side(side).getByLabel('Army', { exact: true });
  }

  tincture(side: string): Locator {
    return this.side(side).getByLabel('Colour');
  }

  device(side: string): Locator {
    return this.side(side).getByLabel('Pattern');
  }

  private side(side: string): Locator {
    return this.page.getByRole('group', { name: side, exact: true });
  }

  async beginWith(side: SideName): Promise<void> {
    await this.page.getByRole('group', { name: 'First turn' }).getByRole('radio', { name: side }).check();
  }

  async save(): Promise<void> {
    await this.page.getByRole('button', { name: 'Save' }).click();
  }
}
