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
      noAssault: NoValues; // an assault's gesture in a battle that counts its combats on a score sheet
      noSuchGroup: NoValues; // a group that is not there any more
      tooManyGroups: { max: number }; // more than 30 groups in a fight
      mixedUnit: NoValues; // groups of both sides, or vehicles and models in one unit
      stepUnderWay: NoValues; // units put together or a group split off, while blows of the step in hand are entered
      noSuchStrike: NoValues; // a strike that is not one of the step in hand
      noSuchTarget: NoValues; // no enemy unit with models left
      nothingToRoll: NoValues; // dice of a strike that needs none there: it hits by itself, comes to nothing, or its hits are not known
      moreThanRolled: { max: number }; // more hits than attacks, or more Wounds than hits
      notThatKind: NoValues; // Wounds of a kind that the strike cannot cause
      diceMissing: { need: number }; // fewer dice than the roll takes
      woundsWait: NoValues; // strikes, groups or the end of the step, while Wounds wait to be allocated or are being so
      nothingToAllocate: NoValues; // no Wounds wait on that unit
      stepFought: NoValues; // ending a step when the ladder is done
      nobodyTests: NoValues; // a Morale check of a unit that has not lost the round, or before the round is closed
      onlyCharacters: NoValues; // Look Out, Sir for a model that is none
      challengeTooLate: NoValues; // a challenge after the first blow of the round
      shotAtOnly: NoValues; // a challenge in a shooting attack
      oneChallenge: NoValues; // a second challenge in a round
      challengeOpen: NoValues; // blows while a challenge waits for its answer
      noChallenge: NoValues; // an answer where no challenge waits for one
      noSuchCharacter: NoValues; // a model that is no character, or not one of those who may be named
      nobodyAccepts: NoValues; // a challenge to a side without a character
      cannotRefuse: NoValues; // a refusal where every character is a unit by itself
      inChallenge: NoValues; // blows of a challenge against anybody but the opponent
      notPrecise: NoValues; // Precision Strikes of a model that makes none, or against models that are all alike
      mixedPlaces: NoValues; // some of a unit's models are placed by order, others in inches
      noSuchReading: NoValues; // a question that this rulebook does not ask, or an answer it does not know
    }>
  | FighterRefusal
  | AllocationRefusal
  | TogetherRefusal;

/** What happens by one gesture of an assault: to the fight, to the combat it is in, and to the units of the armies. */
export type FightEvent = AssaultEvent | CombatEvent | ArmyEvent;
/** What an intent about an assault leads to. */
export type AssaultDecision = Decision<FightEvent, AssaultRefusal | CombatRefusal>;
