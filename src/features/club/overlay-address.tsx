import { useState } from 'react';
import { type FollowLink, OVERLAY_SIZES, overlayHash } from '@/club/overlay-address';
import { Button } from '@/ui/button/button';
import { SegmentedChoice } from '@/ui/field/segmented-choice';
import { overlayWords } from '@/words/overlay-words';
import { wholeLink } from './link-card';
import { LinkField } from './link-field';

/** The room that the overlay needs in the picture at 100 %, in pixels. */
const ROOM = { width: 480, height: 140 };
const SIZES = OVERLAY_SIZES.map((size) => ({ id: `${size}`, size, label: overlayWords.percent(size) }));

/** The address by which a stream shows the battle above its picture; folded until somebody wants one. */
export function OverlayAddress({ link }: { readonly link: FollowLink }) {
  const [opened, setOpened] = useState(false);
  const [chosen, setChosen] = useState<number>(OVERLAY_SIZES[0]);
  const times = chosen / 100;
  return (
    <>
      <Button pressed={opened} onPress={() => setOpened(!opened)}>
        {overlayWords.open}
      </Button>
      {opened && (
        <section aria-label={overlayWords.open} className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <p>{overlayWords.how}</p>
          <SegmentedChoice
            label={overlayWords.size}
            options={SIZES}
            chosen={`${chosen}`}
            onChoose={(id) => setChosen(Number(id))}
          />
          <p className="text-detail text-muted">
            {overlayWords.room(ROOM.width * times, ROOM.height * times)}
          </p>
          <LinkField
            label={overlayWords.address}
            copy={overlayWords.copy}
            link={wholeLink(overlayHash(link, chosen))}
            title={overlayWords.open}
          />
        </section>
      )}
    </>
  );
}
