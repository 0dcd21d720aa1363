import { ChevronLeft } from 'lucide';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { EDITIONS } from '@/rules/index';
import type { LadderStore } from '@/store/ladder/ladder-store';
import { useLadder, useLadderStore } from '@/store/page/use-ladder';
import { useTournamentStore, useTournaments } from '@/store/page/use-tournaments';
import type { TournamentStore } from '@/store/tournament/tournament-store';
import { type LadderGame, ladderOf } from '@/tournament/ladder';
import { eventGames } from '@/tournament/ladder-games';
import { headOf } from '@/tournament/ladder-names';
import { Button } from '@/ui/button/button';
import { SelectField } from '@/ui/field/select-field';
import { Icon } from '@/ui/look/icon';
import { Column, Columns } from '@/ui/page/columns';
import { PlainScreen } from '@/ui/page/plain-screen';
import { ladderWords as texts } from '@/words/ladder-words';
import { words } from '@/words/words';
import { AgreedSheet } from './agreed-sheet';
import { AlikeNames } from './alike-names';
import { ArmyRates } from './army-rates';
import { HowReckoned } from './how-reckoned';
import { LadderTable } from './ladder-table';
import { PersonSheet } from './person-sheet';

/** Who stands where over all events and battles of this device, computed from them each time it is shown. */
export function LadderScreen() {
  const store = useLadderStore();
  const events = useTournamentStore();
  return (
    <PlainScreen
      title={texts.title}
      back={
        <Link
          href="/events"
          aria-label={texts.back}
          className="-ml-3 flex size-12 items-center justify-center"
        >
          <Icon of={ChevronLeft} size={26} />
        </Link>
      }
    >
      {store && events && <Read store={store} events={events} />}
    </PlainScreen>
  );
}

type ReadProps = { readonly store: LadderStore; readonly events: TournamentStore };

function Read({ store, events }: ReadProps) {
  const kind = useLadder(store, (state) => state.kind);
  const message = useLadder(store, (state) => state.message);
  if (kind === 'reading') return null;
  if (kind === 'done') return <Counted store={store} events={events} />;
  return (
    <>
      <p role="alert">{texts.failed(message)}</p>
      <Button onPress={() => void store.actions.read()}>{words.battles.tryAgain}</Button>
    </>
  );
}

function Counted({ store, events }: ReadProps) {
  const battles = useLadder(store, (state) => state.battles);
  const names = useLadder(store, (state) => state.names);
  const tournaments = useTournaments(events, (state) => state.tournaments);
  const [editionId, setEditionId] = useState('');
  const [source, setSource] = useState('');
  const [asked, setAsked] = useState<string | null>(null);
  const [asksAll, setAsksAll] = useState(false);
  const all = useMemo<readonly LadderGame[]>(() => {
    const ofEvents = [...tournaments.values()].flatMap(({ tournament, entries, matches }) =>
      tournament ? eventGames(tournament, entries, matches) : [],
    );
    return [...ofEvents, ...battles];
  }, [tournaments, battles]);
  const chosen = useMemo(
    () =>
      all.filter(
        (game) => (editionId === '' || game.editionId === editionId) && (source === '' || game.of === source),
      ),
    [all, editionId, source],
  );
  const ladder = useMemo(() => ladderOf(chosen, (name) => headOf(names, name)), [chosen, names]);
  if (all.length === 0) {
    return (
      <>
        <p>{texts.empty}</p>
        <HowReckoned leftOut={ladder.leftOut} />
      </>
    );
  }
  const played = new Set(all.map((game) => game.editionId));
  return (
    <>
      <div className="grid grid-cols-2 gap-3 big:grid-cols-1 spread:grid-cols-4">
        <SelectField
          label={texts.filter.edition}
          options={[
            { id: '', label: texts.filter.anyEdition },
            ...EDITIONS.filter(({ id }) => played.has(id)).map(({ id, shortName }) => ({
              id,
              label: shortName,
            })),
          ]}
          chosen={editionId}
          onChoose={setEditionId}
        />
        <SelectField
          label={texts.filter.games}
          options={[
            { id: '', label: texts.filter.all },
            { id: 'event', label: texts.filter.event },
          ]}
          chosen={source}
          onChoose={setSource}
        />
      </div>
      <AlikeNames games={chosen} names={names} store={store} />
      <Columns>
        <Column>
          <section aria-label={texts.players} className="grid gap-2">
            <h2 className="text-name text-gold">{texts.players}</h2>
            {ladder.lines.length === 0 ? (
              <p className="text-muted">{chosen.length < all.length ? texts.noneHere : texts.empty}</p>
            ) : (
              <>
                <p className="text-detail text-muted">{texts.unnamedHint}</p>
                <Button onPress={() => setAsksAll(true)}>{texts.named.open}</Button>
                <LadderTable lines={ladder.lines} names={names} onAsk={setAsked} />
              </>
            )}
          </section>
        </Column>
        <Column>
          <ArmyRates armies={ladder.armies} several={editionId === '' && played.size > 1} />
          <HowReckoned leftOut={ladder.leftOut} />
        </Column>
      </Columns>
      {asked !== null && (
        <PersonSheet
          head={asked}
          lines={ladder.lines}
          names={names}
          store={store}
          onAsk={setAsked}
          onClose={() => setAsked(null)}
        />
      )}
      {asksAll && (
        <AgreedSheet
          heads={ladder.lines.map(({ name }) => name)}
          names={names}
          store={store}
          onClose={() => setAsksAll(false)}
        />
      )}
    </>
  );
}
