import type { ModelProfile, UnitProfileFacts } from '@/army-list/list/army-list';
import { characteristic } from '@/army-list/list/profile-facts';
import { folded } from '@/army-list/text/normalise';
import { MAX_FACT_LENGTH, type UnitDraft } from '@/battle/state/unit';
import type { Edition, UnitStrengthType } from '@/rules/index';

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
    if (fact.id === 'troopType' && fact.input === 'choice') {
      const options = [...fact.options].sort((one, other) => other.label.length - one.label.length);
      const named = (text: string) => options.find(({ label }) => folded(text).includes(folded(label)));
      // A size is often only a word of the name.
      const isSize = edition.unitStrength?.types.some((type) => perUnit(type) !== null) === true;
      const found = named(troopType ?? '') ?? (isSize ? named(profile.profiles[0]?.name ?? '') : undefined);
      if (found !== undefined) facts.troopType = found.id;
    }
    if (fact.id === 'height' && fact.input === 'number' && height !== null) {
      const number = Number(height);
      if (Number.isInteger(number) && number >= fact.min && number <= fact.max) facts.height = number;
    }
  }
  return { ...facts, ...listedFacts(profile, edition, facts.troopType) };
}

/** What the profile of a unit has of an edition's facts, in its columns and among its rules. */
function listedFacts({ profiles }: UnitProfileFacts, edition: Edition, troopType: unknown): ImportFact {
  const [profile] = profiles;
  if (!profile) return {};
  const type = edition.unitStrength?.types.find(({ id }) => id === troopType);
  return Object.fromEntries(
    (edition.unitFacts ?? []).flatMap((fact): readonly (readonly [string, number | boolean])[] => {
      const { id, inLists } = fact;
      if (!inLists || fact.input === 'choice') return [];
      const rule = 'rules' in inLists ? ruleOf(profile, inLists.rules) : null;
      const text = 'columns' in inLists ? characteristic(profile, inLists.columns) : rule;
      // A column that only such a unit has says it as a rule does.
      if (fact.input === 'switch') return text === null ? [] : [[id, true]];
      // "15" and "15+" are one number; of "13/15" nobody knows which the edition means.
      const number = /^[([]?(\d{1,2})\+?[)\]]?$/.exec(text ?? '')?.[1];
      if (number === undefined || Number(number) < fact.min || Number(number) > fact.max) return [];
      const isOfItsType = id === 'unitStrength' && type && perUnit(type) === Number(number);
      return isOfItsType ? [] : [[id, Number(number)]];
    }),
  );
}

/** What stands behind a rule of one of these names, as "(5+)" does; empty: nothing; null: it has no such rule. */
function ruleOf({ rules }: ModelProfile, names: readonly string[]): string | null {
  const wanted = names.map(folded);
  for (const rule of rules) {
    const [, name = '', value = ''] = /^([^(]*)(.*)$/.exec(rule.trim()) ?? [];
    if (wanted.includes(folded(name))) return value.trim();
  }
  return null;
}

function perUnit({ each }: UnitStrengthType): number | null {
  return typeof each === 'object' && 'perUnit' in each ? each.perUnit : null;
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
