import { useState } from 'react';
import { useLocation } from 'wouter';
import { cutRoundOf } from '@/tournament/cut';
import { type Float, floatsOf } from '@/tournament/floats';
import { type Match, pairedParts } from '@/tournament/matches';
import { FIRST_ROUNDS, type FirstRound, pairRound } from '@/tournament/pair-round';
import { byTable, hasLeft } from '@/tournament/seats';
import { playersIn } from '@/tournament/tournament';
import { Button } from '@/ui/button/button';
import { SegmentedChoice } from '@/ui/field/segmented-choice';
import { SelectField } from '@/ui/field/select-field';
import { Sheet } from '@/ui/page/sheet';
import { eventWords } from '@/words/event-words';
import { tournamentWords } from '@/words/tournament-words';
import { words } from '@/words/words';
import { openedFrom } from './back-to-event';
import { Bell } from './bell';
import { CutLater, CutNext } from './cut-next';
import { FixedPairs } from './fixed-pairs';
import { LateArrivals } from './late-arrivals';
import { ByeSheet } from './match-players';
import { MatchSheet } from './match-sheet';
import { NamesList } from './names-list';
import { OpenBefore } from './open-rounds';
import { PairNext } from './pair-next';
import { RoundClock } from './round-clock';
import { confirmedSentence, resultPoints } from './said-sentence';
import { TableCode } from './table-code';
import { TableTime } from './table-time';
import { nameOf, organises, roundTitle, type TournamentPartProps } from './tournament-parts';

const texts = tournamentWords.tables;
const ORDERS = ['byTable', 'byName'] as const;
type Order = (typeof ORDERS)[number];

/**
 * The tables of a round with what they sent, and what the organiser does with them: pair, show codes,
 * correct.
 */
