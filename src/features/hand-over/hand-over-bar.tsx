import { Copy, Download, FileText, MessageSquareText, Printer } from 'lucide';
import { useState } from 'react';
import { saveMadeFile } from '@/pwa/save-file';
import { canShareText, copyText, type Shared, shareable, shareFile, shareText } from '@/pwa/share';
import { type Action, ActionBar } from '@/ui/page/action-bar';
import { handOverWords } from '@/words/hand-over-words';

/**
 * The exported document. It is made before the tap, because a browser opens a share sheet only directly from
 * a tap.
 */
export type HandedOver = {
  readonly title: string;
  readonly text: string;
  /** The preferred file first, then the same in types that more browsers share. */
  readonly files: readonly [File, ...File[]];
};

type HandOverBarProps = HandedOver & {
  /** The label of the copy button, if more than one thing can be copied. */
  readonly copyLabel?: string;
  readonly printed?: boolean;
  /** Called with a failure that cannot be handled here. */
  onFailure(error: unknown): void;
};

/** The ways to export in this browser: share sheet, clipboard, file, printer. */
export function HandOverBar(props: HandOverBarProps) {
  const { ways } = handOverWords;
  const { title, text, files, copyLabel = ways.copy, printed = false, onFailure } = props;
  const [said, setSaid] = useState('');
  const [wanted] = files;
  const file = shareable(files);
  const say = (sentence: Promise<string>) => {
    sentence.then(setSaid, onFailure);
  };
  const failed = (shared: Shared) => (shared === 'unable' ? ways.shareFailed : '');
  const actions: readonly (Action | null)[] = [
    canShareText()
      ? {
          icon: MessageSquareText,
          label: ways.shareText,
          run: () => say(shareText(title, text).then(failed)),
        }
      : null,
    file && {
      icon: FileText,
      label: ways.shareFile,
      run: () => say(shareFile(file).then(failed)),
    },
    {
      icon: Copy,
      label: copyLabel,
      run: () => say(copyText(text).then((copied) => (copied ? ways.copied : ways.copyFailed))),
    },
    {
      icon: Download,
      label: ways.save,
      run: () => say(saveMadeFile(wanted).then((saved) => (saved === 'refused' ? ways.saveFailed : ''))),
    },
    printed ? { icon: Printer, label: ways.print, run: () => print() } : null,
  ];
  return (
    <footer className="border-t border-line bg-card px-1 pb-[env(safe-area-inset-bottom)] print:hidden">
      <p role="status" className="px-3 text-center text-label not-empty:pt-1">
        {said}
      </p>
      <ActionBar actions={actions.filter((action) => action !== null)} />
    </footer>
  );
}
