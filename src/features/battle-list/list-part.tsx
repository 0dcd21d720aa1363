import type { Card } from '@/battle/cards/card';
import type { PutAway } from '@/store/battles/list-store';
import type { SearchStore } from '@/store/battles/search-store';
import { BattleMenu } from './battle-menu';
import { FilterSheet } from './filter-sheet';
import { FoundBattles } from './found-battles';
import { PutAwayNews } from './put-away-news';
import { Wastebasket } from './wastebasket';

/** The parts of the list that are loaded on first use. */
export type ListPartProps =
  | { readonly part: 'found'; onOptions(card: Card): void }
  | { readonly part: 'putAway'; readonly putAway: PutAway }
  | { readonly part: 'filter' | 'wastebasket'; onClose(): void }
  | { readonly part: 'menu'; readonly card: Card; onClose(): void; onExport(card: Card): void };

/** One of these parts. */
export function ListPart({ search, ...props }: ListPartProps & { readonly search: SearchStore }) {
  switch (props.part) {
    case 'found':
      return <FoundBattles search={search} onOptions={props.onOptions} />;
    case 'putAway':
      return <PutAwayNews putAway={props.putAway} />;
    case 'filter':
      return <FilterSheet onClose={props.onClose} />;
    case 'wastebasket':
      return <Wastebasket onClose={props.onClose} />;
    case 'menu':
      return <BattleMenu {...props} />;
  }
}
