import { seasonWords } from '@/words/season-words';
import { words } from '@/words/words';

const RESULTS = ['won', 'drawn', 'lost'] as const;

/** Won, drawn and lost, in large digits. */
export function ThreeFigures({ of }: { readonly of: Readonly<Record<(typeof RESULTS)[number], number>> }) {
  return (
    <dl className="grid grid-cols-3 pb-2 text-center">
      {RESULTS.map((result) => (
        <div key={result} className="flex flex-col-reverse">
          <dt className="text-[1.0625rem] text-muted big:text-[0.875rem]">{seasonWords.record[result]}</dt>
          <dd className="text-[2.5rem] leading-11 font-bold">{words.number(of[result])}</dd>
        </div>
      ))}
    </dl>
  );
}
