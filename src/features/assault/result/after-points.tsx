import type { AssaultView } from '@/battle/assault/standing/view';
import type { Combat } from '@/battle/state/combat';
import type { Side } from '@/rules/index';
import { AftermathCard } from './aftermath-card';
import { CheckCard } from './check-card';

type AfterPointsProps = {
  readonly combat: Combat;
  readonly view: AssaultView;
  /** The only side whose check and units are shown, if each side has a half of its own. */
  readonly only?: Side | undefined;
  readonly disabled: boolean;
};

/** After a combat by points: the check of the loser, then what each unit does, those that have not chosen first. */
export function AfterPoints({ combat, view, only, disabled }: AfterPointsProps) {
  if (!view.aftermath) return null;
  const { check, units } = view.aftermath;
  const shown = (side: Side) => only === undefined || side === only;
  const waits = check !== null && !check.taken;
  const inTurn = units
    .filter(({ side }) => shown(side) && !waits)
    .toSorted((one, other) => Number(one.chosen !== null) - Number(other.chosen !== null));
  return (
    <>
      {check && shown(check.side) && <CheckCard combat={combat} check={check} disabled={disabled} />}
      {inTurn.map((unit) => (
        <AftermathCard key={unit.unitKey} combat={combat} view={view} unit={unit} disabled={disabled} />
      ))}
    </>
  );
}
