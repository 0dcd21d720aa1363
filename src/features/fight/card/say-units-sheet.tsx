import { useState } from 'react';
import { unitOf } from '@/battle/state/army';
import type { ArmyUnit } from '@/battle/state/battle';
import { editionOfBattle } from '@/battle/state/edition-of';
import type { CombatId, UnitId } from '@/battle/state/ids';
import { type AskedFact, askedFact, type FactValue, withFact } from '@/features/fight/ask/asked-fact';
import { FactControl } from '@/features/fight/ask/fact-control';
import { useShownRound } from '@/features/fight/round/use-fight';
import { totalNow, verdictNow } from '@/features/fight/round/verdict-now';
import type { Edition, MissingFact } from '@/rules/index';
import { useBattle, useBattleActions, useMayWrite } from '@/store/battle/use-battle';
import { useRememberUnit } from '@/store/page/use-remember-unit';
import { Button } from '@/ui/button/button';
import { NumberChips } from '@/ui/field/number-chips';
import { Sheet } from '@/ui/page/sheet';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { missingIn } from './missing-in';

type SayUnitsSheetProps = { readonly combatId: CombatId; onClose(): void };

/** What is said here, so that it stays to be seen and changed: the facts by unit. */
type Said = Readonly<Record<string, readonly MissingFact['fact'][]>>;

/**
 * Asks for everything that the score of the combat hangs on, one unit after the other: each fact is one tap,
 * and the score is seen to follow. What is said is remembered for units of that name.
 */
export function SayUnitsSheet({ combatId, onClose }: SayUnitsSheetProps) {
  const shown = useShownRound(combatId);
  const battle = useBattle();
  const edition = editionOfBattle(battle);
  const missing = missingIn(shown);
  const [said, setSaid] = useState<Said>({});
  const [chosen, setChosen] = useState<string | null>(null);
  const unitId = chosen ?? missing[0]?.unitId;
  const army = unitId === undefined ? undefined : unitOf(battle, unitId as UnitId);
  if (!army) return null;
  const known = said[army.unit.id] ?? [];
  const open = missing.filter(({ unitId: id }) => id === army.unit.id).map(({ fact }) => fact);
  const facts = factsOf(edition, [...new Set([...known, ...open])]);
  const next = missing.find(({ unitId: id }) => id !== army.unit.id);
  const nextName = next && unitOf(battle, next.unitId as UnitId)?.unit.name;
  const { ask, toTheCard } = battleWords.fight;
  return (
    <Sheet title={ask.title(army.unit.name)} closeName={words.close} onClose={onClose}>
      <p role="status" className="pb-2 text-detail text-muted">
        {words.sideBySide([`${totalNow(shown.a)} : ${totalNow(shown.b)}`, verdictNow(shown)])}
      </p>
      <div className="grid gap-3">
        {facts.map((asked) => (
          <UnitFact
            key={`${army.unit.id} ${asked.id}`}
            army={army}
            asked={asked}
            onSaid={() => {
              setChosen(army.unit.id);
              setSaid({ ...said, [army.unit.id]: [...known, asked.id] });
            }}
          />
        ))}
      </div>
      <div className="sticky bottom-0 big:static -mx-4 mt-3 grid border-t border-line bg-paper px-4 py-2">
        {next && nextName ? (
          <Button kind="primary" onPress={() => setChosen(next.unitId)}>
            {ask.next(nextName)}
          </Button>
        ) : (
          <Button kind="primary" onPress={onClose}>
            {toTheCard}
          </Button>
        )}
      </div>
    </Sheet>
  );
}

type UnitFactProps = { readonly army: ArmyUnit; readonly asked: AskedFact; onSaid(): void };

/** One fact with its control. What was said stays marked. */
function UnitFact({ army: { unit }, asked, onSaid }: UnitFactProps) {
  const { outcome, editionId } = useBattle();
  const { act } = useBattleActions();
  const disabled = !useMayWrite() || outcome !== null;
  const remember = useRememberUnit();
  const answer = (value: FactValue) => {
    const { id, side: _, ...draft } = unit;
    const to = withFact(draft, asked, value);
    if (!act({ type: 'editUnit', unitId: id, unit: to }).ok) return;
    remember(editionId, unit, to);
    onSaid();
  };
  const value = knownOf(unit, asked);
  return (
    <section aria-label={asked.label}>
      <h3 className="pb-1 text-name leading-name">
        {battleWords.fight.ask.question(asked)}
        {asked.hint && (
          <span className="block font-text text-detail font-medium text-muted">{asked.hint}</span>
        )}
      </h3>
      {asked.input === 'number' ? (
        <NumberChips
          label={asked.label}
          min={asked.min}
          max={Math.min(asked.max, MOST_CHIPS)}
          value={typeof value === 'number' ? value : null}
          likely={LIKELY}
          disabled={disabled}
          onChoose={answer}
        />
      ) : (
        <FactControl
          asked={asked}
          models={unit.models}
          chosen={value}
          disabled={disabled}
          onAnswer={answer}
        />
      )}
    </section>
  );
}

/** Wider units are entered with the unit in Armies. */
const MOST_CHIPS = 15;
const LIKELY = [4, 10] as const;

/** The facts in the rulebook's order, without those that only stand for another one. */
function factsOf(edition: Edition, ids: readonly MissingFact['fact'][]): readonly AskedFact[] {
  const order = (edition.unitFacts ?? []).map(({ id }): string => id);
  const facts = ids
    .toSorted((one, other) => order.indexOf(one) - order.indexOf(other))
    .map((id) => askedFact(edition, id));
  const asked = facts.filter(({ label }) => !/^or /i.test(label));
  return asked.length > 0 ? asked : facts;
}

function knownOf({ characteristic, models, facts }: ArmyUnit['unit'], { id }: AskedFact) {
  if (id === 'characteristic') return characteristic ?? null;
  return (id === 'models' ? models : facts?.[id]) ?? null;
}
