import type { Room } from './rooms';
import type { ScreenRoom } from './use-screen-room';

/** What may stand beside a room, left to right: Blue's army, then behind the room Red's army and the log. */
const PANELS = ['a', 'b', 'log'] as const;
export type PanelBeside = (typeof PANELS)[number];

/** The place and the width of each column; the room itself is second in order. */
export const PANEL_PLACES: Readonly<Record<PanelBeside, string>> = {
  a: 'order-1 shrink-0 grow basis-[11.5rem] border-r-2 border-line',
  b: 'order-3 shrink-0 grow basis-[11.5rem] border-l-2 border-line',
  log: 'order-4 shrink-0 basis-[19rem] border-l-2 border-line',
};

/** Which of them stand there: nothing that the room itself shows, and no more than there is room for. */
export function panelsBeside(room: Room, screen: ScreenRoom): readonly PanelBeside[] {
  return PANELS.filter((panel) => {
    if (panel === 'log') return screen === 'all' && room !== 'log';
    return screen !== 'one' && room !== 'armies';
  });
}
