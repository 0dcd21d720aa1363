/** A second tap within this time and this close is accidental (a wet finger), and not another answer. */
const BOUNCE_MS = 350;
const BOUNCE_PX = 24;

/** A tap on a die, and the question that it answers. */
export type DieTap = {
  readonly question: string;
  readonly timeStamp: number;
  readonly clientX: number;
  readonly clientY: number;
};

/** Whether the tap is an accidental repetition of the last answer. */
export function bounces(tap: DieTap, last: DieTap | null): boolean {
  if (last === null || tap.question !== last.question) return false;
  const away = Math.hypot(tap.clientX - last.clientX, tap.clientY - last.clientY);
  return tap.timeStamp - last.timeStamp < BOUNCE_MS && away < BOUNCE_PX;
}
