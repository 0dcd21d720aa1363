import { expect, type Page } from '@playwright/test';
import { ArmiesPage } from './armies-page';
import type { BattleFrame } from './battle-frame';
import { BattlesPage } from './battles-page';
import { NamedCombats } from './engage-sheet';
import { FightPage } from './fight-page';
import { enterRoster, type FullUnit } from './full-roster';
import { ScorePage } from './score-page';
import { SIDE_NAMES, type SideName } from './side-name';

/** What is agreed before a whole battle. */
export type War = {
  readonly rulebook: string;
  readonly armyPoints: string;
  /** The tournament's table that was agreed, by its name; the rulebook's own where it is missing. */
  readonly table?: string;
  readonly players: Readonly<Record<SideName, string>>;
  readonly armies: Readonly<Record<SideName, readonly FullUnit[]>>;
};

/** A whole battle with armies, as its players go through its rooms. */
export class WarRoom {
  readonly combats: NamedCombats;

  private constructor(readonly page: Page) {
    this.combats = new NamedCombats(page);
  }

  /** Begins the battle and enters both rosters; stands in the Fight room. */
  static async begin(page: Page, { rulebook, armyPoints, table, players, armies }: War): Promise<WarRoom> {
    const battles = await BattlesPage.open(page);
    const newBattle = await battles.newBattle();
    await newBattle.choose(rulebook);
    await newBattle.armyPoints.fill(armyPoints);
    if (table) await page.getByLabel('Tournament table').selectOption({ label: table });
    for (const side of SIDE_NAMES) await newBattle.player(side).fill(players[side]);
    await newBattle.fight();
    const room = await ArmiesPage.open(page);
    for (const side of SIDE_NAMES) await enterRoster(room, side, armies[side]);
    await room.openFight();
    return new WarRoom(page);
  }

  async fight(): Promise<FightPage> {
    await this.page.getByRole('navigation').getByRole('link', { name: 'Fight' }).click();
    return new FightPage(this.page);
  }

  async armies(side: SideName): Promise<ArmiesPage> {
    const armies = await ArmiesPage.open(this.page);
    await armies.show(side);
    return armies;
  }

  async score(): Promise<ScorePage> {
    return ScorePage.open(this.page);
  }

  /** Takes the turns up to the one of that name, one after the other: "Turn 3 · Red". */
  async turnsTo(frame: BattleFrame, ...turns: readonly string[]): Promise<void> {
    for (const turn of turns) {
      await (await frame.openTurnSheet()).next(turn);
      await frame.expectTurn(turn);
    }
  }

  /** Takes so many from a unit at one blow, outside any combat: shooting, spells. */
  async shoot(side: SideName, unit: string, losses: number): Promise<void> {
    const armies = await this.armies(side);
    await (await armies.unit(unit).openKeypad()).loseMore(losses);
  }

  /** Says what has become of a unit. */
  async say(side: SideName, unit: string, fate: string): Promise<void> {
    const armies = await this.armies(side);
    await (await armies.unit(unit).open()).say(fate);
  }

  /** Ends the combat on screen, whose number that is. */
  async endCombat(number: number): Promise<void> {
    await (await this.combats.open()).end(number);
  }

  /** The small line above every room. */
  async expectScoreLine(text: string): Promise<void> {
    await expect(this.page.getByRole('banner').getByText(text, { exact: true })).toBeVisible();
  }
}
