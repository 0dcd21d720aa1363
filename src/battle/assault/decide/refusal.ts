import type { ArmyEvent } from '@/battle/army/event';
import type { AssaultEvent } from '@/battle/assault/event';
import type { CombatEvent } from '@/battle/combat/event';
import type { CombatRefusal } from '@/battle/combat/intent';
import type { Decision } from '@/battle/state/decision';
import type { FighterRefusal } from '@/battle/state/fighters';
import type { AllocationRefusal, NoValues, RefusalOf, TogetherRefusal } from '@/rules/index';

/** Why something was refused in an assault. */
export type AssaultRefusal =
  | RefusalOf<{
      noAssault: NoValues; // an assault's gesture in a battle with a score sheet
      noSuchGroup: NoValues; // a group that is no longer there
      tooManyGroups: { max: number }; // more than 30 groups in a fight
      mixedUnit: NoValues; // groups of both sides, or vehicles and models, in one unit
      // joining units or splitting a group while blows of the current step are entered
      stepUnderWay: NoValues;
      noSuchStrike: NoValues; // a strike that is not of the current step
      noSuchTarget: NoValues; // no enemy unit with models left
      // dice for a strike that needs none: it hits automatically, cannot hurt, or its hits are not known
      nothingToRoll: NoValues;
      moreThanRolled: { max: number }; // more hits than attacks, or more Wounds than hits
      notThatKind: NoValues; // Wounds of a kind that the strike cannot cause
      diceMissing: { need: number }; // fewer dice than the roll needs
      woundsWait: NoValues; // a change of strikes, groups or step while Wounds wait or are allocated
      nothingToAllocate: NoValues; // no Wounds wait on that unit
      stepFought: NoValues; // ending a step after the last one
      // a Morale check of a unit that has not lost the round, or before the round is closed
      nobodyTests: NoValues;
      onlyCharacters: NoValues; // Look Out, Sir for a model that is not a character
      challengeTooLate: NoValues; // a challenge after the first blow of the round
      shotAtOnly: NoValues; // a challenge in a shooting attack
      oneChallenge: NoValues; // a second challenge in a round
      challengeOpen: NoValues; // blows while a challenge is not answered
      noChallenge: NoValues; // an answer without an open challenge
      noSuchCharacter: NoValues; // a model that is no character, or not one that may be chosen
      nobodyAccepts: NoValues; // a challenge to a side without a character
      noDuelNow: NoValues; // a part of a challenge that is not due now
      noSuchGambit: NoValues; // a gambit that the side may not choose now
      gambitUnnamed: { max: number }; // a gambit of the players' own without a name, or with a long one
      focusTied: NoValues; // equal totals: both roll again
      cannotRefuse: NoValues; // a refusal if every character is a unit by itself
      inChallenge: NoValues; // blows of a challenge against a model other than the opponent
      // Precision Strikes of a model that makes none, or against models that are all alike
      notPrecise: NoValues;
      mixedPlaces: NoValues; // some models of a unit placed by order, others in inches
      loserFirst: NoValues; // a choice after a combat before the check, or before the loser's units
      aftermathBegan: NoValues; // a check or a loser's choice after others have chosen on it
      noSuchAftermath: NoValues; // a choice that the unit does not have
      failsUnrolled: NoValues; // a check on a Leadership of 0, said to be passed
      noSuchPoints: NoValues; // a row that the combat's points do not have
      noSuchReading: NoValues; // a question that the rulebook does not ask, or an unknown answer
    }>
  | FighterRefusal
  | AllocationRefusal
  | TogetherRefusal;

/** The events of a gesture in an assault: in the fight, in its combat, and for the units of the armies. */
export type FightEvent = AssaultEvent | CombatEvent | ArmyEvent;
/** The events or the refusal of an intent about an assault. */
export type AssaultDecision = Decision<FightEvent, AssaultRefusal | CombatRefusal>;
