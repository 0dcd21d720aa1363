import { number } from './format';

/** Photos of the table, in English. */
export const enPhotos = {
  photo: 'Photo',
  photos: 'Photos',
  done: 'No photo',
  /** Shown while a line is chosen. */
  pick: 'Tap the camera of the line that the photo is about.',
  from: 'From',
  ways: { camera: 'Camera', phone: 'This phone' },
  take: (sentence: string): string => `Photo for: ${sentence}`,
  keeping: 'Keeping the photo…',
  /** The name of a picture beside its line; with its place where the line has several. */
  of: (sentence: string, place: number | null = null): string =>
    `${place === null ? 'Photo' : `Photo ${number.format(place)}`}: ${sentence}`,
  loose: 'Photos of lines that are not here',
  where: 'It stays on this phone: no backup and no other phone has it. The report shows it.',
  remove: 'Delete photo',
  removed: 'Photo deleted',
  undo: 'Undo',
  /** Why a file is no picture that can be kept. */
  faults: {
    notAPicture: 'This file cannot be read as a picture. Choose another, or take the photo again.',
    tooLarge: 'This picture is too large for the phone to unpack. Choose a smaller one.',
  },
  noRoom:
    'There is no room for the photo on this phone. Delete something on it, then add the photo again. The battle is not touched.',
  notKept: (message: string): string =>
    `The photo could not be kept (${message}). Try again. The battle is not touched.`,
  unread: (message: string): string => `The photos could not be read (${message}). Open this page again.`,
};
