import { useEffect } from 'react';
import { folded } from '@/army-list/text/normalise';
import { nameOfKind, type Unit, type UnitDraft } from '@/battle/state/unit';
import type { Edition } from '@/rules/index';
import type { KnownUnit } from '@/store/armies/kept-kinds';
import { countsModels, knownFacts } from '@/store/armies/known-facts';
import { usePageStores } from './use-page-stores';

type RememberUnit = (editionId: string, before: Unit, to: UnitDraft) => void;

/**
 * Remembers the values of a unit that were changed by hand, so that the next list with this unit proposes
 * them.
 */
export function useRememberUnit(): RememberUnit {
  const { armies } = usePageStores();
  // Loads while the player fills in the form, so that the change is written at once.
  useEffect(() => {
    armies.load().catch(() => {});
  }, [armies]);
  return (editionId, before, to) => {
    const learned = changedBy(before, to);
    if (learned === null) return;
    // If the memory cannot be read, no message is needed: the unit itself is changed.
    armies.load().then(
      ({ known }) => known.remember(editionId, { [folded(nameOfKind(to.name))]: learned }),
      () => {},
    );
  };
}

function changedBy(before: Unit, to: UnitDraft): KnownUnit | null {
  const older: Readonly<Record<string, unknown>> = before.facts;
  const facts = Object.entries(to.facts).filter(([id, fact]) => older[id] !== fact);
  const healthPerModel = before.healthPerModel === to.healthPerModel ? null : to.healthPerModel;
  const characteristic = before.characteristic === to.characteristic ? null : to.characteristic;
  const character = to.marks.includes('character');
  const isSame = character === before.marks.includes('character');
  if (healthPerModel === null && characteristic === null && facts.length === 0 && isSame) return null;
  const changed = Object.fromEntries(facts);
  const learned = {
    healthPerModel,
    characteristic,
    facts: changed,
    ...(countsModels(changed) ? { models: to.models } : {}),
  };
  return isSame ? learned : { ...learned, character };
}

/**
 * Gives a unit that is typed what was said of units of its name before, where nothing else is typed:
 * facts, and the characteristic.
 */
export function useRecallUnit(): (edition: Edition, unit: UnitDraft) => UnitDraft {
  const { armies } = usePageStores();
  useEffect(() => {
    armies.load().catch(() => {});
  }, [armies]);
  return ({ id, unitFacts = [] }, unit) => {
    const known = armies.get()?.known.getState()[id]?.[folded(nameOfKind(unit.name))];
    if (!known) return unit;
    const asked: readonly string[] = unitFacts.map((fact) => fact.id);
    const facts = Object.entries(knownFacts(known, unit.models)).filter(([fact]) => asked.includes(fact));
    return {
      ...unit,
      characteristic: unit.characteristic ?? known.characteristic,
      facts: { ...Object.fromEntries(facts), ...unit.facts },
    };
  };
}
