import { anyHeading, button, heading, sheet, text } from './shown.mjs';

/** @typedef {import('../screens.mjs').Screen} Screen */
/** @typedef {import('../stage.mjs').Stage} Stage */

/** @param {string} part */
const event = (part) => (/** @type {Stage} */ stage) => `/event/${stage.event}/${part}`;

/** Only if a club can be run. @type {readonly Screen[]} */
export const CLUB_SCREENS = [
  { name: 'club-chosen', needs: ['event'], address: () => '/club', show: text(/^Your club:/) },
  {
    name: 'share-live',
    needs: ['shared'],
    address: (stage) => `/share/${stage.shared}`,
    show: text(/^Shared/),
  },
  {
    name: 'fight-shared',
    needs: ['shared'],
    ofBattle: true,
    address: (stage) => `/battle/${stage.shared}/fight`,
    show: (page) => button(/^Close round/)(page).waitFor(),
  },
  {
    name: 'fight-followed',
    needs: ['followed'],
    ofBattle: true,
    address: (stage) => `/battle/${stage.followed}/fight`,
    show: (page) =>
      button(/^Explain the score/)(page)
        .first()
        .waitFor(),
  },
  { name: 'events-some', needs: ['event'], address: () => '/events', show: text('The Autumn Cup') },
  { name: 'event-new', needs: ['event'], address: () => '/events/new', show: anyHeading },
  { name: 'event-players', needs: ['event'], address: event('players'), show: text('12 players') },
  { name: 'event-tables', needs: ['event'], address: event('tables'), show: text('no result yet') },
  {
    name: 'event-table',
    needs: ['event'],
    address: event('tables'),
    show: sheet(button(/^Table /)),
  },
  {
    name: 'event-standings',
    needs: ['event'],
    address: event('standings'),
    show: (page) => page.getByRole('row').nth(1).waitFor(),
  },
  { name: 'event-more', needs: ['event'], address: event('more'), show: heading(/./) },
  { name: 'event-wall', needs: ['event'], address: event('wall'), show: anyHeading },
];
