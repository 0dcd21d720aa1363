import { expect, type Locator, type Page } from '@playwright/test';
import { BattleFrame } from './battle-frame';
import { BreakTestSheet } from './break-test-sheet';
import { CombatsSheet } from './combats-sheet';
import { SWITCHER } from './engage-sheet';
import { ExplainSheet } from './explain-sheet';
import { KeypadSheet } from './keypad-sheet';
import { LogPage } from './log-page';
import type { SideName } from './side-name';
import { tapUntil } from './tap-until';

/** The combat card: both totals, the verdict, and every control of the round. */
export class FightPage extends BattleFrame {
  readonly score: Locator;
  readonly scoreButton: Locator;
  readonly combatsButton: Locator;
  readonly closeRoundButton: Locator;
  readonly nextRoundButton: Locator;
  readonly openCombatButton: Locator;
  /** The result of the last taps on a tile: "+2 → 5". */
  readonly bubble: Locator;
  /** The marks of numbers that have just changed. They are no controls, so they have no role and no name. */
  readonly justChanged: Locator;

  constructor(page: Page) {
    super(page);
    this.score = page.getByRole('region', { name: 'Score of this round' });
    this.scoreButton = page.getByRole('button', { name: /^Explain the score:/ });
    this.combatsButton = page.getByRole('banner').getByRole('button', { name: SWITCHER });
    this.closeRoundButton = page.getByRole('button', { name: 'Close round' });
    this.nextRoundButton = page.getByRole('button', { name: 'Next round' });
    this.openCombatButton = page.getByRole('button', { name: 'New combat' });
    this.bubble = page.getByRole('main').getByText(/^[+−]?\d+ → \d/);
    this.justChanged = page.getByRole('main').locator('.just-changed[data-seen]');
  }

  /** Both totals as a screen reader reads them, and the verdict between them, which is short: "Blue by 5". */
  async expectScore(blue: number, red: number, verdict?: string): Promise<void> {
    await expect(this.scoreButton).toHaveAccessibleName(`Explain the score: Blue ${blue}, Red ${red}`);
    if (verdict === undefined) return;
    const between = this.score.getByText(verdict.replace(' wins by ', ' by '), { exact: true });
    await expect(between).toBeVisible();
  }

  async expectCombat(number: number): Promise<void> {
    await expect(this.combatsButton).toHaveText(new RegExp(`^Combat ${number}\\b`));
  }

  async expectRound(number: number): Promise<void> {
    await expect(this.score.getByText(`round ${number}`)).toBeVisible();
  }

  /** All tiles for the losses of a side: one for the side, or one for each of its units. */
  losses(side: SideName): Locator {
    return this.page.getByRole('group', { name: new RegExp(`^${side}: \\d+ lost$`) });
  }

  /** The large part of the tile of a side, or of one of its units: one more lost. */
  loseButton(side: SideName, unit?: string): Locator {
    const who = unit ?? '.*';
    return this.losses(side).getByRole('button', { name: new RegExp(`^${who}(?: loses|: lose) 1 `) });
  }

  /** The small part of the tile of a side, or of one of its units. */
  giveBackButton(side: SideName, unit?: string): Locator {
    const who = unit ?? '.*';
    return this.losses(side).getByRole('button', { name: new RegExp(`^Give back 1 .* to ${who}$`) });
  }

  /** The number on a side's tile, which opens the keypad; with several units it is on the largest tile. */
  lostNumber(side: SideName): Locator {
    return this.losses(side).getByRole('button', { name: / lost \d.*Enter a number$/ });
  }

  async lose(side: SideName, count: number, unit?: string): Promise<void> {
    for (let tap = 0; tap < count; tap++) await this.loseButton(side, unit).click();
  }

  async giveBack(side: SideName, unit?: string): Promise<void> {
    await this.giveBackButton(side, unit).click();
  }

  /** The losses of the side in the round, on all of its tiles together. */
  async expectLost(side: SideName, count: number): Promise<void> {
    await expect(this.losses(side)).toHaveAccessibleName(`${side}: ${count} lost`);
  }

  async openLostKeypad(side: SideName): Promise<KeypadSheet> {
    await this.lostNumber(side).click();
    return new KeypadSheet(this.page);
  }

  /** Unfolds the rows under one line, if they are folded. */
  async unfold(): Promise<void> {
    const fold = this.page.getByRole('main').locator('details');
    if (!(await fold.evaluate((details: HTMLDetailsElement) => details.open)))
      await fold.locator('summary').click();
    await expect(fold).toHaveAttribute('open', '');
  }

  /** The sum of the folded rows, as their line shows it: "+3", "0". */
  async expectFolded(blue: string, red: string): Promise<void> {
    const sums = new RegExp(`^Blue ${literally(blue)}\\D.*\\DRed ${literally(red)}$`);
    await expect(this.page.getByRole('main').locator('summary')).toHaveText(sums);
  }

  /** Unfolds the row if it is one of the rarer ones. */
  async reach(row: string): Promise<void> {
    await expect(this.closeRoundButton).toBeVisible();
    const folded = this.page.locator('main details:not([open])', { hasText: row });
    if (await folded.isVisible()) await this.unfold();
  }

