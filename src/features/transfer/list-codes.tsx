import { useMemo } from 'react';
import { toCodes } from '@/transfer/code-series';
import { transferWords } from '@/words/transfer-words';
import { CodePlayer } from './code-player';

/** A text as a series of codes for another phone; a sentence if it is too large. */
export function ListCodes({ text }: { readonly text: string }) {
  const codes = useMemo(() => toCodes(text), [text]);
  return codes ? <CodePlayer codes={codes} /> : <p role="status">{transferWords.send.listTooLarge}</p>;
}
