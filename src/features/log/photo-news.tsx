import { SegmentedChoice } from '@/ui/field/segmented-choice';
import { photoWords } from '@/words/photo-words';
import type { PhotoWay } from './photo-of-line';
import type { LogPhotos } from './use-log-photos';

const WAYS: readonly PhotoWay[] = ['camera', 'phone'];

/** Under the buttons of the log: which line a photo is about, what was not kept, and the way back. */
export function PhotoNews({ photos }: { readonly photos: LogPhotos }) {
  const { way, setWay, keeping } = photos;
  return (
    <div className="pb-1 empty:hidden">
      {way !== null && (
        <>
          <SegmentedChoice<PhotoWay>
            label={photoWords.from}
            options={WAYS.map((id) => ({ id, label: photoWords.ways[id] }))}
            chosen={way}
            onChoose={setWay}
          />
          <p className="pt-1 text-label">{keeping ? photoWords.keeping : photoWords.pick}</p>
        </>
      )}
      <PhotoTold photos={photos} />
    </div>
  );
}

/** What was not kept, and the way back of what was deleted. */
export function PhotoTold({ photos }: { readonly photos: LogPhotos }) {
  const { error, removed, putBack } = photos;
  return (
    <>
      {error !== null && (
        <p role="alert" className="text-label text-warn">
          {error}
        </p>
      )}
      {removed && (
        <p role="status" className="flex items-center justify-between gap-2">
          {photoWords.removed}
          <button
            type="button"
            onClick={() => putBack(removed)}
            className="min-h-(--control) rounded-lg border-2 border-outline bg-card px-4 font-bold"
          >
            {photoWords.undo}
          </button>
        </p>
      )}
    </>
  );
}
