import type { Door } from './doors';

/** The doors to an event, of a phone that has chosen a club and none yet; `club/e2e/tournament.spec.ts` walks there. */
export const EVENT_DOORS: readonly Door[] = [
  {
    taps: [
      'Settings',
      'Events: players, rounds, standings',
      'New event',
      { field: 'Name', text: 'Autumn Cup' },
      'Make the event',
    ],
    at: '/event/:id/players',
  },
  // Home has a door to the events once there is one.
  { taps: ['Events'], at: '/events' },
  { taps: ['Events', /^Autumn Cup/], at: '/event/:id/players' },
  { taps: ['Events', /^Autumn Cup/, 'Tables'], at: '/event/:id/tables' },
];