export function TablesPart(props: TournamentPartProps & { readonly chance: () => number }) {
  const { tournament, shown, store, id, chance, drawLink } = props;
  const rounds = tournament.paired.length;
  const [, navigate] = useLocation();
  const [asked, setRound] = useState<number | null>(null);
  const [opened, setOpened] = useState<number | null>(null);
  const [showingCode, setShowingCode] = useState(false);
  const [chosen, setOrder] = useState<Order | null>(null);
  // Who organises looks for tables, who watches for a name.
  const order = chosen ?? (shown.record.writer ? 'byTable' : 'byName');
  const [first, setFirst] = useState<FirstRound>('clubs');
  const round = Math.min(asked ?? rounds, rounds);
  const matches = byTable(shown.matches.filter((match) => match.round === round));
  const isOrganiser = organises(shown);
  // Once a result is in, other pairs would take it away: then two players change places, table by table.
  const hasResults = shown.matches.some(
    ({ round: of, result, state }) => of === rounds && result !== null && state !== 'foreign',
  );
  const next = rounds + 1;
  const pair = (which: number) => {
    const before = { ...tournament, paired: tournament.paired.slice(0, which - 1) };
    const earlier = shown.matches.filter((match) => match.round < which);
    const pairs = pairRound(before, earlier, chance, first);
    setRound(null);
    void store.actions.act(id, { type: 'roundPaired', round: which, pairs: [...pairs] });
    // The new round begins above: a tap must not fall on a table that slid under the finger.
    window.scrollTo({ top: 0 });
  };
  const takeBack = () => {
    setRound(null);
    void store.actions.act(id, { type: 'roundTakenBack', round: rounds });
  };
  const floats = floatsOf(tournament, shown.matches, round);
  const openedMatch = matches.find((match) => openedBy(match) === opened);
  return (
    <>
      {rounds > 0 && (
        <div className="grid gap-4 low:flex low:flex-wrap low:items-center low:gap-3 low:[&>*]:flex-1 low:[&>*]:basis-80">
          <RoundClock {...props} />
          {isOrganiser && <OpenBefore matches={shown.matches} round={round} onOpen={setRound} />}
          <Bell tournament={tournament} matches={shown.matches} now={props.now} />
        </div>
      )}
      <div className="grid grid-cols-2 items-end gap-3 low:grid-cols-4 low:gap-x-3 big:grid-cols-1 spread:gap-x-8">
        {rounds > 0 && (
          <SelectField
            label={tournamentWords.tournament.chooseRound}
            options={tournament.paired.map((_, index) => ({
              id: `${index + 1}`,
              label: roundTitle(tournament, index + 1),
            }))}
            chosen={`${round}`}
            onChoose={(chosen) => setRound(Number(chosen))}
          />
        )}
        {rounds === 0 && <p className="text-muted">{texts.none}</p>}
        {isOrganiser && rounds > 0 && <Button onPress={() => setShowingCode(true)}>{texts.roundCode}</Button>}
        {isOrganiser && rounds > 0 && (
          <>
            <Button onPress={() => navigate(`/event/${id}/print`, openedFrom('tables'))}>
              {eventWords.print.open}
            </Button>
            <Button onPress={() => navigate(`/event/${id}/wall`, openedFrom('tables'))}>
              {tournamentWords.more.wall}
            </Button>
          </>
        )}
      </div>
      {rounds > 0 && (
        <SegmentedChoice<Order>
          bare
          label={eventWords.hall.order}
          options={ORDERS.map((kind) => ({ id: kind, label: eventWords.hall[kind] }))}
          chosen={order}
          onChoose={setOrder}
        />
      )}
      {!shown.record.writer && rounds > 0 && (
        <p className="text-detail text-muted">{eventWords.hall.toSend}</p>
      )}
      {order === 'byName' && <NamesList tournament={tournament} matches={matches} />}
      <ul
        hidden={order === 'byName'}
        className="grid grid-cols-[minmax(0,1fr)] spread:grid-cols-2 spread:gap-x-8 [&[hidden]]:hidden"
      >
        {matches.map((match) => (
          <li key={`${match.pair.table}.${match.pair.a}`} className="border-t border-line">
            <MatchLine
              match={match}
              float={floats.get(match.pair.a) ?? floats.get(match.pair.b ?? 0) ?? null}
              {...props}
              onOpen={
                // A bye of an earlier round stands: nobody could be seated in its place any more.
                isOrganiser && (match.pair.b !== null || round === rounds)
                  ? () => setOpened(openedBy(match))
                  : null
              }
            />
          </li>
        ))}
      </ul>
      {isOrganiser && round > 0 && round === rounds && (
        <LateArrivals {...props} round={round} matches={matches} />
      )}
      {isOrganiser && (
        <section
          aria-label={texts.next}
          className="grid items-start gap-2 border-t border-line pt-4 spread:grid-cols-2"
        >
          {rounds === 0 && <FirstRoundChoice chosen={first} onChoose={setFirst} />}
          {playersIn(tournament, next).length < 2 ? (
            <p className="text-muted">{texts.needPlayers}</p>
          ) : tournament.cut === null && next <= tournament.rounds ? (
            <>
              <PairNext {...props} round={next} onPair={() => pair(next)} />
              <FixedPairs {...props} round={next} />
              <CutLater {...props} />
            </>
          ) : (
            <CutNext {...props} onPaired={() => setRound(null)} />
          )}
          {rounds > 0 && !hasResults && (
            <>
              {cutRoundOf(tournament, rounds) === null && (
                <>
                  {rounds === 1 && <FirstRoundChoice chosen={first} onChoose={setFirst} />}
                  <Button onPress={() => pair(rounds)}>{texts.pairAgain(rounds)}</Button>
                  <p className="text-detail text-muted">{texts.pairWarning}</p>
                </>
              )}
              <Button onPress={takeBack}>{eventWords.pair.takeBack(rounds)}</Button>
              <p className="text-detail text-muted">{eventWords.pair.takeBackHow}</p>
            </>
          )}
        </section>
      )}
      {showingCode && (
        <Sheet title={texts.code(round, null)} closeName={words.close} onClose={() => setShowingCode(false)}>
          <TableCode {...props} round={round} table={null} drawLink={drawLink} />
        </Sheet>
      )}
      {openedMatch?.pair.b === null && (
        <ByeSheet {...props} match={openedMatch} onClose={() => setOpened(null)} />
      )}
      {openedMatch && openedMatch.pair.b !== null && (
        <MatchSheet {...props} match={openedMatch} onClose={() => setOpened(null)}>
          <TableCode {...props} round={round} table={openedMatch.pair.table} drawLink={drawLink} />
        </MatchSheet>
      )}
    </>
  );
}

