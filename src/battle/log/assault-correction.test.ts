import { describe, expect, it } from 'vitest';
import { logByTurn } from '@/battle/describe/log-lines';
import { battleReport } from '@/battle/report/report';
import { combatRecords } from '@/battle/review/combat-record';
import { healthOf } from '@/battle/state/army';
import type { FighterDraft } from '@/battle/state/fighters';
import { assaultNow, fighters, groupNamed, inAssault, viewOf, woundsLeft } from '@/testing/battles/assaults';
import { begun, draft, FIRST_COMBAT, played } from '@/testing/battles/battles';
import { battleWords } from '@/words/battle-words';
import { handOverWords } from '@/words/hand-over-words';
import { correctedAssault } from './corrected-round';
import { correctionQuestion } from './correction-question';
import { decide } from './decide';
import type { Intent, LogIntent } from './intent';
import { battleOf, type Ledger } from './ledger';
import { mendFighters } from './mend-fighters';
import { parseLog } from './parse-entry';
import { ledgerAt } from './timeline';

type Seqs = Extract<LogIntent, { type: 'correctEntries' }>['seqs'];
type Instead = Extract<LogIntent, { type: 'correctEntries' }>['instead'];
const wrong = (seqs: Seqs, instead: Instead): Intent => ({ type: 'correctEntries', seqs, instead });
const last = (of: Ledger, back = 0): Seqs => [(of.entries.at(-1 - back)?.seq ?? 0) as number];
const assault = (intent: Parameters<typeof inAssault>[0]) => inAssault(intent) as NonNullable<Instead>;
const refusal = (of: Ledger, intent: Intent) => {
  const decision = decide(of, intent);
  return decision.ok ? null : decision.refusal;
};
function expectToLast(ledger: Ledger): void {
  const reopened = parseLog(JSON.parse(JSON.stringify(ledger.entries)) as readonly unknown[]);
  expect(reopened.problems).toEqual([]);
  expect(reopened.ledger).toEqual(ledger);
}

const listed = played(begun('hh-1'), {
  type: 'addUnits',
  side: 'b',
  units: [draft({ name: 'Mob', models: 10 })],
});
const mobUnit = battleOf(listed).units[0]?.unit.id ?? expect.fail('no unit');
function fight(blue: Partial<FighterDraft> = {}): Ledger {
  return played(
    listed,
    inAssault({
      type: 'addFighters',
      fighters: [
        fighters({ name: 'Squad', models: 5, weaponAp: 3, ...blue }),
        fighters({
          side: 'b',
          name: 'Mob',
          models: 10,
          initiative: 1,
          armourSave: 4,
          unitId: mobUnit,
          weaponAp: 2,
        }),
      ],
    }),
  );
}

const start = fight({ weaponAp: null });
const squad = groupNamed(start, 'Squad');
const saved = (count: number) =>
  inAssault({ type: 'allocateTogether', unitKey: mobUnit, saved: count, discounted: 0, defenderChoice: [] });
const hit = played(start, inAssault({ type: 'enterHits', strikeId: squad, hits: 4 }));
const wounded = played(hit, inAssault({ type: 'enterWounds', strikeId: squad, wounds: { plain: 3 } }));
const allocated = played(wounded, saved(1));
const mobLeft = (ledger: Ledger) => woundsLeft(ledger, 'Mob').filter((left) => left > 0).length;

