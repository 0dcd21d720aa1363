import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Ledger } from '@/battle/log/ledger';
import { parseLog } from '@/battle/log/parse-entry';
import { battleReport } from '@/battle/report/report';
import { attack, roundOf, shooters, shot, shotDown, withSquads } from '@/testing/battles/shooting';
import { handOverWords } from '@/words/hand-over-words';
import { words } from '@/words/words';
import { plainText } from './plain-text';

/** The log of an assault from an old version, as this version reads it. */
function logged(name: string) {
  const lines = readFileSync(new URL(`../../battle/assault/golden/${name}.jsonl`, import.meta.url), 'utf8');
  const parsed = parseLog(
    lines
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  );
  if (!parsed.ledger) throw new Error(`${name} cannot be read`);
  return parsed.ledger;
}

/** The unit that was shot at, by its key. */
function unitKeyShot(ledger: Ledger) {
  const [allocation] = roundOf(ledger).allocations;
  if (!allocation) throw new Error('Nobody was wounded');
  return allocation.unitKey;
}

describe.each(['assault-hh-1'])('the report of %s', (name) => {
  it('shows who struck whom, the pools, Instant Death and the losses, and names the combat once in each round', async () => {
    const report = battleReport(logged(name));
    const text = plainText(handOverWords.report.blocks(report)).replaceAll(
      words.date(report.startedAt),
      '{date}',
    );
    await expect(text).toMatchFileSnapshot(`./golden/fight-${name}.txt`);
  });
});

it('shows who shot at whom, the pool and the losses, and the Morale check without its attack again', () => {
  const fired = shotDown(attack(withSquads(), [shooters({}, { name: 'Squad' })]), 'Squad', 4, 1);
  const tested = shot(fired, { type: 'takeMorale', unitKey: unitKeyShot(fired), way: 'said', passed: false });
  const text = plainText(handOverWords.report.blocks(battleReport(tested)));
  expect(text).toContain(
    'Squad shot at Mob: 4 of 5 hit, 4 Wounds. Mob, 4 at S4 AP5: 1 saved, 3 Wounds lost, 3 models fell. Mob: lost 3 of 10.',
  );
  expect(text).toContain('Mob broke (lost 3 of 10, 7 or less).');
});
