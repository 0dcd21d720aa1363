import { ChevronLeft } from 'lucide';
import { type ComponentProps, type ReactNode, useCallback, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { shownAddress, socketOrigin } from '@/club/address';
import { type ClubLink, linkHash, readLink } from '@/club/link';
import { isPairText, pairHashIn } from '@/club/pair-code';
import { chooseSocketOrigin } from '@/pwa/socket-policy';
import type { ClubStore } from '@/store/club/club-store';
import { useClub, useClubStore } from '@/store/page/use-club';
import { readPicture } from '@/transfer/read-picture';
import { Button } from '@/ui/button/button';
import { TextField } from '@/ui/field/text-field';
import { Icon } from '@/ui/look/icon';
import { Column, Columns } from '@/ui/page/columns';
import { PlainScreen } from '@/ui/page/plain-screen';
import { clubWords } from '@/words/club-words';
import { phoneWords } from '@/words/phone-words';
import type { DrawCamera, DrawCode } from './link-card';
import { reachFromHere } from './page-origin';
import { PairGuest } from './pair-guest';
import { sayRefusal } from './say-refusal';

const texts = clubWords.join;

type SendingLink = Extract<ClubLink, { kind: 'table' | 'lists' }>;

type JoinScreenProps = {
  /** The link of the address, where one was opened. */
  readonly opened: string | null;
  readonly drawCamera: DrawCamera;
  readonly drawCode: DrawCode;
  /** A link was scanned or pasted: shows it at its address. */
  onLink(hash: string): void;
  /** The ways to bring a link here are shown again. */
  onScan(): void;
  /** A battle is on this phone now, to read along or to go on. */
  onBattle(battleId: string): void;
  onClub(): void;
  /** The code of an event was opened: it is watched. */
  onEvent(link: Extract<ClubLink, { kind: 'event' }>): Promise<void>;
  /** The code of an organiser was opened: the event is organised with others. */
  onOrganise(link: Extract<ClubLink, { kind: 'organise' }>): Promise<void>;
  /** What a table's code leads to, or that for army lists. */
  drawSending(link: SendingLink): ReactNode;
};

/** What a link leads to, and the one thing it is for; or the ways to bring a link here. */
export function JoinScreen({ opened, drawCamera, drawCode, onLink, onScan, ...ways }: JoinScreenProps) {
  const link = useMemo(() => (opened === null ? null : readLink(opened)), [opened]);
  const reach = link && reachFromHere(link.address);
  const pair = opened !== null && isPairText(opened) ? opened : null;
  if (link && sends(link) && reach?.ok && reach.value === 'now') return ways.drawSending(link);
  return (
    <PlainScreen
      title={titleOf(link, pair !== null)}
      back={
        <Link href="/" aria-label={texts.back} className="-ml-3 flex size-12 items-center justify-center">
          <Icon of={ChevronLeft} size={26} />
        </Link>
      }
    >
      {pair !== null ? (
        <Pairing key={pair} first={pair} drawCode={drawCode} onBattle={ways.onBattle} onScan={onScan} />
      ) : link ? (
        <Opened key={opened} link={link} {...ways} />
      ) : (
        <>
          {opened !== null && <p role="alert">{texts.unreadable}</p>}
          <BringLink drawCamera={drawCamera} onLink={onLink} />
        </>
      )}
    </PlainScreen>
  );
}

function titleOf(link: ClubLink | null, isPair: boolean): string {
  if (isPair) return phoneWords.guestTitle;
  return link === null || sends(link) ? texts.title : texts[link.kind];
}

/** Whether a link is to send something to an event: it has a screen of its own. */
function sends(link: ClubLink): link is SendingLink {
  return link.kind === 'table' || link.kind === 'lists';
}

/** The first code of another phone was opened: this one answers it. */
function Pairing(props: Omit<ComponentProps<typeof PairGuest>, 'store'>) {
  const store = useClubStore();
  return store && <PairGuest store={store} {...props} />;
}

function BringLink({ drawCamera, onLink }: Pick<JoinScreenProps, 'drawCamera' | 'onLink'>) {
  const [text, setText] = useState('');
  const [scanning, setScanning] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const look = useCallback(
    (picture: ImageData) => {
      const code = readPicture(picture);
      if (code === null) return;
      const hash = hashIn(code);
      if (hash !== null) onLink(hash);
      else setProblem(texts.foundForeign);
    },
    [onLink],
  );
  const open = () => {
    const hash = hashIn(text);
    if (hash !== null) onLink(hash);
    else setProblem(texts.unreadable);
  };
  return (
    <Columns>
      <Column>
        <p>{texts.how}</p>
        {scanning ? drawCamera(look) : <Button onPress={() => setScanning(true)}>{texts.scan}</Button>}
      </Column>
      <form
        className="grid gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          open();
        }}
      >
        <TextField label={texts.paste} value={text} error={problem} onChange={setText} />
        <Button submit disabled={text.trim() === ''}>
          {texts.open}
        </Button>
      </form>
    </Columns>
  );
}

