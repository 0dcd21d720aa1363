import type { Card } from '@/battle/cards/card';
import type { CardFilter, FilterField } from '@/battle/cards/card-filter';
import type { OwnResult } from '@/battle/cards/own-result';
import { number, plurals } from '@/messages/compiled/numbers';
import { day } from './format';
import { en } from './page';
import { calendarName } from './phrases';

const results: Readonly<Record<OwnResult, string>> = {
  won: 'Won',
  drawn: 'Drawn',
  lost: 'Lost',
  unsaid: 'No result',
};

const archived: Readonly<Record<CardFilter['archived'], string>> = {
  leftOut: 'Left out',
  included: 'Too',
  only: 'Only',
};

const battles = (count: number): string =>
  plurals.select(count) === 'one' ? '1 battle' : `${number.format(count)} battles`;

/** The sentences for searching the list and for the menu of a battle, in English. Loaded on first use. */
export const enList = {
  results,
  archived,

  rematch: 'Rematch',
  export: 'Export battle',

  putAway: {
    wastebasket: (card: Card): string => `Deleted: ${en.battles.sides(card)}`,
    archive: (card: Card): string => `Archived: ${en.battles.sides(card)}`,
  },

  wastebasket: {
    deletedOn: (at: number): string => `Deleted on ${day.format(at)}`,
    bringBack: 'Bring back',
    bringBackNamed: (card: Card): string => `Bring back ${en.battles.sides(card)}`,
  },

  searched: (searched: number, total: number): string =>
    `Searched ${number.format(searched)} of ${battles(total)}`,
  found: (count: number): string => `${battles(count)} found`,
  nothing: 'No battle is like that. Take a filter away, or try fewer letters.',
  nothingArchived: 'The archive is empty. Put a battle into it from its menu.',
  failed: (message: string): string => `The search was broken off (${message}).`,
  showMore: (count: number): string => `Show ${number.format(count)} more`,
  clearAll: 'Clear all',
  clear: (chip: string): string => `Clear ${chip}`,

  filter: {
    title: 'Filter',
    edition: 'Rulebook',
    anyEdition: 'Any',
    result: 'Result',
    anyResult: 'Any',
    resultHint: 'Won and lost are by your side. Battles in which you have none are left out then.',
    opponent: 'Opponent',
    tag: 'Tag',
    from: 'From',
    to: 'Up to',
    archived: 'Archived battles',
    show: 'Show',
  },

  chip: (field: Exclude<FilterField, 'text'>, filter: CardFilter, editionName: string): string => {
    const chips: Readonly<Record<Exclude<FilterField, 'text'>, string>> = {
      editionId: editionName,
      result: results[filter.result ?? 'unsaid'],
      opponent: `against ${filter.opponent.trim()}`,
      tag: `tag ${filter.tag.trim()}`,
      from: `from ${calendarName(filter.from)}`,
      to: `up to ${calendarName(filter.to)}`,
      archived: filter.archived === 'only' ? 'archived only' : 'archived too',
    };
    return chips[field];
  },

  menu: {
    tags: 'Tags',
    noTags: 'none',
    mine: 'Which side is mine',
    neither: 'Neither',
    rematchHint: 'The same players, rulebook and sizes. Both armies take the field whole.',
    review: 'Review',
    exampleHint: 'An example: it is in no season and no backup.',
    afresh: 'Start the example afresh',
    removeExample: 'Remove the example',
    archive: 'Archive',
    archiveHint: 'Out of the list. The season still counts it.',
    unarchive: 'Take out of the archive',
    delete: 'Delete battle',
    deleteHint: 'It can be brought back for 30 days on which Warledger is opened.',
  },

  tags: {
    title: (card: Card): string => `Tags: ${en.battles.sides(card)}`,
    hint: 'Tournament, club, what you tried out: the search finds it.',
    add: 'Add',
    newTag: 'New tag',
    remove: (tag: string): string => `Take ${tag} away`,
    suggested: 'Used before',
    use: (tag: string): string => `Add ${tag}`,
    none: 'No tags yet.',
    loading: 'Opening the battle…',
    failed: 'The battle could not be opened: its tags cannot be changed now.',
  },
};
