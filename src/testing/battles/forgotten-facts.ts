import fc from 'fast-check';
import type { EngagedUnit, Engagement, UnitFact, UnitStrengthTable } from '@/rules/index';

/** Engagements of which facts are forgotten, and what these may have been. */

type Asked = {
  readonly unitFacts: readonly UnitFact[];
  readonly unitStrength: UnitStrengthTable | undefined;
};

/** The facts that may be forgotten. The others are no where they are missing. */
const FORGETTABLE = [
  'unitStrength',
  'ranks',
  'frontWidth',
  'height',
  'troopType',
  'formation',
  'riders',
  'causesFear',
] as const;
type Fact = (typeof FORGETTABLE)[number];
type Facts = Partial<Pick<EngagedUnit, Fact>>;

/** The facts that the edition asks for. */
function factsAsked({ unitFacts }: Asked): readonly Fact[] {
  return FORGETTABLE.filter((fact) => unitFacts.some(({ id }) => id === fact));
}

function valuesOf(fact: UnitFact, models: number): fc.Arbitrary<number | string | boolean> {
  switch (fact.input) {
    case 'switch':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...fact.options.map(({ id }) => id));
    case 'number': {
      const most = { ranks: Math.min(8, fact.max), unitStrength: 3 * models, frontWidth: 12 }[
        fact.id as string
      ];
      return fc.integer({
        min: fact.id === 'frontWidth' ? 1 : fact.min,
        max: Math.min(fact.max, most ?? fact.max),
      });
    }
  }
}

/** A unit of which all is known. Its ranks are entered, or follow from its front; never both. */
function knownFacts(edition: Asked, models: number): fc.Arbitrary<Facts> {
  const asked = edition.unitFacts.filter(({ id }) => FORGETTABLE.includes(id as Fact));
  const record = fc.record(
    Object.fromEntries(asked.map((fact) => [fact.id, valuesOf(fact, models)])),
  ) as fc.Arbitrary<Facts>;
  return fc.tuple(record, fc.boolean(), fc.boolean()).map(([facts, isCounted, isStrong]) => {
    const { ranks, frontWidth, unitStrength, ...others } = facts;
    const isTyped = asked.some(({ id }) => id === 'troopType') && edition.unitStrength !== undefined;
    const counted = isCounted || frontWidth === undefined ? { ranks: ranks ?? 0 } : {};
    // A formation hangs on the front, however many ranks were counted.
    const isMeasured = counted.ranks === undefined || asked.some(({ id }) => id === 'formation');
    return {
      ...others,
      ...counted,
      ...(isMeasured && frontWidth !== undefined ? { frontWidth } : {}),
      ...(unitStrength !== undefined && (isStrong || !isTyped) ? { unitStrength } : {}),
    } as Facts;
  });
}

function unitOf(
  edition: Asked,
  id: string,
  side: 'a' | 'b',
  mayHaveCharacters = true,
): fc.Arbitrary<EngagedUnit> {
  return fc.integer({ min: 1, max: 40 }).chain((models) =>
    fc
      .record({
        facts: knownFacts(edition, models),
        startingWounds: fc.integer({ min: 1, max: 6 }),
        standard: fc.boolean(),
        musician: fc.boolean(),
        higherGround: fc.boolean(),
        noRankBonus: fc.boolean().map((is) => is && models % 5 === 0),
        horde: fc.boolean(),
        wipedOut: fc.nat(9).map((roll) => roll === 0),
        characters: mayHaveCharacters
          ? fc.oneof(fc.constant([]), fc.tuple(unitOf(edition, `${id} hero`, side, false)))
          : fc.constant([]),
      })
      .map(({ facts, characters, ...more }) => ({
        id,
        side,
        models,
        startingModels: models,
        ...facts,
        ...more,
        ...(characters.length > 0 ? { characters } : {}),
      })),
  );
}

