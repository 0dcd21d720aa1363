import { Camera, Images } from 'lucide';
import { buttonLook } from '@/ui/button/button';
import { Icon } from '@/ui/look/icon';
import { Sheet } from '@/ui/page/sheet';
import { battleWords } from '@/words/battle-words';
import { photoWords } from '@/words/photo-words';
import { words } from '@/words/words';
import { PhotoTold } from './photo-news';
import { PhotoInput, PhotoStrip, type PhotoWay } from './photo-of-line';
import type { LinePhotos } from './use-line-photos';

const WAYS: readonly { readonly way: PhotoWay; readonly icon: typeof Camera; readonly label: string }[] = [
  { way: 'camera', icon: Camera, label: photoWords.takeOne },
  { way: 'phone', icon: Images, label: photoWords.chooseOne },
];

type PhotosSheetProps = {
  /** The number of an entry of the line that they are about. */
  readonly about: number;
  readonly photos: LinePhotos;
  onClose(): void;
};

/** The photos of one line of the log, and two ways to add another. */
export function PhotosSheet({ about, photos, onClose }: PhotosSheetProps) {
  const line = photos.lineOf(about);
  const sentence = line ? battleWords.logSentence(line.description) : photoWords.loose;
  const own = photos.photos.filter((photo) => line?.seqs.includes(photo.about));
  return (
    <Sheet title={photoWords.photos} closeName={words.close} onClose={onClose}>
      <div className="grid gap-3">
        <p className="break-words">
          {line ? battleWords.log.note.on(sentence, battleWords.time(line.at)) : sentence}
        </p>
        {own.length > 0 && <PhotoStrip photos={own} sentence={sentence} onRemove={photos.remove} />}
        <div className="empty:hidden">
          <PhotoTold photos={photos} />
        </div>
        {WAYS.map(({ way, icon, label }) => (
          <span
            key={way}
            className={`${buttonLook('plain')} relative cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-gold`}
          >
            <Icon of={icon} size={22} /> {label}
            <PhotoInput
              name={label}
              way={way}
              onPicture={(file) => photos.keep(line?.seqs.at(-1) ?? about, file)}
            />
          </span>
        ))}
        <p role="status" className="text-label empty:hidden">
          {photos.keeping ? photoWords.keeping : null}
        </p>
        <p className="text-detail text-muted">{photoWords.where}</p>
      </div>
    </Sheet>
  );
}
