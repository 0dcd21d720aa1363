import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '@/ui/button';
import { PlainScreen } from '@/ui/plain-screen';
import { transferWords } from '@/words/transfer-words';
import { words } from '@/words/words';
import { CameraView } from './camera-view';
import { KeptResults } from './kept-results';
import { ReceivedResult } from './received-result';
import { useReading } from './use-reading';

type ReceiveScreenProps = {
  /** All codes of a battle were read: its text, not yet looked into. */
  onBattle(text: string): void;
  onFile(): void;
  /** The player has a link or code of a club instead. */
  onLink(): void;
};

/** Reads what another phone shows: a battle's codes, or a result. */
export function ReceiveScreen({ onBattle, onFile, onLink }: ReceiveScreenProps) {
  const [result, setResult] = useState<readonly string[] | null>(null);
  const { reading, look } = useReading({ onBattle, onResult: setResult });
  const { progress, news } = reading;
  const texts = transferWords.receive;
  return (
    <PlainScreen
      title={texts.title}
      back={
        <Link href="/" aria-label={words.back} className="-ml-3 flex size-12 items-center justify-center">
          <ChevronLeft aria-hidden size={26} />
        </Link>
      }
    >
      {result ? (
        <ReceivedResult lines={result} onAnother={() => setResult(null)} />
      ) : (
        <>
          <p>{texts.how}</p>
          <CameraView look={look} />
          <div role="status" className="grid gap-1">
            {progress && (
              <>
                <p className="text-[22px] font-bold">{texts.progress(progress.read, progress.total)}</p>
                <progress
                  aria-hidden
                  max={progress.total}
                  value={progress.read}
                  className="h-3 w-full appearance-none overflow-hidden rounded-full border border-outline bg-card [&::-moz-progress-bar]:bg-strong [&::-webkit-progress-bar]:bg-card [&::-webkit-progress-value]:bg-strong"
                />
                {progress.missing.length > 0 && (
                  <p className="text-muted">{texts.missing(progress.missing)}</p>
                )}
              </>
            )}
            {news && <p className="text-warn empty:hidden">{texts.news[news]}</p>}
          </div>
          <Button onPress={onFile}>{texts.file}</Button>
          <Button onPress={onLink}>{texts.link}</Button>
          <KeptResults />
        </>
      )}
    </PlainScreen>
  );
}
