import type { ReactNode } from 'react';
import { worthRemembering } from '@/battle/assault/remembered/remembered-units';
import type { CountPart, Question } from '@/battle/assault/standing/question';
import type { Combat } from '@/battle/state/combat';
import { isOver } from '@/battle/state/combat-over';
import { useProposedFighters } from '@/features/assault/fighters/proposed-fighters';
import { type Draft, useOrderDraft, useTapMode } from '@/features/assault/question/draft';
import { type Asked, useAsked, useMayFight } from '@/features/assault/question/use-assault';
import { useStrikeAnswer } from '@/features/assault/strike/use-strike-answer';
import { asWanted, isVehicle, placesOf } from '@/features/assault/wounds/places';
import { useTogether } from '@/features/assault/wounds/use-together';
import { SIDES } from '@/rules/index';
import { useBattle, useBattleActions, useRememberUnits } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { assaultWords } from '@/words/assault/assault-words';
import { duelWords } from '@/words/assault/duel';
import { battleWords } from '@/words/battle-words';
import { BeginShooting } from './begin-shooting';

type AssaultNextProps = {
  readonly combat: Combat;
  /** Shown between the rounds: the next step of the game. */
  readonly between: ReactNode;
};

/**
 * The primary button of an assault that has not ended. It names the next step, and enters what was chosen.
 */
export function AssaultNext({ combat, between }: AssaultNextProps) {
  const battle = useBattle();
  const asked = useAsked(combat);
  if (!asked) return null;
  const { question } = asked;
  switch (question.kind) {
    case 'setUp':
      return combat.shotBy ? (
        <BeginShooting combat={combat} asked={asked} />
      ) : (
        <Begin combat={combat} asked={asked} />
      );
    case 'challenge':
      return (
        <Button kind="primary" disabled>
          {assaultWords.challenge.waiting}
        </Button>
      );
    case 'duel':
      return <EndDuel combat={combat} question={question} />;
    case 'strike':
      return <EnterStrike combat={combat} question={question} />;
    case 'places':
      return <StandAsBefore combat={combat} question={question} />;
    case 'order':
      return <ChoosePool combat={combat} question={question} />;
    case 'together':
      return <EnterTogether combat={combat} question={question} />;
    case 'wound':
      return <TakeWound combat={combat} question={question} />;
    case 'settled':
      return question.over && !isOver(battle, combat) ? <EndCombat combat={combat} /> : between;
    default:
      return <AfterTheSteps combat={combat} asked={asked} />;
  }
}

type NextProps<Kind extends Question['kind']> = {
  readonly combat: Combat;
  readonly question: Extract<Question, { kind: Kind }>;
};

/**
 * Adds the proposed fighters for a side without any. When both sides have fighters, it begins the first step.
 */
function Begin({ combat, asked }: { readonly combat: Combat; readonly asked: Asked }) {
  const { view, begin } = asked;
  const { act } = useBattleActions();
  const disabled = !useMayFight();
  const battle = useBattle();
  const rememberUnits = useRememberUnits();
  const proposed = useProposedFighters(combat, view);
  if (proposed.length > 0) {
    return (
      <Button
        kind="primary"
        disabled={disabled}
        onPress={() => act({ type: 'addFighters', combatId: combat.id, fighters: proposed })}
      >
        {assaultWords.next.take}
      </Button>
    );
  }
  const step = view.now.phase === 'strike' ? view.now.step.step : null;
  return (
    <Button
      kind="primary"
      disabled={disabled || step === null}
      onPress={() => {
        const unnamed = SIDES.map(assaultWords.fighters.ordinaryName);
        const fought = worthRemembering(battle, combat, view.units, unnamed);
        if (fought.length > 0) rememberUnits(fought);
        begin();
      }}
    >
      {assaultWords.next.begin(step)}
    </Button>
  );
}

/** Ends a challenge in which one fell; what two that live do next is chosen on the board. */
function EndDuel({ combat, question: { duel } }: NextProps<'duel'>) {
  const { act } = useBattleActions();
  const disabled = !useMayFight();
  const over = duel.stage.kind === 'decide' && duel.stage.goesOn === null;
  return (
    <Button
      kind="primary"
      disabled={disabled || !over}
      onPress={() => act({ type: 'endChallenge', combatId: combat.id })}
    >
      {over ? duelWords.end(duel.glory) : duelWords.waiting}
    </Button>
  );
}

/** The button of a question whose answer is a number. It asks the question, and enters the typed digits. */
function EnterStrike({ combat, question }: NextProps<'strike'>) {
  const { parts } = question;
  const { draft, answer } = useStrikeAnswer(combat, question);
  return <EnterCount part={parts[draft.kept.length] ?? 'hits'} draft={draft} onAnswer={answer} />;
}

