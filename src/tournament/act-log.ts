import type { Act, ActEntry } from './act';

/** An act that changes the event itself, and is not about another act or about who writes. */
export type Deed = Exclude<
  Act,
  { readonly type: 'undone' | 'redone' | 'organiserInvited' | 'writingPassed' }
>;

/** Such an act with its place in the log. */
export type DeedEntry = ActEntry & { readonly act: Deed };

/** A log of acts as undo and redo left it. Both only add to it, as in a battle. */
export type ActLog = {
  /** The acts that count, in order. */
  readonly inForce: readonly DeedEntry[];
  /** Those that redo would bring back, the next one last. */
  readonly redoable: readonly DeedEntry[];
  /** The organiser who writes now; null: who made the event. */
  readonly writer: string | null;
  /** Who was invited to organise too, in order. */
  readonly organisers: readonly Organiser[];
  /** What phones did that did not write any more: it does not count, and nothing of it is lost. */
  readonly aside: readonly DeedEntry[];
};

/** Somebody who organises an event beside the one who made it. */
export type Organiser = { readonly id: string; readonly name: string };

/**
 * What counts of these acts. Only the newest act in force can be taken back, so that none is missing under a
 * later one; an undo or a redo that does not fit, because two phones organised at once, is skipped. One
 * organiser writes at a time: what another one does has no effect, but for taking the writing over.
 */
export function actLog(entries: readonly ActEntry[]): ActLog {
  const inForce: DeedEntry[] = [];
  let redoable: DeedEntry[] = [];
  let writer: string | null = null;
  const organisers: Organiser[] = [];
  const aside: DeedEntry[] = [];
  for (const { act, ...entry } of entries) {
    const by = entry.by ?? null;
    if (act.type === 'writingPassed') {
      const isKnown = act.to === null || organisers.some(({ id }) => id === act.to);
      if (isKnown && (by === writer || by === act.to)) writer = act.to;
    } else if (by !== writer) {
      if (isDeed(act)) aside.push({ ...entry, act });
    } else if (act.type === 'organiserInvited') {
      if (organisers.every(({ id }) => id !== act.organiser))
        organisers.push({ id: act.organiser, name: act.name });
    } else if (act.type === 'undone') {
      const undone = nextUndo({ inForce });
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
  return { inForce, redoable, writer, organisers, aside };
}

/**
 * What undo would take back: the newest act in force; undefined where only the making of the event stands. What a
 * match gives is a part of the making where it was said in the same moment.
 */
export function nextUndo({ inForce }: Pick<ActLog, 'inForce'>): DeedEntry | undefined {
  const made = inForce.findIndex(({ act }) => act.type === 'eventMade');
  const [next, ...others] = inForce.slice(made + 1);
  const isMaking = next?.act.type === 'matchPointsSet' && next.at === inForce[made]?.at;
  return others.at(-1) ?? (isMaking ? undefined : next);
}

/** What redo would bring back; undefined: nothing. */
export function nextRedo({ redoable }: Pick<ActLog, 'redoable'>): DeedEntry | undefined {
  return redoable.at(-1);
}

function isDeed(act: Act): act is Deed {
  const { type } = act;
  return type !== 'undone' && type !== 'redone' && type !== 'organiserInvited' && type !== 'writingPassed';
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

/** The pairs that a round had when an act gave it others; null: it had none, or the act is another one. */
export function pairsBefore(
  { inForce }: Pick<ActLog, 'inForce'>,
  { seq, act }: DeedEntry,
): Extract<Deed, { type: 'roundPaired' }>['pairs'] | null {
  if (act.type !== 'roundPaired') return null;
  const before = inForce.findLast(
    (earlier) =>
      earlier.seq < seq &&
      (earlier.act.type === 'roundPaired' || earlier.act.type === 'roundTakenBack') &&
      earlier.act.round === act.round,
  );
  return before?.act.type === 'roundPaired' ? before.act.pairs : null;
}
