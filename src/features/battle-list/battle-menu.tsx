import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { Card } from '@/battle/cards/card';
import { SIDES, type Side } from '@/rules/index';
import type { BattleMarks } from '@/store/battle-marks';
import { useListActions, usePageStores, useSaveQueue } from '@/store/use-page-stores';
import { Button } from '@/ui/button';
import { Sheet } from '@/ui/sheet';
import { SideChoice } from '@/ui/side-choice';
import { SIDE_TONE } from '@/ui/tone';
import { listWords } from '@/words/list-words';
import { words } from '@/words/words';
import { TagsSheet } from './tags-sheet';

type BattleMenuProps = { readonly card: Card; onClose(): void; onExport(card: Card): void };

/** What else can be done with a battle of the list. */
export function BattleMenu({ card, onClose, onExport }: BattleMenuProps) {
  const { deleteBattle, archiveBattle, unarchiveBattle, refresh } = useListActions();
  const queue = useSaveQueue();
  const [, navigate] = useLocation();
  const [tagging, setTagging] = useState(false);
  const [marks, chooseSide] = useMarks(card);
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
          <legend className="pb-1 text-[17px] text-muted">{w.mine}</legend>
          <SideChoice
            label={w.mine}
            options={[
              ...SIDES.map((side) => ({ id: side, label: words.side(side), tone: SIDE_TONE[side] })),
              { id: 'neither', label: w.neither, tone: null },
            ]}
            chosen={marks?.mine ?? 'neither'}
            disabled={!marks}
            onChoose={(id) => chooseSide(SIDES.find((side) => side === id) ?? null)}
          />
        </fieldset>
        <Button onPress={() => setTagging(true)}>
          <span className="min-w-0 truncate">
            {words.sideBySide([w.tags, card.tags.length === 0 ? w.noTags : card.tags.join(', ')])}
          </span>
        </Button>
        {card.status === 'finished' && (
          <Button onPress={() => navigate(`/battle/${card.battleId}/fight`)}>{w.rooms}</Button>
        )}
        <Button onPress={then(() => onExport(card))}>{words.battles.export}</Button>
        {marks?.archived ? (
          <Button onPress={then(() => void unarchiveBattle(card.battleId))}>{w.unarchive}</Button>
        ) : (
          <Button disabled={!marks} onPress={then(() => void archiveBattle(card))}>
            {w.archive}
          </Button>
        )}
        <p className="-mt-1 text-[16px] text-muted">{w.archiveHint}</p>
        <Button onPress={then(() => void deleteBattle(card))}>{w.delete}</Button>
        <p className="-mt-1 text-[16px] text-muted">{w.deleteHint}</p>
      </div>
    </Sheet>
  );
}

/** What this phone knows of the battle, once it is read, and how to say whose side it was. */
function useMarks({ battleId }: Card): readonly [BattleMarks | null, (mine: Side | null) => void] {
  const { readMarks, rememberSide } = usePageStores();
  const [marks, setMarks] = useState<BattleMarks | null>(null);
  useEffect(() => {
    let current = true;
    readMarks(battleId).then(
      (read) => current && setMarks(read),
      // The disk cannot be read: the menu offers what needs no knowledge.
      () => {},
    );
    return () => {
      current = false;
    };
  }, [readMarks, battleId]);
  return [
    marks,
    (mine) => {
      rememberSide(battleId, mine);
      setMarks((before) => before && { ...before, mine });
    },
  ];
}
