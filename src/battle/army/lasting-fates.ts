import { isOnTable } from '@/battle/state/army';
import type { Battle } from '@/battle/state/battle';
import { editionOfBattle } from '@/battle/state/edition-of';
import { sameTurn, type Turn, turnAfter } from '@/battle/state/turn';
import type { Edition, Fate, Outcome, Side } from '@/rules/index';
import { fateEvents } from './army-events';
import type { ArmyEventOf } from './event';

/** The outcome whose fate ends by itself; undefined: the fate stays until the players change it. */
export function lastingOutcome({ tests = [] }: Pick<Edition, 'tests'>, fate: Fate): Outcome | undefined {
  return tests
    .flatMap(({ outcomes }): readonly Outcome[] => outcomes)
    .find((outcome) => outcome.fate === fate && outcome.until !== undefined);
}

/** All that a unit with this fate may do, in the rulebook's words; undefined: nothing is forbidden. */
export function allowedBy({ tests = [] }: Pick<Edition, 'tests'>, fate: Fate): readonly string[] | undefined {
  return tests
    .flatMap(({ outcomes }): readonly Outcome[] => outcomes)
    .find((outcome) => outcome.fate === fate && outcome.mayOnly !== undefined)?.mayOnly;
}

/** The fates that end when the battle goes on to that turn: of units whose own turn ends before it. */
export function endedFates(battle: Battle, to: Turn): readonly ArmyEventOf<'fateChanged'>[] {
  const edition = editionOfBattle(battle);
  const ended = sidesWhoseTurnEnds(battle, to);
  return battle.units
    .filter((army) => ended.includes(army.unit.side) && isOnTable(army) && lastingOutcome(edition, army.fate))
    .flatMap(({ unit }) => fateEvents(battle, unit.id, 'fighting'));
}

/** The sides of the Player Turns from the present one on, up to the one that begins; none on the way back. */
function sidesWhoseTurnEnds({ turn, setup }: Battle, to: Turn): readonly Side[] {
  const ended: Side[] = [];
  for (let now: Turn = turn; !sameTurn(now, to); now = turnAfter(now, setup.firstSide)) {
    if (now.gameTurn > to.gameTurn) return [];
    ended.push(now.side);
  }
  return ended;
}
