import { describe, expect, it } from 'vitest';
import { profileOnly } from '@/battle/assault/remembered/remembered-fighters';
import { allocationModels } from '@/battle/assault/standing/units';
import { decide } from '@/battle/log/decide';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { parseLog } from '@/battle/log/parse-entry';
import { bookOf } from '@/battle/state/edition-of';
import { EMPTY_FIGHTER, type FighterDraft } from '@/battle/state/fighters';
import { unitKey } from '@/battle/state/ids';
import { assaultNow, fighters, groupNamed, inAssault, viewOf } from '@/testing/battles/assaults';
import { begun, played } from '@/testing/battles/battles';

const fight = (edition: string, ...groups: readonly Partial<FighterDraft>[]) =>
  played(begun(edition), inAssault({ type: 'addFighters', fighters: groups.map(fighters) }));

const refusalOf = (edition: string, group: Partial<FighterDraft>) => {
  const decision = decide(begun(edition), inAssault({ type: 'addFighters', fighters: [fighters(group)] }));
  return decision.ok ? null : decision.refusal.code;
};

const steps = (ledger: Ledger) =>
  viewOf(ledger).ladder.map(({ step, strikes }) => [step, ...strikes.map(({ group }) => group.name)]);

const captain: Partial<FighterDraft> = {
  name: 'Captain',
  wounds: 4,
  attacks: 4,
  initiative: 5,
  weaponDamage: 2,
  weaponInitiative: { kind: 'add', by: -2 },
  weaponAttacks: { kind: 'add', by: 1 },
  bookRules: ['hatred', 'criticalHit6', 'eternalWarrior1'],
  rank: 'command',
};

describe('what only some rulebooks know of a fighter', () => {
  const start = fight('hh-3', captain, { side: 'b', name: 'Guard', models: 3, initiative: 4 });

  it('is kept in the log, rules in their order', () => {
    expect(assaultNow(start).groups[0]).toMatchObject({
      ...captain,
      bookRules: ['criticalHit6', 'eternalWarrior1', 'hatred'],
    });
    const stored = JSON.parse(JSON.stringify(start.entries));
    expect(parseLog(stored)).toMatchObject({ problems: [] });
  });

  it('decides the step and the Attacks: Initiative 5 - 2 = 3, Attacks 4 + 1 = 5', () => {
    expect(steps(start)).toEqual([
      [4, 'Guard'],
      [3, 'Captain'],
    ]);
    expect(viewOf(start).ladder[1]?.strikes[0]?.strike.attacks).toBe(5);
  });

  it('decides who is named first, and how much less a Wound costs', () => {
    const book = bookOf(battleOf(start));
    const key = unitKey(groupNamed(start, 'Captain'));
    const [model] = allocationModels(book, assaultNow(start), key);
    expect(model).toMatchObject({ startingWounds: 4, spared: true, lessDamage: 1 });
    expect(model).not.toHaveProperty('shrouded');
  });

  it('is remembered with the profile, and nothing is added to one without', () => {
    const profile = { ...EMPTY_FIGHTER, ...captain, name: 'Captain', shrouded: 5 };
    expect(profileOnly(profile)).toEqual(profile);
    expect(profileOnly(EMPTY_FIGHTER)).toEqual(EMPTY_FIGHTER);
  });

  it.each<[string, Partial<FighterDraft>]>([
    ['damageOutOfRange', { weaponDamage: 0 }],
    ['damageOutOfRange', { weaponDamage: 21 }],
    ['modifierOutOfRange', { weaponAttacks: { kind: 'times', by: 0 } }],
    ['modifierOutOfRange', { weaponInitiative: { kind: 'add', by: 11 } }],
    ['modifierOutOfRange', { weaponInitiative: { kind: 'set', to: -1 } }],
    ['saveOutOfRange', { shrouded: 1 }],
    ['unknownFighterRule', { bookRules: ['breaching7' as 'breaching6'] }],
    ['unknownFighterRule', { rank: 'king' as 'command' }],
    ['unknownFighterRule', { bookRules: ['reapingBlow2'] }],
    ['unknownFighterRule', { weaponStrength: 'destroyer' }],
    ['unknownFighterRule', { rules: ['rending'] }],
    ['unknownFighterRule', { statuses: ['asleep'] }],
    [
      'unknownFighterRule',
      { ranged: { ballisticSkill: 4, shots: 1, strength: 4, ap: 5, rules: [], getsHot: true } },
    ],
  ])('%s refuses %j', (code, group) => {
    expect(refusalOf('hh-3', group)).toBe(code);
  });

  it('is refused where the rulebook has none of it', () => {
    const ranged = { ballisticSkill: 4, shots: 1, strength: 4, ap: 5, rules: [] } as const;
    const unknown: readonly Partial<FighterDraft>[] = [
      { weaponDamage: 1 },
      { weaponInitiative: { kind: 'none' } },
      { bookRules: ['hatred'] },
      { rank: 'paragon' },
      { shrouded: 4 },
      { statuses: ['pinned'] },
      { ranged: { ...ranged, damage: 2 } },
    ];
    expect(unknown.map((group) => refusalOf('hh-1', group))).toEqual(unknown.map(() => 'unknownFighterRule'));
    expect(refusalOf('hh-1', { weaponStrength: 'destroyer', rules: ['rending'] })).toBeNull();
  });

  it('has no Fear tests, and a challenge in rounds of its own', () => {
    const scared = fight(
      'hh-3',
      { ...captain, causesFear: true, character: 'character' },
      { side: 'b', name: 'Sergeant', character: 'character' },
    );
    expect(viewOf(scared)).toMatchObject({ fearTests: [], challenge: { mayIssue: true } });
    const challenge = inAssault({ type: 'issueChallenge', modelId: `${groupNamed(scared, 'Captain')}.1` });
    expect(decide(scared, challenge)).toMatchObject({ value: [{ type: 'challengeIssued', inRounds: true }] });
  });
});

describe('a status of a unit', () => {
  const start = fight(
    'hh-3',
    { name: 'Squad', models: 5, initiative: 4 },
    { side: 'b', name: 'Guard', models: 5, initiative: 3 },
  );
  const key = groupNamed(start, 'Squad');
  const said = (statuses: readonly string[]) =>
    inAssault({ type: 'changeUnit', unitKey: key, to: { statuses } });

  it('has it strike at step 1, until it is taken off', () => {
    const pinned = played(start, said(['pinned', 'stunned', 'pinned']));
    expect(assaultNow(pinned).groups[0]?.statuses).toEqual(['pinned', 'stunned']);
    expect(steps(pinned)).toEqual([
      [3, 'Guard'],
      [1, 'Squad'],
    ]);
    const free = played(pinned, said([]));
    expect(assaultNow(free).groups[0]).not.toHaveProperty('statuses');
    expect(steps(free)).toEqual(steps(start));
  });

  it('is refused where it is unknown, or changes nothing', () => {
    expect(decide(start, said(['broken']))).toMatchObject({ refusal: { code: 'unknownFighterRule' } });
    expect(decide(start, said([]))).toMatchObject({ refusal: { code: 'nothingChanged' } });
  });
});
