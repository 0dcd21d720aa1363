import { Plus, ScrollText } from 'lucide-react';
import { useState } from 'react';
import type { AssaultView } from '@/battle/assault/view';
import type { Combat } from '@/battle/state/battle';
import type { FighterDraft, FighterGroup } from '@/battle/state/fighters';
import { SIDES, type Side } from '@/rules/index';
import { Button } from '@/ui/button';
import { SIDE_TONE, toneClasses } from '@/ui/tone';
import { assaultWords } from '@/words/assault-words';
import { words } from '@/words/words';
import { AddSheet } from './add-sheet';
import { FighterSheet } from './fighter-sheet';
import { GroupCard, ProposedCard } from './group-card';
import { useProposedFighters } from './proposed-fighters';
import { ReadingsSheet } from './readings-sheet';
import { useMayFight } from './use-assault';

type SetUpBoardProps = {
  readonly combat: Combat;
  readonly view: AssaultView;
};

type Opened =
  | { readonly kind: 'add'; readonly side: Side }
  | { readonly kind: 'fighter'; readonly draft: FighterDraft; readonly group: FighterGroup | null }
  | { readonly kind: 'readings' };

/** Who fights: the groups of both sides with what they need, or the ones that would be taken if nobody says otherwise. */
export function SetUpBoard({ combat, view }: SetUpBoardProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const proposed = useProposedFighters(combat, view);
  const disabled = !useMayFight();
  const close = () => setOpened(null);
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
      {SIDES.map((side) => (
        <section key={side} aria-label={assaultWords.setUp.fightersOf(side)}>
          <div className={`flex items-center justify-between pl-3 ${toneClasses[SIDE_TONE[side]].device}`}>
            <h2 className={`text-[21px] ${toneClasses[SIDE_TONE[side]].text}`}>{words.side(side)}</h2>
            <button
              type="button"
              aria-label={assaultWords.setUp.addTo(side)}
              disabled={disabled}
              onClick={() => setOpened({ kind: 'add', side })}
              className={`flex h-(--control) items-center gap-1 px-4 text-[1.125rem] font-bold disabled:opacity-45 ${toneClasses[SIDE_TONE[side]].text}`}
            >
              <Plus aria-hidden size={20} strokeWidth={3} /> {assaultWords.setUp.add}
            </button>
          </div>
          <ul className="grid gap-1.5 px-2.5 py-1.5">
            {view.units
              .filter((unit) => unit.side === side)
              .flatMap((unit) => unit.groups.map((group) => ({ unit, group })))
              .map(({ unit, group }) => (
                <GroupCard
                  key={group.id}
                  combat={combat}
                  view={view}
                  unit={unit}
                  group={group}
                  disabled={disabled}
                  onEdit={(draft) => setOpened({ kind: 'fighter', draft, group })}
                />
              ))}
            {proposed
              .filter((draft) => draft.side === side)
              .map((draft) => (
                <ProposedCard
                  key={`${draft.unitId} ${draft.name}`}
                  draft={draft}
                  disabled={disabled}
                  onEdit={() => setOpened({ kind: 'fighter', draft, group: null })}
                />
              ))}
          </ul>
        </section>
      ))}
      <div className="mt-auto px-2.5 pt-1 pb-0.5">
        <Button onPress={() => setOpened({ kind: 'readings' })}>
          <ScrollText aria-hidden size={20} /> {assaultWords.readings.title}
        </Button>
      </div>
      {opened?.kind === 'add' && (
        <AddSheet
          combat={combat}
          side={opened.side}
          onPick={(draft) => setOpened({ kind: 'fighter', draft, group: null })}
          onClose={close}
        />
      )}
      {opened?.kind === 'fighter' && (
        <FighterSheet combat={combat} draft={opened.draft} group={opened.group} onClose={close} />
      )}
      {opened?.kind === 'readings' && <ReadingsSheet onClose={close} />}
    </div>
  );
}
