/** The Victory Points that the players agreed on, whatever was counted: whole points of both sides, and why. */
export type AgreedPoints = { readonly a: number; readonly b: number; readonly reason: string };

/** The longest reason, in characters, and the most points either way. */
export const MAX_REASON_LENGTH = 80;
export const MAX_AGREED_POINTS = 99_999;