/** A match by its table, one who rests by the player. */
function openedBy({ pair: { table, b, a } }: Match): number {
  return b === null ? -a : table;
}

type FirstRoundChoiceProps = {
  readonly chosen: FirstRound;
  readonly onChoose: (chosen: FirstRound) => void;
};

/** How the first round is paired, which has no standings yet. */
function FirstRoundChoice({ chosen, onChoose }: FirstRoundChoiceProps) {
  return (
    <div className="grid gap-1 spread:col-span-2">
      <SegmentedChoice<FirstRound>
        label={texts.firstRound}
        columns={3}
        options={FIRST_ROUNDS.map((kind) => ({ id: kind, label: texts.firstRounds[kind] }))}
        chosen={chosen}
        onChoose={onChoose}
      />
      <p className="text-detail text-muted">{texts.firstRoundHow[chosen]}</p>
    </div>
  );
}

type MatchLineProps = TournamentPartProps & {
  readonly match: Match;
  readonly float: Float | null;
  readonly onOpen: (() => void) | null;
};

/** The states in which what the table itself says is shown. */
const SENT: readonly Match['state'][] = ['unconfirmed', 'confirmed', 'differing', 'incomplete'];

function MatchLine({ match, float, tournament, now, onOpen }: MatchLineProps) {
  const { pair, parts, state } = match;
  const left =
    state === 'missing' || state === 'bye'
      ? [pair.a, pair.b]
          .filter((player) => hasLeft(tournament, player, match.round))
          .map((player) => nameOf(tournament, player))
      : [];
  const said = SENT.includes(state) ? match.said : [];
  const name = pair.table === 0 ? texts.bye : texts.table(pair.table);
  const content = (
    <>
      <span className="flex items-baseline gap-2">
        <span className="text-detail text-muted">{name}</span>
        <span
          className={`ml-auto text-detail ${state === 'confirmed' || state === 'bye' ? 'text-muted' : 'font-bold'}`}
        >
          {texts.states[state]}
        </span>
      </span>
      <span className="flex items-baseline gap-2 text-lead leading-tight">
        <span className="min-w-0 flex-1 break-words font-bold">{nameOf(tournament, pair.a)}</span>
        <span className="shrink-0 tabular-nums">
          {parts.length > 0 ? tournamentWords.points(pairedParts(match)) : texts.versus}
        </span>
        <span className="min-w-0 flex-1 text-right font-bold break-words">{nameOf(tournament, pair.b)}</span>
      </span>
      {said.map(({ result, phones }) => (
        <span
          key={JSON.stringify(result)}
          className={`text-detail ${said.length > 1 ? 'font-bold text-warn' : 'text-muted'}`}
        >
          {said.length > 1
            ? eventWords.said.line({ points: resultPoints(tournament, pair, result), phones })
            : confirmedSentence(tournament, { result, phones })}
        </span>
      ))}
      {state === 'missing' && (
        <TableTime tournament={tournament} now={now} round={match.round} table={pair.table} />
      )}
      {match.noShow !== null && (
        <span className="text-detail font-bold text-warn">
          {eventWords.act.absent(nameOf(tournament, match.noShow))}
        </span>
      )}
      {left.map((name) => (
        <span key={name} className="text-detail font-bold text-warn">
          {eventWords.hall.left(name)}
        </span>
      ))}
      {float && (
        <span className="text-detail text-muted">
          {texts.float(nameOf(tournament, float.id), float.met, float.mates, float.others)}
        </span>
      )}
    </>
  );
  const look = 'flex min-h-(--control) w-full flex-col justify-center gap-0.5 py-1.5 text-left';
  if (!onOpen) return <div className={look}>{content}</div>;
  return (
    <button type="button" onClick={onOpen} className={look}>
      {content}
    </button>
  );
}
