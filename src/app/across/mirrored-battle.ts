import { createStore } from 'zustand/vanilla';
import type { Intent } from '@/battle/log/intent';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { logReader } from '@/battle/log/parse-entry';
import { asSpoken, inEnglish } from '@/rules/index';
import type { BattleState, BattleStore, OpenBattle } from '@/store/battle/battle-store';
import type { HalfPort } from './half-port';

type Opened = Extract<OpenBattle, { kind: 'open' }>;

/**
 * The battle of the page around this one, read from its log by this page: so its words are this page's. It
 * follows every change at once. What is tapped here is decided and written there.
 */
export function mirroredBattle(given: HalfPort['battle']): BattleStore {
  let read: Ledger | null = null;
  const mirrored = ({ open, refusal }: BattleState): BattleState => {
    if (open.kind !== 'open') return { open, refusal };
    read = readOn(read, open);
    const { editionId } = battleOf(read);
    return {
      open: { ...open, ledger: read },
      refusal: refusal && asSpoken(editionId, refusal),
    };
  };
  const store = createStore<BattleState>(() => mirrored(given.getState()));
  given.subscribe((state) => store.setState(mirrored(state), true));
  const act: BattleStore['actions']['act'] = (intent) => {
    if (!read) return given.actions.act(intent);
    const { editionId } = battleOf(read);
    const done = given.actions.act(inEnglish<Intent>(editionId, intent));
    return done.ok ? done : asSpoken(editionId, done);
  };
  return { ...given, ...store, actions: { ...given.actions, act } };
}

/**
 * The ledger of those entries, a guest's waiting ones among them: only what is new is read, where they go on from
 * what was read before.
 */
function readOn(before: Ledger | null, { ledger: { entries } }: Opened): Ledger {
  const [count, last] = [before?.stored.length ?? 0, before?.stored.at(-1)];
  const goesOn = before !== null && entries[count - 1] === last;
  if (goesOn && entries.length === count) return before;
  const reader = logReader(goesOn ? before : null);
  reader.take(goesOn ? entries.slice(count) : entries);
  const { ledger, problems } = reader.opened();
  if (ledger === null || problems.length > 0) throw new Error('A half cannot read the battle of its page');
  return ledger;
}