type EnterCountProps = {
  readonly part: CountPart;
  readonly draft: Draft;
  onAnswer(count: number): void;
};

function EnterCount({ part, draft: { chosen }, onAnswer }: EnterCountProps) {
  const disabled = !useMayFight();
  return (
    <Button
      kind="primary"
      disabled={disabled || chosen === null}
      onPress={() => {
        if (chosen !== null) onAnswer(chosen);
      }}
    >
      {chosen === null ? assaultWords.count.waiting(part) : assaultWords.count.answer(part, chosen)}
    </Button>
  );
}

function StandAsBefore({ combat, question }: NextProps<'places'>) {
  const { act } = useBattleActions();
  const disabled = !useMayFight();
  const places = asWanted(placesOf(question.wounds.unit, question.former));
  return (
    <Button
      kind="primary"
      disabled={disabled}
      onPress={() => act({ type: 'placeModels', combatId: combat.id, places })}
    >
      {assaultWords.places.asBefore}
    </Button>
  );
}

function ChoosePool({ combat, question }: NextProps<'order'>) {
  const { wounds, id } = question;
  const { act } = useBattleActions();
  const disabled = !useMayFight();
  const [order] = useOrderDraft(id, wounds.order);
  const pool = wounds.pools.find((one) => one.id === order[0]);
  if (!pool) return null;
  return (
    <Button
      kind="primary"
      disabled={disabled}
      onPress={() => act({ type: 'orderPools', combatId: combat.id, unitKey: wounds.unit.key, order })}
    >
      {assaultWords.next.pool(pool)}
    </Button>
  );
}

function EnterTogether({ combat, question }: NextProps<'together'>) {
  const { together, wounds } = question;
  const answer = useTogether(combat, question);
  const { draft, picked, part, choosing, unsaid, unsaved } = answer;
  const disabled = !useMayFight();
  if (choosing) {
    return (
      <Button kind="primary" disabled>
        {picked.rolling
          ? assaultWords.falling.first(picked.ids.length)
          : assaultWords.falling.fall(unsaid, unsaved)}
      </Button>
    );
  }
  if (part !== undefined) return <EnterCount part={part} draft={draft} onAnswer={answer.answer} />;
  return (
    <Button kind="primary" disabled={disabled} onPress={answer.enter}>
      {assaultWords.next.loses(wounds.unit.side, together.wounds)}
    </Button>
  );
}

function TakeWound({ combat, question }: NextProps<'wound'>) {
  const { prompt, wounds, id } = question;
  const { act } = useBattleActions();
  const disabled = !useMayFight();
  const { mode } = useTapMode(id);
  const step =
    mode !== 'choose'
      ? null
      : prompt.ask === 'takeWound'
        ? ({ do: 'takeWound' } as const)
        : prompt.ask === 'loss' && prompt.maySkip
          ? ({ do: 'skipRoll' } as const)
          : null;
  return (
    <Button
      kind="primary"
      disabled={disabled || step === null}
      onPress={() => {
        if (step) act({ type: 'allocate', combatId: combat.id, unitKey: wounds.unit.key, step });
      }}
    >
      {assaultWords.next.wound(prompt, wounds.unit.side, mode, isVehicle(wounds.unit))}
    </Button>
  );
}

/** A side has no models left in the fight. */
function EndCombat({ combat }: { readonly combat: Combat }) {
  const { act } = useBattleActions();
  const disabled = !useMayFight();
  return (
    <Button
      kind="primary"
      disabled={disabled}
      onPress={() => act({ type: 'endCombat', combatId: combat.id })}
    >
      {battleWords.fight.endCombat}
    </Button>
  );
}

/** Closes the round, or waits for the losers. */
function AfterTheSteps({ combat, asked }: { readonly combat: Combat; readonly asked: Asked }) {
  const { question, view } = asked;
  const { act } = useBattleActions();
  const disabled = !useMayFight();
  if (question.kind === 'check' || question.kind === 'aftermath') {
    return (
      <Button kind="primary" disabled>
        {question.kind === 'check'
          ? assaultWords.next.loser('morale')
          : assaultWords.aftermath.waiting(question.name)}
      </Button>
    );
  }
  if (question.kind === 'loser') {
    return (
      <Button kind="primary" disabled>
        {assaultWords.next.loser(question.loser.stage)}
      </Button>
    );
  }
  return (
    <Button
      kind="primary"
      disabled={disabled}
      onPress={() => act({ type: 'closeRound', combatId: combat.id })}
    >
      {combat.shotBy ? assaultWords.shooting.end : assaultWords.next.close(view.result)}
    </Button>
  );
}
