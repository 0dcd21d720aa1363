import { assaultWords } from '@/words/assault/assault-words';
import type { Offer } from './offers';

type OfferButtonProps = {
  readonly offer: Offer;
  readonly disabled?: boolean;
  /** The effect of the tap, if it is not obvious: "Use this unit". */
  readonly does?: string;
  onPress(): void;
};

/** A unit or a group that may join: its name and its profile. */
export function OfferButton({ offer, disabled = false, does, onPress }: OfferButtonProps) {
  return (
    <button
      type="button"
      disabled={disabled}
      onClick={onPress}
      className="min-h-(--control) w-full rounded-lg border-2 border-outline bg-card px-3 py-1 text-left disabled:opacity-60"
    >
      {does !== undefined && (
        <span className="block text-detail leading-detail font-bold text-muted">{does}</span>
      )}
      <span className="block text-lead leading-name font-bold break-words">{offer.name}</span>
      <span className="block text-detail leading-detail break-words text-muted">
        {assaultWords.setUp.groups(offer.drafts)}
      </span>
    </button>
  );
}
