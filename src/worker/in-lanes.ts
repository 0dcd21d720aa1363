/**
 * Does the work for every item, in order, for so many at once. Returns why it failed, for each item where
 * it did; one that fails holds up no other. Never rejects.
 */
export async function inLanes<Item>(
  items: readonly Item[],
  lanes: number,
  work: (item: Item) => Promise<void>,
): Promise<readonly unknown[]> {
  const failures: unknown[] = [];
  const rest = items.values();
  const lane = async (): Promise<void> => {
    for (const item of rest) {
      try {
        await work(item);
      } catch (failure) {
        failures.push(failure);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(lanes, items.length) }, lane));
  return failures;
}
