import { draftOf } from '@/battle/assault/fighter-group';
import type { AssaultUnit, AssaultView } from '@/battle/assault/view';
import type { Combat } from '@/battle/state/battle';
import type { FighterDraft, FighterGroup } from '@/battle/state/fighters';
import { useBattleActions } from '@/store/use-battle';
import { Switch } from '@/ui/switch';
import { SIDE_TONE, toneClasses } from '@/ui/tone';
import { assaultWords } from '@/words/assault-words';

type GroupCardProps = {
  readonly combat: Combat;
  readonly view: AssaultView;
  readonly unit: AssaultUnit;
  readonly group: FighterGroup;
  readonly disabled: boolean;
  onEdit(draft: FighterDraft): void;
};

/** A group with its profile, what its blows need, and whether it charged. */
export function GroupCard({ combat, view, unit, group, disabled, onEdit }: GroupCardProps) {
  const { act } = useBattleActions();
  const { border, fill, text } = toneClasses[SIDE_TONE[group.side]];
  const draft = draftOf(group);
  const strikes = view.ladder.flatMap(({ strikes: all }) =>
    all.filter((shown) => shown.group.id === group.id),
  );
  const fears = group.failedFear || view.fearTests.includes(unit.key);
  const change = (to: Partial<FighterDraft>) =>
    act({ type: 'changeFighters', combatId: combat.id, groupId: group.id, to: { ...draft, ...to } });
  return (
    <li className={`relative rounded-xl border-2 bg-card ${border}`}>
      <button
        type="button"
        aria-haspopup="dialog"
        disabled={disabled}
        onClick={() => onEdit(draft)}
        className="w-full px-2.5 py-1 text-left"
      >
        {/* Room for the switches, which stand on the card but are not part of its button. */}
        <span className={`float-right ml-2 w-21 ${fears ? 'h-25' : 'h-12'}`} />
        <Profile draft={draft} models={group.woundsLeft.filter((left) => left > 0).length} />
        {strikes.map((shown) => (
          <span
            key={shown.strike.id}
            className={`block text-[1.0625rem] leading-[1.25rem] font-bold ${text}`}
          >
            {assaultWords.strike.line(shown)}
          </span>
        ))}
      </button>
      <div className="absolute top-1 right-1.5 grid w-21 gap-1">
        <SideSwitch
          on={group.charged}
          disabled={disabled}
          fill={fill}
          onToggle={(charged) => change({ charged })}
        >
          {assaultWords.fighters.switch('charged')}
        </SideSwitch>
        {fears && (
          <SideSwitch
            on={group.failedFear}
            disabled={disabled}
            fill={fill}
            onToggle={(failedFear) => change({ failedFear })}
          >
            {assaultWords.fighters.switch('failedFear')}
          </SideSwitch>
        )}
      </div>
    </li>
  );
}

type ProposedCardProps = {
  readonly draft: FighterDraft;
  readonly disabled: boolean;
  onEdit(): void;
};

/** Fighters that would be taken: a tap changes them first. */
export function ProposedCard({ draft, disabled, onEdit }: ProposedCardProps) {
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
        <span className="block text-[1rem] leading-[1.25rem] text-muted">{assaultWords.setUp.proposed}</span>
      </button>
    </li>
  );
}

function Profile({ draft, models }: { readonly draft: FighterDraft; readonly models: number }) {
  return (
    <>
      <span className="block text-[1.1875rem] leading-[1.4375rem] font-bold break-words">
        {assaultWords.fighters.heading(models, draft.name)}
      </span>
      <span className="block text-[1rem] leading-[1.1875rem]">{assaultWords.fighters.inOneLine(draft)}</span>
    </>
  );
}

type SideSwitchProps = {
  readonly on: boolean;
  readonly disabled: boolean;
  readonly fill: string;
  readonly children: string;
  onToggle(on: boolean): void;
};

function SideSwitch({ on, disabled, fill, children, onToggle }: SideSwitchProps) {
  return (
    <Switch
      on={on}
      disabled={disabled}
      onToggle={onToggle}
      className={`min-h-(--control) rounded-lg border-2 px-1 text-[1.0625rem] leading-[1.1875rem] font-bold disabled:opacity-60 ${on ? fill : 'border-outline bg-card text-muted'}`}
    >
      {children}
    </Switch>
  );
}
