import { describe, expect, it } from 'vitest';
import type { Ledger } from '@/battle/log/ledger';
import { battleReport } from '@/battle/report/report';
import { FOUGHT_EDITIONS } from '@/testing/battles/battles';
import { toldBattles } from '@/testing/battles/told-battles';
import { handOverWords } from '@/words/hand-over-words';
import { words } from '@/words/words';
import { markdown } from './markdown';
import { plainText } from './plain-text';

/**
 * The report of a battle as text. Its day is replaced by {date}, because it depends on the machine's
 * language.
 */
function reports(ledger: Ledger): { readonly text: string; readonly markdown: string } {
  const report = battleReport(ledger);
  const blocks = handOverWords.report.blocks(report);
  const dated = (text: string) => text.replaceAll(words.date(report.startedAt), '{date}');
  return { text: dated(plainText(blocks)), markdown: dated(markdown(blocks)) };
}

const BATTLES = toldBattles();

describe.each(BATTLES)('the report of a battle of $editionId', ({ editionId, running, ended }) => {
  it('equals its golden text, as text and as Markdown, when the battle has ended', async () => {
    const { text, markdown: marked } = reports(ended);
    await expect(text).toMatchFileSnapshot(`golden/${editionId}.txt`);
    await expect(marked).toMatchFileSnapshot(`golden/${editionId}.md`);
  });

  it('shows what has happened so far while the battle runs', async () => {
    await expect(reports(running).text).toMatchFileSnapshot(`golden/${editionId}-so-far.txt`);
  });
});

it('has a golden text for every edition that can be fought', () => {
  const fought = FOUGHT_EDITIONS.map(({ id }) => id);
  expect(BATTLES.map(({ editionId }) => editionId).toSorted()).toEqual(fought.toSorted());
});

const written = [
  { kind: 'paragraph', text: '1. A *bold* move_ment [x](y) <b>' },
  { kind: 'list', items: ['- minus', '# hash', '2) two'] },
  { kind: 'quote', text: 'one\n\n> two | three' },
  { kind: 'table', head: ['', 'Blue'], rows: [['a|b', '−1']] },
] as const;

it('escapes everything that a player typed for Markdown', () => {
  expect(markdown(written)).toBe(
    [
      '1\\. A \\*bold\\* move\\_ment \\[x\\](y) \\<b\\>',
      '- \\- minus\n- \\# hash\n- 2\\) two',
      '> one\n>\n> \\> two \\| three',
      '|  | Blue |\n| --- | ---: |\n| a\\|b | −1 |\n',
    ].join('\n\n'),
  );
});
