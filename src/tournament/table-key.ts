/** The key of a table of a round: "round.table". */
export function tableKey(round: number, table: number): string {
  return `${round}.${table}`;
}

/** Whether a key is that of a table of that round. */
export function isOfRound(key: string, round: number): boolean {
  return key.startsWith(`${round}.`);
}
