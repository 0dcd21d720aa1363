import type { PairingRefusal } from '@/store/club/pairing';
import { phoneWords } from '@/words/phone-words';
import { sayRefusal } from './say-refusal';

/** The sentence for why two phones were not joined. */
export function sayPairRefusal(refusal: PairingRefusal): string {
  switch (refusal.code) {
    case 'begunHere':
    case 'linkUnreadable':
      return sayRefusal(refusal);
    case 'pairForeign':
    case 'pairDamaged':
    case 'pairNewer':
    case 'pairFirst':
    case 'pairSecond':
    case 'pairOther':
    case 'pairUnable':
    case 'pairNoNetwork':
    case 'pairNoWay':
      return phoneWords.refusals[refusal.code];
    default:
      // What a club could not do, another phone did not.
      return phoneWords.refusals.pairEnded;
  }
}
