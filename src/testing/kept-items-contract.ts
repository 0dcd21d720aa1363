import { expect, it } from 'vitest';
import type { EntryLog } from '@/storage/entry-log';
import { createKeptItems, type KeptFields, type KeptKind, keptVersion } from '@/storage/kept-items';

type Banner = { readonly name: string; readonly colours: readonly string[] };

/** A kind in its third version: the first had one colour, the second several under another name. */
const BANNER: KeptKind<Banner> = {
  name: 'banner',
  steps: [
    ({ colour, ...rest }) => ({ ...rest, paints: [colour] }),
    ({ paints, ...rest }) => ({ ...rest, colours: paints }),
  ],
  parse: (fields: KeptFields) =>
    typeof fields.name === 'string' && Array.isArray(fields.colours) ? (fields as Banner) : null,
};
const PLAIN: KeptKind<Banner> = { ...BANNER, name: 'bannerless' };
const GOLD: Banner = { name: 'Gold', colours: ['or'] };
const BLUE: Banner = { name: 'Blue', colours: ['azure', 'argent'] };

/**
 * What kept items must hold to, whatever they stand in. `newDisk` gives an empty one, and as many logs on
 * it as are asked for.
 */
export function describeKeptItems(
  newDisk: () => Promise<{ connect(): Promise<Pick<EntryLog, 'records' | 'readRecord' | 'writeRecord'>> }>,
): void {
  it('gives back what was put on it, by rising id, also to a connection opened later', async () => {
    const disk = await newDisk();
    const keptItems = createKeptItems(await disk.connect());
    expect(await keptItems.put(BANNER, 'b', BLUE)).toBe(true);
    await keptItems.put(BANNER, 'a', GOLD);
    const later = createKeptItems(await disk.connect());
    expect(await later.all(BANNER)).toEqual([
      { id: 'a', value: GOLD },
      { id: 'b', value: BLUE },
    ]);
    expect(await later.read(BANNER, 'b')).toEqual(BLUE);
    expect(await later.read(BANNER, 'c')).toBeNull();
  });

  it('keeps kinds apart, also where the name of one begins with the name of the other', async () => {
    const keptItems = createKeptItems(await (await newDisk()).connect());
    await keptItems.put(BANNER, 'a', GOLD);
    await keptItems.put(PLAIN, 'a', BLUE);
    expect(await keptItems.all(BANNER)).toEqual([{ id: 'a', value: GOLD }]);
    expect(await keptItems.all(PLAIN)).toEqual([{ id: 'a', value: BLUE }]);
  });

  it('puts an item in the place of the one before it, and writes nothing else', async () => {
    const log = await (await newDisk()).connect();
    const keptItems = createKeptItems(log);
    await keptItems.put(BANNER, 'a', GOLD);
    await keptItems.put(BANNER, 'a', BLUE);
    expect(await log.records()).toEqual([{ name: 'banner.a', value: { ...BLUE, v: keptVersion(BANNER) } }]);
  });

  it('throws an item away, and brings it back when it is put again', async () => {
    const keptItems = createKeptItems(await (await newDisk()).connect());
    await keptItems.put(BANNER, 'a', GOLD);
    await keptItems.remove(BANNER, 'a');
    expect(await keptItems.all(BANNER)).toEqual([]);
    await keptItems.put(BANNER, 'a', GOLD);
    expect(await keptItems.read(BANNER, 'a')).toEqual(GOLD);
  });

  it('does calls in their order, also where nobody waits for one before the next', async () => {
    const keptItems = createKeptItems(await (await newDisk()).connect());
    const calls = [
      keptItems.put(BANNER, 'a', GOLD),
      keptItems.put(BANNER, 'a', BLUE),
      keptItems.remove(BANNER, 'a'),
      keptItems.put(BANNER, 'b', GOLD),
    ];
    expect(await keptItems.all(BANNER)).toEqual([{ id: 'b', value: GOLD }]);
    await Promise.all(calls);
  });

  it('hands a write to the disk in the moment of the call once the kind was read', async () => {
    const log = await (await newDisk()).connect();
    const handed: string[] = [];
    const keptItems = createKeptItems({
      ...log,
      writeRecord: (name, value) => {
        handed.push(value === null ? `no ${name}` : name);
        return log.writeRecord(name, value);
      },
    });
    await keptItems.all(BANNER);
    const calls = [
      keptItems.put(BANNER, 'a', GOLD),
      keptItems.put(BANNER, 'b', GOLD),
      keptItems.remove(BANNER, 'a'),
    ];
    expect(handed).toEqual(['banner.a', 'banner.b', 'no banner.a']);
    await Promise.all(calls);
    expect(await keptItems.all(BANNER)).toEqual([{ id: 'b', value: GOLD }]);
  });

  it('lets a write of a kind that was read wait for an earlier one that looks first', async () => {
    const keptItems = createKeptItems(await (await newDisk()).connect());
    const first = keptItems.put(BANNER, 'a', GOLD);
    await keptItems.all(PLAIN);
    const later = [keptItems.put(BANNER, 'a', BLUE), keptItems.remove(BANNER, 'b')];
    await Promise.all([first, ...later, first.then(() => keptItems.put(PLAIN, 'a', GOLD))]);
    expect(await keptItems.read(BANNER, 'a')).toEqual(BLUE);
    expect(await keptItems.read(PLAIN, 'a')).toEqual(GOLD);
  });

  it('reads items of every older version, and leaves them stored as they are', async () => {
    const log = await (await newDisk()).connect();
    await log.writeRecord('banner.first', { v: 1, name: 'Old', colour: 'gules' });
    await log.writeRecord('banner.second', { v: 2, name: 'Newer', paints: ['vert'] });
    const keptItems = createKeptItems(log);
    expect(await keptItems.all(BANNER)).toEqual([
      { id: 'first', value: { name: 'Old', colours: ['gules'] } },
      { id: 'second', value: { name: 'Newer', colours: ['vert'] } },
    ]);
    expect(await log.readRecord('banner.first')).toEqual({ v: 1, name: 'Old', colour: 'gules' });
  });

  it('passes over what is damaged, and what a newer version wrote, and never writes over the latter', async () => {
    const log = await (await newDisk()).connect();
    const newer = { v: 4, name: 'Tomorrow' };
    await log.writeRecord('banner.newer', newer);
    await log.writeRecord('banner.text', 'x');
    await log.writeRecord('banner.empty', { v: 3 });
    await log.writeRecord('banner.unversioned', GOLD);
    const keptItems = createKeptItems(log);
    expect(await keptItems.all(BANNER)).toEqual([]);
    expect(await keptItems.put(BANNER, 'newer', GOLD)).toBe(false);
    expect(await log.readRecord('banner.newer')).toEqual(newer);
  });

  it('writes all or nothing of an item that cannot be kept', async () => {
    const log = await (await newDisk()).connect();
    const keptItems = createKeptItems(log);
    await keptItems.put(BANNER, 'a', GOLD);
    const odd = { ...BLUE, odd: () => undefined };
    await expect(keptItems.put(BANNER, 'a', odd)).rejects.toThrow();
    expect(await keptItems.read(BANNER, 'a')).toEqual(GOLD);
  });
}
