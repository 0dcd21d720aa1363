import { useState } from 'react';
import { rosterSupport } from '@/battle/combat/roster-support';
import type { StandingTest } from '@/battle/combat/standing-test';
import { testOf } from '@/battle/state/combat';
import { editionOfBattle } from '@/battle/state/edition-of';
import { LIKELY_VALUES } from '@/battle/state/likely-values';
import { outcomeOfTaken } from '@/battle/state/taken-test';
import { AskFact } from '@/features/fight/ask/ask-sheet';
import { whose } from '@/features/fight/ask/whose';
import type { ShownRound } from '@/features/fight/round/shown-round';
import {
  asSpoken,
  type BreakTest,
  type BreakTestResult,
  type CountedUnit,
  outcomeOf,
  tellsEachOutcome,
  toNumber,
} from '@/rules/index';
import { useBattle, useBattleActions, useMayWrite } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { NumberChips } from '@/ui/field/number-chips';
import { allCounted, ThrownDice, type ThrownRoll, totalOf } from '@/ui/look/thrown-dice';
import { Sheet } from '@/ui/page/sheet';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { BreakTestInputs } from './break-test-inputs';
import { OutcomeOdds } from './outcome-odds';
import { PursuitPanel } from './pursuit-panel';
import { SupportOffers } from './support-offers';
import { TakeTest } from './take-test';
import { factsMissing, type Tested, testedName, unknownIn } from './tested';

type BreakTestSheetProps = {
  readonly shown: ShownRound;
  readonly breakTest: BreakTest;
  readonly tested: Tested;
  readonly standing: StandingTest;
  onClose(): void;
};

