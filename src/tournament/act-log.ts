import type { Act, ActEntry } from './act';

/** An act that changes the event itself, and is not about another act. */
export type Deed = Exclude<Act, { readonly type: 'undone' | 'redone' }>;

/** Such an act with its place in the log. */
export type DeedEntry = ActEntry & { readonly act: Deed };

/** A log of acts as undo and redo left it. Both only add to it, as in a battle. */
export type ActLog = {
  /** The acts that count, in order. */
  readonly inForce: readonly DeedEntry[];
  /** Those that redo would bring back, the next one last. */
  readonly redoable: readonly DeedEntry[];
};

/**
 * What counts of these acts. Only the newest act in force can be taken back, so that none is missing under a
 * later one; an undo or a redo that does not fit, because two phones organised at once, is skipped.
 */
export function actLog(entries: readonly ActEntry[]): ActLog {
  const inForce: DeedEntry[] = [];
  let redoable: DeedEntry[] = [];
  for (const { act, ...entry } of entries) {
    if (act.type === 'undone') {
      const undone = nextUndo({ inForce, redoable });
      if (undone?.seq !== act.seq) continue;
      inForce.pop();
      redoable.push(undone);
    } else if (act.type === 'redone') {
      const redone = redoable.at(-1);
      if (redone?.seq !== act.seq) continue;
      redoable.pop();
      inForce.push(redone);
    } else {
      inForce.push({ ...entry, act });
      redoable = [];
    }
  }
  return { inForce, redoable };
}

/** What undo would take back: the newest act in force; undefined where only the making of the event stands. */
export function nextUndo({ inForce }: ActLog): DeedEntry | undefined {
  const made = inForce.findIndex(({ act }) => act.type === 'eventMade');
  return inForce.slice(made + 1).at(-1);
}

/** What redo would bring back; undefined: nothing. */
export function nextRedo({ redoable }: ActLog): DeedEntry | undefined {
  return redoable.at(-1);
}

type Numbered = { readonly seq: number };

/**
 * A log that was written on in two places at once, as one: the own acts from entry `at` on are added again
 * after the `course` of the other phone, and what they take back or bring back of themselves goes along.
 */
export function putBehind<Entry extends Numbered>(
  course: readonly Entry[],
  own: readonly Entry[],
  at: number,
): readonly Entry[] {
  const by = course.length - at + 1;
  const moved = own.slice(at - 1).map((entry) => ({ ...entry, ...movedAct(entry, at, by) }));
  return [...course, ...moved].map((entry, index) => ({ ...entry, seq: index + 1 }));
}

/** The act of an entry that names one of the moved entries, with its number of now. */
function movedAct(entry: object, at: number, by: number): { readonly act?: object } {
  const act = 'act' in entry ? entry.act : null;
  if (typeof act !== 'object' || act === null || !('type' in act) || !('seq' in act)) return {};
  if (act.type !== 'undone' && act.type !== 'redone') return {};
  return typeof act.seq === 'number' && act.seq >= at ? { act: { ...act, seq: act.seq + by } } : {};
}
