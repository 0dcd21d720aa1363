import type { ArmyIntent } from '@/battle/army/event';
import type { UnitDraft } from '@/battle/state/unit';
import type { KeptArmy } from '@/store/armies/kept-kinds';

/** An army as a battle takes it: its name, its units, where they came from, and the size of its game. */
export type TakenArmy = {
  readonly army: string;
  readonly units: readonly UnitDraft[];
  readonly source: Extract<ArmyIntent, { type: 'importArmy' }>['source'];
  /** The size that the list's title names, in points; missing: none. */
  readonly size?: number;
};

/** A kept army as a battle takes it, with the text of its list. */
export function takenFromKept(army: KeptArmy, text: string): TakenArmy {
  const { id, name, format, statedTotal, units } = army;
  const source = { format, statedTotal, linesRead: 0, linesUnread: [], text, kept: { id, name } };
  return { army: army.army, units, source };
}
