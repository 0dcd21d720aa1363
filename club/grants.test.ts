import { describe, expect, it } from 'vitest';
import { organiserLogin, resultSubject, tableLogin, watcherLogin } from '@/club/event-login';
import { listsLogin, listsSubject } from '@/club/lists-login';
import { channelSubject, codeLogin, guestLogin, readerLogin, writerLogin } from '@/club/login';
import { CLUB_PROTOCOL } from '@/club/protocol';
import {
  channelOf,
  guestStamp,
  plainCode,
  secretBelow,
  stampBelow,
  stampKeyOf,
  stampOf,
} from '@/club/secrets';
import { isNewEnough } from './find-server.mjs';
import { grantOf, listOf, numberOf, roundOf, tableOf } from './grants.mjs';
import { codeBits, keysRefusal } from './keys.mjs';
import { channelIn } from './operator.mjs';
import * as gate from './secrets.mjs';
import { CLUB_PROTOCOL as GATE_PROTOCOL } from './wire.mjs';

const CODE = 'dragon and dice';
const KEY = gate.stampKeyOf(CODE);
const KEYS = [KEY, CODE];
const WRITER = 'AbcdefghijklmnopqrstU_';
const READER = secretBelow(WRITER);
const CHANNEL = channelOf(WRITER);

describe('the gate and the phones', () => {
  it('make the same names and stamps of a secret', () => {
    expect(GATE_PROTOCOL).toBe(CLUB_PROTOCOL);
    for (const secret of ['', 'a', WRITER, 'ü €']) {
      expect(gate.secretBelow(secret)).toBe(secretBelow(secret));
      expect(gate.stampOf(secret, `b.${secret}`)).toBe(stampOf(secret, `b.${secret}`));
      expect(gate.stampBelow(secret)).toBe(stampBelow(secret));
      expect(gate.guestStamp(secret)).toBe(guestStamp(secret));
    }
  });

  it.each(['DRAGONANDDICE', 'dragon and dice', ' Dragon-And – Dice ', 'dragon_and_dice'])(
    'make the same of a code, however it is typed: %s',
    async (typed) => {
      expect(plainCode(typed)).toBe('DRAGONANDDICE');
      expect(gate.plainCode(typed)).toBe('DRAGONANDDICE');
      expect(await stampKeyOf(typed)).toBe(KEY);
    },
  );
});

const stamp = stampOf(KEY, channelSubject(CHANNEL));
const tableStamp = stampOf(KEY, resultSubject(CHANNEL, 2, 17));
const roundStamp = stampOf(KEY, resultSubject(CHANNEL, 2, null));
const granted = (pass: string) => {
  const grant = grantOf(pass, KEYS);
  return grant && { ...grant, asks: [...grant.asks], hears: [...grant.hears] };
};

