import { useState } from 'react';
import { type BattleId, unitId } from '@/battle/state/ids';
import { LogScreen } from '@/features/log/log-screen';
import { NoteSheet } from '@/features/log/note-sheet';
import { PhotosSheet } from '@/features/log/photos-sheet';
import { useLinePhotos } from '@/features/log/use-line-photos';
import { CombatsRoom } from '@/features/review/combats-room';
import { ReplayRoom } from '@/features/review/replay-room';
import { UnitStoryRoom } from '@/features/review/unit-story';
import { UnitsRoom } from '@/features/review/units-room';
import { fetched, useFetched } from '@/ui/page/fetched';
import { ReviewFrame } from './frame/review-frame';
import { OpenedBattle } from './opened-battle';
import { momentHref, REVIEW_ROOMS, unitsHref } from './review-address';
import { ReviewResult } from './review-result';

/** The charts need a library that nothing else needs. */
const chartsRoom = fetched(() => import('@/features/review/charts-room'));

type ReviewRouteProps = {
  readonly id: BattleId;
  readonly room: string;
  /** The rest of the address: an entry's number, or a unit. */
  readonly at: string;
};

/**
 * A battle for reading, during or after it: opened from disk, in one of the review's rooms. Reading writes
 * nothing.
 */
export function ReviewRoute({ id, room, at }: ReviewRouteProps) {
  return (
    <OpenedBattle id={id}>
      <OpenReview id={id} room={room} at={at} />
    </OpenedBattle>
  );
}

function OpenReview({ id, room: asked, at }: ReviewRouteProps) {
  const room = REVIEW_ROOMS.find((name) => name === asked) ?? 'result';
  const charts = useFetched(chartsRoom);
  /** The entry about which a note is being written. */
  const [noting, setNoting] = useState<number | null>(null);
  /** The entry whose photos are shown. */
  const [pictured, setPictured] = useState<number | null>(null);
  const photos = useLinePhotos(id);
  const ofPhotos = {
    photosOf: photos.photosOf,
    onPhotos: setPictured,
  };
  return (
    <ReviewFrame room={room}>
      {room === 'result' && <ReviewResult />}
      {room === 'replay' && (
        <ReplayRoom key={at} at={/^\d+$/.test(at) ? Number(at) : null} onNote={setNoting} {...ofPhotos} />
      )}
      {room === 'units' &&
        (at === '' ? (
          <UnitsRoom storyHref={(unit) => unitsHref(id, unit)} />
        ) : (
          <UnitStoryRoom
            key={at}
            unitId={unitId(at)}
            unitsHref={unitsHref(id)}
            momentHref={(seq) => momentHref(id, seq)}
          />
        ))}
      {room === 'charts' && charts && <charts.ChartsRoom />}
      {room === 'log' && <LogScreen startAt="oldest" momentHref={(seq) => momentHref(id, seq)} />}
      {room === 'combats' && (
        <CombatsRoom onNote={setNoting} {...ofPhotos} momentHref={(seq) => momentHref(id, seq)} />
      )}
      {pictured !== null && (
        <PhotosSheet about={pictured} photos={photos} onClose={() => setPictured(null)} />
      )}
      {noting !== null && <NoteSheet about={noting} onClose={() => setNoting(null)} />}
    </ReviewFrame>
  );
}
