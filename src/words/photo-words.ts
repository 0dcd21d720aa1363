import { enPhotos } from './en/photos';

/** All sentences about photos of the table. Another language must have the same ones. */
export type PhotoWords = typeof enPhotos;

/** These sentences in the current language; loaded with the screens that have photos. */
export const photoWords: PhotoWords = enPhotos;
