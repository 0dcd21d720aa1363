import { useState } from 'react';
import { battleScore } from '@/battle/score/battle-score';
import { markerPointsOf, markerScorings, markerWorth } from '@/battle/score/marker-points';
import type { Battle } from '@/battle/state/battle';
import { editionOfBattle } from '@/battle/state/edition-of';
import { sameTurn, type Turn, turnAfter } from '@/battle/state/turn';
import { otherSide, type VictoryBonus } from '@/rules/index';
import { useBattle, useBattleActions, useMayWrite } from '@/store/battle/use-battle';
import { SIDE_TONE } from '@/ui/look/tone';
import { ToggleTile } from '@/ui/tile/toggle-tile';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { MarkerItem } from './marker-item';
import { RoomSection } from './room-section';

/** Markers that the active player scores at the end of each own turn: turn by turn, the present one first. */
export function MarkersSection({ bonus }: { readonly bonus: VictoryBonus }) {
  const battle = useBattle();
  // The present turn is shown until a player selects another one.
  const [looked, setLooked] = useState<Turn | null>(null);
  const { gameTurn, side } = looked ?? battle.turn;
  const { objectives } = bonus;
  if (!objectives) return null;
  const texts = battleWords.battleScore;
  const sums = { a: markerPointsOf(battle, bonus, 'a'), b: markerPointsOf(battle, bonus, 'b') };
  return (
    <RoomSection
      title={texts.markers.title(bonus.label)}
      aside={<span className="shrink-0 text-name font-bold">{texts.places.sum(sums)}</span>}
    >
      <Turns bonus={bonus} shown={{ gameTurn, side }} onLook={setLooked} />
      <ul className="grid gap-1.5">
        {objectives.values.map((_, index) => (
          <MarkerItem
            // biome-ignore lint/suspicious/noArrayIndexKey: a marker is its number
            key={index}
            bonus={bonus}
            marker={index + 1}
            gameTurn={gameTurn}
            side={side}
            worth={markerWorth(battle, bonus, { marker: index + 1, gameTurn, side })}
          />
        ))}
      </ul>
      {gameTurn >= editionOfBattle(battle).gameStructure.gameTurns && (
        <CounterOffensive bonus={bonus} side={side} />
      )}
      <p className="pt-2 text-note leading-note text-muted">{objectives.hint}</p>
    </RoomSection>
  );
}

type TurnsProps = {
  readonly bonus: VictoryBonus;
  readonly shown: Turn;
  onLook(turn: Turn): void;
};

/** Every Player Turn with its points; a tap shows its markers. Those still to come cannot be chosen. */
function Turns({ bonus, shown, onLook }: TurnsProps) {
  const battle = useBattle();
  const texts = battleWords.battleScore;
  const scorings = markerScorings(battle, bonus);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every engine
    <div role="group" aria-label={texts.markers.turns} className="grid grid-cols-4 gap-1 pb-2">
      {playerTurns(battle).map(({ turn, begun }) => {
        const points = scorings
          .filter((one) => sameTurn(one, turn))
          .reduce((sum, one) => sum + one.points, 0);
        const here = sameTurn(turn, shown);
        const name = texts.markers.turn(turn.side, turn.gameTurn);
        const scored = points === 0 ? texts.places.nothing : words.number(points);
        return (
          <button
            key={`${turn.gameTurn}${turn.side}`}
            type="button"
            aria-label={texts.markers.turnName(`${name} ${scored}`, turn.gameTurn, points)}
            aria-pressed={here}
            disabled={!begun}
            onClick={() => onLook(turn)}
            className={`flex min-h-(--control) min-w-0 flex-col items-center justify-center rounded-lg border-2 leading-small disabled:opacity-35 ${here ? 'border-strong bg-strong text-on-strong' : 'border-line bg-card'}`}
          >
            <span className="text-note">{name}</span> <span className="font-bold">{scored}</span>
          </button>
        );
      })}
    </div>
  );
}

/** The Player Turns of a standard game, and those after it that were played, in their order. */
function playerTurns({ turn: now, setup, editionId }: Battle) {
  const { gameTurns } = editionOfBattle({ editionId }).gameStructure;
  const last = Math.max(gameTurns, now.gameTurn);
  const turns: { readonly turn: Turn; readonly begun: boolean }[] = [];
  let begun = true;
  let turn: Turn = { gameTurn: 1, side: setup.firstSide };
  while (turn.gameTurn <= last) {
    turns.push({ turn, begun });
    if (sameTurn(turn, now)) begun = false;
    turn = turnAfter(turn, setup.firstSide);
  }
  return turns;
}

/** Doubles what the side scores at markers in the last turn. Whether it may, the points now only suggest. */
function CounterOffensive({ bonus, side }: { readonly bonus: VictoryBonus; readonly side: Turn['side'] }) {
  const battle = useBattle();
  const { act } = useBattleActions();
  const disabled = !useMayWrite();
  const score = battleScore(battle);
  const rule = bonus.objectives?.counterOffensive;
  if (!score || !rule) return null;
  const texts = battleWords.battleScore.markers;
  const declared = (battle.counterOffensives ?? []).includes(side);
  return (
    <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,1fr)] items-center gap-2 pt-2">
      <p className="leading-detail">
        <span className="font-display text-label">{texts.counter}</span>
        <span className="block text-note leading-note text-muted">
          {texts.counterHint({
            hint: rule.hint,
            own: score[side].total,
            enemy: score[otherSide(side)].total,
          })}
        </span>
      </p>
      <ToggleTile
        tone={SIDE_TONE[side]}
        name={texts.counterName(side)}
        on={declared}
        disabled={disabled}
        onToggle={(to) => act({ type: 'declareCounterOffensive', side, to })}
      >
        {declared ? texts.declared(rule.times) : battleWords.battleScore.bonuses.off}
      </ToggleTile>
    </div>
  );
}
