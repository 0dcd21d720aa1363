import type { ContactKind } from '@/battle/state/combat';
import type { CombatTitle } from '@/battle/state/engaged';
import type { CombatId, UnitId } from '@/battle/state/ids';
import type { LossTarget } from '@/battle/state/loss-target';
import type { Said } from '@/battle/state/taken-test';
import type {
  AnswerRefusal,
  BreakTestAnswers,
  BreakTestRefusal,
  NoValues,
  OutcomeId,
  RefusalOf,
  RowId,
  Side,
} from '@/rules/index';

type InCombat = { readonly combatId: CombatId };
type InRow = InCombat & { readonly side: Side; readonly rowId: RowId };
type InTest = InCombat & { readonly side: Side; readonly unitId: string | null };

/** What a player wants to do in a combat of either kind. */
export type CombatPlaceIntent =
  /** `shotBy`: a shooting attack of that side. */
  | { readonly type: 'openCombat'; readonly shotBy?: Side }
  | (InCombat & {
      readonly type: 'closeRound';
      /** The sides that have agreed to the result; this is optional. */
      readonly confirmedBy?: readonly Side[];
    })
  | (InCombat & { readonly type: 'endCombat' })
  | (InCombat & {
      readonly type: 'beginRound';
      /**
       * Units that would be removed now (`removedNext`), but have left the combat as the players entered it.
       */
      readonly gotAway?: readonly UnitId[];
    })
  /** A unit charges an enemy: into the enemy's combat, or into a new one. */
  | { readonly type: 'hitUnit'; readonly unitId: UnitId; readonly enemyUnitId: UnitId }
  /** Makes these the engaged units of the combat, in this order. */
  | (InCombat & {
      readonly type: 'engageUnits';
      readonly unitIds: readonly UnitId[];
      /**
       * The side that charged in the contacts that are guessed; null: nobody did. Missing: guesses stay as
       * they are, and new ones have no charge.
       */
      readonly charge?: Side | null;
    })
  | (InCombat & {
      readonly type: 'changeContact';
      readonly unitId: UnitId;
      readonly enemyUnitId: UnitId;
      readonly contact: Pick<ContactKind, 'facing' | 'charged'> | null;
    })
  /** The two no longer fight each other. */
  | (InCombat & { readonly type: 'partUnits'; readonly unitId: UnitId; readonly enemyUnitId: UnitId });

/** What a player enters for a break test, and for its consequences. */
export type TestIntent =
  | (InTest & { readonly type: 'answerBreakTest'; readonly inputId: string; readonly answer: unknown })
  /** The players enter the result of the test. */
  | (InTest & { readonly type: 'sayBreakTest' } & Said)
  /**
   * The app rolled: totals of 2D6, with a second one for a re-roll, which is used in that way (missing: the
   * usual one).
   */
  | (InTest & {
      readonly type: 'rollBreakTest';
      readonly rolls: readonly [number, number];
      readonly rerollWay?: string;
    })
  /**
   * Dice of a flight, in inches; null: not thrown. Once both are there, the rule decides how it ended, until
   * the players say otherwise.
   */
  | (InTest & {
      readonly type: 'throwFlight';
      readonly fleeTotal: number | null;
      readonly pursuitTotal: number | null;
      /** Only if caught units suffer Wounds by it; missing: that of the engaged units. */
      readonly pursuersUnitStrength?: number;
    })
  /** Totals in inches; null: no pursuit. */
  | (InTest & {
      readonly type: 'resolvePursuit';
      readonly fleeTotal: number | null;
      readonly pursuitTotal: number | null;
      /** Whether it was caught, as the players entered it; missing: the inches decide. */
      readonly caught?: boolean;
      /** Only if caught units suffer Wounds by it; missing: that of the engaged units. */
      readonly pursuersUnitStrength?: number;
    });

/** What a player enters on the score sheet of an open round. */
export type RowIntent =
  /** Sets a row to a value; null: back to its proposal or default. */
  | (InRow & { readonly type: 'answer'; readonly answer: unknown })
  /** Adds to a counter or, with a negative number, gives back, at most down to 0. */
  | (InRow & {
      readonly type: 'count';
      readonly by: number;
      /**
       * Casualties only: the target of the loss, or of what is given back; missing: the only engaged unit, or
       * the last one that lost.
       */
      readonly on?: LossTarget | undefined;
    })
  /**
   * The side keeps what it counts in the row, although it may have lost it to what the enemy entered; `left`: so
   * much of it.
   */
  | (InRow & { readonly type: 'sayRowStays'; readonly left?: number });

/** A player's entry for a duel: unsaved Health Points that one engaged unit dealt to another. */
export type DuelIntent = InCombat & {
  readonly type: 'fightDuel';
  readonly unitId: UnitId;
  readonly enemyUnitId: UnitId;
  readonly dealt: number;
};

/**
 * An engaged unit leaves by an order, and tests: one throw of its dice, or how the test ended. With a test that
 * it passes it has left the combat.
 */
export type WithdrawIntent = InCombat & {
  readonly type: 'withdraw';
  readonly unitId: UnitId;
  readonly answers: BreakTestAnswers;
} & ({ readonly total: number } | { readonly outcomeId: OutcomeId });

/** What a player wants to do in a combat. */
export type CombatIntent = CombatPlaceIntent | RowIntent | TestIntent | DuelIntent | WithdrawIntent;

/** The types of these intents. The compiler reports a missing one. */
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
  sayRowStays: null,
  answerBreakTest: null,
  sayBreakTest: null,
  rollBreakTest: null,
  throwFlight: null,
  resolvePursuit: null,
  withdraw: null,
};

/** Why something was refused in a combat. */
export type CombatRefusal =
  | RefusalOf<{
      nothingChanged: NoValues; // the value is already the one asked for
      noSuchCombat: NoValues; // a combat that does not exist, for example after undo
      combatEnded: NoValues; // anything in a combat that has ended
      roundClosed: NoValues; // an answer to a closed round, or closing it again
      roundOpen: NoValues; // the next round, while this one is not closed
      noCombatScore: NoValues; // an answer to a score sheet in a battle with wound pools
      nobodyWins: NoValues; // an answer to a score sheet, or a break test, in fights that nobody wins
      noWithdrawing: NoValues; // leaving a combat by an order, if the edition has no test for it
      noShooting: NoValues; // a shooting attack if the edition has none
      noNextRound: NoValues; // a further round of a shooting attack
      // a break test of a side that has not lost, or an input its edition does not declare
      noBreakTest: NoValues;
      valueMissing: NoValues; // a roll although the characteristic was not entered
      noDuel: NoValues; // a duel if the edition scores none
      noTotals: NoValues; // a pursuit with neither inches nor an entered result
      pursuersMissing: NoValues; // pursuers that wound by their Unit Strength, which is not known
      factsMissing: NoValues; // a roll although it hangs on facts of units that were not entered
      notBroken: NoValues; // flight of a unit that has not failed its test
      noSuchUnit: NoValues; // a unit that does not exist, or is not on the required side
      unitInCombat: { name: string } & CombatTitle; // a unit that fights in a combat cannot fight in another
      unitGone: { name: string }; // a destroyed or fled unit cannot join a combat
      fightsElsewhere: { name: string }; // the unit is not in that combat, or not any more
      unitHasNoHealth: { name: string }; // nothing is left to lose
      onWhom: NoValues; // a casualty of a side with several engaged units, without a target
    }>
  | AnswerRefusal
  | BreakTestRefusal;
