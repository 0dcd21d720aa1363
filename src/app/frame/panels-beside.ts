import type { Room } from './rooms';
import type { ScreenRoom } from './use-screen-room';

/**
 * The panels that may stand beside a room, left to right: Blue's army, then after the room Red's army and the
 * log.
 */
const PANELS = ['a', 'b', 'log'] as const;
export type PanelBeside = (typeof PANELS)[number];

/** The place and the width of each column; the room itself is the second. */
export const PANEL_PLACES: Readonly<Record<PanelBeside, string>> = {
  a: 'order-1 shrink-0 grow basis-[11.5rem] border-r-2 border-line',
  b: 'order-3 shrink-0 grow basis-[11.5rem] border-l-2 border-line',
  log: 'order-4 shrink-0 basis-[19rem] border-l-2 border-line',
};

/** The panels to show: nothing that the room itself shows, and no more than fit. */
export function panelsBeside(room: Room, screen: ScreenRoom): readonly PanelBeside[] {
  return PANELS.filter((panel) => {
    if (panel === 'log') return screen === 'all' && room !== 'log';
    return screen !== 'one' && room !== 'armies';
  });
}
