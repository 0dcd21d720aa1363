import { expect, type Locator } from '@playwright/test';
import { Sheet } from './sheet';
import type { SideName } from './side-name';

/** The sheet of the break test: its target and reasons, its result, flight and pursuit, and all inputs. */
export class BreakTestSheet extends Sheet {
  /** A number that the test asks for, one of a few side by side. */
  number(input: string, value: number): Locator {
    const group = this.dialog.getByRole('radiogroup', { name: input, exact: true });
    return group.getByRole('radio', { name: String(value), exact: true });
  }

  applies(input: string): Locator {
    return this.dialog.getByRole('switch', { name: input, exact: true });
  }

  async sayHeld(side: SideName): Promise<void> {
    await this.dialog.getByRole('button', { name: `${side} held`, exact: true }).click();
  }

  async sayBroke(side: SideName): Promise<void> {
    await this.dialog.getByRole('button', { name: `${side} broke`, exact: true }).click();
  }

  async rollForMe(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Roll for me' }).click();
  }

  /** Enters how far the broken side flees and how far its enemy pursues. */
  async pursue(side: SideName, flees: number, enemyPursues: number): Promise<void> {
    const enemy = side === 'Blue' ? 'Red' : 'Blue';
    const panel = this.dialog.getByRole('region', { name: 'Flee and pursuit' });
    await panel.getByRole('textbox', { name: `${side} flees` }).fill(String(flees));
    await panel.getByRole('textbox', { name: `${enemy} pursues` }).fill(String(enemyPursues));
    await sayAsMeasured(panel);
  }
}

/** Enters the end of a flight that follows from the inches. */
export async function sayAsMeasured(panel: Locator): Promise<void> {
  await expect(panel.getByText('By the inches: ')).toBeVisible();
  const caught = await panel.getByText('By the inches: caught').isVisible();
  await panel.getByRole('button', { name: caught ? 'Caught' : 'Got away', exact: true }).click();
}
