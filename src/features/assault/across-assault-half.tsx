import { type ReactNode, useContext } from 'react';
import { type Combat, latestRound } from '@/battle/state/combat';
import { bookOf } from '@/battle/state/edition-of';
import { InitiativeRail } from '@/features/assault/question/initiative-rail';
import { rungsOf } from '@/features/assault/question/rungs';
import { StepSoFarLines } from '@/features/assault/question/step-so-far';
import { type Asked, useMayFight } from '@/features/assault/question/use-assault';
import { AfterPoints } from '@/features/assault/result/after-points';
import { LoserCard } from '@/features/assault/result/loser-card';
import { PointsTable } from '@/features/assault/result/points-table';
import { Inflicted } from '@/features/assault/result/result-board';
import { WhatWasShot } from '@/features/assault/result/shot-board';
import { otherSide, type Side } from '@/rules/index';
import { useBattle, useBattleActions, useMayWriteFor } from '@/store/battle/use-battle';
import { AgreeButton } from '@/ui/button/agree-button';
import { Button } from '@/ui/button/button';
import { SIDE_TONE, toneClasses } from '@/ui/look/tone';
import { Seam } from '@/ui/page/halves';
import { SheetExtrasContext } from '@/ui/page/sheet';
import { acrossWords } from '@/words/across-words';
import { assaultWords } from '@/words/assault/assault-words';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { askedSide } from './asked-side';
import { AssaultBoard } from './assault-board';
import { AssaultNext } from './assault-next';
import { QuestionMeaning } from './question-meaning';

type HalfProps = {
  readonly combat: Combat;
  readonly asked: Asked;
  readonly side: Side;
  /** The sides that agree to the present result. */
  readonly agreed: readonly Side[];
  onAgree(agrees: boolean): void;
  onClose(): void;
};

/**
 * One player's half of an assault: the score in the middle of the phone, this side's question or the meaning
 * of the other side's, and the next step at this player's edge.
 */
export function AcrossAssaultHalf(props: HalfProps) {
  const { combat, asked, side, onClose } = props;
  const { notice } = useContext(SheetExtrasContext);
  const { view, question } = asked;
  const round = latestRound(combat);
  const shown = round?.assault?.outcome ?? view.result;
  const other = otherSide(side);
  const shooter = combat.shotBy;
  // Points stand before the first blow: for most models. Wounds do not.
  const begun =
    question.kind === 'result' ||
    question.kind === 'settled' ||
    (view.points === null && shown.a.score + shown.b.score > 0);
  return (
    <>
      <Seam
        own={shooter ? undefined : { tone: SIDE_TONE[side], figure: words.number(shown[side].score) }}
        other={shooter ? undefined : { tone: SIDE_TONE[other], figure: words.number(shown[other].score) }}
        verdict={
          shooter
            ? assaultWords.shooting.sides(shooter)
            : begun
              ? assaultWords.result.verdict(shown)
              : acrossWords.round(round?.number ?? 1)
        }
        backName={acrossWords.at(acrossWords.back, side)}
        onBack={onClose}
      />
      <div className="flat flex min-h-24 flex-1 basis-0 flex-col overflow-y-auto">
        <Content {...props} />
      </div>
      {notice}
      <Actions {...props} />
    </>
  );
}

/** The middle part of a half. */
function Content({ combat, asked, side }: HalfProps): ReactNode {
  const { question, view } = asked;
  const disabled = !useMayFight();
  const answers = askedSide(question);
  switch (question.kind) {
    case 'setUp':
      return <AssaultBoard combat={combat} asked={asked} only={side} />;
    case 'result':
    case 'settled':
    case 'check':
    case 'aftermath':
    case 'loser': {
      const outcome = latestRound(combat)?.assault?.outcome ?? view.result;
      const losers = view.losers.filter(({ unit }) => unit.side === side);
      const shot = latestRound(combat)?.assault?.shot;
      return (
        <div className="grid gap-1.5 px-2.5 py-1.5">
          {losers.map((loser) => (
            <LoserCard key={loser.unit.key} combat={combat} loser={loser} disabled={disabled} />
          ))}
          <AfterPoints combat={combat} view={view} only={side} disabled={disabled} />
          {answers !== null && answers !== side && <Waits asked={answers} />}
          {view.points && outcome.because !== 'wipedOut' && (
            <PointsTable combat={combat} rows={view.points} only={side} disabled={disabled} />
          )}
          {combat.shotBy ? (
            shot && <WhatWasShot shot={shot} />
          ) : (
            <Inflicted side={side} view={view} shown={outcome[side]} open={view.points !== null} />
          )}
        </div>
      );
    }
    default:
      return answers === side ? (
        <AssaultBoard combat={combat} asked={asked} />
      ) : (
        <Watches combat={combat} asked={asked} answers={answers} />
      );
  }
}

