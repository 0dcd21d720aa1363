import { type AddressRefusal, type ClubAddress, shownAddress } from '@/club/address';
import type { ClubRefusal } from '@/store/club/club-refusal';
import { clubWords } from '@/words/club-words';

/** The sentence for what was refused. */
export function sayRefusal(refusal: ClubRefusal | AddressRefusal): string {
  switch (refusal.code) {
    case 'otherClub':
    case 'addressUnreadable':
    case 'addressNeedsCertificate':
    case 'addressNeedsItsOwnPage':
      return clubWords.refusals[refusal.code](shownAddress(refusal.values.address as ClubAddress));
    case 'codeRefused':
      return clubWords.refusals.codeRefused(refusal.values.code);
    default:
      return clubWords.refusals[refusal.code];
  }
}
