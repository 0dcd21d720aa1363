import type { AssaultRound } from '@/battle/state/assault-round';
import type { Duel, DuelRound } from '@/battle/state/duel';
import { modelIdOf } from '@/battle/state/fighters';
import type { ModelId } from '@/battle/state/ids';
import type { AssaultEventOf } from './event';

/** Above every step: a model that fell before the blows strikes at none. */
export const BEFORE_THE_BLOWS = 99;

/** A challenge in rounds as it is issued. */
export const NO_DUEL: Duel = { rounds: [], ended: null };

type DuelEvent = AssaultEventOf<'gambitChosen' | 'focusRolled' | 'duelStruck' | 'challengeEnded'>;

/** The fight after an event of a challenge in rounds; null if there is no such challenge, round or model. */
export function duelled(round: AssaultRound, event: DuelEvent): AssaultRound | null {
  const { challenge } = round;
  if (!challenge?.duel) return null;
  const { duel } = challenge;
  const withDuel = (to: Duel): AssaultRound => ({ ...round, challenge: { ...challenge, duel: to } });
  if (event.type === 'challengeEnded') return withDuel({ ...duel, ended: event.to });
  const rounds = duelRounds(duel, event);
  if (!rounds) return null;
  const after = withDuel({ ...duel, rounds });
  return event.type === 'duelStruck' ? struck(after, event) : after;
}

function duelRounds(
  { rounds }: Duel,
  event: Exclude<DuelEvent, { type: 'challengeEnded' }>,
): readonly DuelRound[] | null {
  const index = event.duelRound - 1;
  const now = rounds[index];
  if (event.type === 'gambitChosen') {
    const { side, to } = event;
    if (now) return rounds.with(index, { ...now, gambits: { ...now.gambits, [side]: to } });
    const begun = { first: side, gambits: { [side]: to }, focus: null, struck: {} };
    return index === rounds.length ? [...rounds, begun] : null;
  }
  if (!now) return null;
  if (event.type === 'focusRolled') return rounds.with(index, { ...now, focus: event.to });
  const lost = event.from - event.to;
  return rounds.with(index, { ...now, struck: { ...now.struck, [event.side]: lost } });
}

/** The struck model with the Wounds that it has left. */
function struck(
  round: AssaultRound,
  { modelId, to }: { readonly modelId: ModelId; readonly to: number },
): AssaultRound | null {
  let found = false;
  const groups = round.groups.map((group) => {
    const index = group.woundsLeft.findIndex((_, place) => modelIdOf(group.id, place) === modelId);
    if (index < 0) return group;
    found = true;
    return { ...group, woundsLeft: group.woundsLeft.with(index, to) };
  });
  if (!found) return null;
  const removedAt = to === 0 ? { ...round.removedAt, [modelId]: BEFORE_THE_BLOWS } : round.removedAt;
  return { ...round, groups, removedAt };
}
