import type { ContactKind } from '@/battle/state/battle';
import type { CombatTitle } from '@/battle/state/engaged';
import type { CombatId, UnitId } from '@/battle/state/ids';
import type { LossTarget } from '@/battle/state/loss-target';
import type { Said } from '@/battle/state/taken-test';
import type { AnswerRefusal, BreakTestRefusal, NoValues, RefusalOf, RowId, Side } from '@/rules/index';

type InCombat = { readonly combatId: CombatId };
type InRow = InCombat & { readonly side: Side; readonly rowId: RowId };
type InTest = InCombat & { readonly side: Side; readonly unitId: string | null };

/** What a player wants of a combat, whatever it is fought with. */
export type CombatPlaceIntent =
  /** `shotBy`: a shooting attack of that side. */
  | { readonly type: 'openCombat'; readonly shotBy?: Side }
  | (InCombat & {
      readonly type: 'closeRound';
      /** The sides that have agreed to the result; nobody has to. */
      readonly confirmedBy?: readonly Side[];
    })
  | (InCombat & { readonly type: 'endCombat' })
  | (InCombat & {
      readonly type: 'beginRound';
      /** Of the units that would be removed now (`removedNext`) those that the players say have left the combat. */
      readonly gotAway?: readonly UnitId[];
    })
  /** A unit charges an enemy: into the enemy's combat, or into one of their own. */
  | { readonly type: 'hitUnit'; readonly unitId: UnitId; readonly enemyUnitId: UnitId }
  /** Makes these the engaged units of the combat, in this order. */
  | (InCombat & { readonly type: 'engageUnits'; readonly unitIds: readonly UnitId[] })
  | (InCombat & {
      readonly type: 'changeContact';
      readonly unitId: UnitId;
      readonly enemyUnitId: UnitId;
      readonly contact: Pick<ContactKind, 'facing' | 'charged'> | null;
    })
  /** Neither of the two fights the other any more. */
  | (InCombat & { readonly type: 'partUnits'; readonly unitId: UnitId; readonly enemyUnitId: UnitId });

/** What a player enters for a break test and what follows it. */
export type TestIntent =
  | (InTest & { readonly type: 'answerBreakTest'; readonly inputId: string; readonly answer: unknown })
  /** The players say how the test went. */
  | (InTest & { readonly type: 'sayBreakTest' } & Said)
  /** The app rolled: totals of 2D6, the second for a re-roll where there is one, used in that way (the usual one where it is missing). */
  | (InTest & {
      readonly type: 'rollBreakTest';
      readonly rolls: readonly [number, number];
      readonly rerollWay?: string;
    })
  /** Totals in inches; null where nobody pursued. */
  | (InTest & {
      readonly type: 'resolvePursuit';
      readonly fleeTotal: number | null;
      readonly pursuitTotal: number | null;
      /** Whether it was caught, by the players' word; missing: the inches tell. */
      readonly caught?: boolean;
      /** Only where the caught suffer Wounds by it; the engaged units' where it is missing. */
      readonly pursuersUnitStrength?: number;
    });

/** What a player enters on the score sheet of an open round. */
export type RowIntent =
  /** Sets a row to a value, or to null: back to its proposal or default. */
  | (InRow & { readonly type: 'answer'; readonly answer: unknown })
  /** Adds to a counter or, with a negative number, gives back, down to 0 at most. */
  | (InRow & {
      readonly type: 'count';
      readonly by: number;
      /** Casualties only: on whom they fall, or to whom they are given back; where it is missing, the only engaged unit, or whoever lost last. */
      readonly on?: LossTarget | undefined;
    });

/** What a player enters of a duel: unsaved Health Points that one engaged unit dealt to another. */
export type DuelIntent = InCombat & {
  readonly type: 'fightDuel';
  readonly unitId: UnitId;
  readonly enemyUnitId: UnitId;
  readonly dealt: number;
};

/** What a player wants of a combat. */
export type CombatIntent = CombatPlaceIntent | RowIntent | TestIntent | DuelIntent;

/** The types of these intents, of which the compiler misses none. */
export const COMBAT_INTENTS: Readonly<Record<CombatIntent['type'], null>> = {
  openCombat: null,
  closeRound: null,
  beginRound: null,
  endCombat: null,
  hitUnit: null,
  engageUnits: null,
  changeContact: null,
  partUnits: null,
  fightDuel: null,
  answer: null,
  count: null,
  answerBreakTest: null,
  sayBreakTest: null,
  rollBreakTest: null,
  resolvePursuit: null,
};

/** Why something was refused in a combat. */
export type CombatRefusal =
  | RefusalOf<{
      nothingChanged: NoValues; // the value is already what was asked for
      noSuchCombat: NoValues; // a combat that is not there, such as one taken back by undo
      combatEnded: NoValues; // anything in a combat that has ended
      roundClosed: NoValues; // answers to a round that is closed; or closing it again
      roundOpen: NoValues; // the next round, while this one is not closed
      noCombatScore: NoValues; // an answer to a score sheet in a battle that fights with wound pools
      noShooting: NoValues; // a shooting attack where the edition has none
      noNextRound: NoValues; // a further round of a shooting attack
      noBreakTest: NoValues; // a break test of a side that has not lost, or an input its edition does not declare
      valueMissing: NoValues; // a roll while the characteristic has not been entered
      noDuel: NoValues; // a duel where the edition scores none
      noTotals: NoValues; // a pursuit of which neither the inches nor the players say how it ended
      notBroken: NoValues; // flight of a unit that has not failed its test
      noSuchUnit: NoValues; // a unit that is not there, or not on the side it should be
      unitInCombat: { name: string } & CombatTitle; // a unit that fights in a combat cannot fight in another
      unitGone: { name: string }; // a destroyed or fled unit cannot join a combat
      unitHasNoHealth: { name: string }; // nothing is left to lose
      onWhom: NoValues; // a casualty of a side with several engaged units, and no word on whom
    }>
  | AnswerRefusal
  | BreakTestRefusal;
