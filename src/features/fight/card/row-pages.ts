/** Controls per line in half a screen. */
const SMALL_BESIDE = 3;
const LARGE_BESIDE = 2;

/** How high the lines of a half are, with the gap between them, and what there is: all in the same unit. */
export type PageRoom = {
  readonly height: number;
  readonly small: number;
  readonly large: number;
  readonly gap: number;
};

/** One page of a half: its small controls, of which the first line leaves a place for what turns the page, and its large ones. */
export type RowPage<Row> = { readonly small: readonly Row[]; readonly large: readonly Row[] };

/**
 * Rows in the order in which they are wanted, on as few pages as the room allows: a page is never scrolled. A page has two lines even where
 * there is no room for them.
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
  const pages: RowPage<Row>[] = [];
  while (small.length > 0 || large.length > 0) {
    const page = { small: small.splice(0, SMALL_BESIDE - 1), large: [] as Row[] };
    let left = Math.max(room.height - room.small, room.gap + room.large);
    while (large.length > 0 && left >= room.gap + room.large) {
      page.large.push(...large.splice(0, LARGE_BESIDE));
      left -= room.gap + room.large;
    }
    while (small.length > 0 && left >= room.gap + room.small) {
      page.small.push(...small.splice(0, SMALL_BESIDE));
      left -= room.gap + room.small;
    }
    pages.push(page);
  }
  return pages;
}
