import { Pencil } from 'lucide';
import { useState } from 'react';
import type { DuelView } from '@/battle/assault/standing/duel-view';
import { focusChances, focusLead, focusModifiers } from '@/battle/assault/standing/focus';
import { assaultOf, EMPTY_ASSAULT } from '@/battle/state/assault-round';
import { type Combat, latestRound } from '@/battle/state/combat';
import { bookOf } from '@/battle/state/edition-of';
import { QuestionBoard } from '@/features/assault/question/question-board';
import { TypedDice } from '@/features/assault/question/typed-dice';
import { useMayFight } from '@/features/assault/question/use-assault';
import { SIDES, type Side } from '@/rules/index';
import { useBattle, useBattleActions } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { Icon } from '@/ui/look/icon';
import { assaultWords } from '@/words/assault/assault-words';
import { duelWords } from '@/words/assault/duel';
import { type Facts, FocusSheet } from './focus-sheet';

type FocusBoardProps = {
  readonly combat: Combat;
  readonly duel: DuelView;
  readonly side: Side;
  /** Who has the Advantage without a roll. */
  readonly given: Side | null;
};

/** The focus of both, with its chances, its dice, and what the app cannot see behind a button for each side. */
export function FocusBoard({ combat, duel, side, given }: FocusBoardProps) {
  const { act, throwDice } = useBattleActions();
  const disabled = !useMayFight();
  const [said, setSaid] = useState<Facts | null>(null);
  const [opened, setOpened] = useState<Side | null>(null);
  const [entering, setEntering] = useState(false);
  const facts = said ?? { a: duel.sides.a.facts, b: duel.sides.b.facts };
  const book = bookOf(useBattle());
  const round = latestRound(combat);
  const assault = round ? assaultOf(round) : EMPTY_ASSAULT;
  const modifiers = focusModifiers(book, assault, facts);
  const odds = focusChances(book, assault, facts) ?? duel.odds;
  const focus = { type: 'rollFocus', combatId: combat.id, facts } as const;
  const first = (advantage: Side) => act({ ...focus, by: { way: 'said', advantage } });
  const roll = () => {
    const thrown = () => ({ a: throwDice(duel.sides.a.dice), b: throwDice(duel.sides.b.dice) });
    let dice = thrown();
    // Equal totals are rolled again.
    while (focusLead(book, assault, facts, dice) === null) dice = thrown();
    act({ ...focus, by: { way: 'rolled', dice, byApp: true } });
  };
  const adds = (one: Side) => duelWords.adds(one, duel.sides[one].dice, modifiers[one]);
  return (
    <QuestionBoard
      side={side}
      doing={duelWords.doing(duel.sides)}
      fact={given ? duelWords.advantage(given) : duelWords.focusOdds(odds)}
      question={duelWords.focus}
      note={given ? duelWords.given(given) : undefined}
      foot={
        given ? (
          <Button disabled={disabled} onPress={() => first(given)}>
            {duelWords.advantage(given)}
          </Button>
        ) : (
          <div className="grid grid-cols-2 gap-2 big:grid-cols-1">
            <Button disabled={disabled} onPress={roll}>
              {duelWords.roll}
            </Button>
            <Button disabled={disabled} pressed={entering} onPress={() => setEntering(!entering)}>
              {assaultWords.dice.two.enter}
            </Button>
            {!entering &&
              SIDES.map((one) => (
                <Button key={one} disabled={disabled} onPress={() => first(one)}>
                  {duelWords.advantage(one)}
                </Button>
              ))}
          </div>
        )
      }
    >
      {entering ? (
        <div className="grid flex-1 content-end-safe">
          <FocusDice
            duel={duel}
            disabled={disabled}
            onThrown={(dice) => act({ ...focus, by: { way: 'rolled', dice, byApp: false } })}
          />
        </div>
      ) : (
        <div className="grid flex-1 shrink-0 grid-cols-2 content-end-safe gap-1.5 big:grid-cols-1">
          {SIDES.map((one) => (
            <Button key={one} disabled={disabled} name={adds(one)} onPress={() => setOpened(one)}>
              <span className="grid gap-0.5 leading-label">
                <span className="flex items-center justify-center gap-2">
                  {adds(one)}
                  <Icon of={Pencil} size={16} />
                </span>
                <span className="text-small leading-small font-normal text-muted">
                  {duelWords.counted(facts[one])}
                </span>
              </span>
            </Button>
          ))}
        </div>
      )}
      {opened && (
        <FocusSheet
          side={opened}
          title={adds(opened)}
          facts={facts[opened]}
          disabled={disabled}
          onChange={(to) => setSaid({ ...facts, [opened]: to })}
          onClose={() => setOpened(null)}
        />
      )}
    </QuestionBoard>
  );
}

type FocusDiceProps = {
  readonly duel: DuelView;
  readonly disabled: boolean;
  onThrown(dice: Readonly<Record<Side, readonly number[]>>): void;
};

/** The dice of both on the table: one each, or two where a gambit gives them. Equal totals are asked anew. */
function FocusDice({ duel: { sides }, disabled, onThrown }: FocusDiceProps) {
  const [asked, setAsked] = useState(0);
  const names = SIDES.flatMap((side) =>
    Array.from({ length: sides[side].dice }, (_, index) =>
      duelWords.die(side, sides[side].dice > 1 ? index + 1 : null),
    ),
  );
  return (
    <TypedDice
      key={asked}
      names={names}
      disabled={disabled}
      onThrown={(dice) => {
        onThrown({ a: dice.slice(0, sides.a.dice), b: dice.slice(sides.a.dice) });
        setAsked(asked + 1);
      }}
    />
  );
}
