import { useCallback, useEffect, useState } from 'react';
import type { BattleId } from '@/battle/state/ids';
import { messageOf } from '@/plain/message-of';
import { accepted, type NoValues, type RefusalOf, type Result, refused } from '@/rules/index';
import { openPhotos, type Photo } from '@/storage/photos';

export type { Photo };

/** A picture as it is kept. */
export type Picture = Pick<Photo, 'type' | 'width' | 'height' | 'bytes'>;

/** Why a photo was not kept. */
export type PhotoRefusal = RefusalOf<{
  /** The disk is full. */
  photoNoRoom: NoValues;
  /** The disk failed otherwise; `message` is the browser's own. */
  photoNotKept: { readonly message: string };
}>;

/** The photos of a battle, and what may be done with them. */
export type BattlePhotos = {
  /** By rising number; none until they are read, or where they cannot be. */
  readonly photos: readonly Photo[];
  /** Why they could not be read; null: they could. */
  readonly unread: string | null;
  /** Keeps a picture beside the entry of that number. */
  add(about: number, picture: Picture): Promise<Result<Photo, PhotoRefusal>>;
  remove(photo: Photo): Promise<Result<Photo, PhotoRefusal>>;
  /** Puts back a photo that was removed. */
  putBack(photo: Photo): Promise<Result<Photo, PhotoRefusal>>;
};

/** The photos of this device: opened by the first call. */
export const devicePhotos = openPhotos();

/** The photos of that battle, read once and kept equal to the disk. */
export function usePhotos(battleId: BattleId): BattlePhotos {
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const [unread, setUnread] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    devicePhotos.of(battleId).then(
      (read) => current && setPhotos(read),
      (error: unknown) => current && setUnread(messageOf(error)),
    );
    return () => {
      current = false;
    };
  }, [battleId]);
  const put = useCallback(
    (photo: Photo) =>
      setPhotos((before) => [...before, photo].toSorted((one, other) => one.number - other.number)),
    [],
  );
  return {
    photos,
    unread,
    add: (about, picture) => told(devicePhotos.add({ ...picture, battleId, about }), put),
    remove: (photo) =>
      told(
        devicePhotos.remove(battleId, photo.number).then(() => photo),
        () => setPhotos((before) => before.filter(({ number }) => number !== photo.number)),
      ),
    putBack: (photo) =>
      told(
        devicePhotos.put(photo).then(() => photo),
        put,
      ),
  };
}

async function told(
  work: Promise<Photo>,
  done: (photo: Photo) => void,
): Promise<Result<Photo, PhotoRefusal>> {
  try {
    const photo = await work;
    done(photo);
    return accepted(photo);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') return refused('photoNoRoom');
    return refused('photoNotKept', { message: messageOf(error) });
  }
}
