import { useMemo } from 'react';
import { type BattleResult, battleResult } from '@/battle/report/result';
import { useLedger } from '@/store/battle/use-battle';
import { handOverWords } from '@/words/hand-over-words';
import type { HandedOver } from './hand-over-bar';

/** The formats of an exported result. */
export const RESULT_FORMATS = ['text', 'json'] as const;
export type ResultFormat = (typeof RESULT_FORMATS)[number];

const WRITTEN = { text: handOverWords.result.text, json: resultJson } as const;
const KIND = {
  text: { ending: 'txt', type: 'text/plain' },
  json: { ending: 'json', type: 'application/json' },
} as const;

type Result = { readonly result: BattleResult; readonly handedOver: HandedOver };

/** The result of the open battle, and its export in that format. */
export function useResult(format: ResultFormat): Result {
  const ledger = useLedger();
  const result = useMemo(() => battleResult(ledger), [ledger]);
  return useMemo(() => {
    const text = WRITTEN[format](result);
    const file = ({ ending, type }: (typeof KIND)[ResultFormat]) =>
      new File([text], `${handOverWords.result.file(result)}.${ending}`, { type });
    return {
      result,
      handedOver: {
        title: handOverWords.result.headline(result),
        text,
        files: [file(KIND[format]), file(KIND.text)],
      },
    };
  }, [result, format]);
}

function resultJson(result: BattleResult): string {
  return `${JSON.stringify(result, null, 2)}\n`;
}
