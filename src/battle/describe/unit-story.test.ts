import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { healthOf } from '@/battle/state/army';
import { FIRST_COMBAT, FOUGHT_EDITIONS, played, randomPlay, withArmies } from '@/testing/battles/battles';
import { healthPath, unitStory } from './unit-story';

describe('the story of a unit', () => {
  const armies = withArmies('t9a-2');
  const [spearmen, knights, , theirs] = battleOf(armies).units.map(({ unit }) => unit.id);
  if (!spearmen || !knights || !theirs) throw new Error('No units');
  const hurt = (by: number) => ({ type: 'changeHealth', unitId: spearmen, by, cause: 'other' }) as const;

  it('shows what happened to it and nothing else, with the health after each line that changed it', () => {
    const ledger = played(
      armies,
      hurt(-3),
      { type: 'beginTurn', turn: { gameTurn: 1, side: 'b' } },
      { type: 'changeHealth', unitId: knights, by: -1 },
      { type: 'engageUnits', combatId: FIRST_COMBAT, unitIds: [spearmen, theirs] },
      { type: 'count', combatId: FIRST_COMBAT, side: 'a', rowId: 'healthPointsLost', by: 2 },
      { type: 'closeRound', combatId: FIRST_COMBAT },
    );
    const story = unitStory(ledger, spearmen);
    expect(story.map(({ turn, lines }) => [turn.side, lines.map(({ line }) => line.seqs)])).toEqual([
      ['a', [[2], [4]]],
      ['b', [[7], [8], [9]]],
    ]);
    expect(healthPath(story, 20)).toEqual([20, 17, 15]);
  });

  it('keeps what was undone, without a change of health', () => {
    const story = unitStory(played(armies, hurt(-3), { type: 'undo' }), spearmen);
    const lines = story.flatMap((turn) => turn.lines);
    expect(lines.at(-1)).toMatchObject({ line: { undone: true }, healthAfter: null });
    expect(healthPath(story, 20)).toEqual([20]);
  });

  it.each(FOUGHT_EDITIONS)('of $id ends with the health the unit has', (edition) => {
    fc.assert(
      fc.property(randomPlay(edition), (ledgers) => {
        const ledger = ledgers[ledgers.length - 1] as Ledger;
        for (const army of battleOf(ledger).units) {
          const start = healthOf({ ...army, lost: 0 });
          expect(healthPath(unitStory(ledger, army.unit.id), start).at(-1)).toBe(healthOf(army));
        }
      }),
      { numRuns: 40 },
    );
  });
});
