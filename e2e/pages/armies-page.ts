import { expect, type Locator, type Page } from '@playwright/test';
import { BattleFrame } from './battle-frame';
import { FightPage } from './fight-page';
import { KeypadSheet } from './keypad-sheet';
import { Sheet } from './sheet';
import type { SideName } from './side-name';

/** The typed values of a unit; missing ones stay empty. */
export type TypedUnit = {
  readonly name: string;
  readonly points?: string;
  readonly models?: string;
  readonly healthEach?: string;
  readonly marks?: readonly string[];
};

/** Both rosters, a tab for each side. */
export class ArmiesPage extends BattleFrame {
  readonly addUnitButton: Locator;
  readonly roster: Locator;

  constructor(page: Page) {
    super(page);
    this.addUnitButton = page.getByRole('button', { name: 'Add unit', exact: true });
    this.roster = page.getByRole('tabpanel').getByRole('listitem');
  }

  /** Goes to the room from any other room of the battle. */
  static async open(page: Page): Promise<ArmiesPage> {
    await page.getByRole('navigation').getByRole('link', { name: 'Armies' }).click();
    const armies = new ArmiesPage(page);
    await expect(armies.addUnitButton).toBeVisible();
    return armies;
  }

  async openFight(): Promise<FightPage> {
    await this.page.getByRole('navigation').getByRole('link', { name: 'Fight' }).click();
    return new FightPage(this.page);
  }

  tab(side: SideName): Locator {
    return this.page.getByRole('tab', { name: new RegExp(`^${side} `) });
  }

  async show(side: SideName): Promise<void> {
    await this.tab(side).click();
    await expect(this.tab(side)).toHaveAttribute('aria-selected', 'true');
  }

  /** The names of the roster on screen, top to bottom. */
  async expectUnits(...names: readonly string[]): Promise<void> {
    await expect(this.roster).toHaveCount(names.length);
    for (const [index, name] of names.entries()) {
      await expect(this.roster.nth(index).getByText(name, { exact: true })).toBeVisible();
    }
  }

  unit(name: string): UnitRow {
    return new UnitRow(this.page, name);
  }

  async openAdding(side: SideName): Promise<UnitFormSheet> {
    await this.addUnitButton.click();
    const form = new UnitFormSheet(this.page);
    await form.expectTitle(`New unit of ${side}`);
    return form;
  }

  /** Adds units as a hurried player does: one form, with "Add and next" after each except the last. */
  async add(side: SideName, ...units: readonly TypedUnit[]): Promise<void> {
    await this.show(side);
    const form = await this.openAdding(side);
    for (const [index, unit] of units.entries()) {
      await form.fill(unit);
      if (index < units.length - 1) await form.addAnother(unit.name);
    }
    await form.add();
  }
}

/** One unit of the roster on screen. */
export class UnitRow {
  readonly item: Locator;
  readonly loseButton: Locator;
  readonly giveBackButton: Locator;
  readonly lostNumber: Locator;

  constructor(
    private readonly page: Page,
    private readonly name: string,
  ) {
    this.item = page
      .getByRole('tabpanel')
      .getByRole('listitem')
      .filter({ has: page.getByText(name, { exact: true }) });
    this.loseButton = this.item.getByRole('button', { name: new RegExp(`^${name}: lose 1 `) });
    this.giveBackButton = this.item.getByRole('button', { name: new RegExp(`^Give back 1 .* to ${name}$`) });
    this.lostNumber = this.item.getByRole('button', { name: /Enter a number$/ });
  }

  async lose(count: number): Promise<void> {
    for (let tap = 0; tap < count; tap++) await this.loseButton.click();
  }

  /** The losses, and the health left in words: "15 of 20 · 1 wounded". */
  async expectHealth(lost: number, left: string): Promise<void> {
    await expect(this.lostNumber).toHaveAccessibleName(`${this.name}: ${lost} lost. Enter a number`);
    await expect(this.item.getByText(left, { exact: true })).toBeVisible();
  }

