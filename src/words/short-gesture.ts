import type { Description } from '@/battle/describe/description';
import { hammerOf, modelName, woundCounts } from './assault/log';
import { logSentence, roundIsClosed, testEnded } from './log';
import { combatTitle, unitCalled } from './shared/phrases';

/**
 * A gesture in two parts: the unit's name, which the screen may cut off, and what was done, which it may not.
 */
export type ShortGesture = { readonly who: string; readonly does: string };

/** The gesture for the undo button: "Halberdiers of the…", "joined". */
export const shortGesture = (d: Description): ShortGesture => {
  const { who, does } = partsOf(d);
  return { who, does: does.replaceAll(SCORE, '$1\u00A0:\u00A0$2') };
};

/** Two numbers against each other, which stay on one line. */
const SCORE = /(\d) : (\d)/g;

const partsOf = (d: Description): ShortGesture => {
  if (d.key === 'roundClosed') return { who: '', does: roundIsClosed(d.round) };
  if (d.key === 'unitTested') return endOf(logSentence(d), testEnded(d.test));
  // On a button what was lost is enough, and stands in full.
  const isLoss = d.key === 'woundsAllocated' && d.lost > 0;
  const full = logSentence(isLoss ? { ...d, saved: 0, discounted: 0 } : d);
  const who = gestureOf(d);
  if (who === '') return { who, does: full };
  const parts = parted(full, who);
  // Several kinds fill the button: of how many hits they are stands in the log.
  const isMixed = d.key === 'strikeWounds' && Object.values(d.counts).filter(Boolean).length > 1;
  return isMixed ? { ...parts, does: woundCounts(d.counts) } : parts;
};

/** "Archers: After shooting," and "Wavering": how it ended stands in full, and both are in the button's name. */
function endOf(full: string, end: string): ShortGesture {
  return full.endsWith(end)
    ? { who: full.slice(0, -end.length).trimEnd(), does: end }
    : { who: '', does: full };
}

/** "Veterans broke", or "Veterans: 3 of 5 hit"; French has a space before the colon, Chinese none behind it. */
export function parted(full: string, who: string): ShortGesture {
  const between = full.startsWith(who) ? BETWEEN.exec(full.slice(who.length)) : null;
  if (!between) return { who: '', does: full };
  const [gap, colon] = between;
  return { who: `${who}${colon}`, does: full.slice(who.length + gap.length) };
}

const BETWEEN = /^(\s?[:：]|)(?:\s|(?<=：))/;

/** The name with which the gesture's sentence begins; empty if it begins with none. */
const gestureOf = (d: Description): string => {
  switch (d.key) {
    case 'unitAdded':
    case 'unitEdited':
    case 'unitRemoved':
    case 'unitMoved':
    case 'healthChanged':
    case 'fateChanged':
    case 'statusesChanged':
    case 'countChanged':
    case 'testThrown':
    case 'unitJoined':
    case 'unitLeft':
    case 'fightersEdited':
    case 'fightersRemoved':
    case 'modelsHurt':
    case 'woundsAllocated':
    case 'aftermathChosen':
    case 'moraleTaken':
    case 'sweepResolved':
      return unitCalled(d.unit);
    case 'strikeHits':
    case 'strikeWounds':
    case 'strikeChanged':
      return d.blow === 'hammerOfWrath' ? hammerOf(d.unit.name) : d.unit.name;
    case 'challengeIssued':
    case 'challengeAnswered':
    case 'duelStruck':
      return modelName(d.model);
    case 'testTaken':
      return d.unit ? unitCalled(d.unit) : '';
    case 'combatOpened':
    case 'combatEnded':
      return combatTitle(d.combat);
    default:
      return '';
  }
};
