import type { AssaultEventOf } from '@/battle/assault/event';
import type { AssaultIntent } from './intent';

/** The intent behind an event of a challenge that is fought in rounds of its own. */
export function duelIntent(
  event: AssaultEventOf<'gambitChosen' | 'focusRolled' | 'duelStruck' | 'challengeEnded'>,
): AssaultIntent {
  const { combatId } = event;
  switch (event.type) {
    case 'gambitChosen': {
      const { side, to } = event;
      return { type: 'chooseGambit', combatId, side, gambit: to.id, label: to.label };
    }
    case 'focusRolled': {
      const { way, facts, dice, advantage } = event.to;
      const by = dice
        ? ({ way: 'rolled', dice, byApp: way === 'rolled' } as const)
        : ({ way: 'said', advantage } as const);
      return { type: 'rollFocus', combatId, facts, by };
    }
    case 'duelStruck':
      return { type: 'strikeDuel', combatId, side: event.side, lost: event.from - event.to };
    case 'challengeEnded': {
      const { withdrew, inflicted } = event.to;
      return { type: 'endChallenge', combatId, withdraws: withdrew, inflicted };
    }
  }
}
