import { expect, type Locator, type Page } from '@playwright/test';
import { BattleFrame } from './battle-frame';
import { Sheet } from './sheet';
import type { SideName } from './side-name';
import { type Winner, winnerName } from './turn-sheet';

/** The score of the battle: who is ahead, why, and after the end the result as it was noted. */
export class ScorePage extends BattleFrame {
  readonly header: Locator;
  readonly endButton: Locator;
  readonly armyPoints: Locator;
  /** The row of the table that holds now. */
  readonly litRow: Locator;
  readonly swings: Locator;
  readonly objective: Locator;
  readonly margins: Locator;
  readonly battlePoints: Locator;

  constructor(page: Page) {
    super(page);
    this.header = page.getByRole('region', { name: 'Score of the battle' });
    this.endButton = page.getByRole('button', { name: 'End battle', exact: true });
    this.armyPoints = page.getByRole('textbox', { name: 'Army points' });
    this.litRow = page.locator('tr[aria-current=true]');
    this.swings = page.getByRole('region', { name: 'What would turn it' }).getByRole('listitem');
    this.objective = page.getByRole('region', { name: /^Secondary Objective/ });
    this.margins = page.getByRole('region', { name: 'Margins of victory' });
    this.battlePoints = page.getByRole('region', { name: /^Battle Points/ });
  }

  /** Goes to the room from any other room of the battle. */
  static async open(page: Page): Promise<ScorePage> {
    const link = page.getByRole('navigation').getByRole('link', { name: 'Score' });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    return new ScorePage(page);
  }

  /** What the header says aloud: the large numbers, and the sentence on their seam. */
  async expectScore(
    what: 'Battle Points' | 'Victory Points',
    blue: string,
    red: string,
    verdict: string,
  ): Promise<void> {
    await expect(this.header.getByText(`${what}: Blue ${blue}, Red ${red}. ${verdict}`)).toBeAttached();
  }

  /** The small line under the sentence. */
  async expectStanding(text: string): Promise<void> {
    await expect(this.header.getByText(text)).toBeVisible();
  }

  async agreeOn(points: string): Promise<void> {
    await this.armyPoints.fill(points);
    await this.page.getByRole('button', { name: 'Set', exact: true }).click();
  }

  /** Who has the objective: "Blue +3", "drawn", "Red +3". */
  objectiveTo(option: string): Locator {
    return this.objective.getByRole('radio', { name: option, exact: true });
  }

  /** Which mission is played, by its name. */
  async chooseMission(name: string): Promise<void> {
    await this.page.getByRole('combobox', { name: 'Mission' }).selectOption({ label: name });
  }

  /** The tile by which a side holds an objective: "Objective 2, turn 3, Blue". */
  place(name: string): Locator {
    return this.page.getByRole('switch', { name, exact: true });
  }

  /** A Game Turn to count objectives in, by what it gave: "Turn 2: Blue 2, Red 1". */
  turnOfPlaces(name: string): Locator {
    return this.page.getByRole('group', { name: 'Game Turns' }).getByRole('button', { name });
  }

  /** A Player Turn to score markers in, by what it gave: "Red 1 2, turn 1: 2". */
  playerTurn(name: string): Locator {
    return this.page.getByRole('group', { name: 'Player Turns' }).getByRole('button', { name, exact: true });
  }

  /** Where the rules of the unit that scores a marker fold: "Marker 1, turn 1, Blue". */
  markerRules(name: string): Locator {
    return this.page.getByLabel(`Line, Vanguard, Support Unit: ${name}`, { exact: true });
  }

  /** Victory Points that hold in the place of those counted, and why. */
  async agreePoints(blue: string, red: string, why: string): Promise<void> {
    await this.page.getByRole('region', { name: 'Agreed points' }).getByText('Agreed points').click();
    await this.page.getByRole('textbox', { name: 'Victory Points, Blue' }).fill(blue);
    await this.page.getByRole('textbox', { name: 'Victory Points, Red' }).fill(red);
    await this.page.getByRole('textbox', { name: 'Why' }).fill(why);
    await this.page.getByRole('button', { name: 'These points hold' }).click();
  }

  async nameObjective(name: string): Promise<void> {
    await this.objective.getByRole('button', { name: 'Name it' }).click();
    await this.objective.getByRole('textbox', { name: 'Its name' }).fill(name);
    await this.objective.getByRole('button', { name: 'Save the name' }).click();
  }

  async chooseObjective(suggestion: string): Promise<void> {
    await this.objective.getByRole('button', { name: 'Name it' }).click();
    await this.objective.getByRole('button', { name: suggestion }).click();
  }

