import { SIDES } from '@/rules/index';
import { useBattle } from '@/store/battle/use-battle';
import { SIDE_TONE, toneClasses } from '@/ui/look/tone';
import { battleWords } from '@/words/battle-words';
import { RoomSection } from './room-section';
import { lossesOf } from './standing';

/** For an edition without victory rules: the losses of each side. */
export function NoVictoryRules() {
  const losses = lossesOf(useBattle());
  const { noRules } = battleWords.battleScore;
  return (
    <RoomSection title={noRules.title}>
      <p className="pb-2 text-detail text-muted">{noRules.text}</p>
      <ul className="grid gap-2">
        {SIDES.map((side) => {
          const { units, unitsGone, points, pointsGone } = losses[side];
          const { device, text } = toneClasses[SIDE_TONE[side]];
          return (
            <li
              key={side}
              className={`flex flex-wrap justify-between gap-x-3 rounded-lg px-3 py-2 ${device}`}
            >
              <span className={`font-display text-name font-bold ${text}`}>
                {noRules.lost(side, unitsGone, units)}
              </span>
              <span className="text-name font-bold text-ink">{noRules.pointsLost(pointsGone, points)}</span>
            </li>
          );
        })}
      </ul>
    </RoomSection>
  );
}
