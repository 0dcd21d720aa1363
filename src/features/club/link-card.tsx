import type { ReactNode } from 'react';
import { clubWords } from '@/words/club-words';
import { LinkField } from './link-field';

/** Shows what the camera sees, and hands every picture on. */
export type DrawCamera = (look: (picture: ImageData) => void) => ReactNode;

/** Draws a text as a QR code with that name. */
export type DrawCode = (text: string, name: string) => ReactNode;

type LinkCardProps = {
  readonly link: string;
  readonly name: string;
  readonly drawCode: DrawCode;
  /** It opens in any browser, and needs no Warledger. */
  readonly forAnybody?: boolean;
};

/** A link for another phone: as a code, as text, and on its way by what the phone has for that. */
export function LinkCard({ link, name, drawCode, forAnybody = false }: LinkCardProps) {
  const texts = clubWords.share;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 spread:grid-cols-2 spread:gap-x-8">
      <div className="mx-auto w-full max-w-80">{drawCode(link, name)}</div>
      <div className="grid min-w-0 gap-3">
        <LinkField
          label={forAnybody ? texts.address : texts.link}
          copy={texts.copy}
          link={link}
          title={texts.title}
        />
        {!forAnybody && <p className="text-detail text-muted">{texts.inside}</p>}
      </div>
    </div>
  );
}

/** A link of ours as a whole address: this page's own, with what matters behind the "#". */
export function wholeLink(hash: string): string {
  const { origin, pathname } = window.location;
  return `${origin}${pathname}#${hash}`;
}
