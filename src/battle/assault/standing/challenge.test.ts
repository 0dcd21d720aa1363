import { describe, expect, it } from 'vitest';
import { logByTurn } from '@/battle/describe/log-lines';
import { decide } from '@/battle/log/decide';
import type { Intent } from '@/battle/log/intent';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { parseLog } from '@/battle/log/parse-entry';
import { battleReport } from '@/battle/report/report';
import { combatOf } from '@/battle/state/battle';
import type { FighterDraft } from '@/battle/state/fighters';
import { combatId, unitKey } from '@/battle/state/ids';
import {
  assaultNow,
  fighters,
  groupNamed,
  inAssault,
  viewOf,
  woundsLeft,
  woundsOn,
} from '@/testing/battles/assaults';
import { begun, played } from '@/testing/battles/battles';
import { first } from '@/testing/battles/scenes';
import { strikeOdds } from '@/testing/battles/strike-odds';
import { assaultWords } from '@/words/assault/assault-words';
import { battleWords } from '@/words/battle-words';
import { handOverWords } from '@/words/hand-over-words';
import { questionOf } from './question';

type Squad = Partial<FighterDraft> & { readonly name: string };

/** Blue's captain and guards against Red's champion and mob, two units. */
function met(
  captain: Partial<FighterDraft> = {},
  champion: Partial<FighterDraft> = {},
  mob: Partial<FighterDraft> = {},
): Ledger {
  const leaders = fight(
    begun('hh-1'),
    {
      name: 'Captain',
      character: 'independentCharacter',
      attacks: 4,
      initiative: 5,
      wounds: 3,
      weaponAp: 2,
      leadership: 10,
      ...captain,
    },
    {
      name: 'Champion',
      side: 'b',
      character: 'character',
      attacks: 2,
      initiative: 4,
      wounds: 1,
      leadership: 9,
      ...champion,
    },
  );
  return fight(
    leaders,
    { name: 'Guard', models: 2, unitKey: unitKey(groupNamed(leaders, 'Captain')) },
    {
      name: 'Mob',
      side: 'b',
      models: 3,
      initiative: 3,
      leadership: 7,
      unitKey: unitKey(groupNamed(leaders, 'Champion')),
      ...mob,
    },
  );
}

function fight(ledger: Ledger, ...squads: readonly Squad[]): Ledger {
  return played(ledger, inAssault({ type: 'addFighters', fighters: squads.map((squad) => fighters(squad)) }));
}

const model = (ledger: Ledger, name: string, number = 1) => `${groupNamed(ledger, name)}.${number}`;
const issued = (ledger: Ledger, name: string) =>
  played(ledger, inAssault({ type: 'issueChallenge', modelId: model(ledger, name) }));
const answered = (ledger: Ledger, by: 'accepted' | 'refused', name: string) =>
  played(ledger, inAssault({ type: 'answerChallenge', by, modelId: model(ledger, name) }));
const duel = (ledger = met()) => answered(issued(ledger, 'Captain'), 'accepted', 'Champion');
const code = (ledger: Ledger, intent: Parameters<typeof inAssault>[0]) => {
  const decision = decide(ledger, inAssault(intent));
  return decision.ok ? 'accepted' : decision.refusal.code;
};
const strikesNow = (ledger: Ledger) => {
  const { now } = viewOf(ledger);
  return now.phase === 'strike' ? now.step.strikes.map(({ strike }) => strike) : [];
};
const hit = (ledger: Ledger, strikeId: string, hits: number, plain: number) =>
  played(
    ledger,
    inAssault({ type: 'enterHits', strikeId, hits }),
    ...(hits > 0 ? [inAssault({ type: 'enterWounds', strikeId, wounds: { plain } })] : []),
  );
const captainHits = (ledger: Ledger, hits: number, wounds: number) =>
  hit(ledger, `${groupNamed(ledger, 'Captain')}/challenge`, hits, wounds);
const sentence = (ledger: Ledger) => {
  const line = logByTurn(ledger)
    .flatMap(({ lines }) => lines)
    .at(-1)?.description;
  return line ? battleWords.logSentence(line) : null;
};
const key = (ledger: Ledger) => unitKey(groupNamed(ledger, 'Champion'));
const take = (ledger: Ledger, times: number) =>
  played(
    ledger,
    ...Array.from({ length: times }, () =>
      inAssault({ type: 'allocate', unitKey: key(ledger), step: { do: 'takeWound' } }),
    ),
  );

