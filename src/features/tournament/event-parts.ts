import type { ReactNode } from 'react';
import type { EventStore, ShownEvent } from '@/store/tournament/tournament-store';
import type { TournamentEvent } from '@/tournament/event';

/** Draws a link as a code, as text, and with the ways to pass it on. The address is what stands behind the "#". */
export type DrawLink = (hash: string, name: string) => ReactNode;

/** What every part of an event's screen is given. */
export type EventPartProps = {
  readonly id: string;
  readonly store: EventStore;
  readonly shown: ShownEvent;
  readonly event: TournamentEvent;
  readonly drawLink: DrawLink;
  readonly now: () => number;
};

/** Whether this phone organises the event. */
export function organises({ record }: ShownEvent): boolean {
  return record.writer !== null;
}

/** A player's name by number; empty for nobody. */
export function nameOf(event: TournamentEvent, id: number | null): string {
  return event.players.find((player) => player.id === id)?.name ?? '';
}
