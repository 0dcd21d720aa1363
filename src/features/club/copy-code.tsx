import { useState } from 'react';
import { copyText } from '@/pwa/share';
import { Button } from '@/ui/button/button';
import { phoneWords } from '@/words/phone-words';

/** Copies a code, to send it to a device that has no camera. */
export function CopyCode({ code }: { readonly code: string }) {
  const [copied, setCopied] = useState<boolean | null>(null);
  return (
    <>
      <Button onPress={() => void copyText(code).then(setCopied)}>
        {copied === true ? phoneWords.copied : phoneWords.copy}
      </Button>
      {copied === false && (
        <>
          <p role="status">{phoneWords.copyFailed}</p>
          <p className="text-detail break-all select-all">{code}</p>
        </>
      )}
    </>
  );
}
