import { expect, type Locator, type Page } from '@playwright/test';
import { tapInches } from './break-test-sheet';
import { CombatsSheet } from './combats-sheet';
import { Sheet } from './sheet';
import type { SideName } from './side-name';
import { tapUntil } from './tap-until';

/**
 * The button that opens the list of combats: its name has the short and the long name of the one on screen.
 */
export const SWITCHER = /^(Combats?\b|Shooting \d|\d+ |\S+ shoots )/;

/** The sides of a unit, in the words of the screen. */
export type FacingName = 'front' | 'left flank' | 'right flank' | 'rear';

/** Whom a unit fights, in which of the enemy's facings, and whether it charged. */
export type Fight = {
  readonly unit: string;
  readonly enemy: string;
  readonly facing: FacingName;
  readonly charged?: boolean;
};

/** The combats, by the units that fight in them: "Spearmen v Knights". */
export class NamedCombats {
  readonly button: Locator;
  private readonly dialog: Locator;

  constructor(readonly page: Page) {
    this.button = page.getByRole('banner').getByRole('button', { name: SWITCHER });
    this.dialog = page.getByRole('dialog', { name: 'Combats', exact: true });
  }

  /** The combat on screen, and how many are open if there are several. */
  async expectShown(title: string, open = 1): Promise<void> {
    const called = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const several = open > 1 ? ` · ${open} open` : '';
    await expect(this.button).toHaveAccessibleName(new RegExp(`^(.*: )?${called}${several}$`));
  }

  async open(): Promise<CombatsSheet> {
    await this.button.click();
    const sheet = new CombatsSheet(this.page);
    await sheet.expectTitle('Combats');
    return sheet;
  }

  /** A combat of the list, with its state: "Spearmen v Knights round 1". */
  combat(title: string): Locator {
    return this.dialog.getByRole('listitem').getByRole('button').filter({ hasText: title });
  }

  async show(title: string): Promise<void> {
    await this.open();
    await this.combat(title).click();
    await expect(this.dialog).toBeHidden();
  }

  async openUnits(): Promise<EngageSheet> {
    const combats = await this.open();
    await combats.dialog.getByRole('button', { name: /^Who fights in Combat \d+\?$/ }).click();
    const sheet = new EngageSheet(this.page);
    await expect(sheet.dialog).toHaveAccessibleName(/^Who fights in Combat \d+\?$/);
    return sheet;
  }

  /**
   * Sends these units into the combat on screen. They are paired by order, front to front, except as given.
   */
  async engage(units: readonly string[], fights: readonly Fight[] = []): Promise<void> {
    await (await this.openUnits()).engage(units, fights);
  }

  /** Opens one more combat, and sends these units into it. */
  async engageAnother(units: readonly string[], fights: readonly Fight[] = []): Promise<void> {
    await (await this.open()).newCombat();
    // Where only one army has a unit to send, nobody is asked.
    const asks = this.page.getByRole('button', { name: /^Who fights in Combat \d+\?$/ });
    if (!(await asks.isVisible())) return await this.engage(units, fights);
    const sheet = new EngageSheet(this.page);
    await expect(sheet.dialog).toHaveAccessibleName(/^Who fights in Combat \d+\?$/);
    await sheet.engage(units, fights);
  }
}

/** The units that fight in the combat, and who fights whom where. */
export class EngageSheet extends Sheet {
  readonly refusal: Locator;

  constructor(page: Page) {
    super(page);
    this.refusal = this.dialog.getByRole('alert');
  }

  /** Sends these units into the combat, none by a charge except as given, and closes the sheet. */
  async engage(units: readonly string[], fights: readonly Fight[]): Promise<void> {
    await this.whoCharged('Nobody').check();
    for (const unit of units) await this.join(unit);
    for (const fight of fights) await this.fight(fight);
    await this.close();
  }

  /** Who charged, preset by whose turn it is. */
  whoCharged(side: SideName | 'Nobody'): Locator {
    return this.dialog.getByRole('radio', { name: side, exact: true });
  }

  unit(name: string): Locator {
    return this.dialog.getByRole('switch', { name: `${name} fights`, exact: true });
  }

  /** What the unit's block says below its name: "joined to Spearmen". */
  joinedTo(name: string): Locator {
    return this.unit(name).getByText(/^joined to /);
  }

  async join(name: string): Promise<void> {
    await this.unit(name).click();
    await expect(this.unit(name)).toBeChecked();
  }

