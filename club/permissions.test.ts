import { describe, expect, it } from 'vitest';
import {
  channelSubject,
  organiserLogin,
  readerLogin,
  resultSubject,
  tableLogin,
  watcherLogin,
  writerLogin,
} from '@/club/login';
import { channelOf, secretBelow, stampOf } from '@/club/secrets';
import { isNewEnough } from './find-server.mjs';
import { permissionsOf } from './permissions.mjs';
import { secretBelow as gateSecretBelow, stampOf as gateStampOf } from './secrets.mjs';

const CODE = 'dragon and dice';
const WRITER = 'AbcdefghijklmnopqrstU_';
const READER = secretBelow(WRITER);
const CHANNEL = channelOf(WRITER);

describe('the gate and the phones', () => {
  it('make the same names and stamps of a secret', () => {
    for (const secret of ['', 'a', WRITER, 'ü €']) {
      expect(gateSecretBelow(secret)).toBe(secretBelow(secret));
      expect(gateStampOf(secret, `b.${secret}`)).toBe(stampOf(secret, `b.${secret}`));
    }
  });
});

describe('what a login may do', () => {
  const stamp = stampOf(CODE, channelSubject(CHANNEL));
  const tableStamp = stampOf(CODE, resultSubject(CHANNEL, 2, 17));
  const roundStamp = stampOf(CODE, resultSubject(CHANNEL, 2, null));

  it('follows a battle: reads its own channel and nothing else', () => {
    expect(permissionsOf(readerLogin(READER).pass, CODE)).toEqual({
      pub: [`$JS.API.DIRECT.GET.battles.b.${CHANNEL}.*`],
      sub: [`live.b.${CHANNEL}.*`, `_INBOX.${CHANNEL}.>`],
    });
  });

  it('writes a battle: its own channel besides', () => {
    expect(permissionsOf(writerLogin(WRITER, stamp).pass, CODE)?.pub).toEqual([
      `$JS.API.DIRECT.GET.battles.b.${CHANNEL}.*`,
      `b.${CHANNEL}.*`,
    ]);
  });

  it('sends one table’s result, or any of its round', () => {
    const table = permissionsOf(tableLogin(READER, 2, 17, tableStamp).pass, CODE);
    expect(table?.pub).toContain(`r.${CHANNEL}.2.17`);
    const round = permissionsOf(tableLogin(READER, 2, null, roundStamp).pass, CODE);
    expect(round?.pub).toContain(`r.${CHANNEL}.2.*`);
  });

  it('watches or organises an event: all of its results', () => {
    expect(permissionsOf(watcherLogin(READER).pass, CODE)?.sub).toContain(`live.r.${CHANNEL}.>`);
    const organiser = permissionsOf(organiserLogin(WRITER, stamp).pass, CODE);
    expect(organiser?.pub).toContain(`b.${CHANNEL}.*`);
    expect(organiser?.pub).toContain(`r.${CHANNEL}.*.*`);
    expect(
      permissionsOf(watcherLogin(READER).pass, CODE)?.pub.some((subject) => subject.startsWith('r.')),
    ).toBe(false);
    expect(organiser?.sub).toContain(`live.r.${CHANNEL}.>`);
  });

  it.each([
    ['nothing', ''],
    ['no secret', 'r.'],
    ['a secret too short', `r.${READER.slice(1)}`],
    ['a secret too long', `r.${READER}x`],
    ['a wildcard', 'r.*'],
    ['a subject', `r.${READER.slice(0, 20)}.>`],
    ['a line too many', `r.${READER}\n`],
    ['an unknown kind', `x.${READER}`],
    ['a writer without a stamp', `w.${WRITER}`],
    ['a writer with another club’s stamp', `w.${WRITER}.${stampOf('other', channelSubject(CHANNEL))}`],
    ['a reader that would write', `w.${READER}.${stampOf(CODE, channelSubject(CHANNEL))}`],
    ['a table with its neighbour’s stamp', tableLogin(READER, 2, 18, tableStamp).pass],
    ['a round with a table’s stamp', tableLogin(READER, 2, null, tableStamp).pass],
    ['another round', tableLogin(READER, 3, null, roundStamp).pass],
    ['round zero', tableLogin(READER, 0, 1, roundStamp).pass],
    ['an organiser with a table’s stamp', `o.${WRITER}.${tableStamp}`],
  ])('refuses %s', (_, login) => {
    expect(permissionsOf(login, CODE)).toBeNull();
  });
});

describe('the version of a server', () => {
  it.each([
    ['2.9.10', false],
    ['2.10.27', false],
    ['2.12.6', false],
    ['2.12.7', true],
    ['2.13.9', false],
    ['2.14.0', true],
    ['2.15.1', true],
    ['3.0.0', true],
  ])('%s: %s', (version, expected) => {
    expect(isNewEnough(version)).toBe(expected);
  });
});