describe('a challenge', () => {
  it('is issued by a character of either side, and answered by one of the other', () => {
    const ledger = met();
    const { characters, mayIssue } = viewOf(ledger).challenge;
    expect(mayIssue).toBe(true);
    expect([characters.a, characters.b].map((some) => some.map(({ group }) => group.name))).toEqual([
      ['Captain'],
      ['Champion'],
    ]);
    expect(code(ledger, { type: 'issueChallenge', modelId: model(ledger, 'Guard') })).toBe('noSuchCharacter');
    expect(
      code(ledger, { type: 'answerChallenge', by: 'accepted', modelId: model(ledger, 'Champion') }),
    ).toBe('noChallenge');
    const waiting = issued(ledger, 'Champion');
    expect(questionOf(viewOf(waiting), { begun: true, oneByOne: () => false })).toMatchObject({
      kind: 'challenge',
      answers: 'a',
    });
    expect(
      code(waiting, { type: 'answerChallenge', by: 'accepted', modelId: model(waiting, 'Champion') }),
    ).toBe('noSuchCharacter');
    expect(code(waiting, { type: 'issueChallenge', modelId: model(waiting, 'Captain') })).toBe(
      'oneChallenge',
    );
    expect(code(waiting, { type: 'enterHits', strikeId: groupNamed(waiting, 'Captain'), hits: 1 })).toBe(
      'challengeOpen',
    );
    expect(code(waiting, { type: 'endStep' })).toBe('challengeOpen');
    expect(sentence(waiting)).toBe('Champion challenges Blue');
    const accepted = answered(waiting, 'accepted', 'Captain');
    expect(sentence(accepted)).toBe('Captain accepts the challenge');
  });

  it('is issued before the first blow, and not if the enemy has no character', () => {
    const begunFight = hit(met(), groupNamed(met(), 'Captain'), 0, 0);
    expect(code(begunFight, { type: 'issueChallenge', modelId: model(begunFight, 'Captain') })).toBe(
      'challengeTooLate',
    );
    expect(viewOf(begunFight).challenge.mayIssue).toBe(false);
    const alone = met({}, { character: 'none' });
    expect(viewOf(alone).challenge.mayIssue).toBe(false);
    expect(code(alone, { type: 'issueChallenge', modelId: model(alone, 'Captain') })).toBe('nobodyAccepts');
  });

  it('is fought apart: the two strike only each other, each at its own step', () => {
    const ledger = duel();
    const [captain] = strikesNow(ledger);
    expect(strikesNow(ledger)).toHaveLength(1);
    expect(captain).toMatchObject({ attacks: 4, against: model(ledger, 'Champion'), target: key(ledger) });
    const id = captain?.id ?? '';
    const own = groupNamed(ledger, 'Captain');
    expect(code(ledger, { type: 'splitStrike', strikeId: id, attacks: 1, target: key(ledger) })).toBe(
      'inChallenge',
    );
    expect(code(ledger, { type: 'changeStrike', strikeId: id, attacks: 5, target: key(ledger) })).toBe(
      'accepted',
    );
    const after = captainHits(ledger, 0, 0);
    expect(strikesNow(after).map(({ against }) => against)).toEqual([model(after, 'Captain'), undefined]);
    expect(strikesNow(after).map(({ target }) => target)).toEqual([own, key(after)]);
  });

  it('keeps Wounds of others away from the two', () => {
    const ledger = duel();
    const missed = hit(captainHits(ledger, 0, 0), `${groupNamed(ledger, 'Champion')}/challenge`, 0, 0);
    const struck = hit(missed, groupNamed(missed, 'Guard'), 2, 2);
    const wounds = woundsOn(struck, 'Champion');
    expect(wounds.prompt).toMatchObject({
      ask: 'chooseModel',
      choices: [1, 2, 3].map((number) => model(struck, 'Mob', number)),
    });
    const passed = played(
      struck,
      inAssault({
        type: 'allocate',
        unitKey: key(struck),
        step: { do: 'chooseModel', modelId: model(struck, 'Mob') },
      }),
    );
    expect(
      code(passed, {
        type: 'allocate',
        unitKey: key(passed),
        step: { do: 'passTo', modelId: model(passed, 'Champion') },
      }),
    ).toBe('onlyCharacters');
  });

  it('allows no Look Out, Sir for the two', () => {
    const ledger = captainHits(duel(), 2, 1);
    expect(woundsOn(ledger, 'Champion').prompt).toMatchObject({ ask: 'takeWound', mayPass: false });
    expect(
      code(ledger, {
        type: 'allocate',
        unitKey: key(ledger),
        step: { do: 'passTo', modelId: model(ledger, 'Mob'), roll: 6 },
      }),
    ).toBe('notAskedFor');
  });

  it('sends leftover Wounds to the other models, and counts all of them', () => {
    const ledger = captainHits(duel(), 4, 3);
    const fallen = take(ledger, 1);
    expect(woundsLeft(fallen, 'Champion')).toEqual([0]);
    expect(woundsOn(fallen, 'Champion').prompt).toMatchObject({ ask: 'chooseModel' });
    const done = played(fallen, inAssault({ type: 'rollAllocation', unitKey: key(fallen), dice: [] }));
    expect(woundsLeft(done, 'Mob')).toEqual([0, 0, 1]);
    expect(viewOf(done).result.a).toMatchObject({
      score: 3,
      lines: [
        { key: 'unsavedWounds', values: { count: 2, points: 2 } },
        { key: 'challenge', values: { count: 1, points: 1 } },
      ],
    });
  });

  it('loses leftover Wounds with the reading of the 6th edition', () => {
    const table = played(met(), { type: 'changeReading', readingId: 'challengeWounds', to: 'lost' });
    const fallen = take(captainHits(duel(table), 4, 3), 1);
    expect(woundsLeft(fallen, 'Mob')).toEqual([1, 1, 1]);
    expect(viewOf(fallen).result.a.score).toBe(1);
    // The step is over, and the champion, who is gone, does not strike.
    expect(strikesNow(fallen).map(({ against }) => against)).toEqual([undefined]);
    const closed = played(fallen, first.close);
    expect(assaultNow(closed).outcome?.readings.map(({ readingId }) => readingId)).toContain(
      'challengeWounds',
    );
  });

  it('counts every Wound of an opponent that survives', () => {
    const ledger = take(captainHits(duel(met({}, { wounds: 3 })), 3, 2), 2);
    expect(woundsLeft(ledger, 'Champion')).toEqual([1]);
    expect(viewOf(ledger).result.a).toMatchObject({
      score: 2,
      lines: [{ key: 'challenge', values: { points: 2 } }],
    });
  });

  it('lets Wounds go to one of the two if no other model of its side is left', () => {
    const ledger = duel(met({}, { wounds: 2, initiative: 2 }, { models: 1, initiative: 2 }));
    const struck = hit(captainHits(ledger, 0, 0), groupNamed(ledger, 'Guard'), 2, 2);
    const done = played(struck, inAssault({ type: 'rollAllocation', unitKey: key(struck), dice: [1, 1] }));
    expect([woundsLeft(done, 'Mob'), woundsLeft(done, 'Champion')]).toEqual([[0], [1]]);
    const sixth = played(met({}, { wounds: 2, initiative: 2 }, { models: 1, initiative: 2 }), {
      type: 'changeReading',
      readingId: 'challengeWounds',
      to: 'lost',
    });
    const waiting = hit(captainHits(duel(sixth), 0, 0), groupNamed(sixth, 'Guard'), 2, 2);
    const lost = played(waiting, inAssault({ type: 'rollAllocation', unitKey: key(waiting), dice: [1, 1] }));
    expect([woundsLeft(lost, 'Mob'), woundsLeft(lost, 'Champion')]).toEqual([[0], [2]]);
  });

  it('lets the fight go on if no model is left for the waiting Wounds', () => {
    const leaders = fight(
      begun('hh-1'),
      { name: 'Captain', character: 'independentCharacter', initiative: 5 },
      { name: 'Champion', side: 'b', character: 'character', wounds: 2, initiative: 2 },
    );
    const ledger = duel(
      fight(leaders, { name: 'Guard', initiative: 4, unitKey: unitKey(groupNamed(leaders, 'Captain')) }),
    );
    const waiting = hit(captainHits(ledger, 0, 0), groupNamed(ledger, 'Guard'), 1, 1);
    expect(viewOf(waiting).now).toMatchObject({ phase: 'allocate', step: 4 });
    const joined = fight(waiting, { name: 'Reserve', side: 'b', initiative: 2 });
    expect(viewOf(joined).now).toMatchObject({ phase: 'strike', step: { step: 2 } });
    const sixth = played(waiting, { type: 'changeReading', readingId: 'challengeWounds', to: 'lost' });
    expect(viewOf(sixth).now).toMatchObject({ phase: 'strike', step: { step: 2 } });
  });

  it('gives odds of the opponent first, and then of the others if Wounds go on', () => {
    const ledger = duel();
    const battle = battleOf(ledger);
    const combat = combatOf(battle, combatId('c1')) ?? expect.fail('no combat');
    const [strike] = strikesNow(ledger);
    const odds = strike && strikeOdds(battle, combat, strike.id);
    expect(odds?.lost).toHaveLength(5);
    const sixth = played(met(), { type: 'changeReading', readingId: 'challengeWounds', to: 'lost' });
    const apart = duel(sixth);
    const apartBattle = battleOf(apart);
    const apartOdds =
      strike &&
      strikeOdds(apartBattle, combatOf(apartBattle, combatId('c1')) ?? expect.fail('no combat'), strike.id);
    expect(apartOdds?.lost).toHaveLength(2);
  });

  it('goes on in the next round while both live, and is over when one is gone', () => {
    const ledger = captainHits(duel(), 0, 0);
    const next = played(ledger, first.close, first.next);
    expect(assaultNow(next).challenge).toMatchObject({ goesOn: true, answer: { by: 'accepted' } });
    expect(strikesNow(next)[0]?.against).toBe(model(next, 'Champion'));
    const fallen = take(captainHits(duel(met({}, {}, { leadership: 10 })), 1, 1), 1);
    const over = played(
      fallen,
      first.close,
      inAssault({ type: 'takeMorale', unitKey: key(fallen), way: 'said', passed: true }),
      first.next,
    );
    expect(assaultNow(over).challenge).toBeNull();
  });

  it('names the model that loses a Wound, and the unit when others lose what is left over', () => {
    const fallen = take(captainHits(duel(), 4, 3), 1);
    expect(sentence(fallen)).toBe('Champion: −1 Wound, 1 model removed');
    const done = played(fallen, inAssault({ type: 'rollAllocation', unitKey: key(fallen), dice: [] }));
    expect(sentence(done)).toContain('−3 Wounds');
    const hurt = take(captainHits(duel(met({}, { wounds: 3 })), 3, 2), 2);
    expect(sentence(hurt)).toBe('Champion: −2 Wounds');
  });

  it('numbers the model that strikes where its group has several', () => {
    const twins = fight(
      begun('hh-1'),
      { name: 'Twins', models: 2, character: 'character', initiative: 5 },
      { name: 'Champion', side: 'b', character: 'character', initiative: 3 },
    );
    const struck = answered(
      played(twins, inAssault({ type: 'issueChallenge', modelId: model(twins, 'Twins', 2) })),
      'accepted',
      'Champion',
    );
    const strikes = viewOf(struck).ladder.flatMap((step) => step.strikes);
    const lines = strikes.map((shown) => assaultWords.strike.line(shown));
    expect(lines).toContainEqual(expect.stringMatching(/^Challenge, Twins 2: 1 attack/));
    expect(lines).toContainEqual(expect.stringMatching(/^Challenge: 1 attack/));
  });

  it('is read again as it was written, and undone step by step', () => {
    const ledger = take(captainHits(duel(), 4, 3), 1);
    const reopened = parseLog(JSON.parse(JSON.stringify(ledger.stored)) as readonly unknown[]);
    expect(reopened.problems).toEqual([]);
    expect(reopened.ledger).toEqual(ledger);
    const undone = played(duel(), { type: 'undo' });
    expect(assaultNow(undone).challenge?.answer).toBeNull();
    expect(assaultNow(played(undone, { type: 'undo' })).challenge).toBeNull();
  });
});

