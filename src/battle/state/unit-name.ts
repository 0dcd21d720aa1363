/** The longest name of a unit, and of a group of fighters, in characters. */
export const MAX_UNIT_NAME_LENGTH = 40;
