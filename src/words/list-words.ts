import type { Card } from '@/battle/cards/card';
import type { CardFilter, FilterField } from '@/battle/cards/card-filter';
import type { OwnResult } from '@/battle/cards/own-result';
import { list as said } from '@/messages/compiled/list';
import { day } from './shared/format';
import { en } from './shared/page';
import { calendarName } from './shared/phrases';

const results: Readonly<Record<OwnResult, string>> = said.results;

const archived: Readonly<Record<CardFilter['archived'], string>> = said.archived;

/** These sentences in the current language; loaded on first use. */
export const listWords = {
  ...said,
  results,
  archived,

  putAway: {
    ...said.putAway,
    wastebasket: (card: Card): string => said.putAway.wastebasket(en.battles.sides(card)),
    archive: (card: Card): string => said.putAway.archive(en.battles.sides(card)),
  },

  wastebasket: {
    ...said.wastebasket,
    deletedOn: (at: number): string => said.wastebasket.deletedOn(day.format(at)),
    bringBackNamed: (card: Card): string => said.wastebasket.bringBackNamed(en.battles.sides(card)),
  },

  searched: (searched: number, total: number): string => said.searched({ searched, total }),

  chip: (field: Exclude<FilterField, 'text'>, filter: CardFilter, editionName: string): string => {
    const chips: Readonly<Record<Exclude<FilterField, 'text'>, string>> = {
      editionId: editionName,
      result: results[filter.result ?? 'unsaid'],
      opponent: said.chip.chips.opponent(filter.opponent.trim()),
      tag: said.chip.chips.tag(filter.tag.trim()),
      from: said.chip.chips.from(calendarName(filter.from)),
      to: said.chip.chips.to(calendarName(filter.to)),
      archived: filter.archived === 'only' ? said.chip.chips.archived.only : said.chip.chips.archived.other,
    };
    return chips[field];
  },

  tags: { ...said.tags, title: (card: Card): string => said.tags.title(en.battles.sides(card)) },
};
