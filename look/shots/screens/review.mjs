import { anyHeading, anyItem, button, text } from './shown.mjs';

/** @typedef {import('../screens.mjs').Screen} Screen */

/** @param {string} place */
const review = (place) => (/** @type {import('../stage.mjs').Stage} */ stage) =>
  `/review/${stage.ended}/${place}`;

/** A battle in review, and its exports. @type {readonly Screen[]} */
export const REVIEW_SCREENS = [
  { name: 'review-result', needs: ['ended'], address: review('result'), show: anyHeading },
  {
    name: 'review-replay',
    needs: ['ended'],
    address: review('replay'),
    show: (page) => page.getByRole('slider').waitFor(),
  },
  { name: 'review-log', needs: ['ended'], address: review('log'), show: anyItem },
  { name: 'review-combats', needs: ['ended'], address: review('combats'), show: text(/round 1/i) },
  { name: 'review-units', needs: ['ended'], address: review('units'), show: anyHeading },
  {
    name: 'review-charts',
    needs: ['ended'],
    address: review('charts'),
    show: (page) => page.locator('main svg').first().waitFor(),
  },
  { name: 'report', needs: ['ended'], address: (stage) => `/report/${stage.ended}`, show: anyHeading },
  { name: 'result', needs: ['ended'], address: (stage) => `/result/${stage.ended}`, show: anyHeading },
  { name: 'table', needs: ['ended'], address: () => '/table', show: text(/in the table\.$/) },
  {
    name: 'hand-over',
    needs: ['ended'],
    address: (stage) => `/hand-over/${stage.ended}`,
    show: (page) => page.getByRole('img').first().waitFor(),
  },
  {
    name: 'hand-over-running',
    needs: ['hand'],
    address: (stage) => `/hand-over/${stage.hand}`,
    show: (page) => button('Hand over')(page).first().waitFor(),
  },
  {
    name: 'hand-over-result',
    needs: ['ended'],
    address: (stage) => `/hand-over/${stage.ended}`,
    show: async (page) => {
      await page.getByRole('radio', { name: 'The result' }).check();
      await page.getByRole('img', { name: 'The result as a code' }).waitFor();
    },
  },
];