/** The sheet of the break test: its target and reasons, its result, flight and pursuit, and all inputs. */
export function BreakTestSheet(props: BreakTestSheetProps) {
  const { shown, breakTest, tested, standing, onClose } = props;
  const { side, unitId, lostBy } = tested;
  const battle = useBattle();
  const { healthPoint } = editionOfBattle(battle);
  const name = testedName(battle, tested);
  const { act, throwDice } = useBattleActions();
  const [thrown, setThrown] = useState<readonly ThrownRoll[]>([]);
  const mayWrite = useMayWrite() && battle.outcome === null;
  const { taken } = testOf(shown.round, side, unitId);
  const { result } = standing;
  const place = { combatId: shown.combat.id, side, unitId };
  const stale = taken !== null && taken.difference !== lostBy;
  const [asking, setAsking] = useState<{ readonly way: string | null } | null>(null);
  const valueInput = breakTest.inputs
    .filter((input) => input.input === 'number')
    .find(({ id }) => id === breakTest.valueInput);
  // Another value, such as the General's, would be enough.
  const facts = factsMissing(result);
  const valueMissing = facts.length === 0 && result.automatic === null && result.target === null;
  const unknown = unknownIn(battle, breakTest, result);
  /**
   * Said by the players: a unit that nobody may follow needs nothing more here. Dice of the app stay in
   * view.
   */
  const take = (intent: Parameters<typeof act>[0]) => {
    const done = act(intent);
    const test = done.ok ? done.value.find((event) => event.type === 'breakTestTaken') : undefined;
    const outcome = test?.type === 'breakTestTaken' ? outcomeOfTaken(breakTest, test.to) : undefined;
    if (outcome?.winner.may === 'nothing') onClose();
  };
  const roll = (way: string | null) => {
    const dice = [allCounted(throwDice(2)), allCounted(throwDice(2))] as const;
    setThrown(dice);
    act({
      type: 'rollBreakTest',
      ...place,
      rolls: [totalOf(dice[0]), totalOf(dice[1])],
      ...(way === null ? {} : { rerollWay: way }),
    });
  };
  return (
    <Sheet
      title={battleWords.breakTest.title(name)}
      closeName={words.close}
      onClose={onClose}
      pinned={
        <>
          {tellsEachOutcome(breakTest, result) && result.thresholds.length > 0 ? (
            <OutcomeOdds test={breakTest} result={result} />
          ) : taken && !stale && unknown !== null ? null : (
            <p
              className={`flex items-baseline justify-between gap-3 border-b border-line pb-1 font-bold ${unknown === null ? 'text-page' : 'text-name leading-name'}`}
            >
              <span>
                {unknown === null
                  ? headline(breakTest, result, healthPoint)
                  : battleWords.breakTest.notKnown(unknown)}
              </span>
              {result.odds && result.automatic === null && (
                <span>{battleWords.percent(toNumber(result.odds))}</span>
              )}
            </p>
          )}
          {(!taken || stale) && facts.length > 0 && (
            <section aria-label={battleWords.fight.ask.say(whose(battle, facts))} className="py-2">
              <p className="text-label leading-label font-bold text-gold">
                {battleWords.fight.ask.say(whose(battle, facts))}
              </p>
              <AskFact missing={facts} />
            </section>
          )}
          {(!taken || stale) && (
            <TakeTest
              test={breakTest}
              result={result}
              name={name}
              disabled={!mayWrite}
              onSay={(outcome) => take({ type: 'sayBreakTest', ...place, outcomeId: outcome.id })}
              onTotal={(total) => take({ type: 'sayBreakTest', ...place, total })}
              onRoll={(way) => (valueMissing ? setAsking({ way }) : roll(way))}
            />
          )}
        </>
      }
    >
      <ul className="flex flex-wrap gap-x-4 pb-1 text-detail leading-label text-muted">
        {result.reasons.map((reason) => (
          <li key={reason.key}>{battleWords.breakTest.reason(reason, healthPoint)}</li>
        ))}
      </ul>
      {taken && (
        <p className="pb-2 font-bold">
          {stale
            ? battleWords.breakTest.stale(taken.difference, lostBy)
            : battleWords.breakTest.taken(asSpoken(battle.editionId, taken))}
        </p>
      )}
      {taken && !stale && <ThrownDice thrown={thrown} rolls={taken.rolls} said={battleWords.rolledDice} />}
      {taken && !stale && <PursuitPanel shown={shown} tested={tested} taken={taken} onDecided={onClose} />}
      {asking && valueInput && (
        <fieldset className="mb-3 rounded-xl border-2 border-gold p-2.5">
          <legend className="px-1 font-bold">{battleWords.breakTest.rollOn(valueInput.label)}</legend>
          <NumberChips
            label={battleWords.breakTest.rollOn(valueInput.label)}
            min={valueInput.min}
            max={valueInput.max}
            value={null}
            likely={LIKELY_VALUES}
            disabled={!mayWrite}
            onChoose={(answer) => {
              setAsking(null);
              if (act({ type: 'answerBreakTest', ...place, inputId: valueInput.id, answer }).ok)
                roll(asking.way);
            }}
          />
        </fieldset>
      )}
      {result.healthPointsLost !== null && unitId !== null && (
        <div className="pb-3">
          <Button
            kind="primary"
            disabled={!mayWrite}
            onPress={() =>
              act({
                type: 'changeHealth',
                unitId,
                by: -(result.healthPointsLost ?? 0),
                cause: 'combatResult',
              })
            }
          >
            {battleWords.breakTest.loseNow(result.healthPointsLost)}
          </Button>
        </div>
      )}
      <h3 className="pb-1 text-body leading-body">{battleWords.breakTest.switches}</h3>
      <SupportOffers
        offers={rosterSupport(battle, breakTest, tested, standing.effective)}
        disabled={!mayWrite}
        onTake={({ input, answer }) => act({ type: 'answerBreakTest', ...place, inputId: input.id, answer })}
      />
      <BreakTestInputs
        shown={shown}
        breakTest={breakTest}
        tested={tested}
        standing={standing}
        disabled={!mayWrite}
      />
    </Sheet>
  );
}

/** The target of the test; if no roll is needed, the name of the outcome. */
function headline(breakTest: BreakTest, result: BreakTestResult, healthPoint: CountedUnit): string {
  const outcome = result.kind === 'automatic' ? outcomeOf(breakTest, result.automatic ?? '') : undefined;
  return outcome?.label ?? battleWords.breakTest.target(result, healthPoint);
}
