import { useState } from 'react';
import { linkHash } from '@/club/link';
import { SIDES, type Side } from '@/rules/index';
import type { ShareRecord } from '@/store/battle/share-record';
import { useBattle, useMayWrite } from '@/store/battle/use-battle';
import type { ClubStore } from '@/store/club/club-store';
import { guestLink } from '@/store/club/share-links';
import { useClub } from '@/store/page/use-club';
import { Button } from '@/ui/button/button';
import { SegmentedChoice } from '@/ui/field/segmented-choice';
import { clubWords } from '@/words/club-words';
import { words } from '@/words/words';
import { type DrawCode, LinkCard, wholeLink } from './link-card';

const texts = clubWords.share;

const GIVEN = ['both', ...SIDES] as const;
type Given = (typeof GIVEN)[number];

type GuestsProps = { readonly share: ShareRecord; readonly store: ClubStore; readonly drawCode: DrawCode };

/** Invites another phone to write with this one, and shows which do: each is thrown out by one tap. */
export function Guests({ share, store, drawCode }: GuestsProps) {
  const { id } = useBattle();
  const mayWrite = useMayWrite();
  const [given, setGiven] = useState<Given>('both');
  const all = useClub(store, ({ guests }) => guests.get(id)) ?? [];
  const invited = all.find(({ phone, isOut }) => phone === null && !isOut);
  const link = invited && guestLink(share, invited);
  const joined = all.filter(({ phone, isOut }) => phone !== null && !isOut);
  return (
    <>
      <p>{texts.howGuest}</p>
      {joined.length > 0 && (
        <section aria-label={texts.guests} className="grid gap-2">
          <h2 className="text-label text-muted">{texts.guests}</h2>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
            {joined.map((guest) => {
              const number = all.indexOf(guest) + 1;
              return (
                <li key={guest.id} className="flex items-center gap-2">
                  <span className="min-w-0 flex-1 break-words">
                    {texts.guestNamed({ at: number, sides: sidesOf(guest.sides) })}
                  </span>
                  <button
                    type="button"
                    aria-label={texts.throwOutNamed(number)}
                    onClick={() => void store.actions.throwOut(id, guest.id)}
                    className="min-h-(--control) rounded-lg border-2 border-outline bg-card px-4 font-bold"
                  >
                    {texts.throwOut}
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
      )}
      <SegmentedChoice<Given>
        label={texts.guestSides}
        options={GIVEN.map((one) => ({ id: one, label: one === 'both' ? texts.bothSides : words.side(one) }))}
        chosen={given}
        columns={3}
        onChoose={setGiven}
      />
      <Button
        kind={link ? 'plain' : 'primary'}
        disabled={!mayWrite}
        onPress={() => void store.actions.invite(id, given === 'both' ? SIDES : [given])}
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

function sidesOf([first, ...others]: readonly Side[]): string {
  return first === undefined || others.length > 0 ? texts.theBoth : words.side(first);
}