  /** A row that is on or off, by its name on the card. */
  toggle(row: string, side: SideName): Locator {
    return this.page.getByRole('switch', { name: `${row}, ${side}`, exact: true });
  }

  /** A row with one of several answers: a tap takes the next. */
  choice(row: string, side: SideName): Locator {
    return this.page.getByRole('radiogroup', { name: `${row}, ${side}`, exact: true });
  }

  /** A row's control, however the card draws it. */
  control(row: string, side: SideName): Locator {
    return this.toggle(row, side).or(this.choice(row, side)).or(this.countNumber(row, side));
  }

  async expectChosen(row: string, side: SideName, option: string): Promise<void> {
    await this.reach(row);
    await expect(this.choice(row, side).getByRole('radio', { name: option, exact: true })).toBeChecked();
  }

  async more(row: string, side: SideName, count = 1): Promise<void> {
    await this.reach(row);
    const button = this.page.getByRole('button', { name: `${row}, ${side}: one more`, exact: true });
    for (let tap = 0; tap < count; tap++) await button.click();
  }

  async fewer(row: string, side: SideName): Promise<void> {
    await this.reach(row);
    await this.page.getByRole('button', { name: `${row}, ${side}: one fewer`, exact: true }).click();
  }

  /** The number of a counted row, which opens the keypad. */
  countNumber(row: string, side: SideName): Locator {
    return this.page.getByRole('button', {
      name: new RegExp(`^${literally(row)}, ${side}: .*Enter a number$`),
    });
  }

  async expectCount(row: string, side: SideName, count: number): Promise<void> {
    await this.reach(row);
    const name = new RegExp(`^${literally(row)}, ${side}: ${count} `);
    await expect(this.countNumber(row, side)).toHaveAccessibleName(name);
  }

  /** Sets a counted row to a number, however the card draws it: with the keypad, or by taps on a tile. */
  async setCount(row: string, side: SideName, count: number): Promise<void> {
    await this.reach(row);
    const tile = this.choice(row, side);
    await expect(tile.or(this.countNumber(row, side))).toBeVisible();
    if (await tile.isVisible()) return this.tapAround(row, side, new RegExp(`^${count} `));
    const keypad = await this.openCountKeypad(row, side);
    await keypad.setTo(count);
  }

  /** Taps a tile until it shows this answer. */
  async tapAround(row: string, side: SideName, option: string | RegExp): Promise<void> {
    await this.reach(row);
    const tile = this.choice(row, side);
    const wanted = tile.getByRole('radio', { name: option, exact: true });
    await expect(wanted).toBeAttached();
    await tapUntil(tile, wanted);
  }

  async openCountKeypad(row: string, side: SideName): Promise<KeypadSheet> {
    await this.countNumber(row, side).click();
    return new KeypadSheet(this.page);
  }

  async explain(): Promise<ExplainSheet> {
    await this.scoreButton.click();
    const sheet = new ExplainSheet(this.page);
    await expect(sheet.dialog).toBeVisible();
    return sheet;
  }

  async closeRound(): Promise<void> {
    await this.closeRoundButton.click();
    await expect(this.page.getByRole('heading', { name: /^Round \d+ is closed$/ })).toBeVisible();
  }

  /** Closes the round although questions are open: the list of them is passed over. */
  async closeRoundAsItIs(): Promise<void> {
    await this.closeRoundButton.click();
    await this.page.getByRole('button', { name: 'Close as it is' }).click();
    await expect(this.page.getByRole('heading', { name: /^Round \d+ is closed$/ })).toBeVisible();
  }

  async nextRound(): Promise<void> {
    await this.nextRoundButton.click();
    await expect(this.closeRoundButton).toBeVisible();
  }

  /** The lines of a closed round on the card, from left to right: Blue's points, the label, Red's points. */
  async expectRecorded(title: string, lines: readonly (readonly [string, string, string])[]): Promise<void> {
    await expect(this.page.getByRole('heading', { name: title })).toBeVisible();
    const items = this.page.getByRole('main').getByRole('listitem');
    const asSeen = () =>
      items.evaluateAll((rows) =>
        // The result is above, in a part of its own.
        rows
          .filter((row) => !row.closest('section[aria-label="What came of it"]'))
          .map((row) =>
            [...row.children]
              .toSorted((one, other) => one.getBoundingClientRect().left - other.getBoundingClientRect().left)
              .map((part) => part.textContent),
          ),
      );
    await expect.poll(asSeen).toEqual(lines);
  }

  async openCombats(): Promise<CombatsSheet> {
    await this.combatsButton.click();
    const sheet = new CombatsSheet(this.page);
    await sheet.expectTitle('Combats');
    return sheet;
  }

  /** The break test of the side that lost the round: its target, and its result. */
  breakTest(side: SideName): Locator {
    return this.page.getByRole('region', { name: `${side}: break test` });
  }

  async openBreakTest(side: SideName): Promise<BreakTestSheet> {
    await this.breakTest(side)
      .getByRole('button', { name: `${side}: the break test in full` })
      .click();
    const sheet = new BreakTestSheet(this.page);
    await sheet.expectTitle(`${side}: break test`);
    return sheet;
  }

  async openLog(): Promise<LogPage> {
    await this.goToRoom('Log');
    return new LogPage(this.page);
  }
}

/** A name for use in a regular expression, with all special characters escaped. */
function literally(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
