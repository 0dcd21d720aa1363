import { createStore } from 'zustand/vanilla';

/** The language that the app is written in. */
export const ENGLISH = 'en';

/** The language that the page speaks. Whoever shows sentences is drawn anew when it changes. */
export const language = createStore<string>(() => ENGLISH);
