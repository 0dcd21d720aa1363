import { describe, expect, it } from 'vitest';
import { logByTurn } from '@/battle/describe/log-lines';
import { battleReport } from '@/battle/report/report';
import { healthOf } from '@/battle/state/army';
import { played } from '@/testing/battles/battles';
import {
  attack,
  attackOf,
  attackView,
  inAttack,
  roundOf,
  shooters,
  shot,
  strikeOf,
  withSquads,
} from '@/testing/battles/shooting';
import { battleWords } from '@/words/battle-words';
import { handOverWords } from '@/words/hand-over-words';
import { correctionQuestion } from './correction-question';
import { decide } from './decide';
import type { Intent, LogIntent } from './intent';
import { battleOf, type Ledger } from './ledger';
import { parseLog } from './parse-entry';

type Seqs = Extract<LogIntent, { type: 'correctEntries' }>['seqs'];
type Instead = Extract<LogIntent, { type: 'correctEntries' }>['instead'];
const wrong = (seqs: Seqs, instead: Instead): Intent => ({ type: 'correctEntries', seqs, instead });
const last = (of: Ledger): Seqs => [of.entries.at(-1)?.seq ?? 0];
const within = (of: Ledger, intent: Parameters<typeof inAttack>[1]) =>
  inAttack(of, intent) as NonNullable<Instead>;
const mobHealth = (ledger: Ledger) => healthOf(battleOf(ledger).units[1] ?? expect.fail('no unit'));
const modelsLeft = (ledger: Ledger) => attackView(ledger).units[1]?.modelsLeft;
function expectToLast(ledger: Ledger): void {
  const reopened = parseLog(JSON.parse(JSON.stringify(ledger.entries)) as readonly unknown[]);
  expect(reopened.problems).toEqual([]);
  expect(reopened.ledger).toEqual(ledger);
}

const bolters = shooters({ shots: 2 }, { name: 'Bolters' });
const cannon = shooters({ shots: 3, strength: 6, ap: 4 }, { name: 'Cannon', models: 1 });
const start = attack(withSquads(), [bolters, cannon], { armourSave: 4 });
const strikeId = strikeOf(start, 'Bolters');
const mob = attackView(start).units[1]?.key ?? expect.fail('no target');
const hit = shot(start, { type: 'enterHits', strikeId, hits: 6 });
const wounded = shot(hit, { type: 'enterWounds', strikeId, wounds: { plain: 3 } });
const saved = shot(wounded, {
  type: 'allocateTogether',
  unitKey: mob,
  saved: 1,
  discounted: 0,
  defenderChoice: [],
});
const cannonId = strikeOf(saved, 'Cannon');
const ended = shot(saved, { type: 'enterHits', strikeId: cannonId, hits: 0 });

describe('an answer of a shooting attack is corrected', () => {
  it('where it was counted wrong: the saves stay as they were said, and so do the shots after them', () => {
    expect([modelsLeft(ended), attackOf(ended).ended]).toEqual([8, true]);
    const more = played(
      ended,
      wrong(last(wounded), within(ended, { type: 'enterWounds', strikeId, wounds: { plain: 5 } })),
    );
    expect([modelsLeft(more), mobHealth(more), attackOf(more).ended]).toEqual([6, 6, false]);
    expect(roundOf(more).strikes.map(({ hits }) => hits?.count)).toEqual([6, 0]);
    // Four of ten: now the mob has to test.
    expect(attackView(more).losers).toMatchObject([{ unit: { name: 'Mob' }, stage: 'morale' }]);
    expectToLast(more);
    const undone = played(more, { type: 'undo' });
    expect(battleOf(undone)).toEqual(battleOf(ended));
    expect(battleOf(played(undone, { type: 'redo' }))).toEqual(battleOf(more));
  });

  it('in its saves and in its hits', () => {
    const all = played(
      ended,
      wrong(
        last(saved),
        within(ended, {
          type: 'allocateTogether',
          unitKey: mob,
          saved: 3,
          discounted: 0,
          defenderChoice: [],
        }),
      ),
    );
    expect([modelsLeft(all), mobHealth(all)]).toEqual([10, 10]);
    expect(roundOf(all).shot?.units).toMatchObject([{ lost: 0, tests: false }]);
    const fewer = played(all, wrong(last(hit), within(all, { type: 'enterHits', strikeId, hits: 3 })));
    expect(roundOf(fewer).strikes[0]).toMatchObject({ hits: { count: 3 }, wounds: { counts: { plain: 3 } } });
    expectToLast(fewer);
  });

  it('and refused where a later answer does not fit any more', () => {
    const decision = decide(ended, wrong(last(hit), within(ended, { type: 'enterHits', strikeId, hits: 2 })));
    expect(decision).toMatchObject({ ok: false, refusal: { code: 'laterDoesNotFit' } });
  });

  it('and asked for within its dice', () => {
    const asked = correctionQuestion(ended, last(hit));
    expect(asked).toMatchObject({ kind: 'counts', parts: [{ id: 'hits', was: 6 }], most: 10 });
    expect(correctionQuestion(ended, last(saved))).toMatchObject({
      parts: [{ id: 'saved', was: 1 }],
      most: 3,
    });
  });

  it('and told: in the log both, in the report what it cost in fact', () => {
    const fewer = played(
      ended,
      wrong(last(wounded), within(ended, { type: 'enterWounds', strikeId, wounds: { plain: 2 } })),
    );
    const lines = logByTurn(fewer).flatMap((turn) => turn.lines);
    expect(lines.map(({ description }) => battleWords.logSentence(description))).toContain(
      'Corrected: Bolters: 2 Wounds from 6 hits',
    );
    expect(JSON.stringify(handOverWords.report.blocks(battleReport(fewer)))).toContain('Mob: lost 1 of 10');
  });
});
