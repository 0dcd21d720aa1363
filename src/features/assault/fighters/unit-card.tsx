import { Ellipsis, Plus, Star } from 'lucide';
import type { ReactNode } from 'react';
import { draftOf } from '@/battle/assault/standing/fighter-group';
import type { AssaultUnit, AssaultView } from '@/battle/assault/standing/view';
import { livingModels } from '@/battle/state/assault-round';
import type { Combat } from '@/battle/state/combat';
import { bookOf } from '@/battle/state/edition-of';
import type { FighterDraft, FighterGroup, FighterSwitches } from '@/battle/state/fighters';
import { useBattle, useBattleActions, useRememberedFighters } from '@/store/battle/use-battle';
import { Icon } from '@/ui/look/icon';
import { SIDE_TONE, toneClasses } from '@/ui/look/tone';
import { Switch } from '@/ui/tile/switch';
import { assaultWords } from '@/words/assault/assault-words';
import { isSample } from './is-sample';
import { ProfileLine } from './profile-line';
import { StatusSwitches } from './status-switches';

type UnitCardProps = {
  readonly combat: Combat;
  readonly view: AssaultView;
  readonly unit: AssaultUnit;
  readonly disabled: boolean;
  onEdit(draft: FighterDraft, group: FighterGroup): void;
  /** Adds models to this unit. */
  onAdd(): void;
  /** Opens the sheet in which the unit is named, joined with another, or split. */
  onUnit(): void;
};

/**
 * A unit: its groups in one frame, each with its profile and the numbers of its blows, and the switches of
 * the whole unit for this round.
 */
export function UnitCard({ combat, view, unit, disabled, onEdit, onAdd, onUnit }: UnitCardProps) {
  const { act } = useBattleActions();
  const { border, text } = toneClasses[SIDE_TONE[unit.side]];
  const [first, ...others] = unit.groups;
  // No heading when the unit has one group of the same name: the group shows it.
  const headed = others.length > 0 || first?.name !== unit.name;
  const { statuses } = bookOf(useBattle());
  const shown = (['charged', 'failedFear'] as const).filter(
    (id) =>
      id === 'charged' || view.fearTests.includes(unit.key) || unit.groups.some((group) => group.failedFear),
  );
  return (
    <li aria-label={unit.name} className={`rounded-xl border-2 bg-card ${border}`}>
      {headed && (
        <h3 className={`px-2.5 pt-1 text-lead leading-title font-bold break-words ${text}`}>
          {assaultWords.unit.heading(unit.modelsLeft, unit.name)}
        </h3>
      )}
      <ul className={headed ? `my-0.5 ml-2.5 border-l-4 ${border}` : ''}>
        {unit.groups.map((group) => (
          <li key={group.id}>
            <button
              type="button"
              aria-haspopup="dialog"
              disabled={disabled}
              onClick={() => onEdit(draftOf(group), group)}
              className="min-h-(--control) w-full px-2.5 py-0.5 text-left"
            >
              <Profile draft={draftOf(group)} models={livingModels(group)} />
              {view.ladder
                .flatMap(({ strikes }) => strikes)
                .filter((strike) => strike.group.id === group.id)
                .map((strike) => (
                  <span key={strike.strike.id} className={`block text-label leading-body font-bold ${text}`}>
                    {assaultWords.strike.line(strike)}
                  </span>
                ))}
            </button>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-1.5 px-1.5 pb-1.5">
        <FootButton name={assaultWords.unit.addTo(unit.name)} disabled={disabled} onPress={onAdd} wide>
          <Icon of={Plus} size={18} strokeWidth={3} className="shrink-0" /> {assaultWords.unit.add}
        </FootButton>
        {shown.map((id) => (
          <UnitSwitch
            key={id}
            unit={unit}
            id={id}
            disabled={disabled}
            onToggle={(on) =>
              act({ type: 'changeUnit', combatId: combat.id, unitKey: unit.key, to: { [id]: on } })
            }
          />
        ))}
        <StatusSwitches combat={combat} unit={unit} disabled={disabled} only="on" />
        <FootButton
          name={statuses ? assaultWords.bookRules.more(unit.name) : assaultWords.unit.more(unit.name)}
          disabled={disabled}
          onPress={onUnit}
        >
          <Icon of={Ellipsis} size={22} strokeWidth={3} />
        </FootButton>
      </div>
    </li>
  );
}

type FootButtonProps = {
  readonly name: string;
  readonly disabled: boolean;
  readonly wide?: boolean;
  readonly children: ReactNode;
  onPress(): void;
};

function FootButton({ name, disabled, wide = false, children, onPress }: FootButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-haspopup="dialog"
      disabled={disabled}
      onClick={onPress}
      className={`flex min-h-(--control) min-w-(--control) items-center justify-center gap-1 rounded-lg border-2 border-outline bg-card px-2 text-label leading-label font-bold disabled:opacity-60 ${wide ? 'grow' : ''}`}
    >
      {children}
    </button>
  );
}

type UnitSwitchProps = {
  readonly unit: AssaultUnit;
  readonly id: keyof FighterSwitches;
  readonly disabled: boolean;
  onToggle(on: boolean): void;
};

/** What the whole unit did or failed to do. It is on only if it is on for all groups. */
function UnitSwitch({ unit, id, disabled, onToggle }: UnitSwitchProps) {
  const { fill } = toneClasses[SIDE_TONE[unit.side]];
  const on = unit.groups.every((group) => group[id]);
  return (
    <Switch
      name={assaultWords.unit.switch(id, unit.name)}
      on={on}
      disabled={disabled}
      onToggle={onToggle}
      className={`min-h-(--control) rounded-lg border-2 px-2 text-label leading-label font-bold disabled:opacity-60 ${on ? fill : 'border-outline bg-card text-muted'}`}
    >
      {assaultWords.fighters.switch(id)}
    </Switch>
  );
}

type ProposedCardProps = {
  readonly draft: FighterDraft;
  readonly disabled: boolean;
  onEdit(): void;
};

/** Proposed fighters. A tap opens them for changes. */
export function ProposedCard({ draft, disabled, onEdit }: ProposedCardProps) {
  const battle = useBattle();
  const sample = isSample(battle, useRememberedFighters(), draft);
  return (
    <li>
      <button
        type="button"
        aria-haspopup="dialog"
        disabled={disabled}
        onClick={onEdit}
        className="w-full rounded-xl border-2 border-dashed border-outline bg-card px-2.5 py-1 text-left"
      >
        <Profile draft={draft} models={draft.models} />
        <span className="block text-detail leading-body text-muted">
          {assaultWords.setUp.proposed(sample)}
        </span>
      </button>
    </li>
  );
}

function Profile({ draft, models }: { readonly draft: FighterDraft; readonly models: number }) {
  return (
    <>
      <span className="block text-lead leading-title font-bold break-words">
        {draft.character !== 'none' && (
          <>
            <Icon of={Star} size={17} className="mb-0.5 inline fill-current" />
            <span className="sr-only">{assaultWords.unit.character}</span>{' '}
          </>
        )}
        {assaultWords.fighters.heading(models, draft.name)}
      </span>
      <ProfileLine draft={draft} />
    </>
  );
}
