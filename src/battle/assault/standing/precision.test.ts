import { describe, expect, it } from 'vitest';
import { logByTurn } from '@/battle/describe/log-lines';
import { decide } from '@/battle/log/decide';
import type { Ledger } from '@/battle/log/ledger';
import type { CharacterRank, FighterDraft } from '@/battle/state/fighters';
import { unitKey } from '@/battle/state/ids';
import { fighters, groupNamed, inAssault, viewOf, woundsLeft, woundsOn } from '@/testing/battles/assaults';
import { begun, played } from '@/testing/battles/battles';
import { first } from '@/testing/battles/scenes';
import { battleWords } from '@/words/battle-words';

/** A captain of four Attacks against a banner bearer and three guards of his unit. */
function met(character: CharacterRank = 'character', bearer: Partial<FighterDraft> = {}): Ledger {
  const leaders = played(
    begun('hh-1'),
    inAssault({
      type: 'addFighters',
      fighters: [
        fighters({ name: 'Captain', character, attacks: 4, initiative: 5, weaponAp: 2 }),
        fighters({ side: 'b', name: 'Bearer', initiative: 1, leadership: 9, ...bearer }),
      ],
    }),
  );
  return played(
    leaders,
    inAssault({
      type: 'addFighters',
      fighters: [
        fighters({
          side: 'b',
          name: 'Guard',
          models: 3,
          initiative: 1,
          leadership: 7,
          unitKey: unitKey(groupNamed(leaders, 'Bearer')),
        }),
      ],
    }),
  );
}

const captain = (ledger: Ledger) => groupNamed(ledger, 'Captain');
const precise = (ledger: Ledger) => `${captain(ledger)}/split1`;
const red = (ledger: Ledger) => unitKey(groupNamed(ledger, 'Bearer'));
const strikes = (ledger: Ledger) => {
  const { now } = viewOf(ledger);
  return now.phase === 'strike' ? now.step.strikes : [];
};
const code = (ledger: Ledger, hits: number) => {
  const decision = decide(ledger, inAssault({ type: 'namePrecise', strikeId: captain(ledger), hits }));
  return decision.ok ? 'accepted' : decision.refusal.code;
};
const sentences = (ledger: Ledger) =>
  logByTurn(ledger)
    .flatMap(({ lines }) => lines)
    .map(({ description }) => battleWords.logSentence(description));

describe('Precision Strikes', () => {
  it('are split off as a strike of their own when the app rolls', () => {
    const rolled = played(
      met(),
      inAssault({ type: 'rollHits', strikeId: captain(met()), dice: [6, 4, 1, 6] }),
    );
    expect(strikes(rolled).map(({ strike }) => strike)).toMatchObject([
      { attacks: 2, hits: { count: 1, rolled: [6, 4, 1, 6], precise: 2 } },
      { id: precise(rolled), attacks: 2, hits: { count: 2, rolled: null }, precise: true },
    ]);
    expect(sentences(rolled).at(-1)).toBe('Captain: 3 of 4 hit, 2 with precision');
  });

  it('are counted by players with their own dice', () => {
    const hit = played(met(), inAssault({ type: 'enterHits', strikeId: captain(met()), hits: 3 }));
    expect([code(hit, 0), code(hit, 1.5), code(hit, 4)]).toEqual([
      'nothingChanged',
      'notAWholeNumber',
      'moreThanRolled',
    ]);
    const named = played(hit, inAssault({ type: 'namePrecise', strikeId: captain(hit), hits: 1 }));
    expect(strikes(named).map(({ strike }) => [strike.attacks, strike.hits?.count])).toEqual([
      [3, 2],
      [1, 1],
    ]);
    expect(sentences(named).at(-1)).toBe('Captain: 1 of the hits with precision');
    expect(strikes(played(named, { type: 'undo' })).map(({ strike }) => strike.hits?.count)).toEqual([3]);
  });

  it('have Wounds for models that the attacker chooses, each time anew, with Look Out, Sir', () => {
    const named = played(
      met('independentCharacter', { character: 'character' }),
      inAssault({ type: 'enterHits', strikeId: captain(met()), hits: 4 }),
      inAssault({ type: 'namePrecise', strikeId: captain(met()), hits: 2 }),
      inAssault({ type: 'enterWounds', strikeId: captain(met()), wounds: {} }),
      inAssault({ type: 'enterWounds', strikeId: precise(met()), wounds: { plain: 2 } }),
    );
    const bearer = `${groupNamed(named, 'Bearer')}.1`;
    expect(woundsOn(named, 'Bearer').prompt).toMatchObject({
      ask: 'chooseModel',
      because: 'precision',
      choices: { length: 4 },
    });
    expect(woundsOn(named, 'Bearer').together).toBeNull();
    const step = (taken: Parameters<typeof stepOf>[1]) => stepOf(named, taken);
    const chosen = played(named, step({ do: 'chooseModel', modelId: bearer }));
    expect(woundsOn(chosen, 'Bearer').prompt).toMatchObject({
      ask: 'takeWound',
      modelId: bearer,
      mayPass: true,
    });
    const passed = played(
      chosen,
      step({ do: 'passTo', modelId: `${groupNamed(named, 'Guard')}.2`, roll: 4 }),
      step({ do: 'takeWound' }),
    );
    expect([woundsLeft(passed, 'Bearer'), woundsLeft(passed, 'Guard')]).toEqual([[1], [1, 0, 1]]);
    expect(woundsOn(passed, 'Bearer').prompt).toMatchObject({ because: 'precision', choices: { length: 3 } });
    const fallen = played(passed, step({ do: 'chooseModel', modelId: bearer }), step({ do: 'takeWound' }));
    expect(woundsLeft(fallen, 'Bearer')).toEqual([0]);
  });

  it('are rolled by the app only up to the attacker’s next choice', () => {
    const rolled = played(
      met(),
      inAssault({ type: 'rollHits', strikeId: captain(met()), dice: [6, 1, 1, 1] }),
      inAssault({ type: 'enterWounds', strikeId: precise(met()), wounds: { plain: 1 } }),
    );
    const decision = decide(
      rolled,
      inAssault({ type: 'rollAllocation', unitKey: red(rolled), dice: [1, 1] }),
    );
    expect(decision.ok ? null : decision.refusal.code).toBe('notAskedFor');
  });

  it('are made only by characters, not in a challenge, and not if all models are alike', () => {
    const hits = (ledger: Ledger) =>
      played(ledger, inAssault({ type: 'enterHits', strikeId: captain(ledger), hits: 2 }));
    expect(code(hits(met('none')), 1)).toBe('notPrecise');
    expect(code(met(), 1)).toBe('nothingToRoll');
    const alike = played(met(), inAssault({ type: 'removeFighters', groupId: groupNamed(met(), 'Bearer') }));
    expect(code(hits(alike), 1)).toBe('notPrecise');
    const sixes = (ledger: Ledger, id: string) =>
      strikes(played(ledger, inAssault({ type: 'rollHits', strikeId: id, dice: [6, 6, 6, 6] })));
    expect(sixes(alike, captain(alike))).toHaveLength(1);
    const off = played(met(), { type: 'changeReading', readingId: 'precisionStrikes', to: 'nobody' });
    expect(sixes(off, captain(off))).toHaveLength(1);
    const ready = met('character', { character: 'character' });
    const duel = played(
      ready,
      inAssault({ type: 'issueChallenge', modelId: `${captain(ready)}.1` }),
      inAssault({ type: 'answerChallenge', by: 'accepted', modelId: `${groupNamed(ready, 'Bearer')}.1` }),
    );
    expect(sixes(duel, `${captain(duel)}/challenge`)).toHaveLength(1);
  });
});

