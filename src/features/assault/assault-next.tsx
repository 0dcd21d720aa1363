import type { ReactNode } from 'react';
import type { CountPart, Question } from '@/battle/assault/question';
import type { StrikeWoundKind } from '@/battle/state/assault-round';
import type { Combat } from '@/battle/state/battle';
import { useBattleActions } from '@/store/use-battle';
import { Button } from '@/ui/button';
import { assaultWords } from '@/words/assault-words';
import { battleWords } from '@/words/battle-words';
import { diceLeft } from './count-control';
import { useDraft, useOrderDraft } from './draft';
import { asWanted, placesOf } from './places';
import { useProposedFighters } from './proposed-fighters';
import { type Asked, useAsked, useMayFight } from './use-assault';
import { useTogether } from './use-together';

type AssaultNextProps = {
  readonly combat: Combat;
  /** Between the rounds: what comes next in the game. */
  readonly between: ReactNode;
};

/** The primary button of an assault that has not ended: it says what comes next, and enters what was chosen. */
export function AssaultNext({ combat, between }: AssaultNextProps) {
  const asked = useAsked(combat);
  if (!asked) return null;
  const { question } = asked;
  switch (question.kind) {
    case 'setUp':
      return <Begin combat={combat} asked={asked} />;
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
      return question.over ? <EndCombat combat={combat} /> : between;
    default:
      return <AfterTheSteps combat={combat} asked={asked} />;
  }
}

type NextProps<Kind extends Question['kind']> = {
  readonly combat: Combat;
  readonly question: Extract<Question, { kind: Kind }>;
};

/** Takes the fighters that are proposed for a side without any; when both sides have some, begins with the first step. */
function Begin({ combat, asked }: { readonly combat: Combat; readonly asked: Asked }) {
  const { view, begin } = asked;
  const { act } = useBattleActions();
  const disabled = !useMayFight();
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
    <Button kind="primary" disabled={disabled || step === null} onPress={begin}>
      {assaultWords.next.begin(step)}
    </Button>
  );
}

/** The button of a question that is answered with numbers: the next part, or all of them together. */
function useCount(topic: string, parts: readonly CountPart[], dice: number) {
  const draft = useDraft(topic);
  const part = parts[draft.kept.length];
  const left = diceLeft(dice, draft.kept);
  const counts = draft.chosen === null ? draft.kept : [...draft.kept, draft.chosen];
  return {
    draft,
    part,
    left,
    /** More is asked for after this part. */
    more: draft.kept.length + 1 < parts.length,
    countOf: (wanted: CountPart) => counts[parts.indexOf(wanted)] ?? 0,
  };
}

function EnterStrike({ combat, question }: NextProps<'strike'>) {
  const { id, parts, dice, stage, shown } = question;
  const { draft, part, more, countOf } = useCount(id, parts, dice);
  const { act } = useBattleActions();
  const disabled = !useMayFight();
  const strike = { combatId: combat.id, strikeId: shown.strike.id };
  const enter = () => {
    if (more) return draft.keep();
    if (stage === 'hits') act({ type: 'enterHits', ...strike, hits: countOf('hits') });
    else {
      const kinds = parts as readonly StrikeWoundKind[];
      const wounds = Object.fromEntries(kinds.map((kind) => [kind, countOf(kind)]));
      act({ type: 'enterWounds', ...strike, wounds });
    }
  };
  return (
    <Button kind="primary" disabled={disabled || draft.chosen === null} onPress={enter}>
      {draft.chosen === null || part === undefined
        ? assaultWords.count.waiting(part ?? 'hits')
        : assaultWords.count.answer(part, draft.chosen)}
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
  const { parts, together, wounds } = question;
  const { draft, picked, part, countOf, choosing, unsaid, unsaved, hasChoice } = useTogether(question);
  const { act } = useBattleActions();
  const disabled = !useMayFight();
  const waiting = part !== undefined && draft.chosen === null;
  const enter = () => {
    // The last number may leave the defender a choice: then it is asked for.
    if (part !== undefined && (draft.kept.length + 1 < parts.length || hasChoice(unsaved))) {
      return draft.keep();
    }
    act({
      type: 'allocateTogether',
      combatId: combat.id,
      unitKey: wounds.unit.key,
      saved: countOf('saved'),
      discounted: countOf('discounted'),
      defenderChoice: picked.ids,
    });
  };
  if (choosing) {
    return (
      <Button kind="primary" disabled={disabled || unsaid > 0 || picked.rolling} onPress={enter}>
        {picked.rolling
          ? assaultWords.falling.first(picked.ids.length)
          : assaultWords.falling.fall(unsaid, unsaved)}
      </Button>
    );
  }
  return (
    <Button kind="primary" disabled={disabled || waiting} onPress={enter}>
      {part === undefined
        ? assaultWords.next.loses(wounds.unit.side, together.wounds)
        : draft.chosen === null
          ? assaultWords.count.waiting(part)
          : assaultWords.count.answer(part, draft.chosen)}
    </Button>
  );
}

function TakeWound({ combat, question }: NextProps<'wound'>) {
  const { prompt, wounds } = question;
  const { act } = useBattleActions();
  const disabled = !useMayFight();
  const step =
    prompt.ask === 'takeWound'
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
      {assaultWords.next.wound(prompt, wounds.unit.side)}
    </Button>
  );
}

/** A side has nobody left in the fight. */
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

/** Closes the round, and waits for the losers. */
function AfterTheSteps({ combat, asked }: { readonly combat: Combat; readonly asked: Asked }) {
  const { question, view } = asked;
  const { act } = useBattleActions();
  const disabled = !useMayFight();
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
      {assaultWords.next.close(view.result)}
    </Button>
  );
}
