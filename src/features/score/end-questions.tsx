import { Check, CircleAlert } from 'lucide';
import type { ReactNode } from 'react';
import type { Intent } from '@/battle/log/intent';
import type { OpenEnd } from '@/battle/review/open-ends';
import type { Battle } from '@/battle/state/battle';
import { editionOfBattle } from '@/battle/state/edition-of';
import { assertNever, type Edition, SIDES } from '@/rules/index';
import { useBattle, useBattleActions } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { Icon } from '@/ui/look/icon';
import { battleWords } from '@/words/battle-words';

type EndQuestionsProps = {
  readonly open: readonly OpenEnd[];
  /** The keys of what the players leave as it stands. */
  readonly left: readonly string[];
  onLeave(left: readonly string[]): void;
  /** Leaves the question of the end for the room where the answer is given. */
  onGo(room: Room): void;
};

/** Where an answer is given that takes more than a tap. */
type Room = 'armies' | 'score';

/** What is still open, each with its answers as buttons; what the players leave as it stands is one line. */
export function EndQuestions({ open, left, onLeave, onGo }: EndQuestionsProps) {
  const battle = useBattle();
  if (open.length === 0) return null;
  const { end } = battleWords.battleScore;
  const mayLeave = open.filter((one) => !left.includes(one.key) && answersTo(battle, one).some(leaves));
  return (
    <section aria-label={end.open.title} className="grid gap-2">
      {open.map((one) =>
        left.includes(one.key) ? (
          <Left key={one.key} one={one} onChange={() => onLeave(left.filter((key) => key !== one.key))} />
        ) : (
          <Question key={one.key} one={one} onLeave={() => onLeave([...left, one.key])} onGo={onGo} />
        ),
      )}
      {mayLeave.length > 1 && (
        <Button onPress={() => onLeave([...left, ...mayLeave.map(({ key }) => key)])}>{end.open.rest}</Button>
      )}
    </section>
  );
}

function Left({ one, onChange }: { readonly one: OpenEnd; onChange(): void }) {
  const { open } = battleWords.battleScore.end;
  return (
    <div className="flex items-center gap-2 rounded-xl border-2 border-line px-2.5 py-1">
      <Icon of={Check} size={22} className="shrink-0" />
      <span className="min-w-0 flex-1 leading-body break-words">
        <span className="font-bold">{open.what(one)}</span>{' '}
        <span className="text-detail text-muted">{open.asItStands(one)}</span>
      </span>
      <div className="shrink-0">
        <Button kind="quiet" name={open.changeOf(one)} onPress={onChange}>
          {open.change}
        </Button>
      </div>
    </div>
  );
}

type QuestionProps = { readonly one: OpenEnd; onLeave(): void } & Pick<EndQuestionsProps, 'onGo'>;

function Question({ one, onLeave, onGo }: QuestionProps) {
  const battle = useBattle();
  const { act } = useBattleActions();
  const { open } = battleWords.battleScore.end;
  return (
    <section
      aria-label={open.what(one)}
      className="grid gap-1.5 rounded-xl border-2 border-warn bg-card px-2.5 py-2"
    >
      <div className="flex items-start gap-2">
        <Icon of={CircleAlert} size={24} className="shrink-0 text-warn" />
        <p className="min-w-0 leading-body break-words">
          <span className="block font-bold">{open.what(one)}</span>
          <span className="block text-detail text-muted">{open.why(one)}</span>
        </p>
      </div>
      <Answers>
        {answersTo(battle, one).map((answer) => (
          <Button
            key={answer.label}
            name={`${open.what(one)}: ${answer.label}`}
            onPress={() => {
              for (const intent of answer.intents) act(intent);
              if (answer.room) onGo(answer.room);
              if (leaves(answer)) onLeave();
            }}
          >
            {answer.label}
          </Button>
        ))}
      </Answers>
    </section>
  );
}

function Answers({ children }: { readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,5.5rem),1fr))] gap-1.5">{children}</div>
  );
}

