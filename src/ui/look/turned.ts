import { createContext } from 'react';

/** Whether what is shown faces somebody at the far edge of the phone: a sheet opened from there comes from there, upside down. */
export const TurnedContext = createContext(false);
