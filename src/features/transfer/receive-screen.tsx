import { ChevronLeft } from 'lucide';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '@/ui/button/button';
import { Icon } from '@/ui/look/icon';
import { Column, Columns } from '@/ui/page/columns';
import { PlainScreen } from '@/ui/page/plain-screen';
import { transferWords } from '@/words/transfer-words';
import { words } from '@/words/words';
import { CameraView } from './camera-view';
import { KeptResults } from './kept-results';
import { ReadingState } from './reading-state';
import { ReceivedResult } from './received-result';
import { useReading } from './use-reading';

type ReceiveScreenProps = {
  /** All codes of a battle were read: its text, which is not checked yet. */
  onBattle(text: string): void;
  onFile(): void;
  /** The player has a link or code of a club instead. */
  onLink(): void;
  /** Another phone wants to be joined: where its code is answered. */
  onPair(hash: string): void;
};

/** Reads the codes on another phone: a battle, or a result. */
export function ReceiveScreen({ onBattle, onFile, onLink, onPair }: ReceiveScreenProps) {
  const [result, setResult] = useState<readonly string[] | null>(null);
  const { reading, look } = useReading({ onBattle, onResult: setResult, onPair });
  const texts = transferWords.receive;
  return (
    <PlainScreen
      title={texts.title}
      back={
        <Link href="/" aria-label={words.back} className="-ml-3 flex size-12 items-center justify-center">
          <Icon of={ChevronLeft} size={26} />
        </Link>
      }
    >
      {result ? (
        <ReceivedResult lines={result} onAnother={() => setResult(null)} />
      ) : (
        <Columns>
          <Column>
            <p>{texts.how}</p>
            <CameraView look={look} />
            <ReadingState reading={reading} texts={texts} />
          </Column>
          <Column>
            <Button onPress={onFile}>{texts.file}</Button>
            <Button onPress={onLink}>{texts.link}</Button>
            <KeptResults />
          </Column>
        </Columns>
      )}
    </PlainScreen>
  );
}
