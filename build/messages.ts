import type { Plugin } from 'vite';
import { MESSAGES, writeMessages } from '../scripts/messages.mjs';

/** Writes the modules of the messages before anything is built or tested, and again when a message changes. */
export function messages(): Plugin {
  return {
    name: 'warledger:messages',
    config: writeMessages,
    configureServer({ watcher }) {
      watcher.add(MESSAGES);
    },
    handleHotUpdate({ file }) {
      if (file.startsWith(MESSAGES) && file.endsWith('.json')) writeMessages();
    },
  };
}
