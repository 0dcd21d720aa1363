import type { Description } from '@/battle/describe/description';
import { logSentence, roundIsClosed } from './log';
import { combatTitle } from './phrases';

/** A gesture in two parts: whom it was done to, which may be cut where space is short, and what was done, which may not. */
export type ShortGesture = { readonly who: string; readonly does: string };

/** The gesture for the undo button: "Halberdiers of the…", "joined". */
export const shortGesture = (d: Description): ShortGesture => {
  if (d.key === 'roundClosed') return { who: '', does: roundIsClosed(d.round) };
  const full = logSentence(d);
  const who = gestureOf(d);
  if (who === '') return { who, does: full };
  // "Veterans broke", or "Veterans: 3 of 5 hit".
  const named = [who, `${who}:`].find((start) => full.startsWith(`${start} `));
  return named === undefined ? { who: '', does: full } : { who: named, does: full.slice(named.length + 1) };
};

/** Whose gesture it was, where its sentence begins with a name of any length. */
const gestureOf = (d: Description): string => {
  switch (d.key) {
    case 'unitAdded':
    case 'unitEdited':
    case 'unitRemoved':
    case 'unitMoved':
    case 'healthChanged':
    case 'fateChanged':
    case 'unitJoined':
    case 'unitLeft':
    case 'fightersEdited':
    case 'fightersRemoved':
    case 'modelsHurt':
    case 'woundsAllocated':
    case 'moraleTaken':
    case 'sweepResolved':
      return d.unit.name;
    case 'strikeHits':
    case 'strikeWounds':
    case 'strikeChanged':
      return d.blow === 'hammerOfWrath' ? `${d.unit.name}, Hammer of Wrath` : d.unit.name;
    case 'testTaken':
      return d.unit?.name ?? '';
    case 'combatOpened':
    case 'combatEnded':
      return combatTitle(d.combat);
    default:
      return '';
  }
};
