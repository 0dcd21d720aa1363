import { type MouseEvent, useRef, useState } from 'react';
import type { DuelView } from '@/battle/assault/standing/duel-view';
import type { Question } from '@/battle/assault/standing/question';
import type { Combat } from '@/battle/state/combat';
import { bounces, type DieTap } from '@/features/assault/question/bounce';
import { QuestionBoard } from '@/features/assault/question/question-board';
import { useMayFight } from '@/features/assault/question/use-assault';
import { asSpoken, otherSide, SIDES, type Side } from '@/rules/index';
import { useBattle, useBattleActions } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { TextField } from '@/ui/field/text-field';
import { SIDE_TONE } from '@/ui/look/tone';
import { Sheet } from '@/ui/page/sheet';
import { StepTile } from '@/ui/tile/step-tile';
import { duelWords } from '@/words/assault/duel';
import { words } from '@/words/words';
import { FocusBoard } from './focus-board';

type DuelBoardProps = {
  readonly combat: Combat;
  readonly question: Extract<Question, { kind: 'duel' }>;
};

/** What a challenge in rounds waits for: a gambit, the focus, the blows of one, or its end. */
export function DuelBoard(props: DuelBoardProps) {
  const { kind } = props.question.duel.stage;
  const last = useRef<DieTap | null>(null);
  // A bounced tap would answer the next question, which stands in the same place.
  const guard = (event: MouseEvent) => {
    const { timeStamp, clientX, clientY, detail } = event;
    const tap: DieTap = { question: 'duel', timeStamp, clientX, clientY };
    if (detail > 0 && (kind === 'gambit' || kind === 'strike') && bounces(tap, last.current)) {
      event.stopPropagation();
      return;
    }
    last.current = tap;
  };
  return (
    <div className="contents" onClickCapture={guard}>
      <Stage {...props} />
    </div>
  );
}

function Stage({ combat, question }: DuelBoardProps) {
  const { duel } = question;
  switch (duel.stage.kind) {
    case 'gambit':
      return <GambitBoard combat={combat} duel={duel} side={duel.stage.side} />;
    case 'focus':
      return <FocusBoard combat={combat} duel={duel} side={question.answers} given={duel.stage.given} />;
    case 'strike':
      return <BlowBoard combat={combat} duel={duel} side={duel.stage.side} />;
    case 'decide':
      return <EndBoard combat={combat} duel={duel} stage={duel.stage} side={question.answers} />;
    case 'over':
      return null;
  }
}

type PartProps = { readonly combat: Combat; readonly duel: DuelView; readonly side: Side };

const LIST = 'grid min-h-0 flex-1 auto-rows-min content-end-safe gap-1.5 overflow-y-auto p-1 big:flex-none';

function GambitBoard({ combat, duel, side }: PartProps) {
  const { editionId } = useBattle();
  const other = asSpoken(editionId, duel.sides[otherSide(side)].gambit);
  return (
    <QuestionBoard
      side={side}
      doing={duelWords.doing(duel.sides)}
      fact={duelWords.round(duel.round)}
      question={duelWords.gambit(side)}
      note={other ? duelWords.chosen(otherSide(side), other.label) : undefined}
      foot={<OwnGambit combat={combat} side={side} />}
    >
      <Gambits combat={combat} duel={duel} side={side} />
    </QuestionBoard>
  );
}

/** The gambits of the rulebook that the side may choose now. */
function Gambits({ combat, duel, side }: PartProps) {
  const { act } = useBattleActions();
  const disabled = !useMayFight();
  return (
    <div className={LIST}>
      {duel.sides[side].gambits.map(({ id, label, hint }) => (
        <Button
          key={id}
          disabled={disabled}
          name={label}
          onPress={() => act({ type: 'chooseGambit', combatId: combat.id, side, gambit: id })}
        >
          <span className="grid gap-0.5 leading-label">
            <span>{label}</span>
            <span className="text-small leading-small font-normal text-muted">{hint}</span>
          </span>
        </Button>
      ))}
    </div>
  );
}

/** A gambit that only the players know, such as that of a faction, by its name. */
function OwnGambit({ combat, side }: Omit<PartProps, 'duel'>) {
  const [opened, setOpened] = useState(false);
  const [label, setLabel] = useState('');
  const { act } = useBattleActions();
  const disabled = !useMayFight();
  const take = () => {
    act({ type: 'chooseGambit', combatId: combat.id, side, gambit: null, label });
    setOpened(false);
  };
  return (
    <>
      <Button disabled={disabled} onPress={() => setOpened(true)}>
        {duelWords.ownGambit}
      </Button>
      {opened && (
        <Sheet title={duelWords.ownGambit} closeName={words.close} onClose={() => setOpened(false)}>
          <div className="grid gap-3">
            <TextField label={duelWords.ownName} value={label} maxLength={40} onChange={setLabel} />
            <Button disabled={label.trim() === ''} onPress={take}>
              {duelWords.takeOwn}
            </Button>
          </div>
        </Sheet>
      )}
    </>
  );
}

