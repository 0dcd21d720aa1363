import { expect, type Locator, type Page } from '@playwright/test';
import { BattleFrame } from './battle-frame';
import { Sheet } from './sheet';

/** Why a number of damage is entered on the keypad. */
type Cause = 'by shooting' | 'in combat' | 'no test';

/** The fight of a battle in which nobody wins a combat: units that gather damage, and their tests. */
export class MeleePage extends BattleFrame {
  readonly closeRoundButton: Locator;
  private readonly sheet: Sheet;

  constructor(page: Page) {
    super(page);
    this.closeRoundButton = page.getByRole('button', { name: /^Close round/ });
    this.sheet = new Sheet(page);
  }

  /** A unit with its damage, by its name. */
  unit(name: string): Locator {
    return this.page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: this.page.getByText(name, { exact: true }) });
  }

  async look(at: 'Shooting' | 'Combat'): Promise<void> {
    await this.page.getByRole('radio', { name: at, exact: true }).check();
  }

  /** Damage by as many taps. */
  async damage(name: string, taps: number): Promise<void> {
    const more = this.unit(name).getByRole('button', { name: new RegExp(`^${name}: damage \\+1 `) });
    for (let tap = 0; tap < taps; tap++) await more.click();
  }

  /** Damage on the keypad, and by what. */
  async enter(name: string, count: number, cause: Cause): Promise<void> {
    await this.unit(name)
      .getByRole('button', { name: /Enter a number$/ })
      .click();
    for (const digit of String(count)) {
      await this.sheet.dialog.getByRole('button', { name: digit, exact: true }).click();
    }
    const { dialog } = this.sheet;
    await dialog.getByRole('button', { name: new RegExp(`^${count} more,? ${cause}$`) }).click();
    await expect(dialog).toBeHidden();
  }

  /** What a unit shows of itself: its damage, what its test holds on, what it is. */
  async expectUnit(name: string, ...texts: readonly string[]): Promise<void> {
    for (const text of texts) await expect(this.unit(name)).toContainText(text);
  }

  /** Whether a unit must test now. */
  due(name: string): Locator {
    return this.unit(name).getByRole('button', { name: /^Test now: / });
  }

  /** The order by which an engaged unit leaves its combat. */
  withdraw(name: string): Locator {
    return this.page.getByRole('button', { name: `${name}: Withdraw!`, exact: true });
  }

  async openTest(name: string): Promise<void> {
    await this.due(name).click();
    await this.sheet.expectTitle(`${name}: test`);
  }

  /** Enters what the two dice of an open test show. */
  async throws(total: number): Promise<void> {
    await this.sheet.dialog
      .getByRole('radiogroup', { name: 'What the two dice show' })
      .getByRole('radio', { name: String(total), exact: true })
      .click();
  }

  /** Reads how an open test ended, and closes it. */
  async ended(outcome: string, how: string): Promise<void> {
    const said = this.sheet.dialog.getByRole('status');
    await expect(said).toContainText(outcome);
    await expect(said).toContainText(how);
    await this.sheet.dialog.getByRole('button', { name: 'Done', exact: true }).click();
    await expect(this.sheet.dialog).toBeHidden();
  }

  /** The whole test of a unit by one throw. */
  async test(name: string, total: number, outcome: string, how: string): Promise<void> {
    await this.openTest(name);
    await this.throws(total);
    await this.ended(outcome, how);
  }

  /** Sends these units into a combat that has none. */
  async fight(...names: readonly string[]): Promise<void> {
    await this.page.getByRole('button', { name: 'New combat', exact: true }).last().click();
    await expect(this.page.getByRole('dialog', { name: /^Who fights in Combat \d+\?$/ })).toBeVisible();
    for (const name of names) {
      await this.sheet.dialog.getByRole('switch', { name: `${name} fights`, exact: true }).click();
    }
    await this.sheet.close();
  }

  async closeRound(): Promise<void> {
    await this.closeRoundButton.click();
    await expect(this.closeRoundButton).toBeHidden();
  }

  /** Goes on to the turn named "Turn 1 · Red" by the button below or in the room. */
  async next(turn: string): Promise<void> {
    const below = this.page.getByRole('button', { name: new RegExp(`^Next turn|^Next: ${turn}$`) });
    await below.first().click();
    await this.expectTurn(turn);
  }

  async nextRound(): Promise<void> {
    await this.page.getByRole('button', { name: 'Next round', exact: true }).click();
    await expect(this.closeRoundButton).toBeVisible();
  }

  /** The dice of a unit's attacks, as the card says them. */
  dice(name: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^Attacks of ${name}`) });
  }
}
