/** How many more of what was found are shown at once. */
export const SHOW_STEP = 50;