describe('an answer of an assault is corrected', () => {
  it('where it was counted wrong: what came later keeps what the players said', () => {
    const fewer = played(
      allocated,
      wrong(last(allocated, 1), assault({ type: 'enterWounds', strikeId: squad, wounds: { plain: 2 } })),
    );
    // Two Wounds, of which one is saved as before.
    expect([mobLeft(allocated), mobLeft(fewer)]).toEqual([8, 9]);
    expect(healthOf(battleOf(fewer).units[0] ?? expect.fail('no unit'))).toBe(9);
    expect(viewOf(fewer).result.a.score).toBe(1);
    expect(assaultNow(fewer).lastStep).toBe(assaultNow(allocated).lastStep);
    expectToLast(fewer);
    expect(battleOf(played(fewer, { type: 'undo' }))).toEqual(battleOf(allocated));
    expect(battleOf(played(fewer, { type: 'undo' }, { type: 'redo' }))).toEqual(battleOf(fewer));
  });

  it('in its saves, its hits and what was thrown, and again', () => {
    const more = played(
      allocated,
      wrong(
        last(allocated),
        assault({ type: 'allocateTogether', unitKey: mobUnit, saved: 3, discounted: 0, defenderChoice: [] }),
      ),
    );
    expect(mobLeft(more)).toBe(10);
    const hits = played(more, wrong(last(hit), assault({ type: 'enterHits', strikeId: squad, hits: 5 })));
    expect(assaultNow(hits).strikes[0]).toMatchObject({
      hits: { count: 5 },
      wounds: { counts: { plain: 3 } },
    });
    expect(mobLeft(hits)).toBe(10);
    expectToLast(hits);
  });

  it('in the numbers and the profile of its fighters: later blows are those of the fighters as they were', () => {
    const bySix = fighters({ name: 'Squad', models: 6, weaponAp: 5 });
    const [, mob] = fightersOf(start);
    const mended = played(
      allocated,
      wrong(last(start), assault({ type: 'addFighters', fighters: [bySix, mob] })),
    );
    expect(assaultNow(mended).groups[0]).toMatchObject({ woundsLeft: [1, 1, 1, 1, 1, 1], weaponAp: 5 });
    expect(mobLeft(mended)).toBe(8);
    expectToLast(mended);
    // AP4 cancels the save of 4+: that one was saved is then not possible.
    const piercing = assault({ type: 'addFighters', fighters: [{ ...bySix, weaponAp: 4 }, mob] });
    expect(refusal(allocated, wrong(last(start), piercing))).toEqual({
      code: 'laterDoesNotFit',
      values: { seq: last(allocated)[0] },
    });
  });

  it('beside a switch of a later gesture, which keeps being only that', () => {
    const charged = played(
      start,
      inAssault({ type: 'changeFighters', groupId: squad, to: { ...fightersOf(start)[0], charged: true } }),
    );
    const [blue, mob] = fightersOf(start);
    const mended = played(
      charged,
      wrong(last(start), assault({ type: 'addFighters', fighters: [{ ...blue, models: 8 }, mob] })),
    );
    expect(assaultNow(mended).groups[0]).toMatchObject({ charged: true, woundsLeft: Array(8).fill(1) });
    expectToLast(mended);
  });

  it('and refused where something later no longer fits, with its number', () => {
    expect(
      refusal(allocated, wrong(last(hit), assault({ type: 'enterHits', strikeId: squad, hits: 2 }))),
    ).toEqual({
      code: 'laterDoesNotFit',
      values: { seq: last(wounded)[0] },
    });
    expect(refusal(allocated, wrong(last(wounded), null))?.code).toBe('laterDoesNotFit');
  });

  it('reads in the log beside what it should have been', () => {
    const fewer = played(
      allocated,
      wrong(last(allocated, 1), assault({ type: 'enterWounds', strikeId: squad, wounds: { plain: 2 } })),
    );
    const lines = logByTurn(fewer).flatMap((turn) => turn.lines);
    const corrected = lines.at(-1)?.description;
    expect(corrected && battleWords.logSentence(corrected)).toContain('2 Wounds from 4 hits');
  });
});

describe('a closed round of an assault', () => {
  const closed = played(allocated, inAssault({ type: 'endStep' }), {
    type: 'closeRound',
    combatId: FIRST_COMBAT,
  });
  const closing = last(closed)[0];
  const mended = played(
    closed,
    wrong(last(wounded), assault({ type: 'enterWounds', strikeId: squad, wounds: { plain: 4 } })),
  );
  const told = (ledger: Ledger) =>
    handOverWords.report
      .blocks(battleReport(ledger))
      .flatMap((block) => ('text' in block ? [block.text] : 'items' in block ? block.items : []));
  const recordOf = (ledger: Ledger) =>
    combatRecords(ledger)[0]?.rounds[0]?.assault ?? expect.fail('no assault');

  it('keeps its record, with the corrected result beside it', () => {
    expect(assaultNow(mended).outcome).toEqual(assaultNow(closed).outcome);
    expect(correctedAssault(mended, FIRST_COMBAT, 1)).toMatchObject({ a: { score: 3 } });
    expect(correctedAssault(closed, FIRST_COMBAT, 1)).toBeNull();
    expectToLast(mended);
  });

  it('is told in the report as it was recorded, and as it was corrected', () => {
    expect(told(mended)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/: 2 : 0$/),
        'Blue wins by 2.',
        'Corrected since: 3 : 0, Blue wins by 3.',
        'Mob lost 3 Wounds, 7 left.',
      ]),
    );
    expect(told(closed).join(' ')).not.toContain('Corrected since');
  });

  it('is reviewed with both, and what was corrected is no change of the rules', () => {
    expect(recordOf(closed)).toMatchObject({ corrected: null, today: null });
    expect(recordOf(mended)).toMatchObject({
      outcome: { a: { score: 2 } },
      corrected: { a: { score: 3 } },
      today: null,
    });
    const back = played(mended, { type: 'undo' });
    expect(recordOf(back)).toMatchObject({ corrected: null, today: null });
  });

  it('is replayed as it stood before the correction, and with both after it', () => {
    const at = (seq: number | undefined) => {
      const then = ledgerAt(mended, seq ?? 0);
      return then && correctedAssault(then, FIRST_COMBAT, 1);
    };
    expect(at(closing)).toBeNull();
    expect(at(last(mended)[0])).toMatchObject({ a: { score: 3 } });
  });
});

