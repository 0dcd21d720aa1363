import type { ReactNode } from 'react';
import { Button } from '@/ui/button/button';
import { Sheet } from './sheet';

type AskSheetProps = {
  readonly title: string;
  readonly closeName: string;
  /** What hangs on the answer, a sentence each. */
  readonly lines: readonly string[];
  /** What the button says that does it. */
  readonly act: string;
  /** What the button says that leaves all as it is. */
  readonly keep: string;
  onAct(): void;
  onClose(): void;
  /** What else can be settled before the answer. */
  readonly children?: ReactNode;
};

/** One question before something that others hang on: what would be lost, and both answers. */
export function AskSheet({ title, closeName, lines, act, keep, onAct, onClose, children }: AskSheetProps) {
  return (
    <Sheet title={title} closeName={closeName} onClose={onClose}>
      <div className="grid gap-3">
        {lines.map((line) => (
          <p key={line} className="break-words">
            {line}
          </p>
        ))}
        {children}
        <div className="grid gap-2 spread:grid-cols-2">
          <Button onPress={onClose}>{keep}</Button>
          <Button onPress={onAct}>{act}</Button>
        </div>
      </div>
    </Sheet>
  );
}
