import type { SpecialRule } from './special-rules';
import type { ArmourPiercing, WoundPoolRules } from './wound-pool-rules';

/** A model in the fight. */
export type Fighter = {
  readonly id: string;
  readonly initiative: number;
  readonly rules: readonly SpecialRule[];
  readonly charged: boolean;
  /** In base contact with an enemy when its charge ended. */
  readonly inContact: boolean;
  /** The step at which it was removed as a casualty, or null. */
  readonly removedAtStep: number | null;
};

/**
 * The Hammer of Wrath hits of a combat: simultaneous, automatic, at the unmodified Strength, without a pile
 * in.
 */
export type HammerOfWrath = {
  readonly step: number;
  readonly models: readonly string[];
  readonly automaticHit: true;
  readonly strength: 'unmodified';
  readonly ap: ArmourPiercing;
  readonly pileIn: false;
};

export type InitiativeLadder = {
  readonly strikes: Readonly<Record<string, boolean>>;
  /** From the highest step to the lowest, without steps at which no model strikes. */
  readonly order: readonly { readonly step: number; readonly models: readonly string[] }[];
  readonly hammerOfWrath: HammerOfWrath | null;
};

/** The step at which a model strikes its own blows. */
export function stepOf(book: WoundPoolRules, fighter: Pick<Fighter, 'initiative' | 'rules'>): number {
  const { first, last, unwieldy } = book.steps;
  if (unwieldy !== undefined && fighter.rules.includes('unwieldy')) return unwieldy;
  return Math.max(last, Math.min(first, fighter.initiative));
}

/**
 * Who strikes at which step. Blows of one step are simultaneous: only a model removed at an earlier step does
 * not strike.
 */
export function initiativeLadder(book: WoundPoolRules, fighters: readonly Fighter[]): InitiativeLadder {
  const strikes = (fighter: Fighter) =>
    fighter.removedAtStep === null || fighter.removedAtStep <= stepOf(book, fighter);
  const strikers = fighters.filter(strikes);
  const steps = [...new Set(strikers.map((fighter) => stepOf(book, fighter)))].sort((a, b) => b - a);
  return {
    strikes: Object.fromEntries(fighters.map((fighter) => [fighter.id, strikes(fighter)])),
    order: steps.map((step) => ({
      step,
      models: strikers.filter((fighter) => stepOf(book, fighter) === step).map(({ id }) => id),
    })),
    hammerOfWrath: hammerOfWrath(book, fighters),
  };
}

function hammerOfWrath(book: WoundPoolRules, fighters: readonly Fighter[]): HammerOfWrath | null {
  const models = fighters.filter(
    ({ rules, charged, inContact }) => rules.includes('hammerOfWrath') && charged && inContact,
  );
  const hits = book.hammerOfWrath;
  if (models.length === 0 || !hits) return null;
  return {
    step: hits.step,
    models: models.map(({ id }) => id),
    automaticHit: true,
    strength: 'unmodified',
    ap: hits.ap,
    pileIn: false,
  };
}
