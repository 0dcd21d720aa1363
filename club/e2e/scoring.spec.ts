import type { Page } from '@playwright/test';
import { expect, shownLink, test } from './club-fixtures';
import { enterResult, makeEvent, newEvent, openPlayer } from './event-steps';

test('what parts equal points is declared, changed, taken back, and said at the line', async ({
  club,
  newPhone,
}) => {
  test.slow();
  const page = await newPhone();
  await makeEvent(page, club, 'Anna\nBen');
  await page.getByRole('link', { name: 'Tables' }).tap();
  await page.getByRole('button', { name: 'Pair round 1' }).tap();
  await enterResult(page, 1, ['12', '8']);
  await page.getByRole('button', { name: 'Pair round 2' }).tap();
  await expect(page.getByRole('combobox', { name: 'Round' })).toHaveValue('2');
  // They meet again; who stood first now may be either name at the table.
  await page.getByRole('button', { name: /^Table .*no result yet/ }).tap();
  await expect(page.getByRole('radio', { name: 'Draw' })).not.toBeChecked();
  await expect(page.getByText(/^Nobody has won yet/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  const fields = page.getByRole('textbox', { name: /^Battle Points of/ });
  await fields.first().fill('10');
  await fields.last().fill('10');
  await page.getByRole('button', { name: 'Save' }).tap();
  await expect(page.getByText('10 : 10')).toBeVisible();
  await page.getByRole('link', { name: 'Players' }).tap();
  await page.getByRole('link', { name: 'Standings' }).tap();
  const lines = page.getByRole('region', { name: 'Standings' }).getByRole('row');
  await expect(lines.nth(1)).toContainText('22');
  const leader = await lines.nth(1).getByRole('cell').nth(1).locator('span').first().innerText();
  const second = leader === 'Anna' ? 'Ben' : 'Anna';

  // A penalty makes them equal: the wins part them, and the line says so.
  await page.getByRole('link', { name: 'Players' }).tap();
  await openPlayer(page, leader);
  await page.getByRole('button', { name: `Penalty for ${leader}` }).tap();
  await page.getByRole('textbox', { name: 'Battle Points' }).fill('-4');
  await page.getByRole('button', { name: 'Give', exact: true }).tap();
  await page.getByRole('link', { name: 'Standings' }).tap();
  await expect(lines.nth(2)).toContainText(second);
  await expect(lines.nth(2)).toContainText(`below ${leader}: Wins 0 to 1`);

  const scoring = page.getByRole('dialog', { name: 'How this event is scored' });
  await page.getByRole('button', { name: 'How this event is scored' }).tap();
  await expect(scoring.getByText(/^A match gives Battle Points by the table of/)).toBeVisible();
  await scoring.getByRole('button', { name: 'Use: Head to head' }).tap();
  await scoring.getByRole('button', { name: 'Earlier: Head to head' }).tap();
  await scoring.getByRole('button', { name: 'Earlier: Head to head' }).tap();
  await expect(scoring.getByRole('listitem').first()).toContainText('Head to head');
  await scoring.getByRole('button', { name: 'Close' }).tap();
  await expect(lines.nth(2)).toContainText(`below ${leader}: Head to head 18 to 22`);

  // Who watches reads it, and changes nothing.
  await page.getByRole('link', { name: 'More' }).tap();
  const link = await shownLink(page);
  const watcher = await newPhone();
  await watcher.goto(link);
  await watcher.getByRole('button', { name: 'Watch' }).tap();
  await watcher.getByRole('link', { name: 'Standings' }).tap();
  await expect(watcher.getByText(`below ${leader}: Head to head 18 to 22`)).toBeVisible();
  await watcher.getByRole('button', { name: 'How this event is scored' }).tap();
  await expect(watcher.getByRole('dialog').getByText('Head to head', { exact: true })).toBeVisible();
  await expect(watcher.getByRole('button', { name: /^(Use|Earlier|Leave out):/ })).toHaveCount(0);

  await page.getByRole('link', { name: 'Standings' }).tap();
  for (let step = 0; step < 3; step += 1)
    await page.getByRole('button', { name: 'Undo: what parts equal points' }).tap();
  await page.reload();
  await expect(lines.nth(2)).toContainText(`below ${leader}: Wins 0 to 1`);
});

test('soft scores are declared, given on one list, hidden from who watches, and shown', async ({
  club,
  newPhone,
}) => {
  test.slow();
  const page = await newPhone();
  await makeEvent(page, club, 'Anna\nBen');
  await page.getByRole('link', { name: 'More' }).tap();
  const link = await shownLink(page);
  await page.getByRole('link', { name: 'Standings' }).tap();
  const open = page.getByRole('button', { name: 'How this event is scored' });
  const scoring = page.getByRole('dialog', { name: 'How this event is scored' });
  await open.tap();
  await scoring.getByRole('button', { name: 'Add a soft score' }).tap();
  await scoring.getByRole('textbox', { name: 'At most, if there is a limit' }).fill('-3');
  await expect(scoring.getByText('A whole number from 0 to 9,999, or nothing.')).toBeVisible();
  await scoring.getByRole('textbox', { name: 'At most, if there is a limit' }).fill('20');
  await expect(scoring.getByRole('button', { name: 'Save' })).toBeDisabled();
  await scoring.getByRole('combobox', { name: 'Name' }).fill('Painting');
  await scoring.getByRole('radio', { name: 'organisers see it' }).check();
  await scoring.getByRole('button', { name: 'Save' }).tap();
  await expect(scoring.getByText('at most 20 · counts in the total · organisers see it')).toBeVisible();
  await scoring.getByRole('button', { name: 'Points for Painting' }).tap();
  await scoring.getByRole('textbox', { name: 'Ben' }).fill('21');
  await expect(scoring.getByText('A whole number from 0 to 20, or nothing.')).toBeVisible();
  await scoring.getByRole('textbox', { name: 'Ben' }).fill('18');
  await scoring.getByRole('button', { name: 'Save' }).tap();
  await scoring.getByRole('button', { name: 'Close' }).tap();
  const lines = (on: Page) => on.getByRole('region', { name: 'Standings' }).getByRole('row');
  await expect(lines(page).nth(1)).toContainText('Ben');
  await expect(lines(page).nth(1)).toContainText('Painting 18');

  const watcher = await newPhone();
  await watcher.goto(link);
  await watcher.getByRole('button', { name: 'Watch' }).tap();
  await watcher.getByRole('link', { name: 'Standings' }).tap();
  await expect(lines(watcher).nth(1)).toContainText('Anna');
  await expect(watcher.getByText(/Painting/)).toHaveCount(0);
  await open.tap();
  await scoring.getByRole('button', { name: 'Change Painting' }).tap();
  await scoring.getByRole('radio', { name: 'everybody sees it' }).check();
  await scoring.getByRole('button', { name: 'Save' }).tap();
  await scoring.getByRole('button', { name: 'Close' }).tap();
  await expect(lines(watcher).nth(1)).toContainText('Painting 18');
  await page.getByRole('button', { name: 'Undo: soft score Painting' }).tap();
  await expect(watcher.getByText(/Painting/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo: points for Painting' }).tap();
  await page.reload();
  await expect(lines(page).nth(1)).toContainText('Anna');
  await expect(page.getByText(/Painting/).and(page.getByRole('cell'))).toHaveCount(0);
});

test('a match is scored by base, scenario and kills, every part of which is said', async ({
  club,
  newPhone,
}) => {
  test.slow();
  const page = await newPhone();
  await makeEvent(page, club, 'Anna\nBen');
  await page.getByRole('link', { name: 'Standings' }).tap();
  const scoring = page.getByRole('dialog', { name: 'How this event is scored' });
  await page.getByRole('button', { name: 'How this event is scored' }).tap();
  await scoring.getByRole('button', { name: 'Change what a match gives' }).tap();
  await scoring.getByRole('combobox', { name: 'Take the score of' }).selectOption('Northern Kings');
  const kills = scoring.getByRole('region', { name: 'Points of destroyed units' });
  await kills.getByRole('textbox', { name: 'Limits, with commas' }).fill('900, 500');
  await expect(kills.getByText('1,300 gives')).toHaveCount(0);
  await expect(kills.getByText('Whole numbers, each limit above the one before.')).toBeVisible();
  await expect(scoring.getByRole('button', { name: 'Save' })).toBeDisabled();
  await kills.getByRole('textbox', { name: 'Limits, with commas' }).fill('');
  await kills.getByRole('textbox', { name: 'At most', exact: true }).fill('');
  await expect(kills.getByText('1,300 gives 1,300 points.')).toBeVisible();
  await scoring.getByRole('combobox', { name: 'Take the score of' }).selectOption('Northern Kings');
  await expect(kills.getByText('1,300 gives 3 points.')).toBeVisible();
  await scoring.getByRole('button', { name: 'Save' }).tap();
  await expect(scoring.getByText('The score of Northern Kings.')).toBeVisible();
  await expect(
    scoring.getByText('Points of destroyed units: a point at each of 500, 900, 1,300, 1,700, 2,100.'),
  ).toBeVisible();
  await scoring.getByRole('button', { name: 'Close' }).tap();

  await page.getByRole('link', { name: 'Tables' }).tap();
  await page.getByRole('button', { name: 'Pair round 1' }).tap();
  await page.getByRole('button', { name: /^Table 1/ }).tap();
  const scenario = page.getByRole('textbox', { name: /^Scenario points of/ });
  const destroyed = page.getByRole('textbox', { name: /^Points of destroyed units/ });
  // The keyboard's Next leads from field to field.
  await expect(scenario.first()).toHaveAttribute('enterkeyhint', 'next');
  await expect(destroyed.last()).toHaveAttribute('enterkeyhint', 'done');
  await scenario.first().tap();
  await page.keyboard.type('4');
  await page.keyboard.press('Enter');
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect(destroyed.first()).toBeFocused();
  await destroyed.first().fill('1400');
  await expect(page.getByText(/^Every part that counts has to be said/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await destroyed.last().fill('450');
  await expect(page.getByText('That gives 22 : 7.')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).tap();
  await expect(page.getByText('22 : 7')).toBeVisible();

  // A correction moves the winner too; a tap on a number replaces it; a choice against the figures is said.
  await page.getByRole('button', { name: /^Table 1/ }).tap();
  await page.getByRole('button', { name: 'Correct the result' }).tap();
  const won = page.getByRole('group', { name: 'Who won' }).getByRole('radio');
  await expect(won.first()).toBeChecked();
  await scenario.first().tap();
  await page.keyboard.type('2');
  await expect(scenario.first()).toHaveValue('2');
  await expect(page.getByText('Proposed because these are level: Scenario points.')).toBeVisible();
  await expect(won.nth(1)).toBeChecked();
  await scenario.last().fill('5');
  await expect(won.last()).toBeChecked();
  await expect(page.getByText('Proposed by: Scenario points.')).toBeVisible();
  await won.first().check();
  await expect(page.getByRole('alert')).toContainText('It is saved as chosen.');
  await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled();
  await page.getByRole('button', { name: 'Close' }).tap();

  // Counted by another score, and as before once that is taken back.
  await page.getByRole('link', { name: 'Standings' }).tap();
  const lines = page.getByRole('region', { name: 'Standings' }).getByRole('row');
  await expect(lines.nth(1)).toContainText('22');
  await expect(lines.first()).toContainText('SP ±');
  await page.getByRole('button', { name: 'How this event is scored' }).tap();
  await expect(scoring.getByText('Scenario point difference')).toBeVisible();
  await scoring.getByRole('button', { name: 'Change what a match gives' }).tap();
  await scoring.getByRole('textbox', { name: 'Win', exact: true }).fill('16');
  await scoring.getByRole('button', { name: 'Save' }).tap();
  await expect(scoring.getByText('A win gives 16, a draw 10, a loss 5.')).toBeVisible();
  await scoring.getByRole('button', { name: 'Close' }).tap();
  await expect(lines.nth(1)).toContainText('23');
  await page.getByRole('button', { name: 'Undo: what a match gives' }).tap();
  await page.reload();
  await expect(lines.nth(1)).toContainText('22');
});

test('a new event takes the score of a rulebook, and a no-show is named at the table', async ({
  club,
  newPhone,
}) => {
  test.slow();
  const page = await newPhone();
  await newEvent(page, club);
  await page.getByRole('textbox', { name: 'Name' }).fill('Spring Cup');
  await page.getByRole('radio', { name: 'With scenario or kills' }).check();
  await page.getByRole('combobox', { name: 'Take the score of' }).selectOption('Blackjack');
  await page.getByRole('button', { name: 'Make the event' }).tap();
  // How it scores is a part of its making: there is nothing to take back yet.
  await expect(page.getByRole('textbox', { name: /^Players, one a line/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
  await page.getByRole('textbox', { name: /^Players, one a line/ }).fill('Anna\nBen');
  await page.getByRole('button', { name: 'Add players' }).tap();
  await page.getByRole('link', { name: 'Tables' }).tap();
  await page.getByRole('button', { name: 'Pair round 1' }).tap();
  await page.getByRole('button', { name: /^Table 1/ }).tap();
  // The points of a no-show can be others, right where it is told.
  await page.getByRole('button', { name: 'Other points for a no-show' }).tap();
  await page.getByRole('textbox', { name: 'Who came gets' }).fill('17');
  await page.getByRole('button', { name: 'Save these points' }).tap();
  await page.getByRole('button', { name: /^Ben did not come: (17 : 0|0 : 17)$/ }).tap();
  await expect(page.getByRole('button', { name: /^Table 1.*Ben did not come/ })).toBeVisible();
  await page.getByRole('button', { name: 'Undo: Ben did not come' }).tap();
  await expect(page.getByText('no result yet')).toBeVisible();
});

test('after the last round the best are cut, paired until one has won, and taken back', async ({
  club,
  newPhone,
}) => {
  test.slow();
  const page = await newPhone();
  await newEvent(page, club);
  await page.getByRole('textbox', { name: 'Name' }).fill('One round');
  await page.getByRole('textbox', { name: 'Rounds' }).fill('1');
  await page.getByRole('button', { name: 'Make the event' }).tap();
  await page.getByRole('textbox', { name: /^Players, one a line/ }).fill('Anna\nBen\nCleo\nDag');
  await page.getByRole('button', { name: 'Add players' }).tap();
  await page.getByRole('link', { name: 'Tables' }).tap();
  await expect(page.getByText('After round 1 the best can go on: a cut to the top 2, 4.')).toBeVisible();
  await page.getByRole('button', { name: 'Pair round 1' }).tap();
  await expect(page.getByText('The cut waits for the results that are missing.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cut to the top 2' })).toBeDisabled();
  await enterResult(page, 1, ['18', '2']);
  await enterResult(page, 2, ['13', '7']);
  await expect(page.getByRole('button', { name: 'Cut to the top 4' })).toBeEnabled();
  await page.getByRole('button', { name: 'Cut to the top 2' }).tap();
  await page.getByRole('button', { name: 'Pair the final' }).tap();
  await expect(page.getByRole('combobox', { name: 'Round' })).toContainText('Final');
  await expect(page.getByRole('button', { name: /^Pair round/ })).toHaveCount(0);
  const final = page.getByRole('button', { name: /^Table .*no result yet/ });
  const names = await final.innerText();
  await final.tap();
  const fields = page.getByRole('textbox', { name: /^Battle Points of/ });
  await fields.first().fill('4');
  await fields.last().fill('16');
  await page.getByRole('button', { name: 'Save' }).tap();
  await expect(page.getByText('4 : 16')).toBeVisible();
  const winner = /has won/;
  await expect(page.getByText(winner)).toBeVisible();
  const told = await page.getByText(winner).innerText();
  const name = told.replace(' has won', '');
  expect(names).toContain(name);
  await page.getByRole('link', { name: 'Standings' }).tap();
  await expect(page.getByRole('region', { name: 'Top 2' })).toContainText(told);
  const lines = page.getByRole('region', { name: 'Standings' }).getByRole('row');
  await expect(lines.nth(1)).toContainText(name);
  await expect(lines.nth(2)).toContainText(`below ${name}: Wins after the cut 0 to 1`);

  for (const what of [/^Undo: result of table/, 'Undo: pairs of round 2', 'Undo: cut to the top 2'])
    await page.getByRole('button', { name: what }).tap();
  await page.reload();
  await expect(lines.nth(2)).toContainText(name);
  await expect(page.getByRole('region', { name: 'Top 2' })).toHaveCount(0);
});
