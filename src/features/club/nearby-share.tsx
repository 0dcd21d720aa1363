import { useState } from 'react';
import type { LiveState } from '@/club/live-log';
import type { Side } from '@/rules/index';
import type { ShareRecord } from '@/store/battle/share-record';
import { useBattle, useLedger, useMayWrite } from '@/store/battle/use-battle';
import type { ClubStore } from '@/store/club/club-store';
import { useShare } from '@/store/page/use-club';
import { Button } from '@/ui/button/button';
import { clubWords } from '@/words/club-words';
import { phoneWords } from '@/words/phone-words';
import { AskRounds } from './ask-rounds';
import { type Given, GuestList, SidesChoice, sidesGiven } from './guest-list';

type JoinAnotherProps = {
  readonly label: string;
  /** Shows the codes, for a phone that writes these sides. */
  onBegin(sides: readonly Side[]): void;
};

/** What a player chooses before another phone joins. */
export function JoinAnother({ label, onBegin }: JoinAnotherProps) {
  const mayWrite = useMayWrite();
  const [given, setGiven] = useState<Given>('both');
  return (
    <>
      <SidesChoice given={given} onChoose={setGiven} />
      <Button kind="primary" disabled={!mayWrite} onPress={() => onBegin(sidesGiven(given))}>
        {label}
      </Button>
    </>
  );
}

type NearbyProps = Pick<JoinAnotherProps, 'onBegin'> & {
  readonly share: ShareRecord;
  readonly store: ClubStore;
  /** A player who is a guest scans another code. */
  onScan(): void;
};

/** A battle that two phones write with no club: how it stands, who writes, and the ways out. */
export function NearbyShare({ share, store, onBegin, onScan }: NearbyProps) {
  const { id } = useBattle();
  const live = useShare(store, id)?.live ?? null;
  const here = useLedger().stored.length;
  const isLive = live?.line === 'live';
  const isGuest = share.role === 'guest';
  return (
    <>
      <p role="status">{isGuest ? guestSentence(live) : hostSentence(live, here)}</p>
      {isGuest ? (
        <>
          {share.standing === 'in' && <p>{clubWords.share.guestIntro}</p>}
          {!isLive && (
            <Button kind="primary" onPress={onScan}>
              {phoneWords.again}
            </Button>
          )}
          {share.standing === 'in' && (
            <Button onPress={() => void store.actions.leave(id)}>{clubWords.share.leave}</Button>
          )}
        </>
      ) : (
        <>
          <GuestList battleId={id} store={store} />
          <JoinAnother label={isLive ? phoneWords.begin : phoneWords.again} onBegin={onBegin} />
        </>
      )}
      <AskRounds />
      <Button onPress={() => void store.actions.stop(id)}>{clubWords.share.stop}</Button>
    </>
  );
}

function hostSentence(live: LiveState | null, here: number): string {
  if (live?.trouble) return clubWords.troubles[live.trouble];
  if (live?.line !== 'live') return phoneWords.away;
  const behind = Math.max(0, here - live.upto);
  return behind > 0 ? phoneWords.behind(behind) : phoneWords.live;
}

function guestSentence(live: LiveState | null): string {
  if (live?.trouble) return clubWords.troubles[live.trouble];
  return live?.line === 'live' ? clubWords.guest.live : phoneWords.guestAway;
}
