import { ChevronDown } from 'lucide';
import { MAX_OF_RULE } from '@/battle/score/decide-markers';
import { markerScorings } from '@/battle/score/marker-points';
import { scoreAt } from '@/battle/state/scored-markers';
import type { MarkerScore, Side, VictoryBonus } from '@/rules/index';
import { useBattle, useBattleActions, useMayWrite } from '@/store/battle/use-battle';
import { Icon } from '@/ui/look/icon';
import { SIDE_TONE } from '@/ui/look/tone';
import { StepTile } from '@/ui/tile/step-tile';
import { ToggleTile } from '@/ui/tile/toggle-tile';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';

const NOTHING: MarkerScore = { held: false, line: 0, vanguard: 0, supportUnit: null, broken: 0 };
const RULES = ['line', 'vanguard', 'supportUnit', 'broken'] as const;

type MarkerItemProps = {
  readonly bonus: VictoryBonus;
  readonly marker: number;
  readonly gameTurn: number;
  readonly side: Side;
  /** What it is worth to the side at the end of that turn. */
  readonly worth: number;
};

/** A marker in one turn of a side: one tap scores it, and what the unit's rules change folds beneath. */
export function MarkerItem({ bonus, marker, gameTurn, side, worth }: MarkerItemProps) {
  const battle = useBattle();
  const { act } = useBattleActions();
  const disabled = !useMayWrite();
  const { markers: texts, places, bonuses } = battleWords.battleScore;
  const key = { side, bonusId: bonus.id, marker, gameTurn };
  const score = scoreAt(battle.scoredMarkers ?? [], key) ?? NOTHING;
  const points = markerScorings(battle, bonus)
    .filter((one) => one.marker === marker && one.gameTurn === gameTurn && one.side === side)
    .reduce((sum, one) => sum + one.points, 0);
  const name = places.control(bonus.label, marker, gameTurn, side);
  const change = (changed: Partial<MarkerScore>) => {
    const to = { ...score, ...changed };
    act({ type: 'scoreMarker', ...key, to: to.held || to.broken > 0 ? to : null });
  };
  return (
    <li className="grid gap-1">
      <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,1fr)] items-center gap-2">
        <span className="font-display text-label break-words">
          {words.sideBySide([
            places.place(bonus.label, marker, worth === 0 ? null : worth),
            ...(worth === 0 ? [texts.gone] : []),
          ])}
        </span>
        <ToggleTile
          tone={SIDE_TONE[side]}
          name={name}
          on={score.held}
          disabled={disabled || (worth === 0 && !score.held)}
          onToggle={(held) => change(held ? { held } : { ...NOTHING, broken: score.broken })}
        >
          {score.held || points > 0 ? texts.on(points) : bonuses.off}
        </ToggleTile>
      </div>
      <details className="group">
        <summary
          aria-label={texts.rulesOf(name)}
          className="flex min-h-(--control) cursor-pointer list-none items-center gap-1 text-note text-muted"
        >
          <Icon of={ChevronDown} size={16} className="shrink-0 group-open:rotate-180" />
          {texts.rules}
        </summary>
        <div className="grid grid-cols-2 gap-1 pb-2">
          {RULES.map((rule) => (
            <div key={rule} className="min-w-0">
              <span className="block text-center text-note leading-note">{texts.held[rule]}</span>
              <StepTile
                tone={SIDE_TONE[side]}
                name={`${texts.held[rule]}, ${name}`}
                names={{
                  more: texts.more({ what: texts.held[rule], name }),
                  fewer: texts.fewer({ what: texts.held[rule], name }),
                }}
                value={score[rule] ?? 0}
                min={0}
                max={MAX_OF_RULE}
                disabled={disabled || (rule !== 'broken' && !score.held)}
                onChange={(to) => change({ [rule]: rule === 'supportUnit' && to === 0 ? null : to })}
              >
                {words.number(score[rule] ?? 0)}
              </StepTile>
            </div>
          ))}
        </div>
        <p className="pb-2 text-note leading-note text-muted">{texts.rulesHint}</p>
      </details>
    </li>
  );
}
