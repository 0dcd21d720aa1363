/** The keys of a battle's entries, or of those from a seq on. */
export function seqsOf(battleId: string, from?: number): IDBKeyRange {
  return IDBKeyRange.bound(from === undefined ? [battleId] : [battleId, from], pastEvery(battleId));
}

/** A key after every seq of a battle: IndexedDB sorts arrays after all numbers. */
export function pastEvery(battleId: string): [string, number] {
  return [battleId, []] as unknown as [string, number];
}