  async count(side: SideName, times: number): Promise<void> {
    const more = this.page.getByRole('button', { name: `Counters, ${side}: one more`, exact: true });
    for (let tap = 0; tap < times; tap++) await more.click();
  }

  async adjust(side: SideName, by: 'more' | 'fewer', times = 1): Promise<void> {
    const button = this.page.getByRole('button', { name: `Battle Points, ${side}: one ${by}`, exact: true });
    for (let tap = 0; tap < times; tap++) await button.click();
  }

  /** How far a side is from its break point. */
  async expectBreakPoint(text: string): Promise<void> {
    const lines = this.page.getByRole('region', { name: 'Break point' }).getByRole('listitem');
    await expect(lines.filter({ hasText: text })).toHaveText([text]);
  }

  bonus(label: string, side: SideName): Locator {
    return this.page.getByRole('switch', { name: `${label}, ${side}`, exact: true });
  }

  followArmies(label: string, side: SideName): Locator {
    return this.page.getByRole('button', { name: `${label}, ${side}: as the armies say`, exact: true });
  }

  async countBonus(label: string, side: SideName, times: number): Promise<void> {
    const more = this.page.getByRole('button', { name: `${label}, ${side}: one more`, exact: true });
    for (let tap = 0; tap < times; tap++) await more.click();
  }

  lines(side: SideName): Locator {
    return this.page.getByRole('region', { name: `${side} scores` });
  }

  /** A side's Victory Points line by line: name, reason, points. */
  async expectLines(side: SideName, lines: readonly (readonly [string, string, string])[]): Promise<void> {
    const items = this.lines(side).getByRole('listitem');
    await expect(items).toHaveCount(lines.length);
    for (const [index, parts] of lines.entries()) {
      for (const part of parts) {
        await expect(items.nth(index).getByText(part, { exact: true })).toBeVisible();
      }
    }
  }

  async fillMargins(limits: readonly string[]): Promise<void> {
    for (const [index, limit] of limits.entries()) {
      await this.margins.getByRole('textbox', { name: `Line ${index + 1}: up to` }).fill(limit);
    }
    await this.margins.getByRole('button', { name: 'Save the table' }).click();
  }

  async openEnd(): Promise<EndSheet> {
    await this.endButton.click();
    const sheet = new EndSheet(this.page);
    await sheet.expectTitle('End the battle?');
    return sheet;
  }

  /** A fact of the result sheet, by its label. */
  /** With what a side confirms the end after it. */
  confirmed(side: SideName): Locator {
    return this.page.getByRole('switch', { name: `${side} confirms` });
  }

  async expectFact(label: string, value: string | RegExp): Promise<void> {
    const term = this.page.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) });
    const fact = this.page
      .getByRole('region', { name: 'Result', exact: true })
      .locator('dl > div')
      .filter({ has: term });
    await expect(fact.getByRole('definition')).toHaveText(value);
  }

  /** Leaves the ended battle for its result. */
  async openResult(): Promise<void> {
    await this.page.getByRole('button', { name: 'Hand over the result' }).click();
  }

  /** Leaves the ended battle for its report. */
  async openReport(): Promise<void> {
    await this.page.getByRole('button', { name: 'Battle report' }).click();
  }
}

/** The one question before a battle ends. */
export class EndSheet extends Sheet {
  winner(winner: Winner): Locator {
    return this.dialog.getByRole('radio', { name: winnerName(winner) });
  }

  /** Says that a side has given up. */
  async giveUp(side: SideName): Promise<void> {
    const who = this.dialog.getByRole('group', { name: 'Given up by' });
    await who.getByRole('radio', { name: side, exact: true }).check();
  }

  /** Answers what is still open, by the name of its button. */
  async answer(name: string): Promise<void> {
    await this.dialog.getByRole('button', { name, exact: true }).click();
  }

  /** Leaves everything that is open as it stands: nobody has it, nothing was drawn in silence. */
  async leaveOpen(): Promise<void> {
    const rest = this.dialog.getByRole('button', {
      name: /: (Still fleeing|Drawn|Nobody|Not tested|Not fought|As it stands|Without one|got away)$/i,
    });
    while ((await rest.count()) > 0) await rest.first().click();
    // What was left is a line, or two where a name is long.
    for (const change of await this.dialog.getByRole('button', { name: /^Change/ }).all()) {
      const row = await change.locator('xpath=../..').boundingBox();
      expect(row?.height, 'height of a question that was left').toBeLessThan(120);
    }
  }

  confirmation(side: SideName): Locator {
    return this.dialog.getByRole('switch', { name: `${side} confirms` });
  }

  async end(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'End battle' }).click();
    await expect(this.dialog).toBeHidden();
  }
}
