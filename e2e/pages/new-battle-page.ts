import { expect, type Locator, type Page } from '@playwright/test';
import { EDITIONS, type Edition } from '../../src/rules/index';
import { FightPage } from './fight-page';
import { MeleePage } from './melee-page';
import { SetupForm } from './setup-form';

/** The rulebook, and everything optional before a battle. */
export class NewBattlePage extends SetupForm {
  readonly heading: Locator;
  readonly fightButton: Locator;
  private readonly rulebooks: Locator;

  constructor(page: Page) {
    super(page);
    this.heading = page.getByRole('heading', { name: 'New battle' });
    this.rulebooks = page.getByRole('group', { name: 'Rulebook', exact: true });
    this.fightButton = page.getByRole('button', { name: 'Fight', exact: true });
  }

  /** A rulebook, by its name; hidden while its family is folded. */
  rulebook(name: string): Locator {
    return this.rulebooks.getByRole('radio', { name, exact: true });
  }

  /** The button that unfolds the family of that rulebook; missing while its rulebooks are shown. */
  fold(name: string): Locator {
    const { family } = (EDITIONS as readonly Edition[]).find((edition) => edition.name === name) ?? {};
    return this.rulebooks.getByRole('button', { name: new RegExp(`^${family} `), expanded: false });
  }

  /** Chooses a rulebook, and unfolds its family first if needed. */
  async choose(name: string): Promise<void> {
    await expect(this.fightButton).toBeVisible();
    if (await this.fold(name).isVisible()) await this.fold(name).click();
    await this.rulebook(name).check();
  }

  /** Shows the fields that a battle can begin without. */
  async unfold(): Promise<void> {
    await this.page.getByRole('button', { name: /^Names, colours, size/, expanded: false }).click();
    await expect(this.armyPoints).toBeVisible();
  }

  /** Begins a battle whose combats nobody wins. */
  async fightWithoutScore(): Promise<MeleePage> {
    await this.fightButton.click();
    const fight = new MeleePage(this.page);
    await expect(this.page.getByRole('radio', { name: 'Shooting', exact: true })).toBeChecked();
    return fight;
  }

  async fight(): Promise<FightPage> {
    await this.fightButton.click();
    const fight = new FightPage(this.page);
    await expect(fight.closeRoundButton).toBeVisible();
    return fight;
  }
}
