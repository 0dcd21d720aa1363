/**
 * The Victory Points that the players agreed on; they replace what the app counted. Whole points of both
 * sides, and the reason.
 */
export type AgreedPoints = { readonly a: number; readonly b: number; readonly reason: string };

/** The longest reason, in characters, and the most points, positive or negative. */
export const MAX_REASON_LENGTH = 80;
export const MAX_AGREED_POINTS = 99_999;