function BlowBoard({ combat, duel, side }: PartProps) {
  const { act } = useBattleActions();
  const disabled = !useMayFight();
  const { editionId } = useBattle();
  const striker = duel.sides[side];
  const gambit = asSpoken(editionId, striker.gambit);
  const struck = duel.sides[otherSide(side)];
  const counts = Array.from({ length: struck.woundsLeft + 1 }, (_, lost) => lost);
  return (
    <QuestionBoard
      side={side}
      doing={duelWords.doing(duel.sides)}
      fact={duelWords.attacks(striker)}
      question={duelWords.strike(struck)}
      note={words.sideBySide([gambit?.label, duelWords.needs(striker)])}
    >
      <div className={`${LIST} grid-cols-2`}>
        {counts.map((lost) => (
          <Button
            key={lost}
            disabled={disabled}
            onPress={() => act({ type: 'strikeDuel', combatId: combat.id, side, lost })}
          >
            {duelWords.lost(lost, struck.woundsLeft)}
          </Button>
        ))}
      </div>
    </QuestionBoard>
  );
}

type EndBoardProps = PartProps & { readonly stage: Extract<DuelView['stage'], { kind: 'decide' }> };

/** Another round by a gambit, or the glory; between two that live, players may count the Wounds themselves. */
function EndBoard({ combat, duel, stage, side }: EndBoardProps) {
  const { act } = useBattleActions();
  const disabled = !useMayFight();
  const [again, setAgain] = useState(false);
  const [said, setSaid] = useState<Readonly<Record<Side, number>> | null>(null);
  const lives = stage.goesOn !== null;
  if (!lives) {
    return (
      <QuestionBoard
        side={side}
        doing={duelWords.doing(duel.sides)}
        fact={duelWords.worth(duel.glory)}
        question={duelWords.fallen}
      >
        {null}
      </QuestionBoard>
    );
  }
  const end = (more: { readonly withdraws?: Side }) =>
    act({ type: 'endChallenge', combatId: combat.id, ...(said && { inflicted: said }), ...more });
  return (
    <QuestionBoard
      side={side}
      doing={duelWords.doing(duel.sides)}
      fact={said ? duelWords.round(duel.round) : duelWords.worth(duel.glory)}
      question={again ? duelWords.gambit(side) : duelWords.decide(side)}
      note={again ? duelWords.decideNote : undefined}
      foot={
        <div className="grid grid-cols-2 gap-2 big:grid-cols-1">
          <Button disabled={disabled} pressed={again} onPress={() => setAgain(!again)}>
            {duelWords.again}
          </Button>
          <Button disabled={disabled} onPress={() => end({})}>
            {said ? duelWords.endCounted : duelWords.end(duel.glory)}
          </Button>
          {again && <OwnGambit combat={combat} side={side} />}
          {stage.mayWithdraw.map((one) => (
            <Button key={one} disabled={disabled} onPress={() => end({ withdraws: one })}>
              {duelWords.withdraws(one)}
            </Button>
          ))}
        </div>
      }
    >
      {again ? (
        <Gambits combat={combat} duel={duel} side={side} />
      ) : (
        <Inflicted duel={duel} said={said} disabled={disabled} onSay={setSaid} />
      )}
    </QuestionBoard>
  );
}

type InflictedProps = {
  readonly duel: DuelView;
  readonly said: Readonly<Record<Side, number>> | null;
  readonly disabled: boolean;
  onSay(inflicted: Readonly<Record<Side, number>>): void;
};

/** The Wounds that each of the two inflicted, which the players may count otherwise. */
function Inflicted({ duel, said, disabled, onSay }: InflictedProps) {
  const counted = said ?? { a: duel.sides.a.inflicted, b: duel.sides.b.inflicted };
  return (
    <div className="grid flex-1 shrink-0 grid-cols-2 content-end-safe gap-1.5 p-1 big:grid-cols-1">
      {SIDES.map((one) => (
        <div key={one} className="flex flex-col justify-end">
          <span aria-hidden className="block text-detail leading-label text-muted">
            {duelWords.inflicted(one)}
          </span>
          <StepTile
            tone={SIDE_TONE[one]}
            name={duelWords.inflicted(one)}
            names={{
              fewer: duelWords.fewer(duelWords.inflicted(one)),
              more: duelWords.more(duelWords.inflicted(one)),
            }}
            value={counted[one]}
            min={0}
            max={20}
            disabled={disabled}
            onChange={(value) => onSay({ ...counted, [one]: value })}
          >
            {counted[one]}
          </StepTile>
        </div>
      ))}
    </div>
  );
}
