import { ChevronLeft } from 'lucide';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { BattleId } from '@/battle/state/ids';
import { secretBelow } from '@/club/secrets';
import { useList, useListActions } from '@/store/page/use-page-stores';
import { useTournament, useTournamentStore, useTournaments } from '@/store/page/use-tournaments';
import type { Delivery } from '@/store/tournament/deliveries';
import type { TableLink } from '@/store/tournament/tournament-lines';
import type { TournamentStore } from '@/store/tournament/tournament-store';
import { isOfPair } from '@/tournament/matches';
import type { TableResult } from '@/tournament/table-result';
import type { Pair, Tournament } from '@/tournament/tournament';
import { Button } from '@/ui/button/button';
import { SegmentedChoice } from '@/ui/field/segmented-choice';
import { SelectField } from '@/ui/field/select-field';
import { Icon } from '@/ui/look/icon';
import { PlainScreen } from '@/ui/page/plain-screen';
import { clubWords } from '@/words/club-words';
import { eventWords } from '@/words/event-words';
import { tournamentWords } from '@/words/tournament-words';
import { words } from '@/words/words';
import { ConfirmResult } from './confirm-result';
import { freshSentence } from './fresh-sentence';
import { ObjectiveFields, objectivesNow, readObjectives, turnedObjectives } from './objective-fields';
import { ResultForm } from './result-form';
import { resultPoints } from './said-sentence';
import { nameOf } from './tournament-parts';

const texts = tournamentWords.send;

type SendResultScreenProps = {
  readonly link: TableLink;
  /** A finished battle's result with that player as Blue; null where it cannot be read. */
  readonly resultOf: (
    id: BattleId,
    players: { readonly blue: number; readonly red: number },
  ) => Promise<TableResult | null>;
};

/**
 * What a table's code leads to: the battle of this table, confirmed by both players, on its way to the
 * organiser.
 */
export function SendResultScreen({ link, resultOf }: SendResultScreenProps) {
  const store = useTournamentStore();
  return (
    <PlainScreen
      title={texts.title}
      back={
        <Link href="/" aria-label={words.back} className="-ml-3 flex size-12 items-center justify-center">
          <Icon of={ChevronLeft} size={26} />
        </Link>
      }
    >
      {store && <SendResult link={link} resultOf={resultOf} store={store} />}
    </PlainScreen>
  );
}

type SendResultProps = SendResultScreenProps & { readonly store: TournamentStore };

function SendResult({ link, resultOf, store }: SendResultProps) {
  const id = secretBelow(link.reader);
  const shown = useTournament(store, id);
  const [table, setTable] = useState(link.table);
  useEffect(() => {
    let isShown = true;
    void store.actions.watch(link).then(() => isShown && store.actions.open(id, link));
    return () => {
      isShown = false;
      void store.actions.close(id);
    };
  }, [store, id, link]);
  const tournament = shown?.tournament ?? null;
  const pairs = (tournament?.paired[link.round - 1] ?? [])
    .filter(({ b }) => b !== null)
    .toSorted((one, other) => one.table - other.table);
  const pair = pairs.find((known) => known.table === table);
  const fresh = shown && freshSentence(shown);
  if (!tournament && fresh?.isTrouble)
    return <p role="alert">{shown?.live?.line === 'refused' ? texts.refused : fresh.text}</p>;
  if (!tournament || pairs.length === 0) return <p role="status">{texts.notPaired}</p>;
  return (
    <>
      <p className="text-name font-bold">{texts.where(tournament.name, link.round)}</p>
      {link.table === null && (
        <SelectField
          label={texts.table}
          options={[
            { id: '', label: texts.chooseTable },
            ...pairs.map((known) => ({
              id: `${known.table}`,
              label: tournamentWords.tables.listed(
                known.table,
                nameOf(tournament, known.a),
                nameOf(tournament, known.b),
              ),
            })),
          ]}
          chosen={`${table ?? ''}`}
          onChoose={(chosen) => setTable(chosen === '' ? null : Number(chosen))}
        />
      )}
      {pair && (
        <ForTable
          key={pair.table}
          link={link}
          pair={pair}
          tournament={tournament}
          store={store}
          resultOf={resultOf}
        />
      )}
    </>
  );
}

type ForTableProps = SendResultProps & { readonly pair: Pair; readonly tournament: Tournament };

