import type { EventRefusal } from '@/store/tournament/tournament-actions';
import { eventWords } from '@/words/event-words';

const texts = eventWords.refusal;

/** Why an act of an organiser was refused. */
export function sayEventRefusal(refusal: EventRefusal): string {
  switch (refusal.code) {
    case 'eventNothingToUndo':
      return texts.nothingToUndo;
    case 'eventNothingToRedo':
      return texts.nothingToRedo;
    case 'eventResultCame':
      return texts.resultCame(refusal.values);
    case 'eventNewer':
      return eventWords.newer;
    case 'organiserUnnamed':
      return texts.organiserUnnamed;
    case 'organiserTwice':
      return texts.organiserTwice;
    case 'organiserUnknown':
      return texts.organiserUnknown;
    case 'organisersFull':
      return texts.organisersFull(refusal.values.most);
    case 'eventWrittenElsewhere':
      return eventWords.elsewhere(refusal.values.name);
    case 'eventGone':
      return texts.gone;
  }
}
