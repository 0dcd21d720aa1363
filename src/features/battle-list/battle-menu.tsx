import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { Card } from '@/battle/cards/card';
import { isExample } from '@/battle/state/example-id';
import { messageOf } from '@/plain/message-of';
import { SIDES } from '@/rules/index';
import type { BattleMarks } from '@/store/battles/battle-marks';
import type { OwnSide } from '@/store/device/sides';
import { useListActions, usePageStores, useSaveQueue } from '@/store/page/use-page-stores';
import { useRematch } from '@/store/page/use-rematch';
import { Button } from '@/ui/button/button';
import { SIDE_TONE } from '@/ui/look/tone';
import { Sheet } from '@/ui/page/sheet';
import { SideChoice } from '@/ui/tile/side-choice';
import { listWords } from '@/words/list-words';
import { words } from '@/words/words';
import { TagsSheet } from './tags-sheet';

type BattleMenuProps = { readonly card: Card; onClose(): void; onExport(card: Card): void };

/** The menu of a battle in the list. */
export function BattleMenu(props: BattleMenuProps) {
  return isExample(props.card.battleId) ? <ExampleMenu {...props} /> : <OwnBattleMenu {...props} />;
}

/** An example can be restarted or removed: it is never archived, in a season or in the wastebasket. */
function ExampleMenu({ card, onClose }: BattleMenuProps) {
  const { example, onFailure } = usePageStores();
  const [, navigate] = useLocation();
  const { menu: w } = listWords;
  return (
    <Sheet title={words.battles.sides(card)} closeName={words.close} onClose={onClose}>
      <div className="grid gap-2">
        <p className="text-detail text-muted">{w.exampleHint}</p>
        <Button
          onPress={() =>
            void example()
              .then(({ write }) => write(card.edition.id))
              .then((id) => navigate(`/battle/${id}/fight`), onFailure)
          }
        >
          {w.afresh}
        </Button>
        {card.status === 'finished' && (
          <Button onPress={() => navigate(`/review/${card.battleId}`)}>{w.review}</Button>
        )}
        <Button
          onPress={() => {
            example()
              .then(({ remove }) => remove())
              .catch(onFailure);
            onClose();
          }}
        >
          {w.removeExample}
        </Button>
      </div>
    </Sheet>
  );
}

function OwnBattleMenu({ card, onClose, onExport }: BattleMenuProps) {
  const { deleteBattle, archiveBattle, unarchiveBattle, refresh } = useListActions();
  const queue = useSaveQueue();
  const [, navigate] = useLocation();
  const [tagging, setTagging] = useState(false);
  const rematch = useRematch();
  const { onFailure } = usePageStores();
  const { marks, chooseSide, unsaved } = useMarks(card);
  const { menu: w } = listWords;
  const then = (act: () => void) => () => {
    act();
    onClose();
  };
  if (tagging) {
    const done = () => {
      onClose();
      void queue.idle().then(refresh);
    };
    return <TagsSheet card={card} onClose={done} />;
  }
  return (
    <Sheet title={words.battles.sides(card)} closeName={words.close} onClose={onClose}>
      <div className="grid gap-2">
        <fieldset className="min-w-0">
          <legend className="pb-1 text-label text-muted">{w.mine}</legend>
          <SideChoice
            label={w.mine}
            options={[
              ...SIDES.map((side) => ({ id: side, label: words.side(side), tone: SIDE_TONE[side] })),
              { id: 'neither' as const, label: w.neither, tone: null },
            ]}
            chosen={marks?.mine ?? null}
            disabled={!marks}
            onChoose={chooseSide}
          />
          <p role="alert" className="text-label text-warn empty:hidden">
            {unsaved === null ? null : w.sideNotSaved(unsaved)}
          </p>
        </fieldset>
        <Button onPress={() => setTagging(true)}>
          <span className="min-w-0 truncate">
            {words.sideBySide([w.tags, card.tags.length === 0 ? w.noTags : card.tags.join(', ')])}
          </span>
        </Button>
        {card.status === 'finished' && (
          <>
            <Button
              onPress={() => {
                rematch(card).then((id) => id && navigate(`/battle/${id}/fight`), onFailure);
              }}
            >
              {listWords.rematch}
            </Button>
            <p className="-mt-1 text-detail text-muted">{w.rematchHint}</p>
            <Button onPress={() => navigate(`/review/${card.battleId}`)}>{w.review}</Button>
          </>
        )}
        <Button onPress={then(() => onExport(card))}>{listWords.export}</Button>
        {marks?.archived ? (
          <Button onPress={then(() => void unarchiveBattle(card.battleId))}>{w.unarchive}</Button>
        ) : (
          <Button disabled={!marks} onPress={then(() => void archiveBattle(card))}>
            {w.archive}
          </Button>
        )}
        <p className="-mt-1 text-detail text-muted">{w.archiveHint}</p>
        <Button onPress={then(() => void deleteBattle(card))}>{w.delete}</Button>
        <p className="-mt-1 text-detail text-muted">{w.deleteHint}</p>
      </div>
    </Sheet>
  );
}

/**
 * What this phone knows about the battle, once it is read, and a function to set the owner's side: it is
 * marked at the tap. A side that the disk refuses is marked no more, and `unsaved` says why.
 */
function useMarks(card: Card) {
  const { readMarks, sayOwnSide } = usePageStores();
  const [marks, setMarks] = useState<BattleMarks | null>(null);
  const [unsaved, setUnsaved] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    readMarks(card).then(
      (read) => current && setMarks(read),
      // The disk cannot be read: the menu offers what works without it.
      () => {},
    );
    return () => {
      current = false;
    };
  }, [readMarks, card]);
  const mark = (mine: OwnSide | null) => setMarks((before) => before && { ...before, mine });
  const chooseSide = (mine: OwnSide) => {
    mark(mine);
    setUnsaved(null);
    sayOwnSide(card, mine).catch((error: unknown) => {
      mark(marks?.mine ?? null);
      setUnsaved(messageOf(error));
    });
  };
  return { marks, chooseSide, unsaved };
}
