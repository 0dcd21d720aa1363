import type { ClubConnection, Connected, SocketParts } from './connection';
import { type LiveLog, type LiveParts, startLiveLog } from './live-log';
import type { Position } from './log-book';
import type { Login } from './login';
import { reachClub } from './reach-club';
import { createSharedLog, type SharedLogParts } from './shared-log';

export type ChannelParts = {
  /** Asked at every connection: the stamp in it may be mended meanwhile, the channel stays. */
  readonly login: () => Login;
  readonly socket: SocketParts;
  /** Connects in another way than by that socket. */
  readonly connect?: () => Promise<Connected>;
  /** How far the channel was read before. */
  readonly position: Position;
  /** Hears of every connection, to ask it for more than the channel. */
  readonly onConnection?: (connection: ClubConnection) => void;
} & Omit<SharedLogParts, 'channel'> &
  Omit<LiveParts, 'log' | 'connect' | 'listen'>;

/** Keeps a log on this phone equal to a channel of a club, from now until it is stopped. */
export function openChannel(parts: ChannelParts): LiveLog {
  const { login, socket, position } = parts;
  return startLiveLog({
    ...parts,
    log: createSharedLog({ ...parts, channel: login().channel }, position),
    connect: parts.connect ?? (() => reachClub(login(), socket)),
    listen: (connection, heard) => {
      connection.hearLog(heard);
      parts.onConnection?.(connection);
    },
  });
}
