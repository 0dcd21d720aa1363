import { useState } from 'react';
import { unitOf } from '@/battle/state/army';
import { editionOfBattle } from '@/battle/state/edition-of';
import type { UnitId } from '@/battle/state/ids';
import type { MissingFact } from '@/rules/index';
import { useBattle, useBattleActions, useMayWrite } from '@/store/battle/use-battle';
import { useRememberUnit } from '@/store/page/use-remember-unit';
import { Button } from '@/ui/button/button';
import { Sheet } from '@/ui/page/sheet';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { type AskedFact, askedFact, type FactValue, withFact } from './asked-fact';
import { FactControl } from './fact-control';

type AskSheetProps = {
  /** What the open row or test hangs on; not empty. */
  readonly missing: readonly MissingFact[];
  /** The players' own answer to the row, for this round alone; missing: there is none here. */
  readonly own?: { readonly label: string; readonly choices: readonly OwnChoice[] };
  onClose(): void;
};

type OwnChoice = { readonly id: string; readonly label: string; choose(): void };

/** Asks for the one fact that something hangs on. What is answered is remembered for units of that name. */
export function AskSheet({ missing, own, onClose }: AskSheetProps) {
  const battle = useBattle();
  const [first] = missing;
  const army = first && unitOf(battle, first.unitId as UnitId);
  if (!army) return null;
  return (
    <Sheet title={battleWords.fight.ask.title(army.unit.name)} closeName={words.close} onClose={onClose}>
      <AskFact missing={missing} />
      {own && (
        <fieldset className="mt-4 border-t border-line pt-2">
          <legend className="sr-only">{own.label}</legend>
          <p className="pb-1 text-detail text-muted">{own.label}</p>
          <div className="grid auto-cols-fr grid-flow-col gap-2 big:grid-flow-row">
            {own.choices.map(({ id, label, choose }) => (
              <Button
                key={id}
                onPress={() => {
                  choose();
                  onClose();
                }}
              >
                {label}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
    </Sheet>
  );
}

/**
 * The question itself: the first missing fact with its control, and the others of that unit that would do.
 */
export function AskFact({ missing }: Pick<AskSheetProps, 'missing'>) {
  const battle = useBattle();
  const { act } = useBattleActions();
  const mayWrite = useMayWrite() && battle.outcome === null;
  const remember = useRememberUnit();
  const [chosen, setChosen] = useState<MissingFact['fact'] | null>(null);
  const [first] = missing;
  const army = first && unitOf(battle, first.unitId as UnitId);
  if (!army) return null;
  const edition = editionOfBattle(battle);
  const facts = missing
    .filter(({ unitId }) => unitId === army.unit.id)
    .map(({ fact }) => askedFact(edition, fact));
  const asked = facts.find(({ id }) => id === chosen) ?? facts[0];
  if (!asked) return null;
  const answer = (value: FactValue) => {
    const { id, side: _, ...draft } = army.unit;
    const to = withFact(draft, asked, value);
    if (!act({ type: 'editUnit', unitId: id, unit: to }).ok) return;
    remember(edition.id, army.unit, to);
    setChosen(null);
  };
  const others = facts.filter((fact) => fact !== asked);
  return (
    <div className="grid gap-2">
      <h3 className="text-name leading-name">
        {battleWords.fight.ask.question(asked)}
        {asked.hint && (
          <span className="block font-text text-detail font-medium text-muted">{asked.hint}</span>
        )}
      </h3>
      <FactControl
        key={`${army.unit.id} ${asked.id}`}
        asked={asked}
        models={army.unit.models}
        disabled={!mayWrite}
        onAnswer={answer}
      />
      {others.length > 0 && <Others facts={others} onChoose={setChosen} />}
    </div>
  );
}

type OthersProps = { readonly facts: readonly AskedFact[]; onChoose(id: AskedFact['id']): void };

/** Other facts of the unit that the same thing hangs on: often one of them is enough. */
function Others({ facts, onChoose }: OthersProps) {
  return (
    <div className="grid grid-cols-2 gap-2 pt-1 big:grid-cols-1">
      {facts.map((fact) => (
        <Button key={fact.id} onPress={() => onChoose(fact.id)}>
          <span className="min-w-0 break-words text-detail leading-detail">
            {battleWords.fight.ask.instead(fact)}
          </span>
        </Button>
      ))}
    </div>
  );
}