/** Every fact of the engagement is known. */
function knownEngagement(edition: Asked): fc.Arbitrary<Engagement> {
  const units = (side: 'a' | 'b') =>
    fc
      .integer({ min: 1, max: 3 })
      .chain((count) =>
        fc.tuple(...Array.from({ length: count }, (_, index) => unitOf(edition, `${side}${index}`, side))),
      );
  const contact = fc.record({
    unit: fc.nat(2),
    enemy: fc.nat(2),
    ofA: fc.boolean(),
    facing: fc.constantFrom('front' as const, 'leftFlank' as const, 'rightFlank' as const, 'rear' as const),
    charge: fc.constantFrom('none' as const, 'thisRound' as const, 'earlier' as const),
  });
  return fc.tuple(units('a'), units('b'), fc.array(contact, { maxLength: 4 })).map(([a, b, contacts]) => ({
    units: [...a, ...b],
    contacts: contacts.map(({ unit, enemy, ofA, facing, charge }) => {
      const [own, other] = [a[unit % a.length]?.id ?? '', b[enemy % b.length]?.id ?? ''];
      return { unitId: ofA ? own : other, enemyUnitId: ofA ? other : own, facing, charge };
    }),
  }));
}

/** Not where another fact says the same in its place: the rest would say something else then, not less. */
function mayBeForgotten(unit: EngagedUnit, fact: Fact): boolean {
  if (fact === 'ranks') return unit.frontWidth === undefined;
  if (fact === 'frontWidth') return unit.ranks === undefined;
  return fact === 'unitStrength' ? unit.troopType === undefined : unit[fact] !== undefined;
}

/** An engagement, the same without some facts, and what was lost in its round. */
export function forgetful(edition: Asked) {
  return fc
    .record({
      known: knownEngagement(edition),
      seed: fc.nat(),
      share: fc.integer({ min: 1, max: 9 }),
      losses: fc.record({ a: fc.nat(6), b: fc.nat(6) }),
    })
    .map(({ known, seed, share, losses }) => {
      const dice = random(seed);
      const forget = (unit: EngagedUnit): EngagedUnit => {
        const gone = factsAsked(edition).filter((fact) => mayBeForgotten(unit, fact) && dice() * 10 < share);
        const kept = Object.entries(unit).filter(([fact]) => !gone.includes(fact as Fact));
        return {
          ...(Object.fromEntries(kept) as EngagedUnit),
          ...(unit.characters ? { characters: unit.characters.map(forget) } : {}),
        };
      };
      return { known, forgotten: { ...known, units: known.units.map(forget) }, seed, losses };
    });
}

/** Some of what the forgotten facts may have been: the lowest, the highest, and by chance. */
export function completionsOf(edition: Asked, forgotten: Engagement, seed: number): readonly Engagement[] {
  const dice = random(seed + 1);
  return ([() => 0, () => 0.999, dice, dice, dice] as const).map((chance) => ({
    ...forgotten,
    units: forgotten.units.map((unit) => completed(edition, unit, chance)),
  }));
}

function completed(edition: Asked, unit: EngagedUnit, chance: () => number): EngagedUnit {
  const value = (fact: Fact) => {
    const asked = edition.unitFacts.find(({ id }) => id === fact);
    if (!asked) return {};
    if (asked.input === 'switch') return { [fact]: chance() < 0.5 };
    if (asked.input === 'choice') {
      return { [fact]: asked.options[Math.floor(chance() * asked.options.length)]?.id };
    }
    const [min, max] = [fact === 'frontWidth' ? 1 : asked.min, fact === 'frontWidth' ? 40 : asked.max];
    return { [fact]: min + Math.floor(chance() * (max - min + 1)) };
  };
  const missing = factsAsked(edition).filter((fact) => unit[fact] === undefined);
  const isType = edition.unitFacts.some(({ id }) => id === 'troopType') && edition.unitStrength !== undefined;
  const needed = missing.filter((fact) => {
    if (fact === 'ranks')
      return unit.frontWidth === undefined && !edition.unitFacts.some(({ id }) => id === 'frontWidth');
    if (fact === 'frontWidth') return unit.ranks === undefined;
    if (fact === 'unitStrength') return !isType || (unit.troopType === undefined && chance() < 0.5);
    return true;
  });
  return {
    ...unit,
    ...Object.assign({}, ...needed.map(value)),
    ...(unit.characters
      ? { characters: unit.characters.map((character) => completed(edition, character, chance)) }
      : {}),
  };
}

/** Chance that repeats itself. */
function random(seed: number): () => number {
  let state = (seed % 2_147_483_646) + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
