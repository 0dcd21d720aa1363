import { useEffect, useState } from 'react';
import { usePageStores } from '@/store/page/use-page-stores';
import { Button } from '@/ui/button/button';
import { handOverWords } from '@/words/hand-over-words';
import { HandOverBar } from './hand-over-bar';
import { HandOverPage } from './hand-over-page';

type TableScreenProps = {
  readonly now: () => number;
  /** Called with a failure that cannot be handled here. */
  onFailure(error: unknown): void;
};

type Writing =
  | { readonly kind: 'writing'; readonly battles: number }
  | { readonly kind: 'written'; readonly battles: number; readonly csv: string; readonly file: File }
  | { readonly kind: 'failed'; readonly message: string };

const BEGUN: Writing = { kind: 'writing', battles: 0 };

/**
 * All battles as a table for a spreadsheet. It is written when the screen opens, so that it is ready before a
 * tap shares it.
 */
export function TableScreen({ now, onFailure }: TableScreenProps) {
  const [tries, setTries] = useState(1);
  const writing = useTable(now, tries);
  const { table } = handOverWords;
  return (
    <HandOverPage
      title={table.title}
      back={{ href: '/settings', name: handOverWords.toSettings }}
      bar={
        writing.kind === 'written' &&
        writing.battles > 0 && (
          <HandOverBar title={table.title} text={writing.csv} files={[writing.file]} onFailure={onFailure} />
        )
      }
    >
      <p className="pb-3 text-muted">{table.hint}</p>
      <p role="status" className="text-name font-bold">
        {sentence(writing)}
      </p>
      {writing.kind === 'failed' && (
        <div className="pt-3">
          <Button onPress={() => setTries(tries + 1)}>{table.tryAgain}</Button>
        </div>
      )}
    </HandOverPage>
  );
}

/** The table as far as it is written; each try writes it again. */
function useTable(now: () => number, tries: number): Writing {
  const [writing, setWriting] = useState<Writing>(BEGUN);
  const { battlesTable } = usePageStores();
  useEffect(() => {
    let current = tries > 0;
    const show = (next: Writing) => {
      if (current) setWriting(next);
    };
    const { columns, file } = handOverWords.table;
    show(BEGUN);
    battlesTable(columns, (battles) => show({ kind: 'writing', battles })).then(
      ({ csv, battles }) => {
        const made = new File([csv], file(now()), { type: 'text/csv' });
        show({ kind: 'written', battles, csv, file: made });
      },
      (error: unknown) => show({ kind: 'failed', message: String(error) }),
    );
    return () => {
      current = false;
    };
  }, [battlesTable, now, tries]);
  return writing;
}

function sentence(writing: Writing): string {
  const { table } = handOverWords;
  if (writing.kind === 'failed') return table.failed(writing.message);
  if (writing.kind === 'writing') return table.writing(writing.battles);
  return writing.battles === 0 ? table.none : table.written(writing.battles);
}
