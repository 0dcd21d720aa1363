import { useId, useState } from 'react';
import { canShareText, copyText, shareText } from '@/pwa/share';
import { Button } from '@/ui/button/button';
import { clubWords } from '@/words/club-words';

type LinkFieldProps = {
  readonly label: string;
  /** What the button says that copies it. */
  readonly copy: string;
  readonly link: string;
  /** What it is called where it is sent to. */
  readonly title: string;
};

/** A link as text, and on its way by what the phone has for that. */
export function LinkField({ label, copy, link, title }: LinkFieldProps) {
  const id = useId();
  // The link that was copied: another one is not, though it stands in the same place.
  const [copied, setCopied] = useState<{ readonly link: string; readonly went: boolean } | null>(null);
  const texts = clubWords.share;
  const went = copied?.link === link ? copied.went : null;
  return (
    <>
      <div>
        <label htmlFor={id} className="block pb-0.5 text-detail text-muted">
          {label}
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
        <Button onPress={() => void copyText(link).then((done) => setCopied({ link, went: done }))}>
          {went === true ? texts.copied : copy}
        </Button>
        {canShareText() && <Button onPress={() => void shareText(title, link)}>{texts.send}</Button>}
      </div>
      {went === false && <p role="status">{texts.copyFailed}</p>}
    </>
  );
}
