import { ChevronLeft } from 'lucide';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { isOwnTablet } from '@/club/asked';
import { linkHash } from '@/club/link';
import type { ShareRecord } from '@/store/battle/share-record';
import {
  useBattle,
  useBattleActions,
  useHandedOver,
  useLedger,
  useMayWrite,
} from '@/store/battle/use-battle';
import type { ClubStore } from '@/store/club/club-store';
import type { JoinedFor } from '@/store/club/handshake';
import { isIn, isNearby } from '@/store/club/nearby';
import { followLink, writeLink } from '@/store/club/share-links';
import { useClub, useClubStore, useShare } from '@/store/page/use-club';
import { Button } from '@/ui/button/button';
import { SegmentedChoice } from '@/ui/field/segmented-choice';
import { Icon } from '@/ui/look/icon';
import { PlainScreen } from '@/ui/page/plain-screen';
import { clubWords } from '@/words/club-words';
import { phoneWords } from '@/words/phone-words';
import { AskRounds } from './ask-rounds';
import { Guests } from './guests';
import { type DrawCamera, type DrawCode, LinkCard, wholeLink } from './link-card';
import { JoinAnother, NearbyShare } from './nearby-share';
import { OverlayAddress } from './overlay-address';
import { PairHost } from './pair-host';
import { sayRefusal } from './say-refusal';
import { ShareState } from './share-state';
import { WriteOnHere } from './write-on-here';

const texts = clubWords.share;

type ShareScreenProps = {
  readonly drawCode: DrawCode;
  readonly drawCamera: DrawCamera;
  /** Shows the code at once for the phone that is away. */
  readonly joinsAgain: boolean;
};

/** The open battle, shared live: the code and link to follow it or to write it on, and how it stands. */
export function ShareScreen(props: ShareScreenProps) {
  const { id, outcome } = useBattle();
  const store = useClubStore();
  return (
    <PlainScreen
      title={texts.title}
      back={
        <Link
          href={`/battle/${id}/${outcome ? 'score' : 'fight'}`}
          aria-label={texts.back}
          className="-ml-3 flex size-12 items-center justify-center"
        >
          <Icon of={ChevronLeft} size={26} />
        </Link>
      }
    >
      {store && <Sharing store={store} {...props} />}
    </PlainScreen>
  );
}

type SharingProps = ShareScreenProps & { readonly store: ClubStore };

function Sharing({ store, drawCode, drawCamera, joinsAgain }: SharingProps) {
  const { id } = useBattle();
  const [, navigate] = useLocation();
  const club = useClub(store, (state) => state.club);
  const shared = useShare(store, id);
  const mayWrite = useMayWrite();
  const [refusal, setRefusal] = useState<string | null>(null);
  // Above what is shown else: the battle becomes shared while the codes are on screen.
  const [joining, setJoining] = useState<JoinedFor | null>(() => (joinsAgain ? awaited(store, id) : null));
  if (joining !== null)
    return (
      <PairHost
        store={store}
        battleId={id}
        to={joining}
        drawCode={drawCode}
        drawCamera={drawCamera}
        onJoined={() => navigate(`/battle/${id}/fight`)}
        onCancel={() => setJoining(null)}
      />
    );
  if (shared && shared.share.ended === null) {
    if (isNearby(shared.share))
      return (
        <NearbyShare
          share={shared.share}
          store={store}
          onBegin={setJoining}
          onScan={() => navigate('/receive')}
        />
      );
    return <Shared share={shared.share} store={store} drawCode={drawCode} />;
  }
  const begin = async () => {
    const begun = await store.actions.share(id);
    setRefusal(begun.ok ? null : sayRefusal(begun.refusal));
  };
  return (
    <>
      {canTakeOver(shared?.share) && <WriteOnHere store={store} />}
      {mayWrite && (
        <section aria-label={phoneWords.title} className="grid gap-3">
          <h2 className="text-name text-gold">{phoneWords.title}</h2>
          <p>{phoneWords.intro}</p>
          <JoinAnother label={phoneWords.begin} onBegin={setJoining} />
        </section>
      )}
      <section aria-label={phoneWords.byClub} className="grid gap-3">
        <h2 className="text-name text-gold">{phoneWords.byClub}</h2>
        <p>{shared?.share.ended === 'split' ? clubWords.troubles.split : texts.intro}</p>
        {club && club.code === '' && <p role="note">{clubWords.club.codeHint}</p>}
        {club && club.code !== '' ? (
          <Button kind="primary" onPress={() => void begin()}>
            {shared ? texts.again : texts.begin}
          </Button>
        ) : (
          <Button onPress={() => navigate('/club')}>{texts.chooseClub}</Button>
        )}
        {refusal !== null && <p role="alert">{refusal}</p>}
      </section>
    </>
  );
}

