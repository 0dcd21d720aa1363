import { describe, expect, it } from 'vitest';
import { healthOf } from '@/battle/state/army';
import { battleId, combatId, writerId } from '@/battle/state/ids';
import { exampleLedger } from '@/store/example/example-battle';
import { assaultNow, fighters, groupNamed, inAssault, woundsLeft } from '@/testing/battles/assaults';
import { FOUGHT_EDITIONS, played } from '@/testing/battles/battles';
import { armyNow, expectToLast, first, health, scene } from '@/testing/battles/scenes';
import { correctionQuestion } from './correction-question';
import { decide } from './decide';
import type { Intent, LogIntent } from './intent';
import { battleOf, type Ledger, nextSeq } from './ledger';

type Wrong = Extract<LogIntent, { type: 'correctEntries' }>;
const wrong = (seq: number, instead: Wrong['instead']): Intent => ({
  type: 'correctEntries',
  seqs: [seq],
  instead,
});
const lastSeq = (of: Ledger) => of.entries.at(-1)?.seq ?? 0;
const refusal = (of: Ledger, intent: Intent) => {
  const decision = decide(of, intent);
  return decision.ok ? null : decision.refusal;
};

describe.each(FOUGHT_EDITIONS)('in a battle of $id, a loss is corrected', (edition) => {
  const { ledger, id } = scene(
    edition.id,
    [
      { name: 'Spears', models: 20 },
      { name: 'Scouts', models: 10 },
    ],
    [
      { name: 'Knights', models: 8 },
      { name: 'Hounds', models: 5 },
    ],
  );
  const [knights, hounds] = [id('Knights'), id('Hounds')];
  const lost = (by: number) => ({ type: 'changeHealth', unitId: knights, by: -by, cause: 'other' }) as const;
  const two = played(ledger, lost(2));
  const seq = lastSeq(two);

  it('after a combat was opened and fought elsewhere', () => {
    const fought = played(two, { type: 'openCombat' }, health(hounds, -1, 'other'));
    const corrected = played(fought, wrong(seq, lost(3)));
    expect(healthOf(armyNow(corrected, knights))).toBe(5);
    expect(battleOf(corrected).combats).toHaveLength(battleOf(fought).combats.length);
    expectToLast(corrected);
  });

  it('after several combats were opened, one of them ended, and may be taken back too', () => {
    const opened = played(two, { type: 'openCombat' });
    const ended = played(
      opened,
      { type: 'endCombat', combatId: battleOf(opened).combats.at(-1)?.id ?? combatId('none') },
      { type: 'openCombat' },
    );
    expect(healthOf(armyNow(played(ended, wrong(seq, null)), knights))).toBe(8);
    expectToLast(played(ended, wrong(seq, lost(8))));
  });

  it('refused for the unit that has not as much to lose, and for no combat', () => {
    const gone = played(two, { type: 'openCombat' }, lost(6));
    expect(refusal(gone, wrong(seq, lost(3)))).toEqual({
      code: 'laterDoesNotFit',
      values: { seq: lastSeq(gone) },
    });
  });
});

describe('in the round of one combat, with another opened after it,', () => {
  const { ledger, id } = scene(
    't9a-2',
    [
      { name: 'Spears', models: 20 },
      { name: 'Scouts', models: 10 },
    ],
    [
      { name: 'Knights', models: 8 },
      { name: 'Hounds', models: 5 },
    ],
  );
  const [spears, scouts, knights, hounds] = [id('Spears'), id('Scouts'), id('Knights'), id('Hounds')];
  const engaged = played(ledger, first.engage(spears, knights));
  const tapped = played(engaged, health(knights, -3), {
    type: 'answer',
    combatId: combatId('c1'),
    side: 'a',
    rowId: 'charge',
    answer: true,
  });
  const opened = played(tapped, { type: 'openCombat' });
  const second = battleOf(opened).combats.at(-1)?.id ?? combatId('none');
  const fought = played(
    opened,
    { type: 'engageUnits', combatId: second, unitIds: [scouts, hounds] },
    health(hounds, -2),
    { type: 'closeRound', combatId: second },
  );
  const lossSeq = nextSeq(engaged);

  it('what was lost there, and whether somebody charged, is still corrected', () => {
    const less = { type: 'changeHealth', unitId: knights, by: -2, cause: 'combat' } as const;
    const corrected = played(fought, wrong(lossSeq, less), wrong(lossSeq + 1, null));
    expect([knights, hounds].map((unit) => healthOf(armyNow(corrected, unit)))).toEqual([6, 3]);
    expectToLast(corrected);
  });
});

