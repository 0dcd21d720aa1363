import { HARD_LISTS } from './hard-lists';
import { KINGS_OF_WAR_LISTS } from './kings-of-war-lists';
import { NINE_AGE_DOCUMENT_LISTS } from './nine-age-document-lists';
import { NINE_AGE_LISTS } from './nine-age-lists';
import { ODD_LISTS } from './odd-lists';
import { OLD_WORLD_LISTS } from './old-world-lists';
import { SQUAD_LISTS } from './squad-lists';
import { WARHAMMER_LISTS } from './warhammer-lists';
import type { WrittenList } from './written-list';

/** Every list as text that was written for the project with what stands in it. */
export const WRITTEN_LISTS: readonly WrittenList[] = [
  ...NINE_AGE_LISTS,
  ...NINE_AGE_DOCUMENT_LISTS,
  ...OLD_WORLD_LISTS,
  ...WARHAMMER_LISTS,
  ...ODD_LISTS,
  ...HARD_LISTS,
  ...SQUAD_LISTS,
  ...KINGS_OF_WAR_LISTS,
];
