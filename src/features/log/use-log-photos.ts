import { useState } from 'react';
import type { BattleId } from '@/battle/state/ids';
import { scalePicture } from '@/pwa/scale-picture';
import { type Photo, type PhotoRefusal, usePhotos } from '@/store/photos/use-photos';
import { photoWords } from '@/words/photo-words';
import type { PhotoWay } from './photo-of-line';

/** What the log does with photos. */
export type LogPhotos = {
  readonly photos: readonly Photo[];
  /** How a photo comes to the line that is tapped next; null: none is being added. */
  readonly way: PhotoWay | null;
  setWay(way: PhotoWay | null): void;
  readonly keeping: boolean;
  /** Why the last one was not kept, or they could not be read. */
  readonly error: string | null;
  /** The photo that was deleted last, until it is put back. */
  readonly removed: Photo | null;
  keep(about: number, file: File): void;
  remove(photo: Photo): void;
  putBack(photo: Photo): void;
};

/** The photos of the battle on screen, and what is being done with them. */
export function useLogPhotos(battleId: BattleId): LogPhotos {
  const { photos, unread, add, remove, putBack } = usePhotos(battleId);
  const [way, setWay] = useState<PhotoWay | null>(null);
  const [keeping, setKeeping] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [removed, setRemoved] = useState<Photo | null>(null);
  async function keep(about: number, file: File): Promise<void> {
    setError(null);
    setRemoved(null);
    setKeeping(true);
    const scaled = await scalePicture(file);
    const kept = scaled.ok ? await add(about, scaled.value) : null;
    setKeeping(false);
    if (!scaled.ok) setError(photoWords.faults[scaled.fault]);
    else if (kept?.ok === false) setError(said(kept.refusal));
    else setWay(null);
  }
  return {
    photos,
    way,
    setWay(to) {
      setError(null);
      setWay(to);
    },
    keeping,
    error: error ?? (unread === null ? null : photoWords.unread(unread)),
    removed,
    keep: (about, file) => void keep(about, file),
    remove: (photo) =>
      void remove(photo).then((done) => (done.ok ? setRemoved(photo) : setError(said(done.refusal)))),
    putBack: (photo) =>
      void putBack(photo).then((done) => (done.ok ? setRemoved(null) : setError(said(done.refusal)))),
  };
}

function said(refusal: PhotoRefusal): string {
  return refusal.code === 'photoNoRoom' ? photoWords.noRoom : photoWords.notKept(refusal.values.message);
}
