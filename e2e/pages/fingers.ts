import type { CDPSession, Locator, Page } from '@playwright/test';

type Point = { readonly x: number; readonly y: number };

/** Fingers on a touch screen: they may rest, slide and be several, which a click cannot do. */
export class Fingers {
  private down: readonly Point[] = [];

  private constructor(private readonly screen: CDPSession) {}

  static async on(page: Page): Promise<Fingers> {
    return new Fingers(await page.context().newCDPSession(page));
  }

  /** Puts one more finger down on the middle of a control, and leaves it there. */
  async press(control: Locator): Promise<void> {
    this.down = [...this.down, await middleOf(control)];
    await this.send('touchStart');
  }

  /** Moves the last finger by so many CSS pixels. */
  async slide(x: number, y: number): Promise<void> {
    this.down = this.down.map((point, index) =>
      index === this.down.length - 1 ? { x: point.x + x, y: point.y + y } : point,
    );
    await this.send('touchMove');
  }

  /** Lifts all fingers. */
  async lift(): Promise<void> {
    this.down = [];
    await this.send('touchEnd');
  }

  private async send(type: 'touchStart' | 'touchMove' | 'touchEnd'): Promise<void> {
    const touchPoints = this.down.map((point, id) => ({ ...point, id }));
    await this.screen.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}

async function middleOf(control: Locator): Promise<Point> {
  const box = await control.boundingBox();
  if (box === null) throw new Error(`Nothing to touch: ${control}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
