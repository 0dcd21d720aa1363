import type { UnitProfileFacts } from '@/army-list/list/army-list';
import { folded } from '@/army-list/text/normalise';
import { MAX_FACT_LENGTH, type UnitDraft } from '@/battle/state/unit';
import type { Edition } from '@/rules/index';

/** Facts of a unit as an edition asks for them. */
export type ImportFact = UnitDraft['facts'];

/**
 * What a file says of a unit in the words of an edition: its base; its troop type where the edition has that
 * type; its height as a number where the edition counts it, else as it is written.
 */
export function importedFacts(profile: UnitProfileFacts, edition: Edition): ImportFact {
  const { troopType, base, height, entered = {} } = profile;
  const facts: Partial<Record<string, string | number | boolean>> = recalledFacts(entered, {}, edition);
  if (typeof entered.frontWidth === 'number') facts.frontWidth = entered.frontWidth;
  if (base !== null && base !== '') facts.base = base.slice(0, MAX_FACT_LENGTH);
  const countsHeight = edition.unitFacts?.some(({ id }) => id === 'height') === true;
  if (height !== null && height !== '' && !countsHeight) facts.height = height.slice(0, MAX_FACT_LENGTH);
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

/**
 * What the phone knows of a unit and its list does not say, as far as the edition asks for it; the width of
 * its ranks is told apart.
 */
export function recalledFacts(known: ImportFact, told: ImportFact, edition: Edition): ImportFact {
  const asked: readonly string[] = [...(edition.unitFacts ?? []).map(({ id }) => id), 'base'];
  const recalled = Object.entries(known).filter(
    ([id]) => id !== 'frontWidth' && asked.includes(id) && !(id in told),
  );
  return Object.fromEntries(recalled);
}
