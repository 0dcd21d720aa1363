import type { transferWords } from '@/words/transfer-words';
import type { Reading } from './use-reading';

type ReadingStateProps = { readonly reading: Reading; readonly texts: typeof transferWords.receive };

/** How much of a series of codes is read, and the kind of the last code. */
export function ReadingState({ reading: { progress, news }, texts }: ReadingStateProps) {
  return (
    <div role="status" className="grid gap-1">
      {progress && (
        <>
          <p className="text-heading font-bold">{texts.progress(progress.read, progress.total)}</p>
          <progress
            aria-hidden
            max={progress.total}
            value={progress.read}
            className="h-3 w-full appearance-none overflow-hidden rounded-full border border-outline bg-card [&::-moz-progress-bar]:bg-strong [&::-webkit-progress-bar]:bg-card [&::-webkit-progress-value]:bg-strong"
          />
          {progress.missing.length > 0 && <p className="text-muted">{texts.missing(progress.missing)}</p>}
        </>
      )}
      {news && <p className="text-warn empty:hidden">{texts.news[news]}</p>}
    </div>
  );
}
