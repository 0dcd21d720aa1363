import { transferWords } from '@/words/transfer-words';
import { CameraView } from './camera-view';
import { ReadingState } from './reading-state';
import { useReading } from './use-reading';

type ListScannerProps = { onText(text: string): void };

/** Reads an army from the codes on another phone. It ignores the code of a result. */
export function ListScanner({ onText }: ListScannerProps) {
  const { reading, look } = useReading({ onBattle: onText, onResult: () => {}, onPair: () => {} });
  return (
    <div className="grid gap-3">
      <p>{transferWords.receive.scanList}</p>
      <CameraView look={look} />
      <ReadingState reading={reading} texts={transferWords.receive} />
    </div>
  );
}
