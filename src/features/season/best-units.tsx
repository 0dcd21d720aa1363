import type { SeasonUnit } from '@/battle/cards/season';
import { seasonWords } from '@/words/season-words';

const MOST_SHOWN = 8;

type BestUnitsProps = { readonly units: readonly SeasonUnit[]; readonly battles: number };

/** The units that destroyed the most points, in rounds in which they fought alone on their side. */
export function BestUnits({ units, battles }: BestUnitsProps) {
  const { units: w } = seasonWords;
  if (units.length === 0) return <p className="text-muted">{w.none}</p>;
  return (
    <>
      <ol className="grid grid-cols-1">
        {units.slice(0, MOST_SHOWN).map((unit) => (
          <li key={`${unit.army}\n${unit.name}`} className="border-t border-line py-1.5">
            <span className="block text-name leading-title font-bold break-words">{unit.name}</span>
            <span className="block">{w.deeds(unit)}</span>
            <span className="block text-detail break-words text-muted">{w.of(unit)}</span>
          </li>
        ))}
      </ol>
      <p className="pt-1 text-detail text-muted">{w.hint(battles)}</p>
    </>
  );
}
