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
    await tapInches(panel, `${side} fled`, flees);
    await tapInches(panel, `${enemy} pursues`, enemyPursues);
    await expect(this.dialog).toBeHidden();
  }
}

/** Taps how many inches a move came to. */
export async function tapInches(panel: Locator, label: string | RegExp, inches: number): Promise<void> {
  const chips = panel.getByRole('radiogroup', { name: label });
  await chips.getByRole('radio', { name: String(inches), exact: true }).click();
}
