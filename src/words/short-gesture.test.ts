import { expect, it } from 'vitest';
import { describe as described } from '@/battle/describe/describe';
import { descriptionContext } from '@/battle/describe/description-context';
import { nextUndo } from '@/battle/log/ledger';
import { fighters, groupNamed, inAssault } from '@/testing/battles/assaults';
import { begun, played } from '@/testing/battles/battles';
import { damaged, nerveScene, thrown, withNerve } from '@/testing/battles/nerve';
import { parted, shortGesture } from './short-gesture';

const LONG = 'Tenth Cohort of Unbroken Iron Wardens of';

it('what was done in an assault is separate from a name of any length', () => {
  const met = played(
    begun('hh-1'),
    inAssault({
      type: 'addFighters',
      fighters: [
        fighters({ name: LONG, models: 5, initiative: 5 }),
        fighters({ side: 'b', name: 'Mob', models: 9 }),
      ],
    }),
  );
  const strikeId = groupNamed(met, LONG);
  const hit = played(met, inAssault({ type: 'enterHits', strikeId, hits: 3 }));
  const wounded = played(hit, inAssault({ type: 'enterWounds', strikeId, wounds: { plain: 2 } }));
  const lost = played(
    wounded,
    inAssault({
      type: 'allocateTogether',
      unitKey: groupNamed(met, 'Mob'),
      saved: 1,
      discounted: 0,
      defenderChoice: [],
    }),
  );
  const short = [hit, wounded, lost].map((ledger) => {
    const undoable = nextUndo(ledger) ?? expect.fail('nothing to undo');
    return shortGesture(described(undoable, descriptionContext(ledger)));
  });
  expect(short).toEqual([
    { who: `${LONG}:`, does: '3 of 5 hit' },
    { who: `${LONG}:`, does: '2 Wounds from 3 hits' },
    { who: 'Mob:', does: '−1 Wound, 1 model removed' },
  ]);
});

it('what a model did in a challenge is separate from its name', () => {
  const met = played(
    begun('hh-3'),
    inAssault({
      type: 'addFighters',
      fighters: [
        fighters({ name: LONG, wounds: 3, rank: 'command' }),
        fighters({ side: 'b', name: 'Captain', rank: 'command' }),
      ],
    }),
  );
  const model = (name: string) => `${groupNamed(met, name)}.1`;
  const issued = played(met, inAssault({ type: 'issueChallenge', modelId: model(LONG) }));
  const taken = played(
    issued,
    inAssault({ type: 'answerChallenge', by: 'accepted', modelId: model('Captain') }),
  );
  const struck = played(
    taken,
    inAssault({ type: 'chooseGambit', side: 'a', gambit: 'guardUp' }),
    inAssault({ type: 'chooseGambit', side: 'b', gambit: 'testTheFoe' }),
    inAssault({ type: 'rollFocus', by: { way: 'said', advantage: 'b' } }),
    inAssault({ type: 'strikeDuel', side: 'b', lost: 2 }),
  );
  const short = [issued, taken, struck].map((ledger) => {
    const undoable = nextUndo(ledger) ?? expect.fail('nothing to undo');
    return shortGesture(described(undoable, descriptionContext(ledger)));
  });
  expect(short).toEqual([
    { who: LONG, does: 'challenges Red' },
    { who: 'Captain', does: 'accepts the challenge' },
    { who: LONG, does: 'loses 2 Wounds' },
  ]);
});

it.each([
  [7, 'Steady'],
  [10, 'Wavering'],
])(
  'a test of a unit by a throw of %i is told by how it ended, whatever the unit is called',
  (total, ended) => {
    const { ledger, id } = nerveScene([withNerve('Bows', 12)], [withNerve(LONG, 12)]);
    const archers = id(LONG);
    const shot = played(ledger, damaged(archers, 3, 'shooting'), thrown(archers, 'nerveRanged', total));
    const undoable = nextUndo(shot) ?? expect.fail('nothing to undo');
    expect(shortGesture(described(undoable, descriptionContext(shot)))).toEqual({
      who: `${LONG}: After shooting,`,
      does: ended,
    });
  },
);

it.each([
  ['Veterans broke', 'Veterans', 'broke'],
  ['Veterans: 3 of 5 hit', 'Veterans:', '3 of 5 hit'],
  ['Veterans\u202f: 3 touches sur 5', 'Veterans\u202f:', '3 touches sur 5'],
  ['Veterans：5 次命中 3', 'Veterans：', '5 次命中 3'],
  ['Veterans 加入', 'Veterans', '加入'],
  ['Veteransi', '', 'Veteransi'],
])('"%s" is parted behind the name and its colon, as each language writes it', (full, who, does) => {
  expect(parted(full, 'Veterans')).toEqual({ who, does });
});

it.each([
  [7, 2],
  [12, 0],
  [3, 18],
])('a score of %i against %i stays on one line', (a, b) => {
  expect(shortGesture({ key: 'placeWeighed', label: 'Marker', place: 2, to: { a, b } })).toEqual({
    who: '',
    does: `Marker 2: ${a}\u00A0:\u00A0${b}`,
  });
});

it('several kinds of hits stand without the hits that they are of, one kind with them', () => {
  const blow = { combat: { number: 1, a: [], b: [] }, round: 1, step: 4, blow: 'struck', hits: 2 } as const;
  const unit = { name: LONG, side: 'a' } as const;
  const of = (counts: Readonly<Record<string, number>>) =>
    shortGesture({ key: 'strikeWounds', ...blow, unit, counts } as never);
  expect(of({ glancing: 1, penetrating: 1 })).toEqual({ who: `${LONG}:`, does: '1 glancing, 1 penetrating' });
  expect(of({ glancing: 0, penetrating: 2 })).toEqual({ who: `${LONG}:`, does: '2 penetrating from 2 hits' });
});
