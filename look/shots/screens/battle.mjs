import { openCombats } from '../stage/taps.mjs';
import { anyItem, battle, button, closeRound, heading, sheet, text } from './shown.mjs';

/** @typedef {import('playwright').Page} Page */
/** @typedef {import('../screens.mjs').Screen} Screen */

/** @param {RegExp | string} name */
const inCombats = (name) => async (/** @type {Page} */ page) => {
  await (await openCombats(page)).getByRole('button', { name }).click();
  await page.getByRole('dialog').last().waitFor();
};

/** @type {readonly Screen[]} */
const SCREENS = [
  { name: 'fight', needs: ['hand'], address: battle('hand', 'fight'), show: closeRound },
  { name: 'fight-units', needs: ['units'], address: battle('units', 'fight'), show: closeRound },
  { name: 'fight-combats', needs: ['combats'], address: battle('combats', 'fight'), show: closeRound },
  { name: 'fight-tied', needs: ['tied'], address: battle('tied', 'fight'), show: closeRound },
  { name: 'fight-wiped', needs: ['wiped'], address: battle('wiped', 'fight'), show: closeRound },
  {
    name: 'fight-closed',
    needs: ['closed'],
    address: battle('closed', 'fight'),
    show: (page) => page.getByRole('button', { name: 'Next round', exact: true }).waitFor(),
  },
  { name: 'fight-turn', needs: ['turn'], address: battle('turn', 'fight'), show: text(/combat/i) },
  {
    name: 'fight-ended',
    needs: ['ended'],
    address: battle('ended', 'fight'),
    show: text(/ended/i),
  },
  {
    name: 'fight-handed',
    needs: ['handed'],
    address: battle('handed', 'fight'),
    show: text(/other phone|handed over|writes on/i),
  },
  {
    name: 'across',
    needs: ['units'],
    address: battle('units', 'fight'),
    show: sheet(button('Across the table')),
  },
  {
    name: 'across-hand',
    needs: ['hand'],
    address: battle('hand', 'fight'),
    show: sheet(button('Across the table')),
  },
  {
    name: 'hold-up',
    needs: ['hand'],
    address: battle('hand', 'fight'),
    show: sheet(button('Hold up the score')),
  },
  {
    name: 'break-test',
    needs: ['closed'],
    address: battle('closed', 'fight'),
    show: sheet(button(/the break test in full$/)),
  },
  {
    name: 'break-tests',
    needs: ['units'],
    address: battle('units', 'fight'),
    show: sheet(button('2 units test')),
  },
  {
    name: 'break-test-three',
    needs: ['oldWorld'],
    address: battle('oldWorld', 'fight'),
    show: sheet(button(/the break test in full$/)),
  },
  {
    name: 'pursuit',
    needs: ['broke'],
    address: battle('broke', 'fight'),
    show: sheet(button(/the break test in full$/)),
  },
  {
    name: 'explain',
    needs: ['units'],
    address: battle('units', 'fight'),
    show: sheet(button(/^Explain the score/)),
  },
  {
    name: 'explain-hand',
    needs: ['hand'],
    address: battle('hand', 'fight'),
    show: sheet(button(/^Explain the score/)),
  },
  {
    name: 'keypad',
    needs: ['hand'],
    address: battle('hand', 'fight'),
    show: sheet((page) =>
      page.getByRole('group', { name: /^Blue: \d+ lost$/ }).getByRole('button', { name: /Enter a number$/ }),
    ),
  },
  {
    name: 'keypad-nobody',
    needs: ['wiped'],
    address: battle('wiped', 'fight'),
    show: sheet((page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /Enter a number$/ })
        .last(),
    ),
  },
  {
    name: 'combats',
    needs: ['combats'],
    address: battle('combats', 'fight'),
    show: async (page) => void (await openCombats(page)),
  },
  {
    name: 'who-fights',
    needs: ['combats'],
    address: battle('combats', 'fight'),
    show: inCombats(/^Who fights in Combat \d+\?$/),
  },
  {
    name: 'who-faces',
    needs: ['units'],
    address: battle('units', 'fight'),
    show: async (page) => {
      await inCombats(/^Who fights in Combat \d+\?$/)(page);
      await sheet(button('Who faces whom?'))(page);
    },
  },
  {
    name: 'turn',
    needs: ['hand'],
    address: battle('hand', 'fight'),
    show: sheet(button(/Change the turn$/)),
  },
  {
    name: 'menu',
    needs: ['hand'],
    address: battle('hand', 'fight'),
    show: sheet(button(/^Menu$/)),
  },
  {
    name: 'names',
    needs: ['hand'],
    address: battle('hand', 'fight'),
    show: sheet(button(/^Menu$/), button('Names and points')),
  },
  {
    name: 'time-limit',
    needs: ['hand'],
    address: battle('hand', 'fight'),
    show: async (page) => {
      await sheet(button(/^Menu$/), button('Time limit: none'))(page);
      await page.getByRole('radio', { name: 'Time left' }).check();
    },
  },
  {
    name: 'clock-face',
    needs: ['hand'],
    address: battle('hand', 'fight'),
    show: sheet(button(/^Menu$/), button('Clock face')),
  },
  {
    name: 'game-length',
    needs: ['oldWorld'],
    address: battle('oldWorld', 'fight'),
    show: async (page) => {
      await sheet(button(/Change the turn$/), button('Roll for the end'))(page);
      await text(/rolled \d, the battle/)(page);
    },
  },
  {
    name: 'end-early',
    needs: ['hand'],
    address: battle('hand', 'fight'),
    show: sheet(button(/^Menu$/), button('End battle')),
  },
  { name: 'armies', needs: ['units'], address: battle('units', 'armies'), show: anyItem },
  {
    name: 'armies-empty',
    needs: ['hand'],
    address: battle('hand', 'armies'),
    show: (page) => page.getByRole('button', { name: 'Add unit' }).first().waitFor(),
  },
  {
    name: 'unit',
    needs: ['units'],
    address: battle('units', 'armies'),
    show: sheet((page) => page.getByRole('listitem').getByText('Greybeards', { exact: true })),
  },
  {
    name: 'unit-test',
    needs: ['oldWorld'],
    address: battle('oldWorld', 'armies'),
    show: sheet(
      (page) => page.getByRole('listitem').getByText('Greybeards', { exact: true }),
      button('Test now'),
    ),
  },
  {
    name: 'unit-test-rolled',
    needs: ['oldWorld'],
    address: battle('oldWorld', 'armies'),
    show: async (page) => {
      await sheet(
        (page) => page.getByRole('listitem').getByText('Greybeards', { exact: true }),
        button('Test now'),
      )(page);
      await page.getByRole('dialog').getByRole('radio', { name: '8', exact: true }).first().check();
      await button('Roll for me')(page).click();
      await button('Done')(page).waitFor();
    },
  },
  {
    name: 'add-unit',
    needs: ['hand'],
    address: battle('hand', 'armies'),
    show: sheet(button('Add unit')),
  },
  {
    name: 'army-import',
    needs: ['hand'],
    address: battle('hand', 'armies'),
    show: sheet(button(/list/i)),
  },
  { name: 'score', needs: ['units'], address: battle('units', 'score'), show: heading('Battle Points') },
  { name: 'score-ended', needs: ['ended'], address: battle('ended', 'score'), show: heading('Result') },
  {
    name: 'end',
    needs: ['units'],
    address: battle('units', 'score'),
    show: sheet(button('End battle')),
  },
  { name: 'log', needs: ['units'], address: battle('units', 'log'), show: anyItem },
  {
    name: 'log-filters',
    needs: ['units'],
    address: battle('units', 'log'),
    show: async (page) => {
      await button(/^Filter/)(page).click();
      await page.getByRole('combobox').first().waitFor();
    },
  },
  { name: 'note', needs: ['units'], address: battle('units', 'log'), show: sheet(button(/note/i)) },
  {
    name: 'correct',
    needs: ['units'],
    address: battle('units', 'log'),
    show: sheet(button(/^This was wrong/)),
  },
  {
    name: 'unsaved',
    needs: ['hand'],
    address: battle('hand', 'fight'),
    show: async (page) => {
      await closeRound(page);
      await page.evaluate(refuseToWrite);
      await page.getByRole('switch', { name: 'Charge, Red' }).click();
      await text(/not saved yet/)(page);
    },
  },
  {
    name: 'elsewhere',
    needs: ['units'],
    address: battle('units', 'fight'),
    show: async (page) => {
      const other = await page.context().newPage();
      await other.goto(page.url());
      await button('Write here')(other).click();
      await button('Write here')(page).waitFor();
      await page.reload();
      await button('Write here')(page).waitFor();
    },
  },
  {
    name: 'no-such-battle',
    address: () => '/battle/nope/fight',
    show: text('This battle is not on this phone.'),
  },
];

/** Runs in the page: from now on its disk refuses every entry. */
function refuseToWrite() {
  const add = IDBObjectStore.prototype.add;
  const aborted = new WeakSet();
  IDBObjectStore.prototype.add = function (...args) {
    const request = add.apply(this, args);
    const { transaction } = this;
    const refuse = () => {
      if (!aborted.has(transaction)) transaction.abort();
      aborted.add(transaction);
    };
    Object.defineProperty(transaction, 'commit', { value: refuse, configurable: true, writable: true });
    queueMicrotask(refuse);
    return request;
  };
}

export const BATTLE_SCREENS = SCREENS.map((screen) => ({ ...screen, ofBattle: /** @type {const} */ (true) }));
