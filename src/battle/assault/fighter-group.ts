import { unitOf, woundsOnLast } from '@/battle/state/army';
import type { AssaultRound } from '@/battle/state/assault-round';
import type { ArmyUnit, Battle } from '@/battle/state/battle';
import { type FighterDraft, type FighterGroup, parseFighters } from '@/battle/state/fighters';
import type { GroupId } from '@/battle/state/ids';
import { accepted, refused } from '@/rules/index';
import { groupsIn } from './units';

/** The group as it would join these others, or why it cannot. Models that stay keep the Wounds they have lost. */
export function groupFrom(
  battle: Battle,
  others: AssaultRound,
  entered: FighterDraft,
  id: GroupId,
  before: FighterGroup | null,
) {
  const parsed = parseFighters(entered);
  if (!parsed.ok) return parsed;
  const { models, unitKey: asked, ...rest } = parsed.value;
  const unitKey = asked ?? rest.unitId ?? before?.unitKey ?? id;
  const mates = groupsIn(others, { unitKey });
  const fits = mates.every(
    (mate) =>
      mate.side === rest.side &&
      mate.target === rest.target &&
      (mate.unitId === rest.unitId || mate.unitId === null || rest.unitId === null),
  );
  if (!fits) return refused('mixedUnit');
  const army = rest.unitId === null ? undefined : unitOf(battle, rest.unitId);
  if (rest.unitId !== null && army?.unit.side !== rest.side) return refused('noSuchUnit');
  const woundsLeft = before
    ? standingModels(before, rest.wounds, models)
    : newModels(rest.wounds, models, mates.length === 0 ? army : undefined);
  return accepted<FighterGroup>({ ...rest, id, unitKey, woundsLeft });
}

/** The group as it would be entered again: with as many models as it ever had in the fight. */
export function draftOf({ id: _, woundsLeft, ...rest }: FighterGroup): FighterDraft {
  return { ...rest, models: woundsLeft.length };
}

/** The models of a changed group: they keep what they have lost, none falls and none comes back; new ones are whole. */
function standingModels(before: FighterGroup, wounds: number, models: number): readonly number[] {
  return Array.from({ length: models }, (_, index) => {
    const left = before.woundsLeft[index] ?? wounds;
    if (left === 0 || before.woundsLeft[index] === undefined) return left;
    return Math.max(1, Math.min(wounds, left + wounds - before.wounds));
  });
}

/** New models are whole, but for the last one of a unit that has lost part of a model's health before. */
function newModels(wounds: number, models: number, army: ArmyUnit | undefined): readonly number[] {
  const whole = new Array<number>(models).fill(wounds);
  const wounded = army?.unit.healthPerModel === wounds ? woundsOnLast(army) : 0;
  return wounded > 0 ? whole.with(-1, wounds - wounded) : whole;
}
