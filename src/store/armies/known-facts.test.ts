import { expect, test } from 'vitest';
import { joinedFacts, knownFacts } from './known-facts';

const CLANRATS = {
  facts: { unitStrength: 20, ranks: 3, troopType: 'infantry', causesFear: false },
  models: 20,
};

test('what was said of a unit holds for one of its name, its counts only for as many models', () => {
  expect(knownFacts(CLANRATS, 20)).toEqual(CLANRATS.facts);
  expect(knownFacts(CLANRATS, 30)).toEqual({ troopType: 'infantry', causesFear: false });
  expect(knownFacts(undefined, 30)).toEqual({});
  expect(knownFacts({ facts: { ranks: 3, frontWidth: 5 } }, 20)).toEqual({ frontWidth: 5 });
});

test('what is said later is added, and counts of other models give way', () => {
  expect(joinedFacts(CLANRATS, { facts: { frontWidth: 5 } })).toEqual({
    facts: { ...CLANRATS.facts, frontWidth: 5 },
    models: 20,
  });
  expect(joinedFacts(CLANRATS, { facts: { unitStrength: 30 }, models: 30 })).toEqual({
    facts: { unitStrength: 30, troopType: 'infantry', causesFear: false },
    models: 30,
  });
  expect(joinedFacts(undefined, { facts: { causesFear: true } })).toEqual({ facts: { causesFear: true } });
});
