import { useRef } from 'react';
import { useStore } from 'zustand';
import type { RememberedFighters } from '@/battle/assault/remembered/remembered-fighters';
import type { RememberedUnit } from '@/battle/assault/remembered/remembered-units';
import { isByOther } from '@/battle/log/by-other';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { writesNow } from '@/battle/log/writes-now';
import type { Battle } from '@/battle/state/battle';
import type { WriterId } from '@/battle/state/ids';
import { sameValue } from '@/plain/same-value';
import { SIDES, type Side } from '@/rules/index';
import type { BattleActions, BattleState } from './battle-store';
import type { AssaultMemory, FighterMemory } from './fighter-memory';
import { useBattleStore } from './use-battle-store';

/** The part of the store's state that the selector returns; the component renders again when it changes. */
export function useBattleState<Picked>(select: (state: BattleState) => Picked): Picked {
  return useStore(useBattleStore(), select);
}

/** The store's actions: always the same object. */
export function useBattleActions(): BattleActions {
  return useBattleStore().actions;
}

/** The fighters that this device remembers, the latest first. */
export function useRememberedFighters(): RememberedFighters {
  return useStore(useBattleStore().fighters);
}

/** Remembers profiles by their names. Always the same function. */
export function useRememberFighters(): FighterMemory['remember'] {
  return useBattleStore().fighters.remember;
}

/** Whole units that fought on this device, the latest first. */
export function useFoughtUnits(): readonly RememberedUnit[] {
  return useStore(useBattleStore().foughtUnits);
}

/** Remembers whole units by their names. Always the same function. */
export function useRememberUnits(): AssaultMemory['foughtUnits']['remember'] {
  return useBattleStore().foughtUnits.remember;
}

/** The players' wishes about the screens of a battle, and a function to add one: the latest first. They survive a reload. */
export function useWishes(): readonly [readonly string[], AssaultMemory['wishes']['remember']] {
  const { wishes } = useBattleStore();
  return [useStore(wishes), wishes.remember];
}

/** The ledger of the open battle. For screens that are shown only while a battle is open. */
export function useLedger(): Ledger {
  return useBattleState(ledgerIn);
}

/**
 * The part of that ledger that the selector returns, for parts of the screen that most taps do not change. It
 * is plain data, and stays the same object while it is equal.
 */
export function useLedgerPart<Part>(select: (ledger: Ledger) => Part): Part {
  const last = useRef<Part>(null);
  return useStore(useBattleStore(), (state) => {
    const part = select(ledgerIn(state));
    if (last.current === null || !sameValue(last.current, part)) last.current = part;
    return last.current;
  });
}

function ledgerIn({ open }: BattleState): Ledger {
  if (open.kind !== 'open') throw new Error('No battle is open');
  return open.ledger;
}

/** The open battle now. */
export function useBattle(): Battle {
  return battleOf(useLedger());
}

/** The part of the open battle that the selector returns. */
export function useBattlePart<Part>(select: (battle: Battle) => Part): Part {
  return useLedgerPart((ledger) => select(battleOf(ledger)));
}

/**
 * Whether this tab may change the open battle, as far as known. While it is opening, this is true, so that
 * the screen does not change a moment later.
 */
export function useMayWrite(): boolean {
  const { writer } = useBattleStore();
  return useBattleState(
    ({ open }) =>
      open.kind === 'open' &&
      open.problems.length === 0 &&
      (open.writer === 'guest'
        ? battleOf(open.ledger).handedOver === null
        : (open.writer === 'here' || open.writer === 'opening') && writesNow(open.ledger, writer)),
  );
}

/** Tells of a writer whether it is another phone, where phones write this battle together. */
export function useIsByOther(): (writer: WriterId) => boolean {
  const desk = useBattleState(({ open }) => (open.kind === 'open' ? (open.asks?.desk ?? null) : null));
  return (writer) => isByOther(writer, desk);
}

/** The sides that this tab may speak for: those that its guest was given, else both; none where it only reads. */
export function useOwnSides(): readonly Side[] {
  const mayWrite = useMayWrite();
  const given = useBattleState(({ open }) =>
    open.kind === 'open' && open.asks ? open.asks.desk.sides : SIDES,
  );
  return mayWrite ? given : NO_SIDES;
}

const NO_SIDES: readonly Side[] = [];

/** Whether this tab may change what concerns that side, or both: a guest of one looks at the other one's. */
export function useMayWriteFor(side: Side | null): boolean {
  const own = useOwnSides();
  return side === null ? own.length > 0 : own.includes(side);
}

/**
 * How the open battle was handed over: by this device, or by another one, to this or a third, or taken over
 * by another one, which writes it. Null if it was not.
 */
export function useHandedOver(): 'fromHere' | 'fromElsewhere' | 'taken' | null {
  const { writer } = useBattleStore();
  return useBattleState(({ open }) => {
    if (open.kind !== 'open' || open.writer === 'followed' || open.writer === 'guest') return null;
    if (writesNow(open.ledger, writer)) return null;
    const { handedOver } = battleOf(open.ledger);
    if (handedOver === null) return 'taken';
    return handedOver.by === writer ? 'fromHere' : 'fromElsewhere';
  });
}
