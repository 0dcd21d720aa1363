import { useMemo } from 'react';
import { battleReport } from '@/battle/report/report';
import { useLedger } from '@/store/battle/use-battle';
import { handOverWords } from '@/words/hand-over-words';
import type { ReportBlock } from '@/words/report/report-block';
import type { HandedOver } from './hand-over-bar';
import { markdown } from './markdown';
import { plainText } from './plain-text';

/** The formats of an exported report. */
export const REPORT_FORMATS = ['text', 'markdown'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

const WRITTEN = { text: plainText, markdown } as const;
const KIND = {
  text: { ending: 'txt', type: 'text/plain' },
  markdown: { ending: 'md', type: 'text/markdown' },
} as const;

type Report = {
  readonly blocks: readonly ReportBlock[];
  readonly soFar: boolean;
  readonly handedOver: HandedOver;
};

/** The report of the open battle, and its export in that format. */
export function useReport(format: ReportFormat): Report {
  const ledger = useLedger();
  const report = useMemo(() => battleReport(ledger), [ledger]);
  return useMemo(() => {
    const blocks = handOverWords.report.blocks(report);
    const text = WRITTEN[format](blocks);
    const file = ({ ending, type }: (typeof KIND)[ReportFormat]) =>
      new File([text], `${handOverWords.report.file(report)}.${ending}`, { type });
    return {
      blocks,
      soFar: report.endedAt === null,
      handedOver: {
        title: handOverWords.report.headline(report),
        text,
        files: [file(KIND[format]), file(KIND.text)],
      },
    };
  }, [report, format]);
}
