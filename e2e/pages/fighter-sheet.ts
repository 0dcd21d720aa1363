import { expect, type Page } from '@playwright/test';
import { Sheet } from './sheet';

/** The entered values of a group of fighters; all others stay as proposed. */
export type Fighters = {
  readonly name?: string;
  readonly models?: number;
  /**
   * By the names in the profile: "Weapon Skill", "Armour save"; with values as shown: "5", "3+", "–", "D".
   */
  readonly stats?: Readonly<Record<string, string>>;
  readonly rules?: readonly string[];
  readonly vehicle?: boolean;
  /** Of the rulebook: each has its own. */
  readonly rank?:
    | 'No'
    | 'Character'
    | 'Independent'
    | 'None'
    | 'Sergeant'
    | 'Champion'
    | 'Command'
    | 'Paragon';
};

/** The sheet for a group of identical models. */
export class FighterSheet extends Sheet {
  static async of(page: Page, title: string): Promise<FighterSheet> {
    const sheet = new FighterSheet(page);
    await sheet.expectTitle(title);
    return sheet;
  }

  async fill({ name, models, stats = {}, rules = [], vehicle = false, rank }: Fighters): Promise<void> {
    if (name !== undefined) await this.dialog.getByLabel('Name', { exact: true }).fill(name);
    if (models !== undefined) await this.dialog.getByRole('textbox', { name: 'Models' }).fill(String(models));
    if (vehicle) await this.dialog.getByRole('radio', { name: 'Vehicle or building' }).check();
    if (rank) await this.dialog.getByRole('radio', { name: rank, exact: true }).check();
    for (const [stat, value] of Object.entries(stats)) await this.set(stat, value);
    for (const rule of rules) await this.dialog.getByRole('switch', { name: rule, exact: true }).click();
  }

  /** Two taps: the value in the profile, and its number. */
  async set(stat: string, value: string): Promise<void> {
    await this.dialog.getByRole('radio', { name: new RegExp(`^${stat} (?!Modifier)`) }).check();
    await this.dialog.getByRole('button', { name: `Set ${stat} to ${value}`, exact: true }).click();
    await expect(this.dialog.getByRole('radio', { name: `${stat} ${value}`, exact: true })).toBeVisible();
  }

  async add(): Promise<void> {
    await this.dialog.getByRole('button', { name: /^Add \d/ }).click();
    await expect(this.dialog).toBeHidden();
  }

  async done(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Done' }).click();
    await expect(this.dialog).toBeHidden();
  }
}
