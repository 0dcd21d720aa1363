import { useState } from 'react';
import { editionOfBattle } from '@/battle/state/edition-of';
import { SIDES, type Side, type VictoryBonus } from '@/rules/index';
import { useBattle, useBattleActions, useMayWrite } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { SIDE_TONE } from '@/ui/look/tone';
import { ToggleTile } from '@/ui/tile/toggle-tile';
import { battleWords } from '@/words/battle-words';
import { holdersBefore, type PlaceItemProps, placeRows, placeSums, turnsToCount } from './place-rows';
import { RoomSection } from './room-section';
import { WeighedItem } from './weighed-item';

/**
 * Places on the table that count, such as objectives. One tap sets the holder; the current turn is
 * preselected.
 */
export function PlacesSection({ bonus }: { readonly bonus: VictoryBonus }) {
  const battle = useBattle();
  const everyTurn = bonus.places?.counted === 'everyTurn';
  // The current turn is shown until a player selects another one.
  const [looked, setLooked] = useState<number | null>(null);
  const gameTurn = everyTurn ? (looked ?? battle.turn.gameTurn) : null;
  const rows = placeRows(battle, bonus, gameTurn);
  const texts = battleWords.battleScore.places;
  return (
    <RoomSection
      title={everyTurn ? texts.everyTurn(bonus.label) : texts.atEnd(bonus.label)}
      aside={<span className="shrink-0 text-name font-bold">{texts.sum(placeSums(rows))}</span>}
    >
      {gameTurn !== null && <Turns bonus={bonus} gameTurn={gameTurn} onLook={setLooked} />}
      {bonus.places?.by === 'unitStrength' && (
        <p className="pb-1.5 text-detail leading-detail text-muted">{texts.byStrength}</p>
      )}
      <ul className="grid gap-1.5">
        {rows.map((row) =>
          bonus.places?.by === 'unitStrength' ? (
            <WeighedItem key={row.place} bonus={bonus} gameTurn={gameTurn} row={row} />
          ) : (
            <PlaceItem key={row.place} bonus={bonus} gameTurn={gameTurn} row={row} />
          ),
        )}
      </ul>
      {gameTurn !== null && <AsBefore bonus={bonus} gameTurn={gameTurn} />}
    </RoomSection>
  );
}

type TurnsProps = {
  readonly bonus: VictoryBonus;
  readonly gameTurn: number;
  onLook(gameTurn: number): void;
};

/** Every Game Turn with its points; a tap shows its places. */
function Turns({ bonus, gameTurn, onLook }: TurnsProps) {
  const battle = useBattle();
  const texts = battleWords.battleScore.places;
  const turns = turnsToCount(battle, bonus.id, editionOfBattle(battle).gameStructure.gameTurns);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every engine
    <div
      role="group"
      aria-label={texts.turns}
      className="grid grid-cols-[repeat(auto-fill,minmax(3rem,1fr))] gap-1 pb-2"
    >
      {turns.map((turn) => {
        const sums = placeSums(placeRows(battle, bonus, turn));
        const here = turn === gameTurn;
        const shown = sums.a + sums.b === 0 ? texts.nothing : texts.sum(sums);
        return (
          <button
            key={turn}
            type="button"
            aria-label={texts.turnName(turn, sums, shown)}
            aria-pressed={here}
            onClick={() => onLook(turn)}
            className={`flex min-h-(--control) min-w-0 flex-col items-center justify-center rounded-lg border-2 leading-small ${here ? 'border-strong bg-strong text-on-strong' : 'border-line bg-card'}`}
          >
            <span className="text-note">{texts.turn(turn)}</span> <span className="font-bold">{shown}</span>
          </button>
        );
      })}
    </div>
  );
}

export function PlaceItem({ bonus, gameTurn, row }: PlaceItemProps) {
  const { act } = useBattleActions();
  const disabled = !useMayWrite();
  const { place, points, holder } = row;
  const texts = battleWords.battleScore.places;
  const cell = (side: Side) => (
    <ToggleTile
      tone={SIDE_TONE[side]}
      name={texts.control(bonus.label, place, gameTurn, side)}
      on={holder === side}
      disabled={disabled}
      onToggle={(on) =>
        act({ type: 'holdPlaces', bonusId: bonus.id, gameTurn, holders: { [place]: on ? side : null } })
      }
    >
      {holder === side ? texts.on(points) : texts.off}
    </ToggleTile>
  );
  const [blue, red] = SIDES.map(cell);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)] items-center gap-1">
      {blue}
      <span className="text-center font-display text-label leading-detail break-words">
        {texts.place(bonus.label, place, bonus.places?.points ? points : null)}
      </span>
      {red}
    </li>
  );
}

/** One tap for a turn in which no place changed its holder. */
function AsBefore({ bonus, gameTurn }: { readonly bonus: VictoryBonus; readonly gameTurn: number }) {
  const battle = useBattle();
  const { act } = useBattleActions();
  const disabled = !useMayWrite();
  const before = holdersBefore(battle, bonus, gameTurn);
  const untouched = placeRows(battle, bonus, gameTurn).every(({ holder }) => holder === null);
  if (!before || !untouched) return null;
  return (
    <div className="pt-2">
      <Button
        kind="quiet"
        disabled={disabled}
        onPress={() => act({ type: 'holdPlaces', bonusId: bonus.id, gameTurn, holders: before.holders })}
      >
        {battleWords.battleScore.places.asIn(before.gameTurn)}
      </Button>
    </div>
  );
}
