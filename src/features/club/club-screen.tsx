import { ChevronLeft } from 'lucide';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { type ClubAddress, readAddress, shownAddress, socketOrigin } from '@/club/address';
import { linkHash } from '@/club/link';
import { chooseSocketOrigin } from '@/pwa/socket-policy';
import type { ClubStore } from '@/store/club/club-store';
import { useClub, useClubStore } from '@/store/page/use-club';
import { Button } from '@/ui/button/button';
import { TextField } from '@/ui/field/text-field';
import { Icon } from '@/ui/look/icon';
import { Column, Columns } from '@/ui/page/columns';
import { PlainScreen } from '@/ui/page/plain-screen';
import { clubWords } from '@/words/club-words';
import { type DrawCode, LinkCard, wholeLink } from './link-card';
import { reachFromHere } from './page-origin';
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
        {club.code === '' && <ChooseClub store={store} known={club.address} />}
      </Column>
      <Column>
        <OwnDevices store={store} drawCode={drawCode} />
        <section className="grid gap-2 border-t border-line pt-4">
          <p className="text-detail text-muted">{texts.forgetHint}</p>
          <Button
            onPress={() => {
              void store.actions.choose(null).then(() => chooseSocketOrigin(null));
            }}
          >
            {texts.forget}
          </Button>
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

function ChooseClub({ store, known }: { readonly store: ClubStore; readonly known?: ClubAddress }) {
  const [typed, setTyped] = useState(known ? shownAddress(known) : '');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const choose = async () => {
    const address = known ? { ok: true as const, value: known } : readAddress(typed);
    if (!address.ok) return setProblem(sayRefusal(address.refusal));
    const reach = reachFromHere(address.value);
    if (!reach.ok) return setProblem(sayRefusal(reach.refusal));
    setProblem(null);
    await store.actions.choose({ address: address.value, code: code.trim().toUpperCase() });
    if (reach.value === 'afterReload') await chooseSocketOrigin(socketOrigin(address.value));
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
      <TextField label={texts.code} value={code} maxLength={40} onChange={setCode} />
      <p className="text-detail text-muted">{texts.codeHint}</p>
      <Button submit kind="primary" disabled={typed.trim() === ''}>
        {texts.choose}
      </Button>
    </form>
  );
}

function OwnDevices({ store, drawCode }: PartProps) {
  const devices = useClub(store, (state) => state.devices);
  const mayShare = useClub(store, ({ club }) => (club?.code ?? '') !== '');
  return (
    <section aria-label={texts.devices} className="grid gap-3 border-t border-line pt-4">
      <h2 className="text-name text-gold">{texts.devices}</h2>
      {devices ? (
        <>
          <p>{texts.ownBattles(devices.battles.length)}</p>
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
