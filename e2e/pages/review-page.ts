import { expect, type Locator, type Page } from '@playwright/test';
import { Sheet } from './sheet';
import type { SideName } from './side-name';

export type ReviewRoomName = 'Result' | 'Replay' | 'Log' | 'Combats' | 'Units' | 'Charts';

/** A battle in review, with rooms of its own. */
export class ReviewPage {
  /** The battle at the chosen moment. */
  readonly moment: Locator;
  readonly slider: Locator;
  /** What happened at that moment. */
  readonly controls: Locator;

  constructor(readonly page: Page) {
    this.moment = page.getByRole('region', { name: 'The battle at this moment' });
    this.slider = page.getByRole('slider', { name: 'Moment of the battle' });
    this.controls = page.getByRole('region', { name: 'The way through time' });
  }

  async goTo(name: ReviewRoomName): Promise<void> {
    const link = this.page
      .getByRole('navigation', { name: 'Rooms of the review' })
      .getByRole('link', { name, exact: true });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
  }

  /** The lines of the log, of a unit's story, or the units: whatever the room lists. */
  line(text: string | RegExp): Locator {
    return this.page.getByRole('main').getByRole('listitem').filter({ hasText: text });
  }

  /** Slides to the entry of that number. */
  async slideTo(entry: number): Promise<void> {
    await this.slider.fill(String(entry - 1));
  }

  async step(where: 'One entry back' | 'One entry on'): Promise<void> {
    await this.controls.getByRole('button', { name: where }).click();
  }

  async toTurn(turn: string): Promise<void> {
    await this.controls.getByRole('combobox', { name: 'To a turn' }).selectOption(turn);
  }

  async expectMoment(place: string, sentence: string): Promise<void> {
    await expect(this.controls.getByText(place, { exact: true })).toBeVisible();
    await expect(this.controls.getByRole('paragraph').first()).toContainText(sentence);
  }

  /** What a unit of that side had left at the moment chosen: "17 of 20". */
  async expectUnitThen(side: SideName, unit: string, left: string): Promise<void> {
    const item = this.moment
      .getByRole('region', { name: `${side}’s army` })
      .getByRole('listitem')
      .filter({ hasText: unit });
    await expect(item.getByText(left, { exact: true })).toBeVisible();
  }

  /** Opens the filters of the log and chooses in one of them. */
  async filter(by: 'Unit' | 'Combat' | 'Side' | 'What', option: string): Promise<void> {
    const button = this.page.getByRole('button', { name: /^Filter/ });
    if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
    await this.page.getByRole('combobox', { name: by, exact: true }).selectOption(option);
  }

  async showEverything(): Promise<void> {
    await this.page.getByRole('button', { name: 'Show everything' }).click();
  }

  combat(title: string): Locator {
    return this.page.getByRole('region', { name: title });
  }

  async openNote(button: string): Promise<NoteSheet> {
    await this.page.getByRole('button', { name: button }).click();
    const sheet = new NoteSheet(this.page);
    await sheet.expectTitle('Note');
    return sheet;
  }
}

/** Where a note or a correction is written. */
export class NoteSheet extends Sheet {
  readonly text = this.dialog.getByRole('textbox', { name: 'What should stand beside it' });

  async trySaving(text: string): Promise<void> {
    await this.text.fill(text);
    await this.dialog.getByRole('button', { name: 'Save the note' }).click();
  }

  async save(text: string): Promise<void> {
    await this.trySaving(text);
    await expect(this.dialog).toBeHidden();
  }
}
