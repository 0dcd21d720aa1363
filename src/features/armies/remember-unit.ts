import { useEffect } from 'react';
import { folded } from '@/army-list/text/normalise';
import type { Unit, UnitDraft } from '@/battle/state/unit';
import { usePageStores } from '@/store/page/use-page-stores';

type RememberUnit = (editionId: string, before: Unit, to: UnitDraft) => void;

/** Remembers what was changed of a unit by hand, so that the next list with it offers that. */
export function useRememberUnit(): RememberUnit {
  const { armies } = usePageStores();
  // On its way while the form is filled in, so that what was changed is written at once.
  useEffect(() => {
    armies.load().catch(() => {});
  }, [armies]);
  return (editionId, before, to) => {
    const learned = changedBy(before, to);
    if (learned === null) return;
    // What cannot be read just now is not worth a word: the unit itself is changed.
    armies.load().then(
      ({ known }) => known.remember(editionId, { [folded(to.name)]: learned }),
      () => {},
    );
  };
}

function changedBy(before: Unit, to: UnitDraft) {
  const older: Readonly<Record<string, unknown>> = before.facts;
  const facts = Object.entries(to.facts).filter(([id, fact]) => older[id] !== fact);
  const healthPerModel = before.healthPerModel === to.healthPerModel ? null : to.healthPerModel;
  const characteristic = before.characteristic === to.characteristic ? null : to.characteristic;
  if (healthPerModel === null && characteristic === null && facts.length === 0) return null;
  return { healthPerModel, characteristic, facts: Object.fromEntries(facts) };
}