function Waits({ asked }: { readonly asked: Side | null }) {
  if (asked === null) return null;
  const { device, text } = toneClasses[SIDE_TONE[asked]];
  return (
    <p className={`px-3 py-0.5 font-display text-lead leading-title font-bold ${device} ${text}`}>
      {acrossWords.asked(asked)}
    </p>
  );
}

type WatchesProps = Pick<HalfProps, 'combat' | 'asked'> & { readonly answers: Side | null };

/**
 * The half of the side that waits: the current step, the meaning of the other side's dice, and what happened
 * in the step so far.
 */
function Watches({ combat, asked, answers }: WatchesProps) {
  const battle = useBattle();
  const { view, question } = asked;
  return (
    <>
      <Waits asked={answers} />
      {!combat.shotBy && (
        <InitiativeRail round={latestRound(combat)?.number ?? 1} rungs={rungsOf(view, bookOf(battle))} />
      )}
      <QuestionMeaning combat={combat} question={question} />
      <StepSoFarLines combat={combat} />
    </>
  );
}

/**
 * At this player's edge: undo, and the player's next step. For a result: this player's agreement, with the
 * other player's beside it.
 */
function Actions({ combat, asked, side, agreed, onAgree, onClose }: HalfProps) {
  const { question } = asked;
  const { actions } = useContext(SheetExtrasContext);
  const { act } = useBattleActions();
  const disabled = !useMayFight();
  const isTheirs = !useMayWriteFor(side);
  const answers = askedSide(question);
  const back = (
    <Button name={acrossWords.at(acrossWords.back, side)} onPress={onClose}>
      {acrossWords.back}
    </Button>
  );
  const own = (): ReactNode => {
    if (question.kind === 'result' && !combat.shotBy) {
      const other = otherSide(side);
      return (
        <>
          <AgreeButton
            label={acrossWords.agree(side)}
            agrees={agreed.includes(side)}
            disabled={disabled || isTheirs}
            onAgree={onAgree}
          />
          <Button
            kind="primary"
            disabled={disabled}
            onPress={() => act({ type: 'closeRound', combatId: combat.id, confirmedBy: agreed })}
          >
            <span className="leading-none">
              {battleWords.fight.closeRound}
              {agreed.includes(other) && (
                <span className="block font-text text-note leading-note font-medium">
                  {acrossWords.agree(other)}
                </span>
              )}
              <span className="sr-only">{acrossWords.edge(side)}</span>
            </span>
          </Button>
        </>
      );
    }
    if (question.kind === 'settled') {
      return (
        <>
          {back}
          {question.over ? (
            <AssaultNext combat={combat} between={null} />
          ) : (
            <Button
              kind="primary"
              disabled={disabled}
              onPress={() => act({ type: 'beginRound', combatId: combat.id })}
            >
              {battleWords.fight.nextRound}
            </Button>
          )}
        </>
      );
    }
    return answers === null || answers === side ? <AssaultNext combat={combat} between={null} /> : back;
  };
  return (
    <div className="flex shrink-0 items-stretch gap-2 px-2.5 py-1.5 lefty:flex-row-reverse">
      <div className="flex items-center">{actions}</div>
      <div className="grid min-w-0 flex-1 auto-cols-fr grid-flow-col gap-2">{own()}</div>
    </div>
  );
}
