import { openCombats } from '../stage/taps.mjs';
import { battle, button, sheet, text } from './shown.mjs';

/** @typedef {import('playwright').Page} Page */
/** @typedef {import('../screens.mjs').Screen} Screen */

/** @param {string | RegExp} name */
const region = (name) => (/** @type {Page} */ page) => page.getByRole('region', { name }).first().waitFor();

/** @param {string | RegExp} name */
const group = (name) => (/** @type {Page} */ page) => page.getByRole('group', { name }).first().waitFor();

/** @type {readonly Screen[]} */
const SCREENS = [
  {
    name: 'assault',
    needs: ['assault'],
    address: battle('assault', 'fight'),
    show: region('Fighters of Blue'),
  },
  {
    name: 'assault-groups',
    needs: ['groups'],
    address: battle('groups', 'fight'),
    show: region('Fighters of Blue'),
  },
  {
    name: 'assault-fighters',
    needs: ['assault'],
    address: battle('assault', 'fight'),
    show: sheet(button(/Ready to fight/)),
  },
  {
    name: 'assault-add',
    needs: ['groups'],
    address: battle('groups', 'fight'),
    show: sheet(button(/dd fighters to Blue$/)),
  },
  {
    name: 'assault-unit',
    needs: ['groups'],
    address: battle('groups', 'fight'),
    show: sheet(button(/: name, join, part$/)),
  },
  {
    name: 'assault-readings',
    needs: ['groups'],
    address: battle('groups', 'fight'),
    show: sheet(button('House rules')),
  },
  {
    name: 'assault-hits',
    needs: ['struck'],
    address: battle('struck', 'fight'),
    show: text(/attacks hit on/),
  },
  {
    name: 'assault-odds',
    needs: ['struck'],
    address: battle('struck', 'fight'),
    show: sheet(button(/^Odds$/)),
  },
  {
    name: 'assault-change',
    needs: ['struck'],
    address: battle('struck', 'fight'),
    show: sheet(button(/^Change$/)),
  },
  { name: 'assault-wounds', needs: ['wounds'], address: battle('wounds', 'fight'), show: group(/wound\?$/) },
  {
    name: 'assault-allocation',
    needs: ['allocation'],
    address: battle('allocation', 'fight'),
    show: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /in base contact/ })
        .first()
        .waitFor(),
  },
  {
    name: 'assault-places',
    needs: ['allocation'],
    address: battle('allocation', 'fight'),
    show: sheet(button('Who stands where')),
  },
  {
    name: 'assault-result',
    needs: ['result'],
    address: battle('result', 'fight'),
    show: region('Result of the assault'),
  },
  {
    name: 'assault-morale',
    needs: ['morale'],
    address: battle('morale', 'fight'),
    show: region(/: Morale check$/),
  },
  {
    name: 'assault-challenge',
    needs: ['challenge'],
    address: battle('challenge', 'fight'),
    show: text('A challenge'),
  },
  {
    name: 'shooting',
    needs: ['shooting'],
    address: battle('shooting', 'fight'),
    show: region('Red is shot at'),
  },
  {
    name: 'shooting-weapon',
    needs: ['shooting'],
    address: battle('shooting', 'fight'),
    show: sheet((page) =>
      page.getByRole('region', { name: 'Blue shoots' }).getByRole('button', { name: /^\d+ × Blue squad/ }),
    ),
  },
  { name: 'shooting-hits', needs: ['shot'], address: battle('shot', 'fight'), show: text(/shots hit on/) },
  { name: 'vehicle', needs: ['vehicle'], address: battle('vehicle', 'fight'), show: text(/AV 11/) },
  {
    name: 'vehicle-damage',
    needs: ['damage'],
    address: battle('damage', 'fight'),
    show: group(/: the damage table/),
  },
  {
    name: 'assault-combats',
    needs: ['groups'],
    address: battle('groups', 'fight'),
    show: async (page) => void (await openCombats(page)),
  },
  {
    name: 'assault-log',
    needs: ['allocation'],
    address: battle('allocation', 'log'),
    show: (page) => page.getByRole('listitem').first().waitFor(),
  },
  {
    name: 'mission-score',
    needs: ['groups'],
    address: battle('groups', 'score'),
    show: (page) => page.getByRole('combobox', { name: 'Mission' }).waitFor(),
  },
];

export const ASSAULT_SCREENS = SCREENS.map((screen) => ({
  ...screen,
  ofBattle: /** @type {const} */ (true),
}));
