import { Plus, X } from 'lucide';
import { type FormEvent, useEffect, useState } from 'react';
import type { Card } from '@/battle/cards/card';
import { MAX_TAG_LENGTH, tagKey } from '@/battle/match/tags';
import { useBattle, useBattleActions, useBattleState } from '@/store/battle/use-battle';
import { useList } from '@/store/page/use-page-stores';
import { Button } from '@/ui/button/button';
import { Chip } from '@/ui/button/chip';
import { TextField } from '@/ui/field/text-field';
import { Sheet } from '@/ui/page/sheet';
import { battleWords } from '@/words/battle-words';
import { listWords } from '@/words/list-words';
import { words } from '@/words/words';

const MOST_SUGGESTED = 6;

type TagsSheetProps = { readonly card: Card; onClose(): void };

/** Opens the battle to change its tags: each change is at once an entry of its log. */
export function TagsSheet({ card, onClose }: TagsSheetProps) {
  const { battleId } = card;
  const { openBattle, closeBattle } = useBattleActions();
  const kind = useBattleState(({ open }) => {
    const isHere = open.kind !== 'none' && open.id === battleId;
    return !isHere || (open.kind === 'open' && open.writer === 'opening') ? 'loading' : open.kind;
  });
  useEffect(() => {
    void openBattle(battleId);
    return closeBattle;
  }, [battleId, openBattle, closeBattle]);
  return (
    <Sheet title={listWords.tags.title(card)} closeName={words.close} onClose={onClose}>
      <p className="pb-3 text-detail text-muted">{listWords.tags.hint}</p>
      {kind === 'open' && <TagsEditor />}
      {kind === 'loading' && <p>{listWords.tags.loading}</p>}
      {(kind === 'failed' || kind === 'unreadable' || kind === 'notFound') && (
        <p role="alert">{listWords.tags.failed}</p>
      )}
      <div className="pt-4">
        <Button kind="primary" onPress={onClose}>
          {words.done}
        </Button>
      </div>
    </Sheet>
  );
}

function TagsEditor() {
  const { act } = useBattleActions();
  const { tags } = useBattle();
  const suggested = useSuggestedTags(tags);
  const [entered, setEntered] = useState('');
  const [error, setError] = useState<string | null>(null);
  const change = (to: readonly string[]): boolean => {
    const done = act({ type: 'changeTags', tags: to });
    setError(done.ok ? null : battleWords.refusal(done.refusal));
    return done.ok;
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (change([...tags, entered])) setEntered('');
  };
  return (
    <>
      {tags.length === 0 && <p className="pb-2 text-muted">{listWords.tags.none}</p>}
      <ul className="flex flex-wrap gap-2">
        {tags.map((tag) => (
          <li key={tag} className="min-w-0">
            <Chip
              icon={X}
              name={listWords.tags.remove(tag)}
              onPress={() => change(tags.filter((other) => other !== tag))}
            >
              {tag}
            </Chip>
          </li>
        ))}
      </ul>
      <form onSubmit={add} className="grid grid-cols-[minmax(0,1fr)_96px] items-start gap-2 pt-3">
        <TextField
          label={listWords.tags.newTag}
          value={entered}
          // Longer than allowed, so that too long a tag is reported and not cut off.
          maxLength={2 * MAX_TAG_LENGTH}
          error={error}
          onChange={(text) => {
            setEntered(text);
            setError(null);
          }}
        />
        <span className="pt-[21px]">
          <Button submit>{listWords.tags.add}</Button>
        </span>
      </form>
      {suggested.length > 0 && (
        <>
          <p className="pt-3 pb-1 text-detail text-muted">{listWords.tags.suggested}</p>
          <div className="flex flex-wrap gap-2">
            {suggested.map((tag) => (
              <Chip
                key={tag}
                icon={Plus}
                name={listWords.tags.use(tag)}
                onPress={() => change([...tags, tag])}
              >
                {tag}
              </Chip>
            ))}
          </div>
        </>
      )}
    </>
  );
}

const NO_TAGS: readonly string[] = [];

/** Tags of the battles in the list that this battle does not have, the newest first. */
function useSuggestedTags(tags: readonly string[]): readonly string[] {
  const list = useList();
  if (list.kind !== 'read') return NO_TAGS;
  const taken = new Set(tags.map(tagKey));
  const suggested = new Map<string, string>();
  for (const card of [...list.running, ...list.finished]) {
    for (const tag of card.tags) {
      const key = tagKey(tag);
      if (!taken.has(key) && !suggested.has(key)) suggested.set(key, tag);
    }
  }
  return [...suggested.values()].slice(0, MOST_SUGGESTED);
}