  /** Its worth to the enemy: "+105 to Blue". */
  async expectWorth(worth: string): Promise<void> {
    await expect(this.item.getByText(worth, { exact: true })).toBeVisible();
  }

  /** A mark or a fate beside its name. */
  mark(text: string): Locator {
    return this.item.getByText(text, { exact: true });
  }

  /** Units that have left the table are folded below the others. */
  async expectStruckThrough(): Promise<void> {
    const folded = this.page.getByRole('tabpanel').locator('details:not([open]) > summary');
    if (!(await this.item.isVisible()) && (await folded.isVisible())) await folded.click();
    await expect(this.item.getByText(this.name, { exact: true })).toHaveCSS(
      'text-decoration-line',
      'line-through',
    );
  }

  async openKeypad(): Promise<KeypadSheet> {
    await this.lostNumber.click();
    return new KeypadSheet(this.page);
  }

  async open(): Promise<UnitSheet> {
    await this.item.getByText(this.name, { exact: true }).click();
    const sheet = new UnitSheet(this.page);
    await sheet.expectTitle(this.name);
    return sheet;
  }
}

/** The page of a unit. */
export class UnitSheet extends Sheet {
  readonly refusal: Locator;

  constructor(page: Page) {
    super(page);
    this.refusal = this.dialog.getByRole('alert');
  }

  button(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }

  fate(name: string): Locator {
    return this.dialog.getByRole('radio', { name, exact: true });
  }

  /** Enters the unit's fate, and closes the sheet. */
  async say(fate: string): Promise<void> {
    await this.fate(fate).check();
    await this.close();
  }

  notFromCombat(number: number): Locator {
    return this.dialog.getByRole('switch', { name: `Losses are not from Combat ${number}` });
  }

  async duplicate(): Promise<void> {
    await this.dialog.getByRole('button', { name: /^Duplicate/ }).click();
    await expect(this.dialog).toBeHidden();
  }

  async remove(): Promise<void> {
    await this.button('Remove').click();
    await expect(this.dialog).toBeHidden();
  }

  async edit(name: string): Promise<UnitFormSheet> {
    await this.button('Edit').click();
    const form = new UnitFormSheet(this.page);
    await form.expectTitle(`Edit ${name}`);
    return form;
  }
}

/** The form for a unit, new or existing. */
export class UnitFormSheet extends Sheet {
  readonly name: Locator;
  readonly points: Locator;
  readonly models: Locator;
  readonly healthEach: Locator;

  constructor(page: Page) {
    super(page);
    this.name = this.field('Name');
    this.points = this.field('Points');
    this.models = this.field('Models');
    this.healthEach = this.dialog.getByRole('textbox', { name: /^(Health Points|Wounds) each$/ });
  }

  field(name: string): Locator {
    return this.dialog.getByRole('textbox', { name, exact: true });
  }

  mark(name: string): Locator {
    return this.dialog.getByRole('switch', { name, exact: true });
  }

  async fill({ name, points, models, healthEach, marks = [] }: TypedUnit): Promise<void> {
    await this.name.fill(name);
    if (points !== undefined) await this.points.fill(points);
    if (models !== undefined) await this.models.fill(models);
    if (healthEach !== undefined) await this.healthEach.fill(healthEach);
    for (const mark of marks) await this.mark(mark).click();
  }

  /** Presses "Add", which may be refused. */
  async tryToAdd(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Add and close', exact: true }).click();
  }

  async add(): Promise<void> {
    await this.tryToAdd();
    await expect(this.dialog).toBeHidden();
  }

  /** Adds the unit; the form is then empty for the next one. */
  async addAnother(name: string): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Add and next', exact: true }).click();
    await expect(this.dialog.getByText(`${name} added: `)).toBeVisible();
    await expect(this.name).toHaveValue('');
    await expect(this.name).toBeFocused();
  }

  async save(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(this.dialog).toBeHidden();
  }
}
