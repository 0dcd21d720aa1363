import { useState } from 'react';
import { linkHash } from '@/club/link';
import type { ShareRecord } from '@/store/battle/share-record';
import { useBattle, useMayWrite } from '@/store/battle/use-battle';
import type { ClubStore } from '@/store/club/club-store';
import { guestLink } from '@/store/club/share-links';
import { useClub } from '@/store/page/use-club';
import { Button } from '@/ui/button/button';
import { clubWords } from '@/words/club-words';
import { AskRounds } from './ask-rounds';
import { type Given, GuestList, SidesChoice, sidesGiven, sidesOf } from './guest-list';
import { type DrawCode, LinkCard, wholeLink } from './link-card';

const texts = clubWords.share;

type GuestsProps = { readonly share: ShareRecord; readonly store: ClubStore; readonly drawCode: DrawCode };

/** Invites another phone to write with this one, and shows which do: each is thrown out by one tap. */
export function Guests({ share, store, drawCode }: GuestsProps) {
  const { id } = useBattle();
  const mayWrite = useMayWrite();
  const [given, setGiven] = useState<Given>('both');
  const all = useClub(store, ({ guests }) => guests.get(id)) ?? [];
  const invited = all.find(({ phone, isOut }) => phone === null && !isOut);
  const isJoined = all.some(({ phone, isOut }) => phone !== null && !isOut);
  const link = invited && guestLink(share, invited);
  return (
    <>
      <p>{texts.howGuest}</p>
      <GuestList battleId={id} store={store} />
      {isJoined && <AskRounds />}
      <SidesChoice given={given} onChoose={setGiven} />
      <Button
        kind={link ? 'plain' : 'primary'}
        disabled={!mayWrite}
        onPress={() => void store.actions.invite(id, sidesGiven(given))}
      >
        {link ? texts.inviteAnew : texts.invite}
      </Button>
      {link && (
        <>
          <p>{texts.howInvited(sidesOf(invited.sides))}</p>
          <LinkCard link={wholeLink(linkHash(link))} name={texts.codeGuest} drawCode={drawCode} />
        </>
      )}
    </>
  );
}
