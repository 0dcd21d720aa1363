import { useState } from 'react';
import type { DuelView } from '@/battle/assault/standing/duel-view';
import { focusChances, focusLead, focusModifiers } from '@/battle/assault/standing/focus';
import { assaultOf, EMPTY_ASSAULT } from '@/battle/state/assault-round';
import { type Combat, latestRound } from '@/battle/state/battle';
import type { FocusFacts } from '@/battle/state/duel';
import { bookOf } from '@/battle/state/edition-of';
import { QuestionBoard } from '@/features/assault/question/question-board';
import { useMayFight } from '@/features/assault/question/use-assault';
import { SIDES, type Side } from '@/rules/index';
import { useBattle, useBattleActions } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { SIDE_TONE } from '@/ui/look/tone';
import { NamedSwitch } from '@/ui/tile/named-switch';
import { StepTile } from '@/ui/tile/step-tile';
import { duelWords } from '@/words/assault/duel';

type FocusBoardProps = {
  readonly combat: Combat;
  readonly duel: DuelView;
  readonly side: Side;
  /** Who has the Advantage without a roll. */
  readonly given: Side | null;
};

type Facts = Readonly<Record<Side, FocusFacts>>;
const COUNTS = ['duellistsEdge', 'outsideSupport', 'guardUpMisses'] as const;
const SWITCHES = ['heavy', 'light'] as const;

/** The focus of both, with its chances; what the app cannot see is entered here. */
export function FocusBoard({ combat, duel, side, given }: FocusBoardProps) {
  const { act, throwDice } = useBattleActions();
  const disabled = !useMayFight();
  const [said, setSaid] = useState<Facts | null>(null);
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
          <>
            <Button disabled={disabled} onPress={roll}>
              {duelWords.roll}
            </Button>
            {SIDES.map((one) => (
              <Button key={one} disabled={disabled} onPress={() => first(one)}>
                {duelWords.advantage(one)}
              </Button>
            ))}
          </>
        )
      }
    >
      <div className="grid min-h-0 flex-1 auto-rows-min grid-cols-2 content-end gap-1.5 overflow-y-auto p-1 big:flex-none">
        {SIDES.map((one) => (
          <SideFacts
            key={one}
            side={one}
            title={duelWords.adds(one, duel.sides[one].dice, modifiers[one])}
            facts={facts[one]}
            disabled={disabled}
            onChange={(to) => setSaid({ ...facts, [one]: to })}
          />
        ))}
      </div>
    </QuestionBoard>
  );
}

type SideFactsProps = {
  readonly side: Side;
  readonly title: string;
  readonly facts: FocusFacts;
  readonly disabled: boolean;
  onChange(facts: FocusFacts): void;
};

function SideFacts({ side, title, facts, disabled, onChange }: SideFactsProps) {
  return (
    <section aria-label={title} className="grid auto-rows-min gap-1.5">
      <p className="text-label leading-label font-bold">{title}</p>
      {SWITCHES.map((id) => (
        <NamedSwitch
          key={id}
          tone={SIDE_TONE[side]}
          label={duelWords.facts[id]}
          on={facts[id]}
          disabled={disabled}
          onToggle={(on) => onChange({ ...facts, [id]: on })}
        >
          {facts[id] ? duelWords.yes : duelWords.no}
        </NamedSwitch>
      ))}
      {COUNTS.map((id) => (
        <div key={id}>
          <span aria-hidden className="block text-detail leading-label text-muted">
            {duelWords.facts[id]}
          </span>
          <StepTile
            tone={SIDE_TONE[side]}
            name={duelWords.fact(side, id)}
            names={{
              fewer: duelWords.fewer(duelWords.fact(side, id)),
              more: duelWords.more(duelWords.fact(side, id)),
            }}
            value={facts[id]}
            min={0}
            max={20}
            disabled={disabled}
            onChange={(value) => onChange({ ...facts, [id]: value })}
          >
            {facts[id]}
          </StepTile>
        </div>
      ))}
    </section>
  );
}
