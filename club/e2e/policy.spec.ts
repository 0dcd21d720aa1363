import { serve } from '../../scripts/serve.mjs';
import { CODE, expect, test } from './club-fixtures';

test('an app from another address speaks to its club after one reload, and to nobody else', async ({
  club,
  newPhone,
}) => {
  const app = await serve({ root: 'dist', port: 0, host: '127.0.0.1' });
  const url = `http://localhost:${app.port}/`;
  const phone = await newPhone();
  const policy = () => phone.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  await phone.goto(url);
  await expect
    .poll(() => phone.evaluate(() => navigator.serviceWorker.controller?.state ?? 'none'))
    .toBe('activated');
  expect(await policy()).toContain("connect-src 'self';");

  await phone.goto(`${url}#/club`);
  await expect(phone.getByText(/No club is chosen/)).toBeVisible();
  const host = new URL(club.url).host;
  await phone.getByRole('textbox', { name: 'Address' }).fill(club.url);
  await phone.getByRole('textbox', { name: 'Code' }).fill(CODE);
  await phone.getByRole('button', { name: 'Use this club' }).click();
  await phone.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(policy).toContain(`connect-src 'self' ws://${host};`);
  await phone.getByRole('button', { name: 'Pair a device' }).click();
  await expect(phone.getByText('0 battles are on all devices.')).toBeVisible();

  await phone.getByRole('button', { name: 'Forget this club' }).click();
  const asks = phone.getByRole('dialog', { name: 'Forget this club on this phone?' });
  await expect(asks.getByText(`Its code ${CODE}`)).toBeVisible();
  await expect(asks.getByText(/Your own devices are no longer kept equal/)).toBeVisible();
  await asks.getByRole('button', { name: 'Forget the club' }).click();
  await expect(phone.getByText(/No club is chosen/)).toBeVisible();
  await phone.reload();
  await expect.poll(policy).toContain("connect-src 'self';");
  await app.close();
});

test('a link of a foreign or broken kind says what is the matter', async ({ club, newPhone }) => {
  const phone = await newPhone();
  await phone.goto(`${club.url}/#/club/f/nonsense`);
  await expect(phone.getByRole('alert').filter({ hasText: /no link of Warledger/ })).toBeVisible();
  const host = new URL(club.url).host;
  await phone.goto(`${club.url}/#/club/f/!${host}/${'A'.repeat(22)}/${'B'.repeat(22)}`);
  await phone.getByRole('button', { name: 'Follow' }).click();
  await expect(phone.getByText(/Nothing is shared there/)).toBeVisible();
  await phone.goto(`${club.url}/#/club/w/!${host}/${'A'.repeat(22)}/${'x'.repeat(12)}/${'B'.repeat(22)}`);
  await phone.getByRole('button', { name: 'Write on' }).click();
  await expect(phone.getByText(/does not let this link in/)).toBeVisible();
});
