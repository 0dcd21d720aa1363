/**
 * How far a result came. `had`: an organiser's phone has it. `sent`: the club has it. `away`: no connection,
 * or no answer. `refused`: the club does not take it from this link. `full`: it has no room. `replaced`:
 * after this one another was sent for the same table.
 */
export const DELIVERIES = ['had', 'sent', 'away', 'refused', 'full', 'replaced', 'older', 'newer'] as const;
export type Delivery = (typeof DELIVERIES)[number];

/** The same of an army list. `sent`: the club has it; `tooLarge`: it takes none of that size. */
export const LIST_DELIVERIES = ['sent', 'away', 'refused', 'full', 'tooLarge', 'older', 'newer'] as const;
export type ListDelivery = (typeof LIST_DELIVERIES)[number];
