import { createStore } from 'zustand/vanilla';

/** Whether all messages of the chosen language are stored for where there is no connection. */
export const keptLanguage = createStore<'kept' | 'fetching' | 'missing'>(() => 'fetching');