describe('a challenge in the record', () => {
  const last = (ledger: Ledger, back = 0) => [ledger.entries.at(-1 - back)?.seq ?? 0] as const;

  it('can have its blows corrected like any other, with the consequences', () => {
    const struck = take(captainHits(duel(met({}, { wounds: 3 })), 3, 2), 2);
    const strikeId = `${groupNamed(struck, 'Captain')}/challenge`;
    const fewer = inAssault({ type: 'enterWounds', strikeId, wounds: { plain: 3 } });
    const corrected = played(struck, {
      type: 'correctEntries',
      seqs: last(struck, 2),
      instead: fewer as Extract<Intent, { type: 'enterWounds' }>,
    });
    expect(woundsOn(corrected, 'Champion').prompt).toMatchObject({ ask: 'takeWound' });
    expect(woundsLeft(corrected, 'Champion')).toEqual([1]);
  });

  it('may be taken back from its line while it has no consequences', () => {
    const ledger = played(duel(), { type: 'addNote', text: 'He did not.', about: null });
    const without = played(ledger, { type: 'correctEntries', seqs: last(ledger, 1), instead: null });
    expect(assaultNow(without).challenge?.answer).toBeNull();
    const decision = decide(captainHits(duel(), 4, 3), {
      type: 'correctEntries',
      seqs: last(captainHits(duel(), 4, 3), 2),
      instead: null,
    });
    expect(decision.ok ? null : decision.refusal.code).toBe('laterDoesNotFit');
  });

  it('is shown in the report, before its round', () => {
    const closed = played(take(captainHits(duel(met({}, { wounds: 3 })), 4, 2), 2), first.close);
    const told = JSON.stringify(handOverWords.report.blocks(battleReport(closed)));
    expect(told.indexOf('Captain challenges Red')).toBeGreaterThan(0);
    expect(told.indexOf('Champion accepts the challenge')).toBeLessThan(told.indexOf('Blue wins by 2'));
  });
});

