import { createContext } from 'react';

/** Whether the content faces the far edge of the phone: then a sheet opened from it is also upside down. */
export const TurnedContext = createContext(false);
