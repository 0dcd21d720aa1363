import { Pencil } from 'lucide';
import { useState } from 'react';
import { MAX_COUNTERS } from '@/battle/score/decide';
import { type Objective, objectiveWinner } from '@/battle/state/objective';
import { type BattlePointRules, SIDES } from '@/rules/index';
import { useBattle, useBattleActions, useMayWrite } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { Icon } from '@/ui/look/icon';
import { SIDE_TONE } from '@/ui/look/tone';
import { SideChoice } from '@/ui/tile/side-choice';
import { StepTile } from '@/ui/tile/step-tile';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { ObjectiveName } from './objective-name';
import { RoomSection } from './room-section';

type ObjectiveRules = NonNullable<BattlePointRules['objective']>;

/** The Secondary Objective: its name, its winner, and counters if it is counted turn by turn. */
export function ObjectiveSection({ rules }: { readonly rules: ObjectiveRules }) {
  const { objective } = useBattle();
  const { act } = useBattleActions();
  const disabled = !useMayWrite();
  const [naming, setNaming] = useState(false);
  const texts = battleWords.battleScore.objective;
  const change = (to: Partial<Objective>) =>
    act({ type: 'changeObjective', objective: { ...objective, ...to } });
  return (
    <RoomSection
      title={texts.named(rules.label, objective.name)}
      aside={
        <button
          type="button"
          aria-label={texts.rename}
          aria-expanded={naming}
          disabled={disabled}
          onClick={() => setNaming(!naming)}
          className="-my-2 flex size-(--control) shrink-0 items-center justify-center rounded-lg text-gold disabled:opacity-45"
        >
          <Icon of={Pencil} size={20} />
        </button>
      }
    >
      {naming && (
        <ObjectiveName
          name={objective.name}
          suggestions={rules.suggestions}
          disabled={disabled}
          onName={(name) => {
            const named = change({ name });
            if (named.ok || named.refusal.code === 'nothingChanged') setNaming(false);
          }}
        />
      )}
      <SideChoice
        label={texts.who}
        disabled={disabled}
        chosen={objectiveWinner(objective) ?? 'drawn'}
        options={[
          { id: 'a', label: texts.won('a', rules.battlePoints), tone: SIDE_TONE.a },
          { id: 'drawn', label: texts.drawn, tone: null },
          { id: 'b', label: texts.won('b', rules.battlePoints), tone: SIDE_TONE.b },
        ]}
        onChoose={(winner) => change({ winner })}
      />
      <Counters objective={objective} disabled={disabled} onChange={change} />
    </RoomSection>
  );
}

type CountersProps = {
  readonly objective: Objective;
  readonly disabled: boolean;
  onChange(to: Partial<Objective>): void;
};

function Counters({ objective, disabled, onChange }: CountersProps) {
  const texts = battleWords.battleScore.objective;
  const { counters, winner } = objective;
  const said = winner !== 'counters';
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1.22fr)_minmax(0,1fr)_minmax(0,1.22fr)] items-center gap-1 pt-2">
        {SIDES.map((side) => (
          <div key={side} className={`row-start-1 ${side === 'a' ? 'col-start-1' : 'col-start-3'}`}>
            <StepTile
              tone={SIDE_TONE[side]}
              name={battleWords.fight.control(texts.counters, side)}
              names={{ more: texts.oneMore(side), fewer: texts.oneFewer(side) }}
              value={counters[side]}
              min={0}
              max={MAX_COUNTERS}
              disabled={disabled}
              onChange={(count) => onChange({ counters: { ...counters, [side]: count } })}
            >
              {words.number(counters[side])}
            </StepTile>
          </div>
        ))}
        <span className="col-start-2 row-start-1 text-center leading-small">
          <span className="block font-display text-body">{texts.counters}</span>
          <span className="block text-note leading-fine text-muted">
            {said ? texts.said : texts.countersHint}
          </span>
        </span>
      </div>
      {said && (
        <div className="pt-2">
          <Button kind="quiet" disabled={disabled} onPress={() => onChange({ winner: 'counters' })}>
            {texts.byCounters}
          </Button>
        </div>
      )}
    </>
  );
}
