import type { ListDelivery } from '@/store/tournament/deliveries';
import type { OwnList } from '@/store/tournament/tournament-record';
import { clubWords } from '@/words/club-words';
import { eventWords } from '@/words/event-words';

const texts = eventWords.armyLists.send;

type SentListStateProps = { readonly own: OwnList; readonly deadline: number | null };

/** How far the list of this phone came, and the list itself. */
export function SentListState({ own, deadline }: SentListStateProps) {
  const { at, delivery, text } = own;
  const isLate = at !== null && deadline !== null && at > deadline;
  return (
    <>
      <p role="status" className="text-name font-bold">
        {at !== null && delivery === 'sent'
          ? (isLate ? texts.arrivedLate : texts.arrived)(eventWords.moment(at))
          : sentenceOf(delivery)}
      </p>
      <p className="rounded-lg border-2 border-line bg-card p-2 break-words whitespace-pre-wrap">{text}</p>
    </>
  );
}

function sentenceOf(delivery: ListDelivery): string {
  switch (delivery) {
    case 'older':
    case 'newer':
      return clubWords.line[delivery];
    case 'sent':
    case 'away':
      return texts.away;
    default:
      return texts[delivery];
  }
}
