/** Controls per line in half a screen. */
const SMALL_BESIDE = 3;
const LARGE_BESIDE = 2;

/**
 * The height of the lines in a half, the gap between them, and the available height, all in the same unit.
 */
export type PageRoom = {
  readonly height: number;
  readonly small: number;
  readonly large: number;
  readonly gap: number;
};

/**
 * One page of a half: its small controls, whose first line has room for the page button, and its large ones.
 */
export type RowPage<Row> = { readonly small: readonly Row[]; readonly large: readonly Row[] };

/**
 * Rows in order of use, on as few pages as fit: a page never scrolls. A page has at least two lines, even
 * without enough room.
 */
export function rowPages<Row>(
  rows: readonly Row[],
  isSmall: (row: Row) => boolean,
  room: PageRoom,
): readonly RowPage<Row>[] {
  const small = rows.filter(isSmall);
  const large = rows.filter((row) => !isSmall(row));
  const lines = (count: number, beside: number, height: number) =>
    Math.ceil(count / beside) * (height + room.gap);
  const all = lines(small.length, SMALL_BESIDE, room.small) + lines(large.length, LARGE_BESIDE, room.large);
  if (all - room.gap <= room.height) return [{ small, large }];
  const comesFirst = () => rows.find((row) => row === large[0] || row === small[0]);
  const pages: RowPage<Row>[] = [];
  while (small.length > 0 || large.length > 0) {
    const page = { small: small.splice(0, SMALL_BESIDE - 1), large: [] as Row[] };
    let left = Math.max(room.height - room.small, room.gap + room.large);
    for (;;) {
      const mayBeLarge = large.length > 0 && left >= room.gap + room.large;
      const mayBeSmall = small.length > 0 && left >= room.gap + room.small;
      if (!mayBeLarge && !mayBeSmall) break;
      const isLarge = mayBeLarge && (!mayBeSmall || comesFirst() === large[0]);
      if (isLarge) page.large.push(...large.splice(0, LARGE_BESIDE));
      else page.small.push(...small.splice(0, SMALL_BESIDE));
      left -= room.gap + (isLarge ? room.large : room.small);
    }
    pages.push(page);
  }
  return pages;
}
