import fc from 'fast-check';
import { expect, it } from 'vitest';
import { battleOf, type Ledger, nextUndo } from '@/battle/log/ledger';
import { parseLog } from '@/battle/log/parse-entry';
import { MODEL_RANKS } from '@/rules/book-parts';
import { SIDES } from '@/rules/index';
import {
  assaultIntentOf,
  assaultNow,
  assaultWish,
  fighters,
  inAssault,
  viewOf,
} from '@/testing/battles/assaults';
import { begun, FIRST_COMBAT, play, played } from '@/testing/battles/battles';

/*
 * Random challenges in rounds: two models of rank, each with a squad, one of whom challenges the other, and some
 * thirty gestures, most of them what the screen asks for.
 */

const champion = fc.record({
  wounds: fc.integer({ min: 1, max: 4 }),
  weaponSkill: fc.integer({ min: 1, max: 7 }),
  initiative: fc.integer({ min: 1, max: 7 }),
  attacks: fc.integer({ min: 1, max: 5 }),
  weaponDamage: fc.integer({ min: 1, max: 3 }),
  rank: fc.constantFrom(...MODEL_RANKS),
});

const challenge: fc.Arbitrary<readonly [Ledger, ...Ledger[]]> = fc
  .tuple(champion, champion, fc.nat({ max: 4 }), fc.array(assaultWish, { minLength: 15, maxLength: 40 }))
  .map(([blue, red, models, wishes]) => {
    const squads = models === 0 ? [] : SIDES.map((side) => fighters({ side, name: 'Squad', models }));
    const met = played(
      begun('hh-3'),
      inAssault({
        type: 'addFighters',
        fighters: [
          fighters({ ...blue, name: 'One' }),
          fighters({ ...red, name: 'Other', side: 'b' }),
          ...squads,
        ],
      }),
    );
    const [one, other] = assaultNow(met).groups.map(({ id }) => `${id}.1`);
    const ledgers: [Ledger, ...Ledger[]] = [
      played(
        met,
        inAssault({ type: 'issueChallenge', modelId: one ?? '' }),
        inAssault({ type: 'answerChallenge', by: 'accepted', modelId: other ?? '' }),
      ),
    ];
    for (const wish of wishes) {
      const before = ledgers.at(-1) as Ledger;
      ledgers.push(play(before, assaultIntentOf(wish, before, FIRST_COMBAT)));
    }
    return ledgers;
  });

/** What the runs did contain. */
const met = { rounds: 0, ended: 0, fallen: 0, withdrew: 0 };

it('a challenge in rounds keeps blows until it is over, pays its glory once, and is read as it was written', () => {
  fc.assert(
    fc.property(challenge, (ledgers) => {
      for (const ledger of ledgers) {
        const round = assaultNow(ledger);
        const duel = round.challenge?.duel;
        const { challenge: shown } = viewOf(ledger);
        if (!duel || !shown.duel) continue;
        met.rounds = Math.max(met.rounds, duel.rounds.length);
        if (duel.ended) {
          met.ended += 1;
          const { winner, glory } = duel.ended;
          if (duel.ended.withdrew) met.withdrew += 1;
          if (SIDES.some((side) => shown.duel?.sides[side].woundsLeft === 0)) met.fallen += 1;
          expect(SIDES.filter((side) => glory[side] > 0)).toEqual(
            winner && glory[winner] > 0 ? [winner] : [],
          );
        } else {
          expect(round.strikes.filter(({ hits }) => hits !== null)).toEqual([]);
        }
        for (const { woundsLeft, wounds } of round.groups) {
          for (const left of woundsLeft) expect(left >= 0 && left <= wounds).toBe(true);
        }
      }
      const last = ledgers.at(-1) ?? ledgers[0];
      const reopened = parseLog(JSON.parse(JSON.stringify(last.entries)) as readonly unknown[]);
      expect(reopened.problems).toEqual([]);
      expect(reopened.ledger).toEqual(last);
      let back = last;
      while (nextUndo(back)) back = play(back, { type: 'undo' });
      expect(battleOf(back)).toEqual(battleOf(begun('hh-3')));
    }),
    { numRuns: 150 },
  );
  expect(met.rounds).toBeGreaterThan(1);
  for (const often of [met.ended, met.fallen, met.withdrew]) expect(often).toBeGreaterThan(0);
}, 120_000);