/** Where what was scanned or pasted is shown; null where it is nothing of ours. */
function hashIn(text: string): string | null {
  const pair = pairHashIn(text);
  if (pair !== null) return pair;
  const link = readLink(text);
  return link && linkHash(link);
}

type OpenedProps = Pick<JoinScreenProps, 'onBattle' | 'onClub' | 'onEvent' | 'onOrganise'> & {
  readonly link: ClubLink;
};

function Opened({ link, ...ways }: OpenedProps) {
  const store = useClubStore();
  const reach = reachFromHere(link.address);
  if (!store) return null;
  if (!reach.ok) return <p role="alert">{sayRefusal(reach.refusal)}</p>;
  return <Act link={link} store={store} needsReload={reach.value === 'afterReload'} {...ways} />;
}

type ActProps = OpenedProps & { readonly store: ClubStore; readonly needsReload: boolean };

function Act({ link, store, needsReload, onBattle, onClub, onEvent, onOrganise }: ActProps) {
  const [state, setState] = useState<'idle' | 'working'>('idle');
  const [refusal, setRefusal] = useState<string | null>(null);
  const club = useClub(store, (known) => known.club);
  const address = shownAddress(link.address);
  const [intro, label] = sentencesOf(link, address);

  const act = async () => {
    setState('working');
    setRefusal(await done());
    setState('idle');
  };
  /** Null when it went well, else why not. */
  const done = async (): Promise<string | null> => {
    if (club && club.address !== link.address) {
      return clubWords.refusals.otherClub(shownAddress(club.address));
    }
    switch (link.kind) {
      case 'club': {
        const chosen = await store.actions.choose({ address: link.address, code: link.code });
        if (!chosen.ok) return sayRefusal(chosen.refusal);
        onClub();
        return null;
      }
      case 'follow':
      case 'guest':
      case 'write': {
        const joined = await store.actions.join(link);
        if (!joined.ok) return sayRefusal(joined.refusal);
        onBattle(joined.value);
        return null;
      }
      case 'device': {
        const paired = await store.actions.pairWith(link);
        if (!paired.ok) return sayRefusal(paired.refusal);
        onClub();
        return null;
      }
      case 'event':
        await onEvent(link);
        return null;
      case 'organise':
        await onOrganise(link);
        return null;
      // Has a screen of its own.
      case 'table':
      case 'lists':
        return null;
    }
  };
  if (needsReload) {
    return (
      <>
        <p>{texts.reloadFirst(address)}</p>
        <Button
          kind="primary"
          onPress={() => {
            void chooseSocketOrigin(socketOrigin(link.address)).then(() => window.location.reload());
          }}
        >
          {texts.reload}
        </Button>
      </>
    );
  }
  return (
    <Columns>
      <p>{intro}</p>
      <Column>
        <Button kind="primary" disabled={state === 'working'} onPress={() => void act()}>
          {state === 'working' ? texts.working : label}
        </Button>
        {refusal !== null && <p role="alert">{refusal}</p>}
        <p className="text-detail text-muted">{texts.inBrowser}</p>
      </Column>
    </Columns>
  );
}

function sentencesOf({ kind }: ClubLink, address: string): readonly [string, string] {
  switch (kind) {
    case 'club':
      return [texts.clubIntro(address), texts.clubAct];
    case 'follow':
      return [texts.followIntro(address), texts.followAct];
    case 'guest':
      return [texts.guestIntro(address), texts.guestAct];
    case 'write':
      return [texts.writeIntro(address), texts.writeAct];
    case 'device':
      return [texts.deviceIntro(address), texts.deviceAct];
    case 'event':
      return [texts.eventIntro(address), texts.eventAct];
    case 'organise':
      return [texts.organiseIntro(address), texts.organiseAct];
    case 'table':
    case 'lists':
      return ['', texts.open];
  }
}
