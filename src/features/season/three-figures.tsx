import { seasonWords } from '@/words/season-words';
import { words } from '@/words/words';

const RESULTS = ['won', 'drawn', 'lost'] as const;

/** Won, drawn and lost, in large digits. */
export function ThreeFigures({ of }: { readonly of: Readonly<Record<(typeof RESULTS)[number], number>> }) {
  return (
    <dl className="grid grid-cols-3 pb-2 text-center">
      {RESULTS.map((result) => (
        <div key={result} className="flex flex-col-reverse">
          <dt className="text-label text-muted big:text-note">{seasonWords.record[result]}</dt>
          <dd className="text-total leading-total font-bold">{words.number(of[result])}</dd>
        </div>
      ))}
    </dl>
  );
}
