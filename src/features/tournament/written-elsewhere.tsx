import { useState } from 'react';
import { writerName } from '@/tournament/organisers';
import { Button } from '@/ui/button/button';
import { AskSheet } from '@/ui/page/ask-sheet';
import { eventWords } from '@/words/event-words';
import { words } from '@/words/words';
import { sayEventRefusal } from './say-event-refusal';
import type { TournamentPartProps } from './tournament-parts';

const texts = eventWords.take;

/** Says on an organiser's phone that another one writes now, and takes the writing over once it was asked. */
export function WrittenElsewhere({ store, id, shown }: Pick<TournamentPartProps, 'store' | 'id' | 'shown'>) {
  const [asks, setAsks] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const take = async () => {
    setAsks(false);
    const taken = await store.actions.passWriting(id, shown.record.organiser);
    setProblem(taken.ok ? null : sayEventRefusal(taken.refusal));
  };
  return (
    <div className="grid gap-2 rounded-lg border-2 border-outline p-3">
      <p className="break-words">{eventWords.elsewhere(writerName(shown.log))}</p>
      <Button onPress={() => setAsks(true)}>{texts.open}</Button>
      {problem !== null && <p role="alert">{problem}</p>}
      {asks && (
        <AskSheet
          title={texts.title}
          closeName={words.close}
          lines={[texts.stops, texts.aside, texts.better]}
          act={texts.act}
          keep={texts.keep}
          onAct={() => void take()}
          onClose={() => setAsks(false)}
        />
      )}
    </div>
  );
}
