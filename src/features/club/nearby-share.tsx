import { useState } from 'react';
import type { LiveState } from '@/club/live-log';
import { SIDES } from '@/rules/index';
import type { ShareRecord } from '@/store/battle/share-record';
import { useBattle, useLedger, useMayWrite } from '@/store/battle/use-battle';
import type { ClubStore } from '@/store/club/club-store';
import type { JoinedFor } from '@/store/club/handshake';
import { useShare } from '@/store/page/use-club';
import { Button } from '@/ui/button/button';
import { SegmentedChoice } from '@/ui/field/segmented-choice';
import { clubWords } from '@/words/club-words';
import { phoneWords } from '@/words/phone-words';
import { AskRounds } from './ask-rounds';
import { type Given, GuestList, givenOptions, sidesGiven } from './guest-list';
import { WriteOnHere } from './write-on-here';

type JoinAnotherProps = {
  readonly label: string;
  /** Shows the codes, for a phone that is there for that. */
  onBegin(to: JoinedFor): void;
};

type Wanted = Given | 'follow' | 'tablet';

function joinedFor(wanted: Wanted): JoinedFor {
  if (wanted === 'follow') return { sides: [], isOwn: false };
  if (wanted === 'tablet') return { sides: SIDES, isOwn: true };
  return { sides: sidesGiven(wanted), isOwn: false };
}

/** What a player chooses before another phone joins. */
export function JoinAnother({ label, onBegin }: JoinAnotherProps) {
  const mayWrite = useMayWrite();
  const [given, setGiven] = useState<Wanted>('both');
  return (
    <>
      <SegmentedChoice<Wanted>
        label={phoneWords.joinsFor}
        options={[
          ...givenOptions(),
          { id: 'follow', label: phoneWords.onlyFollows },
          { id: 'tablet', label: phoneWords.ownTablet },
        ]}
        chosen={given}
        columns={3}
        onChoose={setGiven}
      />
      <Button kind="primary" disabled={!mayWrite} onPress={() => onBegin(joinedFor(given))}>
        {label}
      </Button>
    </>
  );
}

type NearbyProps = Pick<JoinAnotherProps, 'onBegin'> & {
  readonly share: ShareRecord;
  readonly store: ClubStore;
  /** A player whose phone joined another one scans a code anew. */
  onScan(): void;
};

/** A battle that goes from phone to phone: how it stands, who is there, and the ways out. */
export function NearbyShare({ share, store, onBegin, onScan }: NearbyProps) {
  const { id } = useBattle();
  const live = useShare(store, id)?.live ?? null;
  const here = useLedger().stored.length;
  const isLive = live?.line === 'live';
  const isHost = share.role === 'write';
  const writes = share.role === 'guest' && share.standing === 'in';
  return (
    <>
      <p role="status">{isHost ? hostSentence(live, here) : joinedSentence(live, writes)}</p>
      {!isHost ? (
        <>
          {writes && <p>{clubWords.share.guestIntro}</p>}
          {!isLive && (
            <Button kind="primary" onPress={onScan}>
              {phoneWords.again}
            </Button>
          )}
          {writes && <Button onPress={() => void store.actions.leave(id)}>{clubWords.share.leave}</Button>}
          {writes && !isLive && <WriteOnHere store={store} />}
        </>
      ) : (
        <>
          <GuestList battleId={id} store={store} byCodes />
          <JoinAnother label={isLive ? phoneWords.begin : phoneWords.again} onBegin={onBegin} />
        </>
      )}
      {(isHost || writes) && <AskRounds />}
      <Button onPress={() => void store.actions.stop(id)}>
        {isHost ? clubWords.share.stop : phoneWords.leave}
      </Button>
    </>
  );
}

function hostSentence(live: LiveState | null, here: number): string {
  if (live?.trouble) return clubWords.troubles[live.trouble];
  if (live?.line !== 'live') return phoneWords.away;
  const behind = Math.max(0, here - live.upto);
  return behind > 0 ? phoneWords.behind(behind) : phoneWords.live;
}

function joinedSentence(live: LiveState | null, writes: boolean): string {
  if (live?.trouble) return clubWords.troubles[live.trouble];
  if (live?.line === 'live') return writes ? clubWords.guest.live : phoneWords.followsLive;
  return writes ? phoneWords.guestAway : phoneWords.followsAway;
}
