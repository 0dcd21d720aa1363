import { Plus, ScrollText } from 'lucide';
import { useState } from 'react';
import type { AssaultUnit, AssaultView } from '@/battle/assault/standing/view';
import type { Combat } from '@/battle/state/combat';
import type { FighterDraft, FighterGroup } from '@/battle/state/fighters';
import type { UnitKey } from '@/battle/state/ids';
import { FighterSheet } from '@/features/assault/fighters/fighter-sheet';
import { OfferButton } from '@/features/assault/fighters/offer-button';
import { useOffers, useTake } from '@/features/assault/fighters/offers';
import { useProposedFighters } from '@/features/assault/fighters/proposed-fighters';
import { ProposedCard, UnitCard } from '@/features/assault/fighters/unit-card';
import { UnitSheet } from '@/features/assault/fighters/unit-sheet';
import { useMayFight } from '@/features/assault/question/use-assault';
import { SIDES, type Side } from '@/rules/index';
import { Button } from '@/ui/button/button';
import { Icon } from '@/ui/look/icon';
import { SIDE_TONE, toneClasses } from '@/ui/look/tone';
import { assaultWords } from '@/words/assault/assault-words';
import { words } from '@/words/words';
import { AddSheet } from './add-sheet';
import { ChallengeButton, ChallengeStanding } from './challenge-offer';
import { ReadingsSheet } from './readings-sheet';

type SetUpBoardProps = {
  readonly combat: Combat;
  readonly view: AssaultView;
  /** The only side whose fighters are shown; missing: both. */
  readonly only?: Side | undefined;
};

type Opened =
  | { readonly kind: 'add'; readonly side: Side; readonly unit: UnitKey | null }
  | { readonly kind: 'unit'; readonly unit: UnitKey }
  | { readonly kind: 'fighter'; readonly draft: FighterDraft; readonly group: FighterGroup | null }
  | { readonly kind: 'readings' };

/** The fighters: the units of both sides with their target numbers, or the proposed units. */
export function SetUpBoard({ combat, view, only }: SetUpBoardProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const unitOf = (wanted: UnitKey | null) => view.units.find(({ key }) => key === wanted) ?? null;
  const unit = opened?.kind === 'add' || opened?.kind === 'unit' ? unitOf(opened.unit) : null;
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
      <ChallengeStanding view={view} />
      {SIDES.filter((side) => side === (only ?? side)).map((side) => (
        <SideOfFight key={side} combat={combat} view={view} side={side} onOpen={setOpened} />
      ))}
      <div className="mt-auto grid auto-cols-fr grid-flow-col gap-2 px-2.5 pt-1 pb-0.5 big:grid-flow-row">
        <ChallengeButton combat={combat} view={view} />
        <Button onPress={() => setOpened({ kind: 'readings' })}>
          <Icon of={ScrollText} size={20} /> {assaultWords.readings.title}
        </Button>
      </div>
      {opened?.kind === 'add' && <AddSheet combat={combat} side={opened.side} unit={unit} onClose={close} />}
      {opened?.kind === 'unit' && unit && (
        <UnitSheet combat={combat} view={view} unit={unit} onClose={close} />
      )}
      {opened?.kind === 'fighter' && (
        <FighterSheet
          combat={combat}
          draft={opened.draft}
          group={opened.group}
          unit={opened.group ? null : unitOf(opened.draft.unitKey)}
          onClose={close}
        />
      )}
      {opened?.kind === 'readings' && <ReadingsSheet onClose={close} />}
    </div>
  );
}

type SideOfFightProps = SetUpBoardProps & {
  readonly side: Side;
  onOpen(opened: Opened): void;
};

function SideOfFight({ combat, view, side, onOpen }: SideOfFightProps) {
  const disabled = !useMayFight();
  const proposed = useProposedFighters(combat, view).filter((draft) => draft.side === side);
  const units = view.units.filter((unit: AssaultUnit) => unit.side === side);
  const { device, text } = toneClasses[SIDE_TONE[side]];
  return (
    <section aria-label={assaultWords.setUp.fightersOf(side)}>
      <div className={`flex items-center justify-between pl-3 ${device}`}>
        <h2 className={`text-title ${text}`}>{words.side(side)}</h2>
        <button
          type="button"
          aria-label={
            units.length === 0 ? assaultWords.setUp.addTo(side) : assaultWords.setUp.separateTo(side)
          }
          disabled={disabled}
          onClick={() => onOpen({ kind: 'add', side, unit: null })}
          className={`flex h-(--control) items-center gap-1 px-4 disabled:opacity-45 ${text} ${units.length === 0 ? 'text-body font-bold' : 'text-detail underline underline-offset-4'}`}
        >
          {units.length === 0 ? (
            <>
              <Icon of={Plus} size={20} strokeWidth={3} /> {assaultWords.setUp.add}
            </>
          ) : (
            assaultWords.setUp.separate
          )}
        </button>
      </div>
      <ul className="grid gap-1.5 px-2.5 py-1.5">
        {units.map((unit) => (
          <UnitCard
            key={unit.key}
            combat={combat}
            view={view}
            unit={unit}
            disabled={disabled}
            onEdit={(draft, group) => onOpen({ kind: 'fighter', draft, group })}
            onAdd={() => onOpen({ kind: 'add', side, unit: unit.key })}
            onUnit={() => onOpen({ kind: 'unit', unit: unit.key })}
          />
        ))}
        {proposed.map((draft) => (
          <ProposedCard
            key={`${draft.unitId} ${draft.name}`}
            draft={draft}
            disabled={disabled}
            onEdit={() => onOpen({ kind: 'fighter', draft, group: null })}
          />
        ))}
        {units.length === 0 && <UnitsAtHand combat={combat} side={side} />}
      </ul>
    </section>
  );
}

/** How many units the page itself shows; the button that adds fighters lists all of them. */
const MOST_AT_HAND = 3;

/** Complete units, with one tap each: units of the army first, then remembered ones. */
function UnitsAtHand({ combat, side }: { readonly combat: Combat; readonly side: Side }) {
  const { army, squads, units } = useOffers(combat, side, null);
  const take = useTake(combat, null);
  const disabled = !useMayFight();
  return [...army.filter(({ whole }) => whole), ...squads, ...units].slice(0, MOST_AT_HAND).map((offer) => (
    <li key={`${offer.drafts[0]?.unitId} ${offer.name}`}>
      <OfferButton
        offer={offer}
        disabled={disabled}
        does={assaultWords.setUp.use}
        onPress={() => void take(offer)}
      />
    </li>
  ));
}
