import { describe, expect, it } from 'vitest';
import { describe as describeEntry } from '@/battle/describe/describe';
import { descriptionContext } from '@/battle/describe/description-context';
import { decide } from '@/battle/log/decide';
import type { Intent } from '@/battle/log/intent';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { parseEntry } from '@/battle/log/parse-entry';
import type { MarginTable } from '@/rules/index';
import { begun, play, played } from '@/testing/battles/battles';

const table: MarginTable = [
  { upTo: 149, name: 'Draw' },
  { upTo: 299, name: 'Minor victory' },
  { upTo: null, name: 'Massacre' },
];
const margins = (to: unknown): Intent => ({ type: 'changeMargins', to });
const refusal = (ledger: Ledger, intent: Intent) => {
  const decision = decide(ledger, intent);
  return decision.ok ? null : decision.refusal;
};

describe('a table of margins', () => {
  it('is kept as the players filled it in, without the spaces around its names', () => {
    const ledger = played(begun('wfb-6'), margins([{ upTo: 149, name: ' Draw ' }, ...table.slice(1)]));
    expect(battleOf(ledger).margins).toEqual(table);
  });

  it('is none at the start, and none again when it is undone or taken away', () => {
    expect(battleOf(begun('wfb-6')).margins).toBeNull();
    const ledger = played(begun('wfb-6'), margins(table));
    expect(battleOf(played(ledger, { type: 'undo' })).margins).toBeNull();
    expect(battleOf(played(ledger, margins(null))).margins).toBeNull();
  });

  it('is read back from disk as it was written', () => {
    const entry = played(begun('wfb-6'), margins(table)).entries.at(-1);
    expect(parseEntry(JSON.parse(JSON.stringify(entry)))).toMatchObject({ kind: 'entry', entry });
  });

  it('is shown in the log', () => {
    const ledger = played(begun('wfb-6'), margins(table));
    const entry = ledger.entries.at(-1);
    expect(entry && describeEntry(entry, descriptionContext(ledger))).toEqual({
      key: 'marginsChanged',
      to: table,
    });
  });

  it.each([
    ['an empty table', [], { code: 'noMargins', values: {} }],
    ['a name of spaces', [{ upTo: null, name: '  ' }], { code: 'marginWithoutName', values: { line: 1 } }],
    ['falling limits', [table[1], table[0], table[2]], { code: 'marginsNotAscending', values: { line: 2 } }],
    ['a last line that ends', [table[0], table[1]], { code: 'lastMarginLimited', values: { line: 2 } }],
  ])('is refused with %s, and the line is named', (_, to, expected) => {
    expect(refusal(begun('wfb-6'), margins(to))).toEqual(expected);
  });

  it('is refused if the edition leaves none to the players', () => {
    expect(refusal(begun('t9a-2'), margins(table))?.code).toBe('noMarginTable');
  });

  it('changes nothing when the same is entered again', () => {
    const ledger = played(begun('wfb-6'), margins(table));
    expect(play(ledger, margins(table))).toBe(ledger);
  });
});