/** What the first phone is there for that wrote this battle and is away; null: none is. */
function awaited(store: ClubStore, id: string): JoinedFor | null {
  const { guests, joined } = store.getState();
  const isThere = (guest: string) => joined.get(id)?.some((phone) => phone.guest === guest);
  const away = guests.get(id)?.find((guest) => isIn(guest) && !isThere(guest.id));
  return away ? { sides: away.sides, isOwn: isOwnTablet(away.id) } : null;
}

/** A guest that stopped sharing may still write the battle on. */
function canTakeOver(share: ShareRecord | undefined): boolean {
  return share?.role === 'guest' && share.standing === 'in' && share.ended === 'stopped';
}

const WHATS = ['follow', 'guest', 'write'] as const;
type What = (typeof WHATS)[number];

type SharedProps = Pick<SharingProps, 'store' | 'drawCode'> & { readonly share: ShareRecord };

function Shared({ share, store, drawCode }: SharedProps) {
  const { id } = useBattle();
  const live = useShare(store, id)?.live ?? null;
  const [what, setWhat] = useState<What>('follow');
  const toWrite = writeLink(share);
  const follow = followLink(share);
  return (
    <>
      <ShareState store={store} battleId={id} />
      {share.role === 'guest' && share.standing === 'in' && (
        <>
          <p>{texts.guestIntro}</p>
          <AskRounds />
          <Button onPress={() => void store.actions.leave(id)}>{texts.leave}</Button>
          {live?.line !== 'live' && <WriteOnHere store={store} />}
        </>
      )}
      {toWrite && (
        <SegmentedChoice<What>
          label={texts.what}
          options={WHATS.map((option) => ({ id: option, label: texts.whats[option] }))}
          chosen={what}
          columns={3}
          onChoose={setWhat}
        />
      )}
      {(what === 'follow' || !toWrite) && (
        <>
          <p>{texts.howFollow}</p>
          <LinkCard link={wholeLink(linkHash(follow))} name={texts.codeFollow} drawCode={drawCode} />
          <OverlayAddress link={follow} />
        </>
      )}
      {toWrite && what === 'guest' && <Guests share={share} store={store} drawCode={drawCode} />}
      {toWrite && what === 'write' && <WriteOn link={wholeLink(linkHash(toWrite))} drawCode={drawCode} />}
      <Button onPress={() => void store.actions.stop(id)}>
        {share.role === 'write' ? texts.stop : phoneWords.leave}
      </Button>
      {toWrite && <p className="text-detail text-muted">{phoneWords.oneWay}</p>}
    </>
  );
}

/** Two phones must not write at once: the code to write on is shown once this one has handed over. */
function WriteOn({ link, drawCode }: { readonly link: string; readonly drawCode: DrawCode }) {
  const { handedOver } = useBattle();
  const { stored: entries } = useLedger();
  const { act } = useBattleActions();
  const mayHandOver = handedOver === null && entries.length > 0;
  if (useHandedOver() === 'taken') return <p role="status">{texts.taken}</p>;
  return (
    <>
      <p>{texts.howWrite}</p>
      {mayHandOver ? (
        <>
          <p>{texts.howHandOver}</p>
          <Button kind="primary" onPress={() => act({ type: 'handOver', to: null })}>
            {texts.handOver}
          </Button>
        </>
      ) : (
        <>
          <p role="status">{texts.handedOver}</p>
          <LinkCard link={link} name={texts.codeWrite} drawCode={drawCode} />
        </>
      )}
    </>
  );
}
