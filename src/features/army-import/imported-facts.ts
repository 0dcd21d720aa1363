import type { UnitProfileFacts } from '@/army-list/list/army-list';
import { folded } from '@/army-list/text/normalise';
import type { UnitDraft } from '@/battle/state/unit';
import type { Edition } from '@/rules/index';

/** Facts of a unit as an edition asks for them. */
export type ImportFact = UnitDraft['facts'];

/** What a file says of a unit in the words of an edition: its troop type where the edition has that type, its height where it counts it. */
export function importedFacts({ troopType, height }: UnitProfileFacts, edition: Edition): ImportFact {
  const facts: Partial<Record<string, string | number>> = {};
  for (const fact of edition.unitFacts ?? []) {
    if (fact.id === 'troopType' && fact.input === 'choice' && troopType !== null) {
      const written = folded(troopType);
      const found = [...fact.options]
        .sort((one, other) => other.label.length - one.label.length)
        .find(({ label }) => written.includes(folded(label)));
      if (found !== undefined) facts.troopType = found.id;
    }
    if (fact.id === 'height' && fact.input === 'number' && height !== null) {
      const number = Number(height);
      if (Number.isInteger(number) && number >= fact.min && number <= fact.max) facts.height = number;
    }
  }
  return facts;
}
