import { useMemo } from 'react';
import { logByTurn } from '@/battle/describe/log-lines';
import { useBattlePart, useLedger } from '@/store/battle/use-battle';
import { type Photo, usePhotos } from '@/store/photos/use-photos';
import { usePictureAddress } from '@/store/photos/use-picture-address';
import { battleWords } from '@/words/battle-words';
import { photoWords } from '@/words/photo-words';
import { words } from '@/words/words';

/** The photos of the battle after its report, each with the line that it is about. */
export function ReportPhotos() {
  const { photos, unread } = usePhotos(useBattlePart(({ id }) => id));
  const captions = useCaptions();
  if (unread !== null) return <p role="alert">{photoWords.unread(unread)}</p>;
  if (photos.length === 0) return null;
  return (
    <section className="pt-4" aria-label={photoWords.photos}>
      <h3 className="break-after-avoid border-b border-line pb-0.5 text-heading leading-page text-gold">
        {photoWords.photos}
      </h3>
      {photos.map((photo) => (
        <Figure key={photo.number} photo={photo} caption={captions(photo.about)} />
      ))}
    </section>
  );
}

function Figure({ photo, caption }: { readonly photo: Photo; readonly caption: string }) {
  const address = usePictureAddress(photo);
  return (
    <figure aria-label={caption} className="break-inside-avoid pt-3">
      {address !== null && (
        <img
          src={address}
          alt={photoWords.of(caption)}
          width={photo.width}
          height={photo.height}
          className="h-auto max-h-[70vh] w-auto max-w-full rounded-lg"
        />
      )}
      <figcaption className="pt-1 text-label break-words">{caption}</figcaption>
    </figure>
  );
}

/** The turn and the line of an entry. */
function useCaptions(): (about: number) => string {
  const ledger = useLedger();
  const turns = useMemo(() => logByTurn(ledger), [ledger]);
  return (about) => {
    for (const { turn, lines } of turns) {
      const line = lines.find(({ seqs }) => seqs.includes(about));
      if (line) return words.sideBySide([words.turn(turn), battleWords.logSentence(line.description)]);
    }
    return photoWords.loose;
  };
}
