import { Redo2, Undo2 } from 'lucide';
import { useState } from 'react';
import type { Result } from '@/rules/index';
import type { EventRefusal } from '@/store/tournament/tournament-actions';
import { actLog, type DeedEntry, nextRedo, nextUndo, pairsBefore } from '@/tournament/act-log';
import { Icon } from '@/ui/look/icon';
import { eventWords } from '@/words/event-words';
import { actSentence } from './act-sentence';
import { sayEventRefusal } from './say-event-refusal';
import type { TournamentPartProps } from './tournament-parts';

const texts = eventWords.undo;
const LOOK =
  'flex min-h-(--control) min-w-0 items-center gap-2 rounded-lg border-2 border-outline bg-card px-2 py-1 text-left text-label leading-tight font-bold disabled:border-outline/45 disabled:text-ink/45';

/** Undo and redo with the names of what they take back and bring back, at the lower edge of an event. */
export function EventUndo({ store, id, shown, tournament }: TournamentPartProps) {
  const [refusal, setRefusal] = useState<{ readonly at: number; readonly text: string } | null>(null);
  const log = actLog(shown.entries);
  const [undo, redo] = [nextUndo(log), nextRedo(log)];
  const length = shown.entries.length;
  const say = (done: Result<null, EventRefusal>) =>
    setRefusal(done.ok ? null : { at: length, text: sayEventRefusal(done.refusal) });
  if (!undo && !redo) return null;
  const named = (entry: DeedEntry) => actSentence(tournament, entry.act, pairsBefore(log, entry));
  const toUndo = undo ? texts.undo(named(undo)) : texts.nothing;
  const toRedo = redo ? texts.redo(named(redo)) : texts.nothingToRedo;
  return (
    <section
      aria-label={texts.title}
      className="sticky bottom-0 big:static z-10 -mx-4 grid gap-2 border-t border-line bg-paper px-4 pt-2 pb-[calc(8px+env(safe-area-inset-bottom))]"
    >
      {/* It is of the log as it was: what is done after it takes it away. */}
      {refusal?.at === length && <p role="alert">{refusal.text}</p>}
      <div className="grid grid-cols-2 big:grid-cols-1 gap-2">
        <button
          type="button"
          aria-label={toUndo}
          disabled={!undo}
          onClick={() => void store.actions.undo(id).then(say)}
          className={LOOK}
        >
          <Icon of={Undo2} size={20} className="shrink-0" />
          <span className="line-clamp-2 min-w-0 break-words">{toUndo}</span>
        </button>
        <button
          type="button"
          aria-label={toRedo}
          disabled={!redo}
          onClick={() => void store.actions.redo(id).then(say)}
          className={LOOK}
        >
          <Icon of={Redo2} size={20} className="shrink-0" />
          <span className="line-clamp-2 min-w-0 break-words">{toRedo}</span>
        </button>
      </div>
    </section>
  );
}
