import { photos } from '@/messages/compiled/photos';

/** These sentences in the current language; loaded with the screens that have photos. */
export const photoWords = {
  ...photos,
  /** The name of a picture beside its line; with its place where the line has several. */
  of: (sentence: string, place: number | null = null): string =>
    place === null ? photos.of(sentence) : photos.ofSeveral({ place, sentence }),
};
