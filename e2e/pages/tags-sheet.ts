import { expect, type Locator, type Page } from '@playwright/test';
import { Sheet } from './sheet';

/** The tags of a battle. */
export class TagsSheet extends Sheet {
  readonly newTag: Locator;

  constructor(page: Page) {
    super(page);
    this.newTag = this.dialog.getByRole('textbox', { name: 'New tag' });
  }

  /** Types a tag and adds it, whatever comes of it. */
  async enter(tag: string): Promise<void> {
    await this.newTag.fill(tag);
    await this.dialog.getByRole('button', { name: 'Add', exact: true }).click();
  }

  async add(tag: string): Promise<void> {
    await this.enter(tag);
    await expect(this.tag(tag)).toBeVisible();
  }

  /** A tag that the battle has, to be taken away. */
  tag(tag: string): Locator {
    return this.dialog.getByRole('button', { name: `Take ${tag} away`, exact: true });
  }

  async done(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Done' }).click();
    await expect(this.dialog).toBeHidden();
  }
}