describe('a challenge that is refused', () => {
  const refused = (ledger = met()) => answered(issued(ledger, 'Captain'), 'refused', 'Champion');

  it('makes a character stand aside and not strike; the challenger fights like any other', () => {
    const ledger = refused();
    expect(sentence(ledger)).toBe('Red refuses the challenge: Champion stands aside');
    expect(viewOf(ledger).ladder.flatMap(({ strikes }) => strikes.map(({ group }) => group.name))).toEqual([
      'Captain',
      'Guard',
      'Mob',
    ]);
    expect(strikesNow(ledger)[0]).not.toHaveProperty('against');
  });

  it('removes the Leadership of the character that stands aside', () => {
    const beaten = take(hit(refused(), groupNamed(met(), 'Captain'), 1, 1), 0);
    const chosen = played(
      beaten,
      inAssault({
        type: 'allocate',
        unitKey: key(beaten),
        step: { do: 'chooseModel', modelId: model(beaten, 'Mob') },
      }),
      inAssault({ type: 'allocate', unitKey: key(beaten), step: { do: 'takeWound' } }),
      first.close,
    );
    expect(viewOf(chosen).losers[0]?.leadership).toEqual({ value: 7, of: 'Mob', said: false });
  });

  it('does not protect it from blows, except with the other reading', () => {
    const struck = (ledger: Ledger) => hit(refused(ledger), groupNamed(ledger, 'Captain'), 1, 1);
    expect(woundsOn(struck(met()), 'Champion').prompt).toMatchObject({ choices: { length: 4 } });
    const kept = played(met(), { type: 'changeReading', readingId: 'refusedCharacter', to: 'isNotStruck' });
    expect(woundsOn(struck(kept), 'Champion').prompt).toMatchObject({ choices: { length: 3 } });
  });

  it('is not possible for a unit that is a single character', () => {
    const leaders = fight(
      begun('hh-1'),
      { name: 'Captain', character: 'character' },
      { name: 'Champion', side: 'b', character: 'character' },
    );
    const waiting = issued(leaders, 'Captain');
    expect(
      code(waiting, { type: 'answerChallenge', by: 'refused', modelId: model(waiting, 'Champion') }),
    ).toBe('cannotRefuse');
    expect(viewOf(waiting).challenge.refusers).toEqual([]);
  });
});
