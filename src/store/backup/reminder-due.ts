/** After so many battles finished since the last backup the player is reminded. */
export const BATTLES_TO_A_REMINDER = 5;
