import { type ReactNode, useId, useState } from 'react';
import { canShareText, copyText, shareText } from '@/pwa/share';
import { Button } from '@/ui/button/button';
import { clubWords } from '@/words/club-words';

/** Shows what the camera sees, and hands every picture on. */
export type DrawCamera = (look: (picture: ImageData) => void) => ReactNode;

/** Draws a text as a QR code with that name. */
export type DrawCode = (text: string, name: string) => ReactNode;

type LinkCardProps = { readonly link: string; readonly name: string; readonly drawCode: DrawCode };

/** A link for another phone: as a code, as text, and on its way by what the phone has for that. */
export function LinkCard({ link, name, drawCode }: LinkCardProps) {
  const id = useId();
  const [copied, setCopied] = useState<boolean | null>(null);
  const texts = clubWords.share;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 spread:grid-cols-2 spread:gap-x-8">
      <div className="mx-auto w-full max-w-80">{drawCode(link, name)}</div>
      <div className="grid min-w-0 gap-3">
        <div>
          <label htmlFor={id} className="block pb-0.5 text-detail text-muted">
            {texts.link}
          </label>
          <input
            id={id}
            readOnly
            value={link}
            onFocus={(event) => event.target.select()}
            className="h-12 w-full min-w-0 truncate rounded-lg border-2 border-outline bg-card px-3 text-detail"
          />
        </div>
        <div className="grid grid-flow-col auto-cols-fr gap-2">
          <Button onPress={() => void copyText(link).then(setCopied)}>
            {copied === true ? texts.copied : texts.copy}
          </Button>
          {canShareText() && (
            <Button onPress={() => void shareText(clubWords.share.title, link)}>{texts.send}</Button>
          )}
        </div>
        {copied === false && <p role="status">{texts.copyFailed}</p>}
        <p className="text-detail text-muted">{texts.inside}</p>
      </div>
    </div>
  );
}

/** A link of ours as a whole address: this page's own, with what matters behind the "#". */
export function wholeLink(hash: string): string {
  const { origin, pathname } = window.location;
  return `${origin}${pathname}#${hash}`;
}
