import type { Note } from '@/battle/log/notes';
import { battleWords } from '@/words/battle-words';
import { reviewWords } from '@/words/review-words';

/** Later notes, next to what they are about. */
export function NoteList({ notes }: { readonly notes: readonly Note[] }) {
  if (notes.length === 0) return null;
  return (
    <ul aria-label={reviewWords.notes} className="grid gap-1 py-1.5">
      {notes.map(({ seq, text, at }) => (
        <li key={seq} className="border-l-4 border-gold pl-2 text-label leading-lead break-words">
          {text} <span className="text-small text-muted">{battleWords.log.note.noted(at)}</span>
        </li>
      ))}
    </ul>
  );
}
