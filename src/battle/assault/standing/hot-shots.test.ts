import { describe, expect, it } from 'vitest';
import { countOdds } from '@/battle/assault/odds/count-odds';
import { battleTotals } from '@/battle/cards/battle-totals';
import { logByTurn } from '@/battle/describe/log-lines';
import { correctionQuestion } from '@/battle/log/correction-question';
import { decide } from '@/battle/log/decide';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { parseLog } from '@/battle/log/parse-entry';
import { battleReport } from '@/battle/report/report';
import { healthOf } from '@/battle/state/army';
import { formatFraction, toNumber } from '@/rules/index';
import { played } from '@/testing/battles/battles';
import {
  attack,
  attackOf,
  attackView,
  inAttack,
  roundOf,
  shooters,
  shot,
  shotGroup,
  strikeOf,
  withSquads,
} from '@/testing/battles/shooting';
import { battleWords } from '@/words/battle-words';
import { handOverWords } from '@/words/hand-over-words';
import { questionOf } from './question';

const plasma = shooters({ shots: 1, strength: 7, ap: 2, getsHot: true }, { name: 'Plasma', armourSave: 3 });
const rhino = shooters(
  { shots: 3, strength: 7, ap: 2, getsHot: true },
  {
    name: 'Tank',
    models: 1,
    target: 'vehicle',
    toughness: null,
    leadership: null,
    armourSave: null,
    wounds: 3,
    armour: { front: 11, side: 11, rear: 10 },
  },
);
const MANNER = { begun: true, oneByOne: () => false };

const asked = (ledger: Ledger) => questionOf(attackView(ledger), MANNER);
const unitOf = (ledger: Ledger, side: 'a' | 'b') =>
  attackView(ledger).units.find((unit) => unit.side === side)?.key ?? expect.fail();
const said = (ledger: Ledger): readonly string[] =>
  logByTurn(ledger).flatMap(({ lines }) =>
    lines.map(({ description }) => battleWords.logSentence(description)),
  );

/** Five shots, with the given numbers of hits and of shots that got hot; none of the hits wounds. */
function fired(squad: typeof plasma, hits: number, hot: number): Ledger {
  const ledger = attack(withSquads(), [squad]);
  const strikeId = strikeOf(ledger, squad.name);
  const hit = shot(ledger, { type: 'enterHits', strikeId, hits, hot });
  return hits === 0 ? hit : shot(hit, { type: 'enterWounds', strikeId, wounds: {} });
}

