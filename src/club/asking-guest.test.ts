import { describe, expect, it } from 'vitest';
import { createGuest, NOTHING_ASKED } from './asking-guest';

describe("a guest's tap", () => {
  it('is on its way to the disk before it is drawn, and is asked once it is there', async () => {
    const order: string[] = [];
    let written = () => {};
    const guest = createGuest({
      memory: NOTHING_ASKED,
      remember: ({ waiting }) => {
        order.push(`writes ${waiting.length}`);
        return new Promise((done) => {
          written = done;
        });
      },
      onChange: ({ waiting }) => order.push(`draws ${waiting.length}`),
    });
    const tapped = guest.tap('charge');
    expect(order).toEqual(['writes 1', 'draws 1']);
    expect(guest.question().asked).toEqual([]);
    written();
    await tapped;
    expect(guest.question().asked).toEqual([{ number: 1, intent: 'charge' }]);
  });
});
