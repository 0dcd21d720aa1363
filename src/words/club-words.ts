import { enClub } from './en/club';

/** All sentences about clubs and shared battles. Another language must have the same ones. */
export type ClubWords = typeof enClub;

/** These sentences in the current language; loaded with their screens. */
export const clubWords: ClubWords = enClub;
