import { describe, expect, it } from 'vitest';
import { differencesFrom } from './message-faults.mjs';
import { readMessages } from './messages.mjs';
import { PSEUDO, pseudoMessage, pseudoOf } from './pseudo-language.mjs';

describe('the pseudo-language', () => {
  it.each([
    ['Close', '[Clösë l]'],
    ["It''s {n, number} of '{'", "[It''s {n, number} öf '{' l]"],
    [
      '{n, plural, =0 {None} one {# day} other {# days}}, {by, number, ::sign-except-zero}',
      '[{n, plural, =0 {Nöñë} one {# dáý} other {# dáýs}}, {by, number, ::sign-except-zero} l]',
    ],
    ['{a} : {b}', '{a} : {b}'],
  ])('says %s as %s', (message, pseudo) => {
    expect(pseudoMessage(message)).toBe(pseudo);
  });

  it.each([...readMessages()])('has all of %s, with the same values', (_, english) => {
    expect(differencesFrom(english, pseudoOf(english), PSEUDO)).toEqual([]);
  });
});
