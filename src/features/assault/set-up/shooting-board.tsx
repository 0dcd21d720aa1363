import { Plus } from 'lucide';
import { useState } from 'react';
import type { AssaultView } from '@/battle/assault/standing/view';
import type { Combat } from '@/battle/state/combat';
import type { FighterDraft, FighterGroup } from '@/battle/state/fighters';
import { FighterSheet } from '@/features/assault/fighters/fighter-sheet';
import { useOfferedUnits, useProposedShooters } from '@/features/assault/fighters/proposed-shooters';
import { ProposedCard } from '@/features/assault/fighters/unit-card';
import { WeaponSheet } from '@/features/assault/fighters/weapon-sheet';
import { useMayFight } from '@/features/assault/question/use-assault';
import { otherSide, type Side } from '@/rules/index';
import { useBattleActions } from '@/store/battle/use-battle';
import { Icon } from '@/ui/look/icon';
import { SIDE_TONE, toneClasses } from '@/ui/look/tone';
import { assaultWords } from '@/words/assault/assault-words';
import { AddSheet } from './add-sheet';
import { ShooterCard, TargetCard } from './shooting-cards';

type ShootingBoardProps = {
  readonly combat: Combat;
  readonly view: AssaultView;
  /** The only side that is shown, if each side has a half of its own. */
  readonly only?: Side | undefined;
};

type Opened =
  | { readonly kind: 'add'; readonly side: Side }
  | { readonly kind: 'fighter'; readonly draft: FighterDraft; readonly group: FighterGroup | null }
  | { readonly kind: 'weapon'; readonly group: FighterGroup };

/** Who shoots with what, and at whom. */
export function ShootingBoard({ combat, view, only }: ShootingBoardProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const proposed = useProposedShooters(combat, view);
  const disabled = !useMayFight();
  const shooter = combat.shotBy ?? 'a';
  const sides = only ? [only] : [shooter, otherSide(shooter)];
  const close = () => setOpened(null);
  const unitOf = (draft: FighterDraft) => view.units.find(({ key }) => key === draft.unitKey) ?? null;
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
      {sides.map((side) => (
        <section key={side} aria-label={nameOf(side, shooter)} className="pb-1">
          <div className={`flex items-center justify-between pl-3 ${toneClasses[SIDE_TONE[side]].device}`}>
            <h2 className={`min-w-0 text-title ${toneClasses[SIDE_TONE[side]].text}`}>
              {nameOf(side, shooter)}
            </h2>
            <button
              type="button"
              aria-label={assaultWords.setUp.addTo(side)}
              disabled={disabled}
              onClick={() => setOpened({ kind: 'add', side })}
              className={`flex h-(--control) shrink-0 items-center gap-1 px-4 text-body font-bold disabled:opacity-45 ${toneClasses[SIDE_TONE[side]].text}`}
            >
              <Icon of={Plus} size={20} strokeWidth={3} /> {assaultWords.setUp.add}
            </button>
          </div>
          <ul className="grid gap-1.5 px-2.5 py-1.5">
            {view.units
              .filter((unit) => unit.side === side)
              .map((unit) =>
                side === shooter ? (
                  unit.groups.map((group) => (
                    <ShooterCard
                      key={group.id}
                      combat={combat}
                      view={view}
                      group={group}
                      disabled={disabled}
                      onEdit={() => setOpened({ kind: 'weapon', group })}
                    />
                  ))
                ) : (
                  <TargetCard
                    key={unit.key}
                    combat={combat}
                    unit={unit}
                    disabled={disabled}
                    onEdit={(group, draft) => setOpened({ kind: 'fighter', draft, group })}
                  />
                ),
              )}
            {proposed
              .filter((draft) => draft.side === side)
              .map((draft) => (
                <ProposedCard
                  key={draft.name}
                  draft={draft}
                  disabled={disabled}
                  onEdit={() => setOpened({ kind: 'fighter', draft, group: null })}
                />
              ))}
          </ul>
          <OfferedUnits combat={combat} side={side} first={view.units.every((unit) => unit.side !== side)} />
        </section>
      ))}
      {opened?.kind === 'add' && (
        <AddSheet
          combat={combat}
          side={opened.side}
          unit={view.units.find(({ side }) => side === opened.side) ?? null}
          onClose={close}
        />
      )}
      {opened?.kind === 'fighter' && (
        <FighterSheet
          combat={combat}
          draft={opened.draft}
          group={opened.group}
          unit={opened.group ? null : unitOf(opened.draft)}
          onClose={close}
        />
      )}
      {opened?.kind === 'weapon' && (
        <WeaponSheet
          combat={combat}
          group={opened.group}
          onProfile={(draft) => setOpened({ kind: 'fighter', draft, group: opened.group })}
          onClose={close}
        />
      )}
    </div>
  );
}

function nameOf(side: Side, shooter: Side): string {
  return side === shooter ? assaultWords.shooting.shooter(side) : assaultWords.shooting.target(side);
}

type OfferedUnitsProps = { readonly combat: Combat; readonly side: Side; readonly first: boolean };

/** The side's army: one tap adds a unit to the attack. Folded once one unit is added. */
function OfferedUnits({ combat, side, first }: OfferedUnitsProps) {
  const offered = useOfferedUnits(combat, side);
  const { act } = useBattleActions();
  const disabled = !useMayFight();
  if (!first || offered.length === 0) return null;
  const { border, text } = toneClasses[SIDE_TONE[side]];
  return (
    <fieldset className="min-w-0 px-2.5">
      <legend className="pb-1 text-label text-muted">
        {side === combat.shotBy ? assaultWords.shooting.pickShooter : assaultWords.shooting.pickTarget}
      </legend>
      <div className="grid grid-cols-2 gap-1.5 big:grid-cols-1">
        {offered.map(({ army, drafts }) => (
          <button
            key={army.unit.id}
            type="button"
            disabled={disabled}
            onClick={() => act({ type: 'addFighters', combatId: combat.id, fighters: drafts })}
            className={`min-h-(--control) min-w-0 rounded-lg border-2 bg-card px-2 py-1 text-left leading-tight font-bold break-words disabled:opacity-45 ${border} ${text}`}
          >
            {army.unit.name}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
