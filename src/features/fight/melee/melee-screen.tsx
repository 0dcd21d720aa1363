import { useState } from 'react';
import { armyOf, isOnTable } from '@/battle/state/army';
import { latestRound } from '@/battle/state/combat';
import { combatWith } from '@/battle/state/engaged';
import type { CombatId } from '@/battle/state/ids';
import { nextStep } from '@/battle/state/next-step';
import { sameTurn, turnAfter } from '@/battle/state/turn';
import { shownCombat } from '@/features/fight/round/shown-round';
import { otherSide } from '@/rules/index';
import { useBattle, useBattleActions, useMayWrite } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { SegmentedChoice } from '@/ui/field/segmented-choice';
import { battleWords } from '@/words/battle-words';
import { countedWords } from '@/words/counted-words';
import type { DrawUnits } from './draw-units';
import { MeleeCard } from './melee-card';
import { SideTitle } from './side-title';

type MeleeScreenProps = {
  /** The combat named in the address. */
  readonly asked: CombatId | null;
  readonly units: DrawUnits;
  onShow(id: CombatId): void;
  /** Shows the newest open combat from now on. */
  onShowNewest(): void;
};

type View = 'shooting' | 'combat';

/**
 * The fight screen of battles in which nobody wins a combat: what the enemy suffers by shooting, and each
 * combat with what its units suffer, the tests that are due, and the dice of its attacks.
 */
export function MeleeScreen({ asked, units, onShow, onShowNewest }: MeleeScreenProps) {
  const battle = useBattle();
  const { gameTurn, side } = battle.turn;
  const [chosen, setChosen] = useState<{ readonly view: View; readonly at: string } | null>(null);
  const combat = shownCombat(battle, asked);
  const now = `${gameTurn} ${side}`;
  const round = combat && latestRound(combat);
  const isFought =
    asked !== null ||
    (combat !== null &&
      combat.unitIds.length > 0 &&
      round !== undefined &&
      round !== null &&
      sameTurn(round.turn, battle.turn));
  const view = chosen?.at === now ? chosen.view : isFought ? 'combat' : 'shooting';
  return (
    <div className="flex flex-1 flex-col gap-2 px-2.5 py-2">
      <h1 className="sr-only">{battleWords.rooms.fight}</h1>
      <SegmentedChoice<View>
        bare
        label={countedWords.phases}
        options={[
          { id: 'shooting', label: countedWords.shooting },
          { id: 'combat', label: countedWords.combat },
        ]}
        chosen={view}
        onChoose={(to) => setChosen({ view: to, at: now })}
      />
      {view === 'shooting' && <ShotAt units={units} />}
      {view === 'combat' &&
        (combat ? (
          <MeleeCard
            key={combat.id}
            combatId={combat.id}
            asked={asked}
            units={units}
            onShow={onShow}
            onShowNewest={() => {
              // A combat that was just opened has no units yet, and asks for them here.
              setChosen({ view: 'combat', at: now });
              onShowNewest();
            }}
          />
        ) : (
          <p className="m-auto max-w-80 p-6 text-center text-name text-muted">{battleWords.fight.noCombat}</p>
        ))}
      <ToNextTurn onBegun={onShowNewest} />
    </div>
  );
}

/** The enemy's units that may be shot at: those on the table that are not engaged. */
function ShotAt({ units }: { readonly units: DrawUnits }) {
  const battle = useBattle();
  const enemy = otherSide(battle.turn.side);
  const army = armyOf(battle, enemy);
  const ids = army
    .filter((one) => isOnTable(one) && combatWith(battle, one.unit.id) === undefined)
    .map(({ unit }) => unit.id);
  if (army.length === 0)
    return <p className="m-auto max-w-80 p-6 text-center text-name text-muted">{countedWords.noArmies}</p>;
  return (
    <section aria-label={countedWords.shot(enemy)}>
      <SideTitle side={enemy}>{countedWords.shot(enemy)}</SideTitle>
      {/* Also without units: the sheet with the test that the last one failed lies over them. */}
      {units(ids, false)}
      {ids.length === 0 && (
        <p className="mx-auto max-w-80 p-6 text-center text-name text-muted">
          {countedWords.noneToShoot(enemy)}
        </p>
      )}
    </section>
  );
}

/** The next turn, where the primary button offers a combat: a turn may have none. */
function ToNextTurn({ onBegun }: { onBegun(): void }) {
  const battle = useBattle();
  const { act } = useBattleActions();
  const mayWrite = useMayWrite();
  const isOffered = battle.outcome === null && nextStep(battle, null).kind === 'newCombat';
  if (!mayWrite || !isOffered) return null;
  const turn = turnAfter(battle.turn, battle.setup.firstSide);
  return (
    <div className="mt-auto grid">
      <Button
        onPress={() => {
          act({ type: 'beginTurn', turn });
          onBegun();
        }}
      >
        {battleWords.turns.next(turn)}
      </Button>
    </div>
  );
}
