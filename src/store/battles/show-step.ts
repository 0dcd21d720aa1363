/** How many more results one tap shows. */
export const SHOW_STEP = 50;
