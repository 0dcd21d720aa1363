/**
 * Where a strip stands that comes and goes: right above undo, behind the room in the frame's column. There it moves
 * nothing under the finger but the room's lower edge. Large text flows as one page, where it stands in front.
 */
export const ABOVE_UNDO = 'order-1 shrink-0 flowing:order-none';