describe('a group that was entered wrong', () => {
  const to = { ...fightersOf(start)[0], models: 6 };
  const mend = (ledger: Ledger) => mendFighters(ledger, FIRST_COMBAT, squad, to);

  it('is changed until the first dice of the step, and its entry corrected after them', () => {
    expect(mend(start)).toMatchObject({ type: 'changeFighters' });
    expect(mend(hit)).toMatchObject({ type: 'correctEntries', seqs: last(start) });
    // The step after it has no dice yet: what was struck stays as it was struck.
    expect(mend(allocated)).toMatchObject({ type: 'changeFighters' });
    for (const ledger of [hit, wounded]) {
      const mended = played(ledger, mend(ledger));
      expect(assaultNow(mended).groups.map(({ woundsLeft: { length } }) => length)).toEqual([6, 10]);
      expect(assaultNow(mended).strikes[0]).toMatchObject({ attacks: 6, hits: { count: 4 } });
      expectToLast(mended);
    }
  });

  it('is changed from now on in a later round, until its dice', () => {
    const second = played(
      allocated,
      inAssault({ type: 'endStep' }),
      { type: 'closeRound', combatId: FIRST_COMBAT },
      inAssault({ type: 'takeMorale', unitKey: mobUnit, way: 'said', passed: true }),
      { type: 'beginRound', combatId: FIRST_COMBAT },
    );
    expect(mend(second)).toMatchObject({ type: 'changeFighters' });
  });
});

describe('what is asked of an answer that was wrong', () => {
  const asked = (seqs: Seqs) => correctionQuestion(allocated, seqs);
  it('is the count, within its dice', () => {
    expect(asked(last(hit))).toMatchObject({ kind: 'counts', parts: [{ id: 'hits', was: 4 }], most: 5 });
    expect(asked(last(wounded))).toMatchObject({ kind: 'counts', parts: [{ id: 'plain', was: 3 }], most: 4 });
    expect(asked(last(allocated))).toMatchObject({
      kind: 'counts',
      parts: [{ id: 'saved', was: 1 }],
      most: 3,
    });
    expect(asked(last(start))).toMatchObject({
      kind: 'models',
      groups: [
        { name: 'Squad', was: 5 },
        { name: 'Mob', was: 10 },
      ],
    });
  });

  it('makes the correction that says it', () => {
    const question = asked(last(wounded));
    if (question?.kind !== 'counts') return expect.fail('not asked for a count');
    expect(mobLeft(played(allocated, wrong(last(wounded), question.instead({ plain: 2 }))))).toBe(9);
    const models = asked(last(start));
    if (models?.kind !== 'models') return expect.fail('not asked for models');
    const mended = played(allocated, wrong(last(start), models.instead([7, 10])));
    expect(assaultNow(mended).groups[0]?.woundsLeft).toHaveLength(7);
  });
});

function fightersOf(ledger: Ledger): readonly [FighterDraft, FighterDraft] {
  const drafts = assaultNow(ledger).groups.map(({ id: _, woundsLeft: left, ...rest }) => ({
    ...rest,
    models: left.length,
  }));
  return drafts as unknown as readonly [FighterDraft, FighterDraft];
}
