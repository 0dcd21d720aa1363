import type { UnitDraft } from '@/battle/state/unit';
import { battleWords } from '@/words/battle-words';
import { keptArmyWords } from '@/words/kept-army-words';
import { words } from '@/words/words';
import { armyPoints } from './find-armies';

/** The units of an army, one line each, with their points. */
export function UnitLines({ units }: { readonly units: readonly UnitDraft[] }) {
  const title = keptArmyWords.size(units.length, armyPoints({ units }));
  return (
    <section aria-label={keptArmyWords.units}>
      <h3 className="text-body">{title}</h3>
      <ul>
        {units.map(({ name, models, pointCost, marks }) => (
          <li key={name} className="flex items-baseline gap-2 border-t border-line py-1">
            <span className="min-w-0 flex-1 break-words">
              {models > 1 && `${words.number(models)} `}
              <span className="font-bold">{name}</span>
              <span className="block text-detail leading-label text-muted">
                {words.sideBySide(marks.map(battleWords.armies.markName))}
              </span>
            </span>
            <span className="font-display font-bold tabular-nums">{words.number(pointCost)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