  /** Shows the facings. */
  async showFaces(): Promise<void> {
    const button = this.dialog.getByRole('button', { name: 'Who faces whom?' });
    const shown = this.page.getByRole('dialog', { name: 'Who faces whom?', exact: true });
    await expect(button.or(shown)).toBeVisible();
    if (await button.isVisible()) await button.click();
    await expect(shown).toBeVisible();
  }

  /** The edge of the enemy at which the unit stands: a tap turns the enemy to the next one. */
  facing(unit: string, enemy: string): Locator {
    return this.dialog.getByRole('radiogroup', { name: `${unit} against ${enemy}`, exact: true });
  }

  charged(unit: string, enemy: string): Locator {
    return this.dialog.getByRole('switch', { name: `${unit} charged ${enemy}`, exact: true });
  }

  /** A unit as a block of the picture: a tap on one of each side connects the two, or separates them. */
  block(unit: string): Locator {
    return this.dialog.getByRole('button', { name: `${unit}: choose whom it fights`, exact: true });
  }

  async tapTwo(one: string, other: string): Promise<void> {
    await this.block(one).click();
    await this.block(other).click();
  }

  async fight({ unit, enemy, facing, charged = false }: Fight): Promise<void> {
    await this.showFaces();
    const edge = this.facing(unit, enemy);
    const wanted = edge.getByRole('radio', { name: facing, exact: true });
    await tapUntil(edge, wanted);
    if (charged) await this.charged(unit, enemy).click();
  }
}

/** Shown once before a round is closed: what the units would add and the score leaves out. */
export class ForgottenSheet extends Sheet {
  async expectSaid(...sentences: readonly string[]): Promise<void> {
    await this.expectTitle('Before you close the round');
    await expect(this.dialog.getByRole('listitem').locator('span:first-child')).toContainText([...sentences]);
  }

  async add(points: string): Promise<void> {
    await this.dialog.getByRole('button', { name: `Add ${points}`, exact: true }).click();
  }

  /** Closes the round, with or without these additions. */
  async closeRound(): Promise<void> {
    await this.dialog.getByRole('button', { name: /^Close (as it is|round)$/ }).click();
    await expect(this.dialog).toBeHidden();
  }
}

/** The break test of one unit among those of the losing side. */
export class UnitTest {
  readonly line: Locator;
  readonly sheet: Locator;

  constructor(
    readonly page: Page,
    private readonly unit: string,
  ) {
    this.line = page.getByRole('region', { name: `${unit}: break test`, exact: true });
    this.sheet = page.getByRole('dialog', { name: `${unit}: break test`, exact: true });
  }

  /** Opens the tests of all units of a side, if several test. */
  static async openSeveral(page: Page, count: number): Promise<Locator> {
    const strip = new RegExp(`^(${count} units test|[0-9]+ of ${count} still test)$`);
    await page.getByRole('button', { name: strip }).click();
    return page.getByRole('dialog', { name: 'Break tests', exact: true });
  }

  async sayHeld(): Promise<void> {
    await this.line.getByRole('button', { name: `${this.unit} held` }).click();
  }

  /** Opens the test in full. */
  async open(): Promise<void> {
    await this.line.getByRole('button', { name: `${this.unit}: the break test in full` }).click();
    await expect(this.sheet).toBeVisible();
  }

  applies(input: string): Locator {
    return this.sheet.getByRole('switch', { name: input, exact: true });
  }

  button(name: string): Locator {
    return this.sheet.getByRole('button', { name, exact: true });
  }

  /** Enters that it broke: the sheet with flight and pursuit opens by itself. */
  async sayBroke(): Promise<void> {
    await this.line.getByRole('button', { name: `${this.unit} broke` }).click();
    await expect(this.sheet).toBeVisible();
  }

  /** Enters how far it flees and how far the enemy pursues, which closes its sheet. */
  async pursue(enemy: SideName, flees: number, pursues: number): Promise<void> {
    const panel = this.sheet.getByRole('region', { name: 'Flee and pursuit' });
    await tapInches(panel, `${this.unit} fled`, flees);
    await tapInches(panel, `${enemy} pursues`, pursues);
    await expect(this.sheet).toBeHidden();
  }

  /** No unit pursues. */
  async letGo(): Promise<void> {
    await this.sheet.getByRole('button', { name: 'Got away', exact: true }).click();
    await expect(this.sheet).toBeHidden();
  }
}