describe('a weapon that Gets Hot', () => {
  it('asks for the ones besides the hits, and for nothing more if all hit', () => {
    const ledger = attack(withSquads(), [plasma]);
    expect(asked(ledger)).toMatchObject({ kind: 'strike', stage: 'hits', parts: ['hits', 'hot'] });
    const { getsHot: _, ...cold } = plasma.ranged ?? expect.fail();
    expect(asked(attack(withSquads(), [{ ...plasma, ranged: cold }]))).toMatchObject({ parts: ['hits'] });
  });

  it('hurts the shooter: a Wound with its armour save for each', () => {
    const hot = fired(plasma, 3, 2);
    expect(asked(hot)).toMatchObject({
      kind: 'together',
      wounds: { unit: { key: unitOf(hot, 'a') } },
      together: { wounds: 2, save: 3, feelNoPain: null },
    });
    const done = shot(hot, {
      type: 'allocateTogether',
      unitKey: unitOf(hot, 'a'),
      saved: 1,
      discounted: 0,
      defenderChoice: [],
    });
    expect(attackView(done).units[0]?.modelsLeft).toBe(4);
    expect(healthOf(battleOf(done).units[0] ?? expect.fail())).toBe(4);
    expect(attackOf(done).ended).toBe(true);
    expect(roundOf(done).shot?.units).toMatchObject([
      { name: 'Mob', lost: 0 },
      { name: 'Squad', lost: 1, hot: true, phase: { lost: 1, of: 5 }, tests: false },
    ]);
  });

  it('is also asked about if every shot missed, and cover does not save', () => {
    const ledger = attack(withSquads(), [{ ...plasma, armourSave: null, coverSave: 4 }]);
    const strikeId = strikeOf(ledger, 'Plasma');
    const missed = shot(ledger, { type: 'enterHits', strikeId, hits: 0, hot: 1 });
    expect(asked(missed)).toMatchObject({ kind: 'together', together: { wounds: 1, save: null } });
  });

  it('continues with the Wounds on the enemy when its own are settled', () => {
    const ledger = attack(withSquads(), [plasma]);
    const strikeId = strikeOf(ledger, 'Plasma');
    const wounded = shot(
      ledger,
      { type: 'enterHits', strikeId, hits: 3, hot: 1 },
      { type: 'enterWounds', strikeId, wounds: { plain: 2 } },
    );
    const saved = shot(wounded, {
      type: 'allocate',
      unitKey: unitOf(wounded, 'a'),
      step: { do: 'chooseModel', modelId: `${shotGroup(wounded, 'Plasma')}.5` },
    });
    expect(asked(saved)).toMatchObject({ kind: 'together', wounds: { unit: { key: unitOf(saved, 'a') } } });
    const own = shot(saved, { type: 'rollAllocation', unitKey: unitOf(saved, 'a'), dice: [1] });
    expect(attackView(own).units[0]?.models.map(({ woundsLeft }) => woundsLeft)).toEqual([1, 1, 1, 1, 0]);
    expect(asked(own)).toMatchObject({ kind: 'together', wounds: { unit: { key: unitOf(own, 'b') } } });
  });

  it('lets the player choose the model, each for at most its own shots, without Look Out, Sir', () => {
    const veterans = { ...plasma, models: 3, wounds: 2, character: 'character' as const };
    const hot = fired(veterans, 0, 2);
    const group = shotGroup(hot, 'Plasma');
    expect(asked(hot)).toMatchObject({
      kind: 'wound',
      prompt: { ask: 'chooseModel', because: 'hot', choices: [`${group}.1`, `${group}.2`, `${group}.3`] },
    });
    const unitKey = unitOf(hot, 'a');
    const second = shot(hot, {
      type: 'allocate',
      unitKey,
      step: { do: 'chooseModel', modelId: `${group}.2` },
    });
    expect(asked(second)).toMatchObject({ prompt: { ask: 'save', need: 3, mayPass: false } });
    const pass = { type: 'allocate', unitKey, step: { do: 'passTo', modelId: `${group}.1` } } as const;
    expect(decide(second, inAttack(second, pass))).toMatchObject({ refusal: { code: 'notAskedFor' } });
    const next = shot(second, { type: 'allocate', unitKey, step: { do: 'roll', value: 1 } });
    expect(asked(next)).toMatchObject({
      prompt: { ask: 'chooseModel', choices: [`${group}.1`, `${group}.3`] },
    });
    expect(attackView(next).units[0]?.models.map(({ woundsLeft }) => woundsLeft)).toEqual([2, 1, 2]);
  });

  it('hurts only the group that fired', () => {
    const sergeant = shooters({}, { name: 'Sergeant', models: 1 });
    const ledger = attack(withSquads(), [plasma, sergeant]);
    const strikeId = strikeOf(ledger, 'Plasma');
    const hot = shot(ledger, { type: 'enterHits', strikeId, hits: 0, hot: 5 });
    const down = shot(hot, {
      type: 'allocateTogether',
      unitKey: unitOf(hot, 'a'),
      saved: 0,
      discounted: 0,
      defenderChoice: [],
    });
    expect(attackView(down).units[0]?.modelsLeft).toBe(1);
    expect(asked(down)).toMatchObject({ kind: 'strike', shown: { group: { name: 'Sergeant' } } });
  });

  it('is lost if the players have removed all shooters', () => {
    const sergeant = shooters({}, { name: 'Sergeant', models: 1 });
    const ledger = attack(withSquads(), [{ ...plasma, models: 1 }, sergeant]);
    const hot = shot(
      ledger,
      { type: 'enterHits', strikeId: strikeOf(ledger, 'Plasma'), hits: 0, hot: 1 },
      { type: 'hurtModels', groupId: shotGroup(ledger, 'Plasma'), wounds: 1, because: 'byHand' },
    );
    expect(asked(hot)).toMatchObject({ kind: 'strike', shown: { group: { name: 'Sergeant' } } });
  });

  it('makes its unit test at a quarter of its models', () => {
    const hot = fired({ ...plasma, models: 4 }, 0, 1);
    const fell = shot(hot, {
      type: 'allocateTogether',
      unitKey: unitOf(hot, 'a'),
      saved: 0,
      discounted: 0,
      defenderChoice: [],
    });
    expect(attackView(fell).losers).toMatchObject([{ unit: { side: 'a', name: 'Squad' }, stage: 'morale' }]);
  });

  it('takes neither more ones than shots that missed, nor any of another weapon', () => {
    const ledger = attack(withSquads(), [plasma]);
    const strikeId = strikeOf(ledger, 'Plasma');
    const say = (before: Ledger, hot: number) =>
      decide(before, inAttack(before, { type: 'enterHits', strikeId, hits: 3, hot }));
    expect(say(ledger, 3)).toMatchObject({ refusal: { code: 'moreThanRolled', values: { max: 2 } } });
    expect(say(ledger, -1)).toMatchObject({ refusal: { code: 'belowZero' } });
    const { getsHot: _, ...cold } = plasma.ranged ?? expect.fail();
    expect(say(attack(withSquads(), [{ ...plasma, ranged: cold }]), 1)).toMatchObject({
      refusal: { code: 'notThatKind' },
    });
  });
});

