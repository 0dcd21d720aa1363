import { expect, it } from 'vitest';
import { newSocket } from './protocol';

/** A socket that notes what it was given, in the state that is set. */
class NotingSocket extends EventTarget {
  readonly sent: unknown[] = [];
  readyState = 1;
  send(data: unknown): void {
    this.sent.push(data);
  }
}

it.each([
  ['open', 1, ['PING']],
  ['being closed', 2, []],
  ['closed', 3, []],
])('a message to a socket that is %s', async (_, state, sent) => {
  const socket = new NotingSocket();
  const given = async () => ({ socket, encrypted: false });
  const make = newSocket(given, { onFirst: () => {}, onSilent: () => {} });
  const made = await make('ws://club.example');
  socket.readyState = state;
  made.socket.send('PING');
  expect(socket.sent).toEqual(sent);
});
