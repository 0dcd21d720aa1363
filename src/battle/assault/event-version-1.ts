import { type Fields, hasFields } from '@/plain/fields';

/*
 * In entries of version 1, some facts were hidden in the text of ids; since version 2 they are fields. The
 * ids stayed the same, but no code splits them any more.
 *
 * - A strike that was split off was named after the first one, "g4.1/split1"; now it has `splitFrom`.
 * - A pool of Hammer of Wrath Wounds was named "S6 AP- hammerOfWrath"; now every pool has the `blow` that
 * caused its Wounds.
 * - The id of a model began with its group's, "g4.1.3"; now it has its `groupId`.
 */

/** The event in version 2's format. Events of other subjects, and damaged ones, are returned unchanged. */
export function assaultEventFrom1(event: unknown): unknown {
  if (!hasFields(event)) return event;
  if (event.type === 'strikeChanged') {
    return { ...event, from: strikeFrom1(event.from), to: strikeFrom1(event.to) };
  }
  if (event.type === 'woundsAllocated' && hasFields(event.began)) {
    const { models, pools } = event.began;
    return {
      ...event,
      began: { ...event.began, models: each(models, modelFrom1), pools: each(pools, poolFrom1) },
    };
  }
  return event;
}

function each(list: unknown, upgrade: (item: unknown) => unknown): unknown {
  return Array.isArray(list) ? list.map(upgrade) : list;
}

function withId(item: unknown, fieldsOf: (id: string) => Fields): unknown {
  return hasFields(item) && typeof item.id === 'string' ? { ...item, ...fieldsOf(item.id) } : item;
}

const strikeFrom1 = (strike: unknown) =>
  withId(strike, (id) => {
    const parting = id.lastIndexOf('/split');
    return { splitFrom: parting < 0 ? null : id.slice(0, parting) };
  });

const modelFrom1 = (model: unknown) => withId(model, (id) => ({ groupId: id.slice(0, id.lastIndexOf('.')) }));

const poolFrom1 = (pool: unknown) =>
  withId(pool, (id) => ({ blow: id.endsWith(' hammerOfWrath') ? 'hammerOfWrath' : 'weapon' }));