describe('in the example battle, with its many combats,', () => {
  const example = exampleLedger(battleId('example'), writerId('w1'), 1_760_000_000_000);
  const eventOf = (seq: number) => example.entries.find((entry) => entry.seq === seq)?.events[0];
  const unitOf = (seq: number) => {
    const event = eventOf(seq);
    return event?.type === 'healthChanged' ? event.unitId : undefined;
  };
  const corrected = example.entries.flatMap(({ seq }) => {
    const question = correctionQuestion(example, [seq]);
    if (question?.kind !== 'amount') return [];
    const other = question.was === 1 ? 2 : question.was - 1;
    return [{ seq, refused: refusal(example, wrong(seq, question.instead(other))) }];
  });

  it('every loss can be corrected by one, unless its unit lost all the rest later', () => {
    expect(corrected.length).toBeGreaterThan(10);
    for (const { seq, refused } of corrected) {
      if (refused === null) continue;
      const later = refused.code === 'laterDoesNotFit' ? refused.values.seq : 0;
      expect(eventOf(later)).toMatchObject({ type: 'healthChanged', unitId: unitOf(seq), to: 0 });
    }
    expect(corrected.filter(({ refused }) => refused === null).length).toBe(corrected.length - 2);
  });
});

describe('after a step of an assault was ended by hand while Wounds waited,', () => {
  const { ledger, id } = scene('hh-1', [{ name: 'Spears', models: 20 }], [{ name: 'Hounds', models: 5 }]);
  const hounds = id('Hounds');
  const lost = (by: number) => ({ type: 'changeHealth', unitId: hounds, by: -by, cause: 'other' }) as const;
  const two = played(ledger, lost(2));
  const begun = played(
    two,
    inAssault({
      type: 'addFighters',
      fighters: [
        fighters({ name: 'Squad', models: 5 }),
        fighters({ name: 'Mob', side: 'b', models: 4 }),
        fighters({ name: 'Gang', side: 'b', models: 3 }),
      ],
    }),
  );
  const [squad, mob] = [groupNamed(begun, 'Squad'), groupNamed(begun, 'Mob')];
  const wounded = played(
    begun,
    inAssault({ type: 'enterHits', strikeId: squad, hits: 4 }),
    inAssault({ type: 'enterWounds', strikeId: squad, wounds: { plain: 2 } }),
  );
  const woundsSeq = lastSeq(wounded);
  const hitBack = inAssault({ type: 'enterHits', strikeId: mob, hits: 3 });
  const saves = inAssault({
    type: 'allocateTogether',
    unitKey: mob,
    saved: 0,
    discounted: 0,
    defenderChoice: [],
  });

  it.each([
    ['with no blow of the enemy entered', wounded],
    ['with hits of the enemy entered, and no Wounds of them', played(wounded, hitBack)],
  ])('a loss elsewhere is corrected, %s', (_, before) => {
    const ended = played(before, inAssault({ type: 'endStep' }), saves);
    const corrected = played(ended, wrong(lastSeq(two), lost(3)));
    expect(healthOf(armyNow(corrected, hounds))).toBe(2);
    expect(assaultNow(corrected)).toEqual(assaultNow(ended));
    expectToLast(corrected);
  });

  it('the Wounds are corrected, and every blow that was ended stays ended', () => {
    const ended = played(wounded, hitBack, inAssault({ type: 'endStep' }), saves);
    const one = inAssault({ type: 'enterWounds', strikeId: squad, wounds: { plain: 1 } });
    const corrected = played(ended, wrong(woundsSeq, one as NonNullable<Wrong['instead']>));
    expect(woundsLeft(corrected, 'Mob').filter((left) => left > 0)).toHaveLength(3);
    expect(assaultNow(corrected).strikes.filter(({ wounds }) => wounds === null)).toEqual([]);
    expectToLast(corrected);
  });
});
