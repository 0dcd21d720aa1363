import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Page } from '@/app/page-context';
import type { Intent } from '@/battle/log/intent';
import { battleOf } from '@/battle/log/ledger';
import type { CombatId } from '@/battle/state/ids';
import { asSpoken, inEnglish, refused, type Side } from '@/rules/index';
import type { BattleActions, BattleState, BattleStore } from '@/store/battle/battle-store';
import type { PageStores } from '@/store/page/use-page-stores';

/** Where a half lies on the screen, as its player sees it, in pixels. */
export type Place = Readonly<Record<'left' | 'top' | 'width' | 'height', number>>;

/** What the page tells the page of a half besides the battle. */
export type Told = {
  readonly place: Place;
  /** Who agrees, and to how many entries. */
  readonly seen: number;
  readonly agreed: readonly Side[];
};

/** What the page of a half says of itself. */
export type HalfCalls = {
  agree(agrees: boolean): void;
  choose(language: string): void;
  close(): void;
  drawn(): void;
  failed(reason: string): void;
  /** Whether a sheet is open, which needs the whole screen. */
  cover(whole: boolean): void;
};

/**
 * All that the page of one half has of the page around it. Both have the same origin and run by turns, so that
 * they call each other, and no message can be lost or come late. Words do not pass: a log holds facts, and the
 * rulebook's words in taps and refusals pass in English.
 */
export type HalfPort = Omit<HalfCalls, 'agree'> & {
  readonly side: Side;
  readonly language: string;
  /** The combat of which this is a half; null: it is a player's clock. */
  readonly combatId: CombatId | null;
  readonly told: StoreApi<Told>;
  /** The battle of the page around it, whose words are not this half's. */
  readonly battle: Omit<BattleStore, keyof StoreApi<BattleState>> &
    Pick<StoreApi<BattleState>, 'getState' | 'subscribe'>;
  readonly page: Page;
  readonly stores: PageStores;
  /** Agrees to the score after so many entries; nothing if there are others by now. */
  agree(agrees: boolean, seen: number): void;
  /** Called once, when the half is taken away. */
  whenEnded(end: () => void): void;
};

declare global {
  interface Window {
    /** Put there before the first script runs: this page draws one half only (`half-page.tsx`). */
    half?: HalfPort;
  }
}

type HalfParts = Pick<HalfPort, 'side' | 'language' | 'combatId' | 'page' | 'stores'> & {
  readonly battle: BattleStore;
  readonly languages: readonly string[];
  readonly calls: HalfCalls;
};

/** The port of a half, and what closes it for good: from then on nothing that comes through it changes anything. */
export function openHalfPort({ battle, languages, calls, ...parts }: HalfParts): HalfPort & { end(): void } {
  const told = createStore<Told>(() => ({
    place: { left: 0, top: 0, width: 0, height: 0 },
    seen: 0,
    agreed: [],
  }));
  const { open: begun } = battle.getState();
  const leaves: (() => void)[] = [];
  let isOpen = true;
  /** The battle that this half was opened on, while it is on screen. */
  const opened = () => {
    const { open } = battle.getState();
    return isOpen && open.kind === 'open' && begun.kind === 'open' && open.id === begun.id ? open : null;
  };
  const whileOpen =
    <Values extends readonly unknown[]>(call: (...values: Values) => void) =>
    (...values: Values) => {
      if (isOpen) call(...values);
    };
  const act: BattleActions['act'] = (intent) => {
    const open = opened();
    if (!open) return refused('noBattleOpen');
    const { editionId } = battleOf(open.ledger);
    const done = battle.actions.act(asSpoken<Intent>(editionId, intent));
    return done.ok ? done : inEnglish(editionId, done);
  };
  const inEnglishFor = (state: BattleState): BattleState =>
    state.refusal === null || state.open.kind !== 'open'
      ? state
      : { ...state, refusal: inEnglish(battleOf(state.open.ledger).editionId, state.refusal) };
  return {
    ...parts,
    told,
    battle: {
      ...battle,
      actions: { ...battle.actions, act },
      getState: () => inEnglishFor(battle.getState()),
      subscribe(heard) {
        const leave = battle.subscribe(whileOpen((state, before) => heard(inEnglishFor(state), before)));
        leaves.push(leave);
        return leave;
      },
    },
    agree: whileOpen((agrees, seen) => {
      if (seen === opened()?.ledger.entries.length) calls.agree(agrees);
    }),
    choose: whileOpen((language) => {
      if (languages.includes(language)) calls.choose(language);
    }),
    close: whileOpen(calls.close),
    drawn: whileOpen(calls.drawn),
    failed: whileOpen(calls.failed),
    cover: whileOpen(calls.cover),
    whenEnded: (end) => void leaves.push(end),
    end() {
      isOpen = false;
      for (const leave of leaves) leave();
    },
  };
}
