import type { AssaultEventOf } from '@/battle/assault/event';
import type { AssaultIntent } from './intent';

/** The intent behind an event of a combat that is counted by points. */
export function pointsIntent(
  event: AssaultEventOf<'pointsCounted' | 'sideChecked' | 'aftermathChosen'>,
): AssaultIntent {
  const { combatId } = event;
  switch (event.type) {
    case 'pointsCounted': {
      const { side, rowId, to } = event;
      return { type: 'countPoints', combatId, side, rowId, to };
    }
    case 'sideChecked': {
      const { way, dice, passed, leadership, lowered } = event.to;
      const by = dice
        ? ({ way: 'rolled', dice, byApp: way === 'rolled' } as const)
        : ({ way: 'said', passed } as const);
      return { type: 'checkSide', combatId, by, leadership, lowered };
    }
    case 'aftermathChosen':
      return { type: 'chooseAftermath', combatId, unitKey: event.unitKey, option: event.to.option };
  }
}
