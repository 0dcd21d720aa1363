import type { RosterSupport } from '@/battle/combat/roster-support';
import { battleWords } from '@/words/battle-words';

type SupportOffersProps = {
  readonly offers: readonly RosterSupport[];
  readonly disabled: boolean;
  onTake(offer: RosterSupport): void;
};

/**
 * The characters of the side's own army who may help if they are near: one tap takes the help. Only the
 * players see the distance.
 */
export function SupportOffers({ offers, disabled, onTake }: SupportOffersProps) {
  if (offers.length === 0) return null;
  return (
    <ul className="grid gap-1.5 pb-3">
      {offers.map((offer) => (
        <li key={offer.input.id}>
          <button
            type="button"
            disabled={disabled}
            onClick={() => onTake(offer)}
            className="flex min-h-(--control) w-full items-center justify-between gap-2 rounded-lg border-2 border-dashed border-gold bg-card px-3 py-1 text-left disabled:opacity-45"
          >
            <span className="min-w-0 leading-tight">
              <span className="block text-label font-bold break-words">
                {battleWords.breakTest.inReach(offer.name)}
              </span>
              <span className="block text-small text-muted">
                {offer.input.label}
                {offer.input.hint ? `, ${offer.input.hint}` : ''}
              </span>
            </span>
            <span className="shrink-0 text-name font-bold text-gold">
              {battleWords.breakTest.takeSupport(offer.answer)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
