import { unitOf, woundsOnLast } from '@/battle/state/army';
import type { AssaultRound } from '@/battle/state/assault-round';
import type { ArmyUnit, Battle } from '@/battle/state/battle';
import { isInBook } from '@/battle/state/book-weapon';
import { bookOf } from '@/battle/state/edition-of';
import {
  EMPTY_FIGHTER,
  type FighterDraft,
  type FighterGroup,
  MAX_FIGHTER_CHARACTERISTIC,
  NO_SWITCHES,
} from '@/battle/state/fighters';
import type { GroupId } from '@/battle/state/ids';
import { parseFighters } from '@/battle/state/parse-fighters';
import { accepted, refused } from '@/rules/index';
import { groupsIn } from './units';
import type { AssaultUnit } from './view';

/** The group as it would join the others, or a refusal. Models that stay keep their losses. */
export function groupFrom(
  battle: Battle,
  others: AssaultRound,
  entered: FighterDraft,
  id: GroupId,
  before: FighterGroup | null,
) {
  const parsed = parseFighters(entered);
  if (!parsed.ok) return parsed;
  if (!isInBook(bookOf(battle), parsed.value)) return refused('unknownFighterRule');
  const { models, unitKey: asked, woundsLeft: hurt, ...rest } = parsed.value;
  const unitKey = asked ?? rest.unitId ?? before?.unitKey ?? id;
  const mates = groupsIn(others, { unitKey });
  if (!mates.every((mate) => fitTogether(mate, rest))) return refused('mixedUnit');
  const army = rest.unitId === null ? undefined : unitOf(battle, rest.unitId);
  if (rest.unitId !== null && army?.unit.side !== rest.side) return refused('noSuchUnit');
  const woundsLeft = before
    ? standingModels(before, rest.wounds, models)
    : (hurtModels(rest.wounds, models, hurt) ??
      newModels(rest.wounds, models, mates.every(({ unitId }) => unitId !== rest.unitId) ? army : undefined));
  // What the unit is stands in the armies; who is in none keeps what was entered.
  const { statuses = [] } = before ? rest : (army ?? rest);
  const has = statuses.length > 0 ? { statuses } : {};
  const { statuses: _, ...own } = rest;
  return accepted<FighterGroup>({ ...own, ...has, id, unitKey, woundsLeft });
}

/** Whether these groups may be in one unit: of one side, and all models or all vehicles. */
export function fitTogether(
  one: Pick<FighterGroup, 'side' | 'target'>,
  other: Pick<FighterGroup, 'side' | 'target'>,
): boolean {
  return one.side === other.side && one.target === other.target;
}

/** A draft of a leader for this unit: like the unit's first group, with one more Attack, and a character. */
export function mateOf(unit: AssaultUnit, name: string): FighterDraft {
  const { groups, side } = unit;
  const first = groups[0] ? draftOf(groups[0]) : { ...EMPTY_FIGHTER, ...NO_SWITCHES, side, unitId: null };
  // Of a unit whose leader came first the others have no rank.
  const { rank, ...like } = first;
  return {
    ...like,
    name,
    models: 1,
    attacks: Math.min(MAX_FIGHTER_CHARACTERISTIC, like.attacks + 1),
    character: like.target === 'vehicle' || rank !== undefined ? 'none' : 'character',
    ...inUnit(unit),
  };
}

/** What a group takes from the unit that it joins: its key, its name, and whether it charged. */
export function inUnit({
  key,
  name,
  groups,
}: AssaultUnit): Pick<FighterDraft, 'unitKey' | 'charged'> & { readonly unitName: string } {
  return { unitKey: key, unitName: name, charged: groups.every(({ charged }) => charged) };
}

/** The group as a draft, with as many models as it ever had in the fight. */
export function draftOf({ id: _, woundsLeft, ...rest }: FighterGroup): FighterDraft {
  return { ...rest, models: woundsLeft.length };
}

/**
 * The Wounds of a changed group's models. Present models keep their losses: none falls and none comes back.
 * New ones are whole.
 */
function standingModels(before: FighterGroup, wounds: number, models: number): readonly number[] {
  return Array.from({ length: models }, (_, index) => {
    const left = before.woundsLeft[index] ?? wounds;
    if (left === 0 || before.woundsLeft[index] === undefined) return left;
    return Math.max(1, Math.min(wounds, left + wounds - before.wounds));
  });
}

/** The Wounds with which hurt models come; null where none are given, or they are of other models. */
function hurtModels(
  wounds: number,
  models: number,
  hurt: readonly number[] | undefined,
): readonly number[] | null {
  if (hurt?.length !== models) return null;
  return hurt.every((left) => Number.isInteger(left) && left >= 1 && left <= wounds) ? hurt : null;
}

/** New models are whole, except the last one of a unit that had a wounded model before. */
function newModels(wounds: number, models: number, army: ArmyUnit | undefined): readonly number[] {
  const whole = new Array<number>(models).fill(wounds);
  const wounded = army?.unit.healthPerModel === wounds ? woundsOnLast(army) : 0;
  return wounded > 0 ? whole.with(-1, wounds - wounded) : whole;
}
