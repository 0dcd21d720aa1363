import { openLists } from './stored-lists.mjs';
import { openLogs } from './stored-logs.mjs';
import { openPages } from './stored-pages.mjs';
import { openResults } from './stored-results.mjs';
import { openStreamsApi } from './streams-api.mjs';

/**
 * What lies in the streams, as the gate asks for it.
 * @param {import('@nats-io/nats-core').NatsConnection} connection
 * @param {{ battlesBytes: number, resultsBytes: number }} room what the two streams may hold
 */
export function openStored(connection, { battlesBytes, resultsBytes }) {
  const api = openStreamsApi(connection);
  const logs = openLogs(api, battlesBytes);
  const results = openResults(api, resultsBytes);
  const pages = openPages(api);
  const lists = openLists(api, resultsBytes);
  return {
    ...pages,
    ...lists,
    ...logs,
    ...results,
    /**
     * Passes on to all gates what is kept nowhere: who does not hear it asks again.
     * @param {string} channel @param {Uint8Array} message
     */
    async say(channel, message) {
      connection.publish(`live.t.${channel}`, message);
      return 'stored';
    },
    /** Removes all of a channel or event; how many messages that were. @param {string} channel */
    clear: async (channel) =>
      (await logs.clear(channel)) +
      (await results.clear(channel)) +
      (await pages.clear(channel)) +
      (await lists.clear(channel)),
    /** What was known of the streams may not be so any more. */
    forget() {
      logs.forget();
      results.forget();
      lists.forget();
    },
  };
}
