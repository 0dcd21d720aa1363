import { describe, expect, it } from 'vitest';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { parseLog } from '@/battle/log/parse-entry';
import { assaultNow, fighters, groupNamed, inAssault, viewOf } from '@/testing/battles/assaults';
import { begun, played } from '@/testing/battles/battles';
import { stepSoFar } from './step-so-far';

const start = played(
  begun('hh-1'),
  inAssault({
    type: 'addFighters',
    fighters: [
      fighters({ name: 'Blades', models: 4, initiative: 5, rules: ['rending'] }),
      fighters({ name: 'Slow', models: 2, initiative: 2 }),
      fighters({ side: 'b', name: 'Mob', models: 9, initiative: 3, armourSave: 4 }),
    ],
  }),
);
const blades = groupNamed(start, 'Blades');
const mob = groupNamed(start, 'Mob');
const hit = played(start, inAssault({ type: 'rollHits', strikeId: blades, dice: [6, 1, 4, 3] }));
const wounded = played(hit, inAssault({ type: 'rollWounds', strikeId: blades, dice: [6, 2] }));
const soFar = (ledger: Ledger) => stepSoFar(viewOf(ledger), assaultNow(ledger));
const faces = (ledger: Ledger) =>
  soFar(ledger)?.lines.map(({ kind, dice }) => [
    kind,
    dice.map(({ face, counts }) => (counts ? face : -face)).join(' '),
  ]);

describe('the dice of a step so far', () => {
  it('is nothing before the first dice', () => {
    expect(soFar(start)).toBeNull();
  });

  it('has the dice as rolled, failures marked, the latest line first', () => {
    expect(soFar(hit)).toMatchObject({ step: 5, isOver: false });
    expect(faces(hit)).toEqual([['hits', '6 -1 4 -3']]);
    expect(faces(wounded)).toEqual([
      ['wounds', '6 -2'],
      ['hits', '6 -1 4 -3'],
    ]);
  });

  it('has no dice if the players counted theirs', () => {
    const counted = played(start, inAssault({ type: 'enterHits', strikeId: blades, hits: 3 }));
    expect(soFar(counted)?.lines).toMatchObject([{ kind: 'hits', hits: { count: 3 }, attacks: 4, dice: [] }]);
  });

  it('stays on screen after the step, with its last saves, until something is settled at the next', () => {
    const over = played(
      wounded,
      inAssault({ type: 'rollAllocation', unitKey: mob, dice: [2, 5, 6, 6, 6, 6] }),
    );
    expect(soFar(over)).toMatchObject({
      step: 5,
      isOver: true,
      lines: [{ kind: 'losses', lost: 1, saved: 0, removed: 1 }, { kind: 'wounds' }, { kind: 'hits' }],
    });
    expect(faces(over)?.[0]).toEqual(['losses', '']);
    const next = played(over, inAssault({ type: 'enterHits', strikeId: mob, hits: 1 }));
    expect(soFar(next)).toMatchObject({ step: 3, isOver: false });
  });

  it('is the same when the log is read again', () => {
    const plain = played(
      hit,
      inAssault({ type: 'rollWounds', strikeId: blades, dice: [5, 4] }),
      inAssault({ type: 'rollAllocation', unitKey: mob, dice: [2, 5, 1, 1] }),
    );
    expect(faces(plain)?.[0]).toEqual(['losses', '2 5']);
    const read = parseLog(JSON.parse(JSON.stringify(plain.entries)));
    expect(read.ledger && battleOf(read.ledger)).toEqual(battleOf(plain));
  });
});
