import type { Damage } from '@/battle/review/damage-dealt';
import { SIDE_TONE, toneClasses } from '@/ui/look/tone';
import { reviewWords } from '@/words/review-words';
import { words } from '@/words/words';

/** The damage of each unit, the most first: a bar with a number. The device shows the side. */
export function DamageBars({ damages }: { readonly damages: readonly Damage[] }) {
  const most = Math.max(1, ...damages.map(({ dealt }) => dealt));
  return (
    <ol className="grid gap-2">
      {damages.map(({ side, units, dealt }) => {
        const { text, device } = toneClasses[SIDE_TONE[side]];
        return (
          <li key={`${side} ${units.map(({ id }) => id).join(' ')}`}>
            <span className="flex items-baseline justify-between gap-3 leading-body">
              <span className="min-w-0 break-words">
                <span className={`font-bold ${text}`}>{words.side(side)}</span>{' '}
                {reviewWords.charts.doers(units.map(({ name }) => name))}
              </span>
              <span className="shrink-0 text-name font-bold">{words.number(dealt)}</span>
            </span>
            <span aria-hidden className="block">
              <span
                className={`block h-4 rounded-sm border-2 border-current ${device} ${text}`}
                style={{ width: `${(dealt / most) * 100}%` }}
              />
            </span>
          </li>
        );
      })}
    </ol>
  );
}
