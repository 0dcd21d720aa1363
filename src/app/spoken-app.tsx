import { useStore } from 'zustand';
import { App } from './app';
import { language } from './chosen-language';

/** The app, drawn anew when another language is chosen. */
export function SpokenApp() {
  return <App key={useStore(language)} />;
}