describe('shots that the app rolls, of a hot weapon', () => {
  it('get hot on a 1', () => {
    const ledger = attack(withSquads(), [plasma]);
    const rolled = shot(ledger, {
      type: 'rollHits',
      strikeId: strikeOf(ledger, 'Plasma'),
      dice: [1, 2, 3, 1, 6, 1],
    });
    expect(roundOf(rolled).strikes[0]?.hits).toEqual({
      count: 2,
      rolled: [1, 2, 3, 1, 6],
      hot: { count: 2, rolled: null },
    });
    expect(said(rolled)).toContain('Plasma: 2 of 5 hit, 2 got hot');
  });

  it('of a twin-linked weapon get hot on a 1 that is a 1 again', () => {
    const twin = shooters({ getsHot: true, rules: ['rerollFailedHits'] }, { name: 'Twin', models: 3 });
    const ledger = attack(withSquads(), [twin]);
    const rolled = shot(ledger, {
      type: 'rollHits',
      strikeId: strikeOf(ledger, 'Twin'),
      dice: [1, 2, 6, 1, 1],
    });
    expect(roundOf(rolled).strikes[0]?.hits).toEqual({
      count: 1,
      rolled: [1, 2, 6, 1, 1],
      hot: { count: 1, rolled: null },
    });
  });
});

describe('a vehicle whose weapon Gets Hot', () => {
  it('is glanced on a further 1 to 3: it loses a Hull Point, without a roll on the damage table', () => {
    const ledger = attack(withSquads(), [rhino]);
    expect(asked(ledger)).toMatchObject({ parts: ['hits', 'hotGlancing'] });
    const strikeId = strikeOf(ledger, 'Tank');
    const rolled = shot(ledger, { type: 'rollHits', strikeId, dice: [1, 1, 2, 3, 4, 6] });
    expect(roundOf(rolled).strikes[0]?.hits).toEqual({
      count: 0,
      rolled: [1, 1, 2],
      hot: { count: 1, rolled: [3, 4] },
    });
    expect(asked(rolled)).toMatchObject({ kind: 'wound', prompt: { ask: 'takeWound' } });
    const taken = shot(rolled, { type: 'allocate', unitKey: unitOf(rolled, 'a'), step: { do: 'takeWound' } });
    expect(attackView(taken).units[0]?.models.map(({ woundsLeft }) => woundsLeft)).toEqual([2]);
    expect(said(taken)).toContain('Squad, Gets Hot: −1 Hull Point');
    const none = shot(ledger, { type: 'rollHits', strikeId, dice: [1, 2, 2, 4] });
    expect(roundOf(none).strikes[0]?.hits).toMatchObject({ hot: { count: 0, rolled: [4] } });
    expect(attackOf(none).ended).toBe(true);
  });

  it('needs a die for each 1 rolled', () => {
    const ledger = attack(withSquads(), [rhino]);
    const strikeId = strikeOf(ledger, 'Tank');
    const rolling = (dice: readonly number[]) =>
      decide(ledger, inAttack(ledger, { type: 'rollHits', strikeId, dice }));
    expect(rolling([1, 1, 2, 3])).toMatchObject({ refusal: { code: 'diceMissing' } });
    expect(rolling([1, 1, 2, 3, 9])).toMatchObject({ refusal: { code: 'notOnThatDie' } });
  });
});