describe('the Leadership of a beaten unit', () => {
  /** Red loses a guard to the captain, and the round. */
  const beaten = () => {
    const ledger = met('none');
    return played(
      ledger,
      inAssault({ type: 'enterHits', strikeId: captain(ledger), hits: 1 }),
      inAssault({ type: 'enterWounds', strikeId: captain(ledger), wounds: { plain: 1 } }),
      inAssault({
        type: 'allocateTogether',
        unitKey: red(ledger),
        saved: 0,
        discounted: 0,
        defenderChoice: [`${groupNamed(ledger, 'Guard')}.1`],
      }),
      first.close,
    );
  };

  it('is the best of its models, with that model’s name; the test keeps the value', () => {
    const ledger = beaten();
    expect(viewOf(ledger).losers[0]).toMatchObject({
      leadership: { value: 9, of: 'Bearer', said: false },
      check: { target: 8 },
    });
    const taken = played(
      ledger,
      inAssault({ type: 'takeMorale', unitKey: red(ledger), way: 'rolled', dice: [4, 4] }),
    );
    expect(viewOf(taken).losers[0]?.test?.morale).toMatchObject({
      passed: true,
      target: 8,
      leader: 'Bearer',
    });
    const line = logByTurn(taken)
      .flatMap(({ lines }) => lines)
      .at(-1)?.description;
    expect(line && battleWords.logDetail(line)).toContain('Leadership 9 of Bearer');
  });

  it('is what the players enter, until they return to the value by the rules', () => {
    const ledger = beaten();
    const say = (to: number | null) =>
      inAssault({ type: 'sayCharacteristic', unitKey: red(ledger), characteristic: 'leadership', to });
    const said = played(ledger, say(6));
    expect(viewOf(said).losers[0]).toMatchObject({
      leadership: { value: 6, of: null, said: true },
      check: { target: 5 },
    });
    expect(sentences(said).at(-1)).toBe('Bearer: Leadership 6');
    expect(viewOf(played(said, say(null))).losers[0]?.leadership.value).toBe(9);
    for (const to of [11, -1, 2.5]) {
      const decision = decide(ledger, say(to));
      expect(decision.ok ? null : decision.refusal.code).toBe('leadershipOutOfRange');
    }
    const again = decide(ledger, say(null));
    expect(again.ok ? null : again.refusal.code).toBe('nothingChanged');
  });

  it('as the Initiative of both sides, may be entered for a Sweeping Advance', () => {
    const ledger = beaten();
    const failed = played(
      ledger,
      inAssault({ type: 'takeMorale', unitKey: red(ledger), way: 'said', passed: false }),
    );
    expect(viewOf(failed).losers[0]?.sweep).toMatchObject({
      winnerInitiative: 5,
      loserInitiative: 1,
      winner: { name: 'Captain' },
    });
    const said = played(
      failed,
      inAssault({ type: 'sayCharacteristic', unitKey: captain(ledger), characteristic: 'initiative', to: 3 }),
      inAssault({ type: 'sayCharacteristic', unitKey: red(ledger), characteristic: 'initiative', to: 10 }),
    );
    expect(viewOf(said).losers[0]?.sweep).toMatchObject({ winnerInitiative: 3, loserInitiative: 10 });
    const run = played(said, inAssault({ type: 'sweep', unitKey: red(ledger), dice: [6, 1], byApp: false }));
    expect(viewOf(run).losers[0]?.test?.sweep).toMatchObject({
      winnerInitiative: 3,
      loserInitiative: 10,
      end: 'escapes',
    });
  });
});

function stepOf(
  ledger: Ledger,
  step: Extract<Parameters<typeof inAssault>[0], { type: 'allocate' }>['step'],
) {
  return inAssault({ type: 'allocate', unitKey: red(ledger), step });
}
