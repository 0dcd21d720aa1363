import { expect, type Locator, type Page } from '@playwright/test';
import type { Ledger } from '../../src/battle/log/ledger';
import { EDITIONS, type Edition } from '../../src/rules/index';
import { BattleFrame } from './battle-frame';
import { BattlesPage } from './battles-page';
import { openBrought } from './brought-battle';
import { FighterSheet, type Fighters } from './fighter-sheet';
import { LogPage } from './log-page';
import { Sheet } from './sheet';
import type { SideName } from './side-name';

/** The rulebooks with wound pools, read from the declarations. */
export const POOL_RULEBOOKS: readonly string[] = (EDITIONS as readonly Edition[]).flatMap(
  ({ name, woundPools }) => (woundPools ? [name] : []),
);

/** An assault: the fighters, the ladder, and one question at a time. */
export class AssaultPage extends BattleFrame {
  readonly ladder: Locator;
  readonly result: Locator;
  readonly verdict: Locator;
  private lastTap = { x: 0, y: 0 };

  constructor(page: Page) {
    super(page);
    this.ladder = page.getByRole('list', { name: 'Initiative steps' });
    this.result = page.getByRole('region', { name: 'Result of the assault' });
    this.verdict = this.result.getByRole('paragraph').first();
  }

  /** A new battle of the first rulebook with wound pools, ready to fight. */
  static async start(page: Page): Promise<AssaultPage> {
    const newBattle = await (await BattlesPage.open(page)).newBattle();
    await newBattle.choose(POOL_RULEBOOKS[0] ?? '');
    await newBattle.fightButton.click();
    const assault = new AssaultPage(page);
    await expect(assault.fighters('Blue')).toBeVisible();
    return assault;
  }

  /** A battle that was begun elsewhere and comes from a backup, opened from Home at its assault. */
  static async restore(page: Page, ledger: Ledger): Promise<AssaultPage> {
    await openBrought(page, ledger);
    return new AssaultPage(page);
  }

  fighters(side: SideName): Locator {
    return this.page.getByRole('region', { name: `Fighters of ${side}` });
  }

  /** Changes the proposed fighters of a side, and adds them. */
  async takeProposed(side: SideName, fighters: Fighters): Promise<void> {
    const sheet = await this.openProposed(side);
    await sheet.fill(fighters);
    await sheet.add();
  }

  async openProposed(side: SideName): Promise<FighterSheet> {
    await this.fighters(side)
      .getByRole('button', { name: /Ready to fight/ })
      .click();
    return FighterSheet.of(this.page, `${side}: new fighters`);
  }

  async openReadings(): Promise<Sheet> {
    return this.openSheet('House rules');
  }

  async openOdds(): Promise<Sheet> {
    return this.openSheet('Odds');
  }

  private async openSheet(button: string): Promise<Sheet> {
    await this.page.getByRole('button', { name: button, exact: true }).click();
    const sheet = new Sheet(this.page);
    await expect(sheet.dialog).toBeVisible();
    return sheet;
  }

  async addByHand(side: SideName, fighters: Fighters): Promise<void> {
    await this.page.getByRole('button', { name: new RegExp(`dd fighters to ${side}$`) }).click();
    await this.chooseByHand(side);
    const entering = await FighterSheet.of(this.page, `${side}: new fighters`);
    await entering.fill(fighters);
    await entering.add();
  }

  /**
   * Adds a group of other models to the unit of that name. At first they are like its first group, with one
   * more Attack.
   */
  async addToUnit(side: SideName, unit: string, fighters: Fighters): Promise<void> {
    await this.fighters(side)
      .getByRole('button', { name: `Add to this unit: ${unit}` })
      .click();
    await this.chooseByHand(side);
    const entering = await FighterSheet.of(this.page, `${side}: new fighters`);
    await entering.fill(fighters);
    await entering.add();
  }

  /** Where something else is offered: what is new. Where nothing is, its form is open already. */
  async chooseByHand(side: SideName): Promise<void> {
    const byHand = this.page.getByRole('dialog').getByRole('button', { name: 'By hand', exact: true });
    const form = this.page.getByRole('dialog', { name: `${side}: new fighters` });
    await expect(byHand.or(form)).toBeVisible();
    if (await byHand.isVisible()) await byHand.click();
  }

  /** Adds a unit of the army unchanged. */
  async addFromArmy(side: SideName, unit: string): Promise<void> {
    const sheet = await this.openAdding(side);
    // The undo button also names the unit.
    await sheet.dialog.getByRole('button', { name: new RegExp(`^${unit}`) }).click();
    await (await FighterSheet.of(this.page, `${side}: new fighters`)).add();
  }

