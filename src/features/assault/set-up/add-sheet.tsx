import { useState } from 'react';
import { mateOf } from '@/battle/assault/standing/fighter-group';
import type { AssaultUnit } from '@/battle/assault/standing/view';
import type { Combat } from '@/battle/state/combat';
import { armed } from '@/features/assault/fighters/armed';
import { FighterSheet } from '@/features/assault/fighters/fighter-sheet';
import { OfferButton } from '@/features/assault/fighters/offer-button';
import { useOffers, useTake } from '@/features/assault/fighters/offers';
import { ordinaryFighters } from '@/features/assault/fighters/proposed-fighters';
import type { Side } from '@/rules/index';
import { Button } from '@/ui/button/button';
import { Sheet } from '@/ui/page/sheet';
import { assaultWords } from '@/words/assault/assault-words';
import { words } from '@/words/words';

type AddSheetProps = {
  readonly combat: Combat;
  readonly side: Side;
  /** The unit to join; null: a separate unit. */
  readonly unit: AssaultUnit | null;
  onClose(): void;
};

const PARTS = ['army', 'squads', 'units', 'profiles'] as const;

/**
 * The sources of fighters: the side's army, remembered units and groups, or new ones that the player enters.
 * Where nothing is there to choose from, it is the form of new ones at once.
 */
export function AddSheet({ combat, side, unit, onClose }: AddSheetProps) {
  const offers = useOffers(combat, side, unit);
  const take = useTake(combat, unit);
  const byHand = () => (unit === null ? ordinaryFighters(side) : mateOf(unit, assaultWords.unit.mate));
  const [picked, setPicked] = useState(() =>
    PARTS.some((part) => offers[part].length > 0) ? null : byHand(),
  );
  if (picked)
    return (
      <FighterSheet
        combat={combat}
        draft={armed(combat, picked)}
        group={null}
        unit={unit}
        onClose={onClose}
      />
    );
  const title = unit === null ? assaultWords.setUp.addTo(side) : assaultWords.unit.addTitle(unit.name);
  return (
    <Sheet title={title} closeName={words.close} onClose={onClose}>
      {PARTS.filter((part) => offers[part].length > 0).map((part) => (
        <section key={part} aria-label={assaultWords.setUp.from(part)} className="pb-3">
          <h3 className="pb-1 text-body">{assaultWords.setUp.from(part)}</h3>
          <ul className="grid grid-cols-1 gap-1.5">
            {offers[part].map((offer) => (
              <li key={`${offer.drafts[0]?.unitId} ${offer.name}`}>
                <OfferButton
                  offer={offer}
                  onPress={() => {
                    const [first] = offer.drafts;
                    if (take(offer)) onClose();
                    else if (first) setPicked(first);
                  }}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Button kind="primary" onPress={() => setPicked(byHand())}>
        {assaultWords.setUp.byHand}
      </Button>
    </Sheet>
  );
}
