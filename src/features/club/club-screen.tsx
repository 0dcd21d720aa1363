import { ChevronLeft } from 'lucide';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { type ClubAddress, readTypedAddress, shownAddress, socketOrigin } from '@/club/address';
import { linkHash } from '@/club/link';
import { chooseSocketOrigin } from '@/pwa/socket-policy';
import type { ClubRecord } from '@/store/club/club-record';
import type { ClubStore } from '@/store/club/club-store';
import { useClub, useClubStore } from '@/store/page/use-club';
import { useTournamentStore } from '@/store/page/use-tournaments';
import { Button } from '@/ui/button/button';
import { TextField } from '@/ui/field/text-field';
import { Icon } from '@/ui/look/icon';
import { Column, Columns } from '@/ui/page/columns';
import { PlainScreen } from '@/ui/page/plain-screen';
import { clubWords } from '@/words/club-words';
import { ForgetClub } from './forget-club';
import { type DrawCode, LinkCard, wholeLink } from './link-card';
import { clubOfPage, pageOrigin, reachFromHere } from './page-origin';
import { sayRefusal } from './say-refusal';
import { SharedBattles } from './shared-battles';

const texts = clubWords.club;

/** Which club this phone uses, what is shared there now, own devices, and the way out of all of it. */
export function ClubScreen({ drawCode }: { readonly drawCode: DrawCode }) {
  const store = useClubStore();
  return (
    <PlainScreen
      title={texts.title}
      back={
        <Link
          href="/settings"
          aria-label={texts.back}
          className="-ml-3 flex size-12 items-center justify-center"
        >
          <Icon of={ChevronLeft} size={26} />
        </Link>
      }
    >
      {store && <ChosenOrNot store={store} drawCode={drawCode} />}
    </PlainScreen>
  );
}

type PartProps = { readonly store: ClubStore; readonly drawCode: DrawCode };

function ChosenOrNot({ store, drawCode }: PartProps) {
  const club = useClub(store, (state) => state.club);
  const [, navigate] = useLocation();
  if (!club) {
    return (
      <Columns>
        <Column>
          <p>{texts.none}</p>
          <ChooseClub store={store} />
        </Column>
        <Column>
          <Button onPress={() => navigate('/join')}>{texts.openLink}</Button>
          <p className="text-detail text-muted">{texts.what}</p>
        </Column>
      </Columns>
    );
  }
  return (
    <Columns>
      <Column>
        <p className="text-name font-bold break-words">{texts.chosen(shownAddress(club.address))}</p>
        <ReachNotice address={club.address} />
        <SharedBattles store={store} />
        <Button onPress={() => navigate('/events')}>{texts.events}</Button>
        <Button onPress={() => navigate('/join')}>{texts.openLink}</Button>
        <TheCode store={store} club={club} />
      </Column>
      <Column>
        <OwnDevices store={store} drawCode={drawCode} />
        <section className="grid gap-2 border-t border-line pt-4">
          <p className="text-detail text-muted">{texts.forgetHint}</p>
          <ForgetClub store={store} />
        </section>
        <p className="text-detail text-muted">{texts.what}</p>
      </Column>
    </Columns>
  );
}

/** Says when the page may not speak to the club yet, or at all. */
function ReachNotice({ address }: { readonly address: ClubAddress }) {
  const reach = reachFromHere(address);
  if (!reach.ok) return <p role="alert">{sayRefusal(reach.refusal)}</p>;
  if (reach.value === 'now') return null;
  return (
    <div role="alert" className="grid gap-2">
      <p>{texts.reloadFirst(shownAddress(address))}</p>
      <Button
        kind="primary"
        onPress={() => {
          void chooseSocketOrigin(socketOrigin(address)).then(() => window.location.reload());
        }}
      >
        {texts.reload}
      </Button>
    </div>
  );
}

type ChooseClubProps = {
  readonly store: ClubStore;
  /** Where only the code is asked for. */
  readonly known?: ClubAddress;
  readonly onDone?: () => void;
};