  /** A unit offered on the page itself, with one tap. */
  offered(side: SideName, unit: string): Locator {
    return this.fighters(side).getByRole('button', { name: new RegExp(`^Use this unit ${unit}`) });
  }

  /** The line about blows on the card of a group. */
  async expectCard(side: SideName, line: string): Promise<void> {
    await expect(this.fighters(side).getByText(line, { exact: true })).toBeVisible();
  }

  async openAdding(side: SideName): Promise<Sheet> {
    await this.page.getByRole('button', { name: new RegExp(`dd fighters to ${side}$`) }).click();
    const sheet = new Sheet(this.page);
    await sheet.expectTitle(`Add fighters to ${side}`);
    return sheet;
  }

  async charge(side: SideName): Promise<void> {
    const charged = this.fighters(side).getByRole('switch', { name: /^Charged: / });
    await charged.click();
    await expect(charged).toBeChecked();
  }

  /** The primary button, by the name of the next step. */
  next(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** The large line of the question: "10 attacks hit on 4+". */
  async expectFact(fact: string): Promise<void> {
    await expect(this.page.getByRole('main').getByText(fact, { exact: true })).toBeVisible();
  }

  /** The numbers that answer a question. */
  counts(question: string): Locator {
    return this.page.getByRole('group', { name: question, exact: true });
  }

  /**
   * Answers a question with a number: one tap, away from the last one, so that it does not count as
   * accidental.
   */
  async count(question: string, count: number, says: string): Promise<void> {
    const number = this.counts(question).getByRole('button', { name: says, exact: true });
    await expect(number).toHaveText(String(count));
    await number.scrollIntoViewIfNeeded();
    const box = await number.boundingBox();
    if (box === null) throw new Error(`Nothing to tap: ${says}`);
    const corners = [
      { x: 6, y: 6 },
      { x: box.width - 6, y: box.height - 6 },
    ];
    const away = ({ x, y }: { x: number; y: number }) =>
      Math.hypot(box.x + x - this.lastTap.x, box.y + y - this.lastTap.y);
    const [position = { x: 6, y: 6 }] = corners.toSorted((one, other) => away(other) - away(one));
    this.lastTap = { x: box.x + position.x, y: box.y + position.y };
    await number.click({ position });
  }

  /**
   * Five Blades of Blue cause two unsaved Wounds, nine of a Mob none: 2 : 0, and Red's Morale check is next.
   */
  async fightToTwoToNothing(): Promise<void> {
    const stats = { Initiative: '5', 'Weapon AP': '2' };
    await this.takeProposed('Blue', { name: 'Blades', models: 5, stats });
    await this.takeProposed('Red', { name: 'Mob', models: 9 });
    await this.next('Fight: Initiative 5').click();
    await this.count('How many hit?', 3, '3 hit');
    await this.count('How many wound?', 2, '2 wound');
    await this.next('Red loses 2').click();
    await this.count('How many hit?', 0, '0 hit');
    await this.expectScore(2, 0, 'Blue wins by 2');
  }

  /** Some of the attacks go against another unit. */
  async splitAttacks(there: number, target: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Change', exact: true }).click();
    const { dialog } = new Sheet(this.page);
    await dialog.getByRole('radio', { name: target }).check();
    await dialog.getByRole('textbox', { name: 'Attacks' }).fill(String(there));
    await dialog.getByRole('button', { name: new RegExp(`^${there} there, `) }).click();
    await expect(dialog).toBeHidden();
  }

  /** Enters a die of the table. */
  async die(question: string, face: number): Promise<void> {
    const die = this.page.getByRole('group', { name: question, exact: true });
    await die.getByRole('button', { name: new RegExp(`^${face} `) }).click();
  }

  /** A model of the struck unit, by its accessible name. */
  model(name: string | RegExp): Locator {
    return this.page.getByRole('main').getByRole('button', { name });
  }

  pools(): Locator {
    return this.page.getByRole('list', { name: 'Order of the pools' }).getByRole('listitem');
  }

  async expectScore(blue: number, red: number, verdict: string): Promise<void> {
    await expect(this.verdict).toHaveText(verdict);
    await expect(this.result.getByText(String(blue), { exact: true }).first()).toBeVisible();
    await expect(this.result.getByText(String(red), { exact: true }).first()).toBeVisible();
  }

  /** A losing unit: its Morale check and the consequences. */
  loser(unit: string): Locator {
    return this.page.getByRole('region', { name: `${unit}: Morale check` });
  }

  async openLog(): Promise<LogPage> {
    await this.goToRoom('Log');
    return new LogPage(this.page);
  }
}
