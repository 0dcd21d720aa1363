import { createPrivateKey, createPublicKey } from 'node:crypto';
import { expect, it } from 'vitest';
import { toBase64Url, utf8 } from './bytes';
import { DEFLATED } from './deflated';
import { seal } from './seal';
import { listsKey, listsPublicKey, openList, sealList } from './sealed-list';

const KEY = listsKey('AbcdefghijklmnopqrstU_');
const PUBLIC = listsPublicKey(KEY);
const SUBJECT = 'l.channel.1.abcdefghijk';
let chance = 0;
const random = (count: number) =>
  Uint8Array.from({ length: count }, () => {
    chance += 37;
    return chance % 256;
  });

/** What stands in front of a private key of X25519 in PKCS #8 (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b656e04220420', 'hex');

it.each(['AbcdefghijklmnopqrstU_', '', 'another', 'ü €'])(
  'has the public key that Node has: %s',
  (writer) => {
    const key = listsKey(writer);
    const der = Buffer.concat([PKCS8, Buffer.from(key, 'base64url')]);
    const own = createPublicKey(createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }));
    expect(own.export({ format: 'jwk' }).x).toBe(listsPublicKey(key));
  },
);

it('opens with the key of its organiser alone, under its own place', () => {
  const message = sealList('General, 200 – Élan', PUBLIC, SUBJECT, random);
  expect(openList(message, KEY, SUBJECT)).toBe('General, 200 – Élan');
  expect(openList(message, listsKey('BbcdefghijklmnopqrstU_'), SUBJECT)).toBeNull();
  expect(openList(message, KEY, 'l.channel.2.abcdefghijk')).toBeNull();
  // What everybody has who has the code opens none.
  expect(openList(message, PUBLIC, SUBJECT)).toBeNull();
});

it('is another message each time, and each opens', () => {
  const [one, two] = [0, 1].map(() => sealList('a list', PUBLIC, SUBJECT, random));
  expect(one).not.toEqual(two);
  for (const message of [one, two]) expect(message && openList(message, KEY, SUBJECT)).toBe('a list');
});

it('opens nothing that was changed, cut, or is no such message', () => {
  const message = sealList('a list', PUBLIC, SUBJECT, random);
  for (let at = 0; at < message.length; at += 7) {
    const changed = message.with(at, (message[at] ?? 0) ^ 1);
    expect(openList(changed, KEY, SUBJECT), `${at}`).toBeNull();
    expect(openList(message.subarray(0, at), KEY, SUBJECT), `${at}`).toBeNull();
  }
  const rubbish = [
    new Uint8Array(),
    utf8('hello'),
    new Uint8Array(200),
    seal('a list', toBase64Url(new Uint8Array(16)), SUBJECT, random, DEFLATED),
  ];
  for (const none of rubbish) expect(openList(none, KEY, SUBJECT)).toBeNull();
});