function ForTable({ link, pair, tournament, store, resultOf }: ForTableProps) {
  const [result, setResult] = useState<TableResult | null>(null);
  const [state, setState] = useState<'open' | 'working' | Delivery>('open');
  const { reader, round } = link;
  const isHere = (known: { reader: string; round: number; table: number }) =>
    known.reader === reader && known.round === round && known.table === pair.table;
  const own = useTournaments(store, ({ ownWords }) => ownWords.findLast(isHere)?.result ?? null);
  const kept = useTournaments(store, ({ waiting }) => waiting.find(isHere));
  useLookAfter(store, state === 'sent' || state === 'away');
  const send = async (confirmed: TableResult['confirmed']) => {
    if (!result) return;
    setState('working');
    const { address, key, table: allowed, stamp } = link;
    setState(
      await store.actions.send({
        address,
        reader,
        key,
        round,
        table: pair.table,
        allowed,
        stamp,
        result: { ...result, confirmed },
      }),
    );
  };
  if (state !== 'open' && state !== 'working') {
    // Once the organiser's phone has it, this one keeps it no longer.
    const delivery = kept === undefined ? 'had' : (kept.delivery ?? state);
    return (
      <>
        <p role="status" className="text-name font-bold">
          {delivery === 'sent' && kept?.wasLost ? texts.sentAgain : deliverySentence(delivery)}
        </p>
        <Button
          onPress={() => {
            setResult(null);
            setState('open');
          }}
        >
          {texts.another}
        </Button>
      </>
    );
  }
  if (!result)
    return (
      <ChooseResult
        pair={pair}
        tournament={tournament}
        resultOf={resultOf}
        before={own && isOfPair(own, pair) ? own : null}
        onResult={setResult}
      />
    );
  return (
    <ConfirmResult
      tournament={tournament}
      result={result}
      isWorking={state === 'working'}
      onBack={() => setResult(null)}
      onSend={(confirmed) => void send(confirmed)}
    />
  );
}

const LOOK_MS = 3_000;

/** Looks after the result every few seconds while its sender waits for the organiser. */
function useLookAfter(store: TournamentStore, isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void store.actions.retry(), LOOK_MS);
    return () => clearInterval(timer);
  }, [store, isWaiting]);
}

function deliverySentence(delivery: Delivery): string {
  switch (delivery) {
    case 'away':
      return texts.waitingNow;
    case 'older':
    case 'newer':
      return clubWords.line[delivery];
    default:
      return texts[delivery];
  }
}

type ChooseResultProps = Pick<ForTableProps, 'pair' | 'tournament' | 'resultOf'> & {
  /** What this phone sent last for this table, to be changed. */
  readonly before: TableResult | null;
  onResult(result: TableResult): void;
};

function ChooseResult({ pair, tournament, resultOf, before, onResult }: ChooseResultProps) {
  const list = useList();
  const { refresh } = useListActions();
  const [battle, setBattle] = useState('');
  const [blue, setBlue] = useState<'a' | 'b'>('a');
  const [objectives, setObjectives] = useState(() => objectivesNow(tournament, pair, before));
  useEffect(() => void refresh(), [refresh]);
  const finished =
    list.kind === 'read' ? list.finished.filter(({ edition }) => edition.id === tournament.editionId) : [];
  const chosen = finished.find(({ battleId }) => battleId === battle);
  const names = { a: nameOf(tournament, pair.a), b: nameOf(tournament, pair.b) };
  const take = async () => {
    if (!chosen || pair.b === null) return;
    const players = blue === 'a' ? { blue: pair.a, red: pair.b } : { blue: pair.b, red: pair.a };
    const result = await resultOf(chosen.battleId, players);
    const reached = readObjectives(tournament, objectives);
    if (result && reached) onResult(turnedObjectives(result, pair, reached));
  };
  return (
    <>
      {before && <p>{eventWords.sentBefore(resultPoints(tournament, pair, before))}</p>}
      <SelectField
        label={texts.battle}
        options={[
          { id: '', label: finished.length === 0 ? texts.noBattles : texts.noBattle },
          ...finished.map((card) => ({
            id: card.battleId,
            label: texts.aBattle(words.date(card.lastAt), words.battles.sides(card)),
          })),
        ]}
        chosen={battle}
        onChoose={setBattle}
      />
      {chosen ? (
        <>
          <SegmentedChoice<'a' | 'b'>
            label={texts.blue(chosen.setup)}
            options={(['a', 'b'] as const).map((which) => ({ id: which, label: names[which] }))}
            chosen={blue}
            onChoose={setBlue}
          />
          <p className="text-name font-bold">{words.battles.result(chosen)}</p>
          <ObjectiveFields tournament={tournament} pair={pair} typed={objectives} onChange={setObjectives} />
          <Button
            kind="primary"
            disabled={readObjectives(tournament, objectives) === null}
            onPress={() => void take()}
          >
            {texts.confirm}
          </Button>
        </>
      ) : (
        <ResultForm
          tournament={tournament}
          pair={pair}
          before={before}
          saveLabel={tournamentWords.result.next}
          onSave={(result) => onResult({ ...result, confirmed: { a: false, b: false } })}
        />
      )}
    </>
  );
}
