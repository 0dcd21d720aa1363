import { useState } from 'react';
import { useLocation } from 'wouter';
import { isExample } from '@/battle/state/example-id';
import { NoteSheet } from '@/features/log/note-sheet';
import { HandOverLinks } from '@/features/score/hand-over-links';
import { useBattle, useMayWrite } from '@/store/battle/use-battle';
import { usePageStores } from '@/store/page/use-page-stores';
import { useRematch } from '@/store/page/use-rematch';
import { Button } from '@/ui/button/button';
import { battleWords } from '@/words/battle-words';
import { listWords } from '@/words/list-words';
import { reviewWords } from '@/words/review-words';
import { useSaveExport } from './use-save-export';

/** The actions for the whole battle: add a note, export it. */
export function ReviewActions() {
  const { id, outcome, setup } = useBattle();
  const { onFailure } = usePageStores();
  const [, navigate] = useLocation();
  const rematch = useRematch();
  const mayWrite = useMayWrite();
  const saveExport = useSaveExport();
  const [noting, setNoting] = useState(false);
  return (
    <section aria-label={reviewWords.actions} className="grid grid-cols-2 big:grid-cols-1 gap-2 pt-3">
      <Button disabled={!mayWrite} onPress={() => setNoting(true)}>
        {battleWords.log.note.add}
      </Button>
      <Button onPress={() => saveExport([id])}>{listWords.export}</Button>
      <HandOverLinks withResult />
      {outcome && !isExample(id) && (
        <Button
          onPress={() => {
            rematch({ battleId: id, setup }).then(
              (begun) => begun && navigate(`/battle/${begun}/fight`),
              onFailure,
            );
          }}
        >
          {listWords.rematch}
        </Button>
      )}
      {noting && <NoteSheet about={null} onClose={() => setNoting(false)} />}
    </section>
  );
}
