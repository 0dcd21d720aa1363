import type { ReactNode } from 'react';
import { isOwnTablet } from '@/club/asked';
import { SIDES, type Side } from '@/rules/index';
import type { ClubStore } from '@/store/club/club-store';
import { isIn } from '@/store/club/nearby';
import { useClub } from '@/store/page/use-club';
import { SegmentedChoice } from '@/ui/field/segmented-choice';
import { clubWords } from '@/words/club-words';
import { phoneWords } from '@/words/phone-words';
import { words } from '@/words/words';

const texts = clubWords.share;

const GIVEN = ['both', ...SIDES] as const;
export type Given = (typeof GIVEN)[number];

/** The sides that a choice gives to another phone. */
export function sidesGiven(given: Given): readonly Side[] {
  return given === 'both' ? SIDES : [given];
}

/** The choices of a phone that may write, with their words. */
export function givenOptions(): readonly { readonly id: Given; readonly label: string }[] {
  return GIVEN.map((one) => ({ id: one, label: one === 'both' ? texts.bothSides : words.side(one) }));
}

/** Those sides in words. */
export function sidesOf([first, ...others]: readonly Side[]): string {
  return first === undefined || others.length > 0 ? texts.theBoth : words.side(first);
}

type SidesChoiceProps = { readonly given: Given; onChoose(given: Given): void };

/** What another phone may write. */
export function SidesChoice({ given, onChoose }: SidesChoiceProps) {
  return (
    <SegmentedChoice<Given>
      label={texts.guestSides}
      options={givenOptions()}
      chosen={given}
      columns={3}
      onChoose={onChoose}
    />
  );
}

type GuestListProps = {
  readonly battleId: string;
  readonly store: ClubStore;
  /** Phones that were joined by codes: whether one is there is known. */
  readonly byCodes?: boolean;
};

/** The phones that write with this one, or follow it by codes: each is thrown out by one tap. */
export function GuestList({ battleId: id, store, byCodes = false }: GuestListProps) {
  const all = useClub(store, ({ guests }) => guests.get(id)) ?? [];
  const joined = useClub(store, (state) => state.joined.get(id)) ?? [];
  const writing = all.filter(isIn);
  // Who writes no longer, and is there, follows.
  const followers = joined.filter(({ guest }) => !writing.some((known) => known.id === guest));
  return (
    <>
      {writing.length > 0 && (
        <Phones title={texts.guests}>
          {writing.map((guest) => {
            const number = all.indexOf(guest) + 1;
            const named = (isOwnTablet(guest.id) ? phoneWords.tabletNamed : texts.guestNamed)({
              at: number,
              sides: sidesOf(guest.sides),
            });
            const isAway = byCodes && !joined.some((other) => other.guest === guest.id);
            return (
              <Phone
                key={guest.id}
                named={words.sideBySide([named, isAway ? clubWords.guest.away : null])}
                throwOut={texts.throwOutNamed(number)}
                onThrowOut={() => void store.actions.throwOut(id, guest.id)}
              />
            );
          })}
        </Phones>
      )}
      {followers.length > 0 && (
        <Phones title={phoneWords.onlyFollows}>
          {followers.map(({ wire }, index) => (
            <Phone
              // biome-ignore lint/suspicious/noArrayIndexKey: a phone that follows has no name
              key={index}
              named={phoneWords.follower(index + 1)}
              throwOut={phoneWords.throwOutFollower(index + 1)}
              onThrowOut={wire.close}
            />
          ))}
        </Phones>
      )}
    </>
  );
}

function Phones({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-2">
      <h2 className="text-label text-muted">{title}</h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">{children}</ul>
    </section>
  );
}

type PhoneProps = { readonly named: string; readonly throwOut: string; onThrowOut(): void };

function Phone({ named, throwOut, onThrowOut }: PhoneProps) {
  return (
    <li className="flex items-center gap-2">
      <span className="min-w-0 flex-1 break-words">{named}</span>
      <button
        type="button"
        aria-label={throwOut}
        onClick={onThrowOut}
        className="min-h-(--control) rounded-lg border-2 border-outline bg-card px-4 font-bold"
      >
        {texts.throwOut}
      </button>
    </li>
  );
}