describe('what got hot', () => {
  const fallen = shot(fired(plasma, 3, 1), {
    type: 'allocateTogether',
    unitKey: unitOf(fired(plasma, 3, 1), 'a'),
    saved: 0,
    discounted: 0,
    defenderChoice: [],
  });

  it('is shown in the log and the report, and is not credited to the enemy', () => {
    expect(said(fallen)).toEqual(
      expect.arrayContaining(['Plasma: 3 of 5 hit, 1 got hot', 'Squad, Gets Hot: −1 Wound, 1 model removed']),
    );
    expect(JSON.stringify(handOverWords.report.blocks(battleReport(fallen)))).toContain(
      'Squad, 1 by shots that got hot: 1 Wound lost, 1 model fell.',
    );
    expect(battleTotals(fallen).b.deeds).toEqual([]);
  });

  it('is on disk as on screen, gone when undone, and back when redone', () => {
    const again = parseLog(JSON.parse(JSON.stringify(fallen.entries)) as unknown[]);
    expect(again).toMatchObject({ problems: [] });
    expect(again.ledger && battleOf(again.ledger)).toEqual(battleOf(fallen));
    const undone = played(fallen, { type: 'undo' }, { type: 'undo' }, { type: 'undo' });
    expect(roundOf(undone).strikes).toEqual([]);
    expect(healthOf(battleOf(undone).units[0] ?? expect.fail())).toBe(5);
    const redone = played(undone, { type: 'redo' }, { type: 'redo' }, { type: 'redo' });
    expect(battleOf(redone)).toEqual(battleOf(fallen));
  });

  it('may be corrected with the hits', () => {
    const entry = fallen.entries.find(
      ({ events: [event] }) => event.type === 'strikeChanged' && event.to.wounds === null,
    );
    const question = correctionQuestion(fallen, [entry?.seq ?? 0]);
    expect(question).toMatchObject({
      kind: 'counts',
      parts: [
        { id: 'hits', was: 3 },
        { id: 'hot', was: 1 },
      ],
      most: 5,
    });
    if (question?.kind !== 'counts') expect.fail();
    const corrected = played(fallen, {
      type: 'correctEntries',
      seqs: [entry?.seq ?? 0],
      instead: question.instead({ hits: 3, hot: 2 }),
    });
    expect(roundOf(corrected).strikes[0]?.hits).toEqual({
      count: 3,
      rolled: null,
      hot: { count: 2, rolled: null },
    });
  });

  it('has exact odds: a die that missed is a 1 every second time, and a third of these is not saved', () => {
    const ledger = attack(withSquads(), [plasma]);
    const question = asked(ledger);
    if (question.kind !== 'strike') expect.fail();
    const odds = countOdds(battleOf(ledger), attackOf(ledger), question, [3]);
    expect(odds?.weights).toHaveLength(3);
    expect(question.shown.numbers.hot && formatFraction(question.shown.numbers.hot.chance)).toBe('1/18');
    expect(odds && toNumber({ numerator: odds.weights[2] ?? 0n, denominator: odds.denominator })).toBe(0.25);
  });
});
