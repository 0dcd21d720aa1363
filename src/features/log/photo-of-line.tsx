import { Camera } from 'lucide';
import { useState } from 'react';
import type { Photo } from '@/store/photos/use-photos';
import { usePictureAddress } from '@/store/photos/use-picture-address';
import { Button } from '@/ui/button/button';
import { Icon } from '@/ui/look/icon';
import { Sheet } from '@/ui/page/sheet';
import { photoWords } from '@/words/photo-words';
import { words } from '@/words/words';

/** With the camera, or from what the phone has. */
export type PhotoWay = keyof typeof photoWords.ways;

type TakePhotoProps = {
  readonly name: string;
  readonly way: PhotoWay;
  onPicture(file: File): void;
};

/** The camera at the end of a line: a tap opens the phone's own, or its pictures. */
export function TakePhoto({ name, way, onPicture }: TakePhotoProps) {
  return (
    <span className="relative flex size-(--control) shrink-0 cursor-pointer items-center justify-center rounded-lg border-2 border-gold text-gold has-focus-visible:outline-3 has-focus-visible:outline-gold">
      <Icon of={Camera} size={22} />
      <PhotoInput name={name} way={way} onPicture={onPicture} />
    </span>
  );
}

/** Covers what it lies in: a tap there opens the phone's camera, or its pictures. */
export function PhotoInput({ name, way, onPicture }: TakePhotoProps) {
  return (
    <input
      type="file"
      aria-label={name}
      accept="image/*"
      {...(way === 'camera' && { capture: 'environment' })}
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        // The same file may be chosen again after a refusal.
        target.value = '';
        if (file) onPicture(file);
      }}
      className="absolute inset-0 m-0 h-full w-full cursor-pointer opacity-0"
    />
  );
}

type PhotoStripProps = {
  readonly photos: readonly Photo[];
  /** The line that they are about. */
  readonly sentence: string;
  onRemove(photo: Photo): void;
};

/** The photos of a line, small; a tap shows one of them whole. */
export function PhotoStrip({ photos, sentence, onRemove }: PhotoStripProps) {
  const [shown, setShown] = useState<Photo | null>(null);
  const nameOf = (photo: Photo) =>
    photoWords.of(sentence, photos.length > 1 ? photos.indexOf(photo) + 1 : null);
  return (
    <div className="flex flex-wrap gap-2 pb-1.5">
      {photos.map((photo) => (
        <button
          key={photo.number}
          type="button"
          aria-haspopup="dialog"
          aria-label={nameOf(photo)}
          onClick={() => setShown(photo)}
          className="overflow-hidden rounded-lg border-2 border-outline"
        >
          <Picture photo={photo} name="" className="h-20 w-28 object-cover" />
        </button>
      ))}
      {shown && (
        <PhotoSheet
          photo={shown}
          name={nameOf(shown)}
          sentence={sentence}
          onRemove={() => {
            onRemove(shown);
            setShown(null);
          }}
          onClose={() => setShown(null)}
        />
      )}
    </div>
  );
}

type PhotoSheetProps = Pick<PhotoStripProps, 'sentence'> & {
  readonly photo: Photo;
  readonly name: string;
  onRemove(): void;
  onClose(): void;
};

function PhotoSheet({ photo, name, sentence, onRemove, onClose }: PhotoSheetProps) {
  return (
    <Sheet title={photoWords.photo} closeName={words.close} onClose={onClose}>
      <figure className="grid gap-2">
        <Picture photo={photo} name={name} className="h-auto w-full rounded-lg" />
        <figcaption className="break-words">{sentence}</figcaption>
      </figure>
      <p className="py-2 text-detail text-muted">{photoWords.where}</p>
      <Button onPress={onRemove}>{photoWords.remove}</Button>
    </Sheet>
  );
}

type PictureProps = { readonly photo: Photo; readonly name: string; readonly className: string };

function Picture({ photo, name, className }: PictureProps) {
  const address = usePictureAddress(photo);
  if (address === null) return <span className={className} />;
  return <img src={address} alt={name} width={photo.width} height={photo.height} className={className} />;
}
