import { number, plurals } from '@/messages/compiled/numbers';
import { day } from './format';
import { points } from './phrases';

/** Kept armies, in English. */

const units = (count: number): string =>
  plurals.select(count) === 'one' ? '1 unit' : `${number.format(count)} units`;

export const enKeptArmies = {
  title: 'Armies',
  empty: 'No army is kept here yet. Paste a list, and it is ready for the next battle.',
  noneFound: 'No army has these words.',
  search: 'Find an army',
  searchHint: 'Name, unit, tag or note',
  clear: 'Clear the search',
  add: 'Paste a list',

  size: (count: number, total: number): string => `${units(count)}, ${points(total)}`,
  lastUsed: (at: number): string => day.format(at),
  twin: (name: string): string => `The same list as “${name}”`,
  unnamed: 'Army without a name',
  removed: (name: string): string => `${name === '' ? 'The army' : name} is deleted`,

  name: 'What you call it',
  army: 'Army',
  notes: 'Notes',
  units: 'Units',
  tags: {
    title: 'Tags',
    newTag: 'New tag',
    add: 'Add',
    remove: (tag: string): string => `Remove the tag ${tag}`,
  },
  editUnits: 'Edit the units',
  saveUnits: 'Save the units',
  cancel: 'Leave as it was',
  addUnit: 'Add a unit',
  list: 'The list as it was pasted',
  listLost: 'This phone has no copy of that list.',
  copy: 'Copy the list',
  copied: 'Copied.',
  copyFailed: 'It could not be copied. Select it and copy it by hand.',
  send: 'Show to a phone',
  sendHow: 'On the other phone: Paste the side’s list, then Scan a phone.',
  backToArmy: 'Back to the army',
  duplicate: 'Duplicate',
  remove: 'Delete',

  lastOf: (called: string): string => `Last armies for ${called}`,
  takeFor: (name: string, called: string): string => `${name} for ${called}`,
} as const;
