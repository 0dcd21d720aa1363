import { enClub } from './en/club';

/** Every sentence about clubs and what is shared there: what another language has to say too. */
export type ClubWords = typeof enClub;

/** The words of sharing and following in the language in use; loaded with their screens. */
export const clubWords: ClubWords = enClub;
