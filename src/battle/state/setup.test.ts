import { describe, expect, it } from 'vitest';
import { parseCard } from '@/battle/cards/card';
import { cardOf } from '@/battle/cards/card-of';
import { battleOf } from '@/battle/log/ledger';
import { parseLog } from '@/battle/log/parse-entry';
import { begun } from '@/testing/battles/battles';
import { EMPTY_SETUP, MAX_NAME_LENGTH, parseSetup } from './setup';

const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('the deployment of a set-up', () => {
  it('is kept in the log and on the card, without the blanks around it', () => {
    const ledger = begun('t9a-3', { ...EMPTY_SETUP, deployment: '  Refused Flank ' });
    const opened = parseLog(stored(ledger.entries) as readonly unknown[]);
    expect(opened.problems).toEqual([]);
    expect(opened.ledger && battleOf(opened.ledger).setup.deployment).toBe('Refused Flank');
    expect(parseCard(stored(cardOf(ledger)))?.setup.deployment).toBe('Refused Flank');
  });

  it('is missing if not entered, as in every log older than the question', () => {
    const ledger = begun('t9a-3', { ...EMPTY_SETUP, deployment: ' ' });
    expect(Object.keys(battleOf(ledger).setup)).not.toContain('deployment');
    expect(parseLog(stored(ledger.entries) as readonly unknown[]).ledger).toEqual(ledger);
  });

  it('is refused when it is too long, with how long it may be', () => {
    const long = parseSetup({ ...EMPTY_SETUP, deployment: 'x'.repeat(MAX_NAME_LENGTH + 1) });
    expect(long).toMatchObject({ ok: false, refusal: { code: 'deploymentTooLong', values: { max: 40 } } });
    expect(parseSetup({ ...EMPTY_SETUP, deployment: 'x'.repeat(MAX_NAME_LENGTH) }).ok).toBe(true);
  });
});

it('a set-up has army points from 1 to 99,999, or none, and names of 40 characters', () => {
  const points = (armyPoints: number | null) => parseSetup({ ...EMPTY_SETUP, armyPoints }).ok;
  expect([null, 0, 1, 99_999, 100_000, 1.5].map(points)).toEqual([true, false, true, true, false, false]);
  const army = (length: number) =>
    parseSetup({ ...EMPTY_SETUP, b: { player: '', army: 'x'.repeat(length) } }).ok;
  expect([army(MAX_NAME_LENGTH), army(MAX_NAME_LENGTH + 1)]).toEqual([true, false]);
});
