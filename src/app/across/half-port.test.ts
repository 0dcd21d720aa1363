import { afterEach, describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { layRuleWords } from '@/app/rule-words';
import { decide } from '@/battle/log/decide';
import type { Intent } from '@/battle/log/intent';
import { append, battleOf, type Ledger, nextSeq } from '@/battle/log/ledger';
import { battleId } from '@/battle/state/ids';
import { editionOf, refused, type Side } from '@/rules/index';
import type { BattleState, BattleStore } from '@/store/battle/battle-store';
import { begun, counted, entry, FIRST_COMBAT } from '@/testing/battles/battles';
import { type HalfCalls, openHalfPort } from './half-port';
import { mirroredBattle } from './mirrored-battle';

const wound = counted('b', 'healthPointsLost', 1);

/** A page with a battle on screen, of which one half is in another page. */
function page(ledger: Ledger = begun()) {
  const opened = (of: Ledger): BattleState['open'] => ({
    kind: 'open',
    id: battleOf(of).id,
    ledger: of,
    problems: [],
    writer: 'here',
  });
  const store = createStore<BattleState>(() => ({ open: opened(ledger), refusal: null }));
  const nowIn = () => {
    const { open } = store.getState();
    return open.kind === 'open' ? open.ledger : expect.fail(`The battle is ${open.kind}`);
  };
  const act = (intent: Intent) => {
    const decided = decide(nowIn(), intent);
    if (!decided.ok) {
      store.setState({ refusal: decided.refusal });
      return decided;
    }
    const after = append(nowIn(), entry(nextSeq(nowIn()), decided.value));
    if (after) store.setState({ open: opened(after), refusal: null });
    return decided;
  };
  const battle = Object.assign(store, { actions: { act } }) as unknown as BattleStore;
  const heard: string[] = [];
  const say = (what: string) => (value?: unknown) =>
    void heard.push(value === undefined ? what : `${what} ${value}`);
  const calls: HalfCalls = {
    agree: say('agree'),
    choose: say('choose'),
    close: say('close'),
    drawn: say('drawn'),
    failed: say('failed'),
    cover: say('cover'),
  };
  const port = openHalfPort({
    side: 'b' as Side,
    language: 'de',
    combatId: FIRST_COMBAT,
    page: null as never,
    stores: null as never,
    battle,
    languages: ['en', 'de'],
    calls,
  });
  return { store, act, port, heard, entries: () => nowIn().entries.length };
}

function ledgerIn(store: BattleStore): Ledger {
  const { open } = store.getState();
  return open.kind === 'open' ? open.ledger : expect.fail(`The battle is ${open.kind}`);
}

describe('a half in a page of its own', () => {
  it('reads every entry of its page at once, and what is tapped there is written here', () => {
    const { port, act, entries } = page();
    const half = mirroredBattle(port.battle);
    expect(ledgerIn(half).entries).toHaveLength(1);
    act(wound);
    expect(ledgerIn(half).entries).toHaveLength(2);
    expect(half.actions.act(wound).ok).toBe(true);
    expect(entries()).toBe(3);
    expect(ledgerIn(half).entries).toHaveLength(3);
    expect(battleOf(ledgerIn(half))).toEqual(battleOf(ledgerIn(port.battle as BattleStore)));
    half.actions.act({ type: 'undo' });
    expect(battleOf(ledgerIn(half))).toEqual(battleOf(ledgerIn(port.battle as BattleStore)));
  });

  it('reads on from where it was, and anew where the log became another', () => {
    const { port, store, act } = page();
    const half = mirroredBattle(port.battle);
    act(wound);
    const [first, second] = ledgerIn(half).entries;
    act(wound);
    expect(ledgerIn(half).entries.slice(0, 2)).toEqual([first, second]);
    expect(ledgerIn(half).entries[1]).toBe(second);
    const other = page();
    other.act(counted('a', 'healthPointsLost', 1));
    store.setState({ open: other.store.getState().open });
    expect(battleOf(ledgerIn(half))).toEqual(battleOf(ledgerIn(port.battle as BattleStore)));
  });

  it('hears why a tap was refused, and its page does too', () => {
    const { port, store } = page();
    const half = mirroredBattle(port.battle);
    const answer = half.actions.act({ type: 'redo' });
    expect(answer).toEqual(refused('nothingToRedo'));
    expect(half.getState().refusal?.code).toBe('nothingToRedo');
    expect(store.getState().refusal?.code).toBe('nothingToRedo');
  });
});

describe('what comes late or is not true', () => {
  it('changes nothing once the half is taken away', () => {
    const { port, heard, entries } = page();
    const half = mirroredBattle(port.battle);
    const ended: string[] = [];
    port.whenEnded(() => void ended.push('ended'));
    port.end();
    expect(half.actions.act(wound)).toEqual(refused('noBattleOpen'));
    port.agree(true, 1);
    port.choose('en');
    port.close();
    port.drawn();
    port.failed('too late');
    port.cover(true);
    expect([entries(), heard, ended]).toEqual([1, [], ['ended']]);
  });

  it('is told nothing once the half is taken away', () => {
    const { port, act } = page();
    const half = mirroredBattle(port.battle);
    port.end();
    act(wound);
    expect(ledgerIn(half).entries).toHaveLength(1);
  });

  it('writes no other battle than the one that the half was opened on', () => {
    const { port, store, entries } = page();
    const half = mirroredBattle(port.battle);
    const { open } = store.getState();
    if (open.kind === 'open') store.setState({ open: { ...open, id: battleId('another') } });
    expect(half.actions.act(wound)).toEqual(refused('noBattleOpen'));
    expect(entries()).toBe(1);
  });

  it('agrees to no other score than the present one, and chooses no language that is not offered', () => {
    const { port, heard, act } = page();
    act(wound);
    port.agree(true, 1);
    port.choose('xx');
    expect(heard).toEqual([]);
    port.agree(true, 2);
    port.choose('en');
    expect(heard).toEqual(['agree true', 'choose en']);
  });

  it('is a tap that names nothing of this battle: it is refused', () => {
    const { port, entries } = page();
    const half = mirroredBattle(port.battle);
    const answer = half.actions.act({ ...wound, combatId: 'nowhere' } as Intent);
    expect(answer.ok).toBe(false);
    expect(entries()).toBe(1);
  });
});

describe('words', () => {
  const edition = editionOf('t9a-2') ?? expect.fail('no such edition');
  afterEach(() => layRuleWords([edition], {}));

  it('of the rulebook pass in English, whatever the page speaks', () => {
    layRuleWords([edition], { 't9a-2': { Charge: 'Angriff' } });
    const { port, store, act } = page();
    act(wound);
    const half = mirroredBattle(port.battle);
    half.actions.act({ type: 'closeRound', combatId: FIRST_COMBAT });
    const { open } = store.getState();
    expect(JSON.stringify(open.kind === 'open' && open.ledger.entries)).not.toContain('Angriff');
    expect(ledgerIn(half).entries).toHaveLength(3);
  });
});
