/**
 * What became of a message. `taken`: that number is written already. `gap`: nothing stands in front of that
 * number. `full`: the club's disk or a limit of it is.
 */
export const PUT_OUTCOMES = ['stored', 'taken', 'gap', 'full', 'tooLarge'] as const;
export type PutOutcome = (typeof PUT_OUTCOMES)[number];
