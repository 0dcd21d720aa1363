import { phones as said } from '@/messages/compiled/phones';

/** Two phones that are joined without a club; loaded with their screens. */
export const phoneWords = said;