function ChooseClub({ store, known, onDone }: ChooseClubProps) {
  const [typed, setTyped] = useState(() => shownAddress(known ?? clubOfPage() ?? ('' as ClubAddress)));
  const [code, setCode] = useState('');
  const [trying, setTrying] = useState(false);
  const [codeProblem, setCodeProblem] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const choose = async () => {
    const address = known ? { ok: true as const, value: known } : readTypedAddress(typed, pageOrigin());
    if (!address.ok) return setProblem(sayRefusal(address.refusal));
    const reach = reachFromHere(address.value);
    if (!reach.ok) return setProblem(sayRefusal(reach.refusal));
    setProblem(null);
    setTrying(true);
    const named = { address: address.value, code };
    const chosen = await store.actions.choose(named, reach.value === 'now' ? 'now' : 'later');
    setTrying(false);
    if (!chosen.ok) return setCodeProblem(sayRefusal(chosen.refusal));
    if (reach.value === 'afterReload') await chooseSocketOrigin(socketOrigin(address.value));
    onDone?.();
  };
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void choose();
      }}
    >
      {!known && <TextField label={texts.address} value={typed} error={problem} onChange={setTyped} />}
      <TextField label={texts.code} value={code} maxLength={60} error={codeProblem} onChange={setCode} />
      <p className="text-detail text-muted">{texts.codeHint}</p>
      <Button submit kind="primary" disabled={typed.trim() === '' || trying}>
        {trying ? texts.trying : known ? texts.takeCode : texts.choose}
      </Button>
    </form>
  );
}

/** The club's code on this phone, whether it is any good, and the way to another one. */
function TheCode({ store, club }: { readonly store: ClubStore; readonly club: ClubRecord }) {
  const [changing, setChanging] = useState(false);
  const refusal = useClub(store, (state) => state.codeRefusal);
  if (club.code === '') return <ChooseClub store={store} known={club.address} />;
  return (
    <section aria-label={texts.code} className="grid gap-2">
      {refusal ? (
        <p role="alert">{sayRefusal(refusal)}</p>
      ) : (
        <p className="break-words">{texts.codeIs(club.code)}</p>
      )}
      {!refusal && !club.isTried && <p className="text-muted">{texts.codeUntried}</p>}
      {changing ? (
        <>
          <p className="text-detail text-muted">{texts.changeCodeHint}</p>
          <ChooseClub store={store} known={club.address} onDone={() => setChanging(false)} />
          <Button onPress={() => setChanging(false)}>{texts.keepCode}</Button>
        </>
      ) : (
        <Button onPress={() => setChanging(true)}>{texts.changeCode}</Button>
      )}
    </section>
  );
}

function OwnDevices({ store, drawCode }: PartProps) {
  const devices = useClub(store, (state) => state.devices);
  // The events of this phone are named to the others, and theirs come here, as soon as their store is there.
  useTournamentStore();
  const events = devices?.battles.filter(({ event }) => event !== undefined).length ?? 0;
  const mayShare = useClub(store, ({ club }) => (club?.code ?? '') !== '');
  return (
    <section aria-label={texts.devices} className="grid gap-3 border-t border-line pt-4">
      <h2 className="text-name text-gold">{texts.devices}</h2>
      {devices ? (
        <>
          <p>{texts.ownBattles(devices.battles.length - events)}</p>
          {events > 0 && <p>{texts.ownEvents(events)}</p>}
          <p>{texts.deviceCode}</p>
          <LinkCard
            link={wholeLink(linkHash({ kind: 'device', ...devices }))}
            name={texts.code2}
            drawCode={drawCode}
          />
          <Button onPress={() => void store.actions.unpair()}>{texts.unpair}</Button>
        </>
      ) : (
        <>
          <p>{texts.devicesHint}</p>
          <Button disabled={!mayShare} onPress={() => void store.actions.pair()}>
            {texts.pair}
          </Button>
        </>
      )}
    </section>
  );
}