describe('what a login may do', () => {
  it('asks the phone that writes a battle, and writes nothing: a reader may not, a guest may not append', () => {
    expect(granted(guestLogin(READER, guestStamp(stamp)).pass)).toEqual({
      channel: CHANNEL,
      asks: ['read', 'say'],
      hears: ['log', 'talk'],
      isMember: false,
      isVouched: true,
      table: null,
    });
    expect(granted(guestLogin(READER, stampBelow(stamp)).pass)).toBeNull();
    expect(granted(guestLogin(READER, stamp).pass)).toBeNull();
    expect(granted(readerLogin(READER, guestStamp(stamp)).pass)).toBeNull();
    expect(granted(writerLogin(WRITER, guestStamp(stamp)).pass)).toBeNull();
  });

  it('follows a battle: reads and hears its own channel and nothing else', () => {
    const grant = { channel: CHANNEL, asks: ['read'], hears: ['log'], isMember: false, table: null };
    expect(granted(readerLogin(READER, stampBelow(stamp)).pass)).toEqual({ ...grant, isVouched: true });
    // A link of before: nobody vouches for it but what the channel holds.
    expect(granted(readerLogin(READER, null).pass)).toEqual({ ...grant, isVouched: false });
  });

  it('writes a battle: appends besides', () => {
    expect(granted(writerLogin(WRITER, stamp).pass)).toMatchObject({
      channel: CHANNEL,
      asks: ['read', 'state', 'append', 'say'],
      isMember: true,
    });
    // A link of before carries a stamp of the code itself.
    expect(granted(writerLogin(WRITER, stampOf(CODE, channelSubject(CHANNEL))).pass)?.isMember).toBe(true);
  });

  it('sends one table’s result, or any of its round', () => {
    const table = grantOf(tableLogin(READER, 2, 17, tableStamp).pass, KEYS);
    const round = grantOf(tableLogin(READER, 2, null, roundStamp).pass, KEYS);
    expect(table && [...table.asks]).toEqual(['read', 'send', 'result']);
    expect(table && tableOf(table, ['2', '17'])).toEqual({ round: 2, table: 17 });
    expect(round && tableOf(round, ['2', '18'])).toEqual({ round: 2, table: 18 });
    for (const words of [
      ['2', '18'],
      ['1', '17'],
      ['2'],
      ['2', '*'],
      ['2', '017'],
      ['2', '17', '1'],
      ['2', ''],
    ])
      expect(table && tableOf(table, words), words.join('.')).toBeNull();
    for (const words of [
      ['3', '1'],
      ['2', '1000'],
      ['2', '0'],
      ['2', '-1'],
      ['>', '1'],
    ])
      expect(round && tableOf(round, words), words.join('.')).toBeNull();
  });

  it('watches or organises an event: all of its results, and one of them writes', () => {
    expect(granted(watcherLogin(READER, stampBelow(stamp)).pass)).toMatchObject({
      asks: ['read', 'results', 'lists', 'list'],
      hears: ['log', 'results'],
    });
    expect(granted(organiserLogin(WRITER, stamp).pass)?.asks).toEqual([
      'read',
      'state',
      'append',
      'results',
      'giveBack',
      'acknowledge',
      'show',
      'lists',
      'list',
    ]);
  });

  it('sends army lists, and reads none: not what others sent, nor their results', () => {
    const listsStamp = stampOf(KEY, listsSubject(CHANNEL));
    expect(granted(listsLogin(READER, listsStamp).pass)).toEqual({
      channel: CHANNEL,
      asks: ['read', 'bring', 'brought'],
      hears: ['log'],
      isMember: false,
      isVouched: true,
      table: null,
    });
    for (const other of [stamp, stampBelow(stamp), tableStamp, stampOf('other', listsSubject(CHANNEL))])
      expect(granted(listsLogin(READER, other).pass)).toBeNull();
    expect(granted(watcherLogin(READER, listsStamp).pass)).toBeNull();
    expect(granted(organiserLogin(WRITER, listsStamp).pass)).toBeNull();
  });

  it('names army lists by a player and a phone, and no other way', () => {
    expect(listOf(['17', 'abcdefghi-_'])).toEqual({ player: 17, from: 'abcdefghi-_' });
    for (const words of [
      [],
      ['17'],
      ['0', 'abcdefghijk'],
      ['2001', 'abcdefghijk'],
      ['*', 'abcdefghijk'],
      ['1', 'abcdefghij'],
      ['1', 'abcdefghijkl'],
      ['1', 'abcdefghij>'],
      ['1', 'abcdefghij*'],
      ['1', 'abcdefghijk', '1'],
    ])
      expect(listOf(words), words.join('.')).toBeNull();
  });

  it('shows that it has the code, and asks nothing', () => {
    expect(granted(codeLogin(WRITER, KEY).pass)).toMatchObject({ asks: [], hears: [], isMember: true });
    // Also where its chance was chosen: it stands in nobody's channel.
    for (const chance of [WRITER, secretBelow(WRITER), channelOf(WRITER)])
      expect(granted(codeLogin(chance, KEY).pass)?.channel).not.toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(granted(codeLogin(WRITER, gate.stampKeyOf('another code')).pass)).toBeNull();
  });

  it('names messages and rounds as we write them, and no other way', () => {
    expect(numberOf(['17'])).toBe(17);
    expect(roundOf(['20'])).toBe(20);
    for (const words of [[], ['0'], ['01'], ['1', '2'], ['*'], ['>'], ['1e3'], ['12345678']])
      expect(numberOf(words), words.join('.')).toBeNull();
    expect(roundOf(['21'])).toBeNull();
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
    ['a reader with a writer’s stamp', readerLogin(READER, stamp).pass],
    ['a watcher with another event’s stamp', watcherLogin(READER, tableStamp).pass],
    ['a writer without a stamp', `w.${WRITER}`],
    [
      'a writer with another club’s stamp',
      writerLogin(WRITER, stampOf('other', channelSubject(CHANNEL))).pass,
    ],
    ['a writer with a reader’s stamp', writerLogin(WRITER, stampBelow(stamp)).pass],
    ['a reader that would write', writerLogin(READER, stamp).pass],
    ['a table with its neighbour’s stamp', tableLogin(READER, 2, 18, tableStamp).pass],
    ['a round with a table’s stamp', tableLogin(READER, 2, null, tableStamp).pass],
    ['another round', tableLogin(READER, 3, null, roundStamp).pass],
    ['round zero', tableLogin(READER, 0, 1, roundStamp).pass],
    ['an organiser with a table’s stamp', organiserLogin(WRITER, tableStamp).pass],
  ])('refuses %s', (_, login) => {
    expect(grantOf(login, KEYS)).toBeNull();
  });
});

describe('the keys of a club', () => {
  it.each([
    [{ code: '' }, /CLUB_CODE is empty/],
    [{ code: ' - ' }, /CLUB_CODE is empty/],
    [{ secret: '' }, /CLUB_SECRET is empty/],
    [{ secret: '  ' }, /CLUB_SECRET is empty/],
    [{ code: 'SMKE' }, /counts as 18 bits, and 40 are the least/],
    [{ code: '123456789012' }, /39 bits/],
    [{ code: 'password' }, /37 bits/],
    [{ code: 'aaaaaaaaaaaaaaaaaaaa' }, /14 bits/],
  ])('%o are refused in words', (given, refusal) => {
    expect(keysRefusal(given)).toMatch(refusal);
  });

  it.each([CODE, 'DRAG-ONAN-DDIC', 'BENC-HBEN-CHBE', 'K7QX-9MPT-4HWZ'])('takes %s', (code) => {
    expect(keysRefusal({ code, secret: 'long enough' })).toBeNull();
    expect(codeBits(code)).toBeGreaterThan(40);
  });
});

describe('what an operator names', () => {
  it.each([
    [CHANNEL, CHANNEL],
    [`https://a.example/#/club/f/club.example/${READER}/${WRITER}`, CHANNEL],
    [`/club/w/club.example/${WRITER}/${stamp}/${READER}`, CHANNEL],
    [`#/club/t/!1.2.3.4:80/${READER}/1/*/${stamp}/${WRITER}`, CHANNEL],
    ['#/club/c/club.example/CODE', null],
    ['b.>', null],
    ['', null],
  ])('%s', (text, channel) => {
    expect(channelIn(text)).toBe(channel);
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