/** An answer: what it enters, or the room where it is given; neither: the players leave it as it stands. */
type Answer = { readonly label: string; readonly intents: readonly Intent[]; readonly room?: Room };

const leaves = ({ intents, room }: Answer): boolean => intents.length === 0 && room === undefined;

function answersTo(battle: Battle, one: OpenEnd): readonly Answer[] {
  const { answers } = battleWords.battleScore.end.open;
  const edition: Edition = editionOfBattle(battle);
  const leave = (label: string): Answer => ({ label, intents: [] });
  const go = (label: string, room: Room): Answer => ({ label, intents: [], room });
  switch (one.kind) {
    case 'test': {
      const { combatId, side, unitId } = one;
      if (one.ended) return [leave(answers.untested)];
      return [
        ...(edition.breakTest?.outcomes ?? []).map(
          ({ id, label }): Answer => ({
            label,
            intents: [{ type: 'sayBreakTest', combatId, side, unitId, outcomeId: id }],
          }),
        ),
        leave(answers.untested),
      ];
    }
    case 'flight': {
      const { combatId, side, unitId } = one;
      // Dice decide no more once its combat went on: only what became of the unit can be said.
      if (one.ended) {
        return [
          leave(battleWords.breakTest.gotAway),
          ...(unitId === null
            ? []
            : [
                {
                  label: battleWords.breakTest.caught,
                  intents: [{ type: 'changeFate', unitId, fate: 'destroyed' } as const],
                },
              ]),
        ];
      }
      return [false, true].map((caught) => ({
        label: caught ? battleWords.breakTest.caught : battleWords.breakTest.gotAway,
        intents: [
          { type: 'resolvePursuit', combatId, side, unitId, fleeTotal: null, pursuitTotal: null, caught },
        ],
      }));
    }
    case 'unitTest': {
      const { unitId, testId, owed } = one;
      const outcomes = owed ? [] : (edition.tests?.find(({ id }) => id === testId)?.outcomes ?? []);
      return [
        ...outcomes.map(
          ({ id, label }): Answer => ({
            label,
            intents: [{ type: 'testUnit', unitId, testId, answers: {}, outcomeId: id }],
          }),
        ),
        ...(owed ? [go(answers.sayInArmies, 'armies')] : []),
        leave(answers.untested),
      ];
    }
    case 'round':
      return [
        { label: answers.closeRound, intents: [{ type: 'closeRound', combatId: one.combatId }] },
        leave(answers.notFought),
      ];
    case 'fleeing': {
      const { unitId } = one;
      return [
        leave(answers.stillFleeing),
        { label: answers.rallied, intents: [{ type: 'changeFate', unitId, fate: 'fighting' }] },
        { label: answers.leftTable, intents: [{ type: 'changeFate', unitId, fate: 'fledTable' }] },
      ];
    }
    case 'worth':
      return [leave(answers.asItStands), go(answers.sayInArmies, 'armies')];
    case 'objective': {
      const { objective } = battle;
      return (['a', 'drawn', 'b'] as const).map((winner) => ({
        label: winner === 'drawn' ? answers.drawn : battleWords.battleScore.objective.won(winner, one.points),
        intents: [{ type: 'changeObjective', objective: { ...objective, winner } }],
      }));
    }
    case 'bonus': {
      const { id, pointsEach } = one.bonus;
      const [blue, red] = SIDES.map(
        (side): Answer => ({
          label: battleWords.battleScore.objective.won(side, pointsEach),
          intents: [{ type: 'countBonus', side, bonusId: id, to: 1 }],
        }),
      );
      return [blue, leave(answers.nobody), red].flatMap((answer) => answer ?? []);
    }
    case 'places':
      return [leave(answers.nobody), go(answers.onScore, 'score')];
    case 'mission':
      return [leave(answers.noMission), go(answers.onScore, 'score')];
    default:
      return assertNever(one);
  }
}
