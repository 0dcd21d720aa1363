import { draftOf } from '@/battle/assault/standing/fighter-group';
import { snappedBy } from '@/battle/assault/standing/snap-shots';
import type { AssaultUnit, AssaultView } from '@/battle/assault/standing/view';
import { livingModels } from '@/battle/state/assault-round';
import type { Combat } from '@/battle/state/combat';
import { bookOf } from '@/battle/state/edition-of';
import type { FighterDraft, FighterGroup } from '@/battle/state/fighters';
import { VEHICLE_FACINGS } from '@/battle/state/vehicle-armour';
import { standsAsSample } from '@/features/assault/fighters/is-sample';
import { StatusSwitches } from '@/features/assault/fighters/status-switches';
import { CoverChoice } from '@/features/assault/question/cover-choice';
import { useBattle, useBattleActions, useRememberedFighters } from '@/store/battle/use-battle';
import { SIDE_TONE, toneClasses } from '@/ui/look/tone';
import { Switch } from '@/ui/tile/switch';
import { assaultWords } from '@/words/assault/assault-words';

type ShooterCardProps = {
  readonly combat: Combat;
  readonly view: AssaultView;
  readonly group: FighterGroup;
  readonly disabled: boolean;
  onEdit(): void;
};

/** A group that shoots: its weapon, the numbers of its shots, and whether they are Snap Shots. */
export function ShooterCard({ combat, view, group, disabled, onEdit }: ShooterCardProps) {
  const { act } = useBattleActions();
  const { border, fill, text } = toneClasses[SIDE_TONE[group.side]];
  const shots = view.ladder.flatMap(({ strikes }) => strikes.filter((shown) => shown.group.id === group.id));
  const forced = snappedBy(bookOf(useBattle()), group);
  const { snapShots = forced !== undefined, ...draft } = draftOf(group);
  const snap = (on: boolean) =>
    act({
      type: 'changeFighters',
      combatId: combat.id,
      groupId: group.id,
      to: on ? { ...draft, snapShots: true } : draft,
    });
  return (
    <li className={`relative rounded-xl border-2 bg-card ${border}`}>
      <button
        type="button"
        aria-haspopup="dialog"
        disabled={disabled}
        onClick={onEdit}
        className="w-full px-2.5 py-1 text-left"
      >
        {/* Space for the switch, which is on the card but not part of its button. */}
        <span className="float-right ml-2 h-12 w-21 big:hidden" />
        <Heading group={group} />
        <span className="block text-detail leading-label">
          {group.ranged ? assaultWords.shooting.weapon(group.ranged) : assaultWords.shooting.unarmed}
        </span>
        <Sample group={group} />
        {shots.map((shown) => (
          <span key={shown.strike.id} className={`block text-label leading-body font-bold ${text}`}>
            {assaultWords.strike.line(shown)}
          </span>
        ))}
      </button>
      {group.ranged && (
        <div data-reaches-over className="absolute top-1 right-1.5 grid w-21 big:static big:w-auto big:p-1.5">
          <Switch
            on={snapShots}
            disabled={disabled || forced !== undefined}
            onToggle={snap}
            className={`min-h-(--control) rounded-lg border-2 px-1 text-label leading-label font-bold disabled:opacity-60 ${snapShots ? fill : 'border-outline bg-card text-muted'}`}
          >
            <span className="block">{assaultWords.shooting.snapShots}</span>
            {forced !== undefined && (
              <span className="block text-note leading-note font-medium">{forced}</span>
            )}
          </Switch>
        </div>
      )}
    </li>
  );
}

type TargetCardProps = {
  readonly combat: Combat;
  readonly unit: AssaultUnit;
  readonly disabled: boolean;
  onEdit(group: FighterGroup, draft: FighterDraft): void;
};

/** A unit that is shot at: its groups with their profiles, and its cover. */
export function TargetCard({ combat, unit, disabled, onEdit }: TargetCardProps) {
  const { border } = toneClasses[SIDE_TONE[unit.side]];
  return (
    <li className={`rounded-xl border-2 bg-card pb-1.5 ${border}`}>
      {unit.groups.map((group) => (
        <button
          key={group.id}
          type="button"
          aria-haspopup="dialog"
          disabled={disabled}
          onClick={() => onEdit(group, draftOf(group))}
          className="w-full px-2.5 py-1 text-left"
        >
          <Heading group={group} />
          <span className="block text-detail leading-label">
            {assaultWords.fighters.inOneLine(draftOf(group))}
          </span>
          <Sample group={group} />
        </button>
      ))}
      <FacingChoice combat={combat} unit={unit} disabled={disabled} />
      <div className="grid grid-cols-2 gap-1 px-1.5 pb-1.5 empty:hidden big:grid-cols-1">
        <StatusSwitches combat={combat} unit={unit} disabled={disabled} />
      </div>
      <p aria-hidden className="px-2.5 pb-0.5 text-detail leading-label text-muted">
        {assaultWords.shooting.cover}
      </p>
      <div className="px-1.5">
        <CoverChoice combat={combat} unit={unit} />
      </div>
    </li>
  );
}

/** The side of a vehicle that the shots hit: one tap. */
function FacingChoice({ combat, unit, disabled }: Omit<TargetCardProps, 'onEdit'>) {
  const { act } = useBattleActions();
  const armoured = unit.groups.find(({ armour }) => armour);
  if (!armoured?.armour) return null;
  const { armour, facing: chosen = 'front' } = armoured;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every engine
    <div
      role="group"
      aria-label={assaultWords.vehicle.facingOf(unit.name)}
      className="grid grid-cols-3 gap-1 px-1.5 pb-1.5"
    >
      {VEHICLE_FACINGS.map((facing) => (
        <button
          key={facing}
          type="button"
          aria-pressed={facing === chosen}
          disabled={disabled}
          onClick={() => {
            if (facing === chosen) return;
            act({ type: 'turnVehicle', combatId: combat.id, unitKey: unit.key, facing });
          }}
          className="flex h-(--control) min-w-0 items-center justify-center rounded-md border-2 border-outline bg-card text-body font-bold aria-pressed:border-strong aria-pressed:bg-strong aria-pressed:text-on-strong"
        >
          {assaultWords.vehicle.shotAt(facing, armour)}
        </button>
      ))}
    </div>
  );
}

/** Says of a unit of the army that nobody gave its values: what is counted with them may be otherwise. */
function Sample({ group }: { readonly group: FighterGroup }) {
  const battle = useBattle();
  const remembered = useRememberedFighters();
  if (!standsAsSample(battle, remembered, draftOf(group))) return null;
  return (
    <span className="block text-detail leading-label text-muted">{assaultWords.setUp.proposed(true)}</span>
  );
}

function Heading({ group }: { readonly group: FighterGroup }) {
  return (
    <span className="block text-lead leading-title font-bold break-words">
      {assaultWords.fighters.heading(livingModels(group), group.name)}
    </span>
  );
}
