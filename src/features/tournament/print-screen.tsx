import { useState } from 'react';
import { useClubStore } from '@/store/page/use-club';
import { useTournamentStore } from '@/store/page/use-tournaments';
import type { ShownTournament } from '@/store/tournament/shown-tournament';
import type { TournamentStore } from '@/store/tournament/tournament-store';
import { byTable } from '@/tournament/seats';
import type { Tournament } from '@/tournament/tournament';
import { Button } from '@/ui/button/button';
import { SegmentedChoice } from '@/ui/field/segmented-choice';
import { SelectField } from '@/ui/field/select-field';
import { eventWords } from '@/words/event-words';
import { tournamentWords } from '@/words/tournament-words';
import { BackToEvent } from './back-to-event';
import { PrintedNames, PrintedTables } from './printed-lists';
import { ResultSlips, TableCards } from './printed-slips';
import { type DrawLink, organises, roundTitle } from './tournament-parts';
import { useOpenTournament } from './use-open-tournament';

const texts = eventWords.print;

/** What a hall hangs up and lays out; the codes are for who organises. */
const PAPERS = ['tables', 'names', 'cards', 'slips'] as const;
type Paper = (typeof PAPERS)[number];

type PrintScreenProps = {
  readonly id: string;
  /** Draws a link as a code alone: on paper there is nothing to tap. */
  readonly drawCode: DrawLink;
};

/**
 * The papers of a round, as they come out of a printer on A4 or Letter: its tables by number and by name,
 * cards with the tables' codes, and slips for results.
 */
export function PrintScreen(props: PrintScreenProps) {
  const store = useTournamentStore();
  return store && <OpenPapers {...props} store={store} />;
}

function OpenPapers({ store, ...props }: PrintScreenProps & { readonly store: TournamentStore }) {
  const shown = useOpenTournament(store, props.id);
  if (!shown?.tournament)
    return (
      <p className="p-8">{shown ? tournamentWords.tournament.loading : tournamentWords.tournament.notHere}</p>
    );
  return <Papers {...props} shown={shown} tournament={shown.tournament} />;
}

type PapersProps = PrintScreenProps & { readonly shown: ShownTournament; readonly tournament: Tournament };

function Papers(props: PapersProps) {
  const { id, shown, tournament } = props;
  const rounds = tournament.paired.length;
  const [paper, setPaper] = useState<Paper>('tables');
  const [round, setRound] = useState(rounds);
  const papers = PAPERS.filter((kind) => kind !== 'cards' || organises(shown));
  return (
    <div className="plain mx-auto max-w-[72rem] px-4 pt-[env(safe-area-inset-top)] pb-8 print:max-w-none print:p-0">
      <header className="flex items-center print:hidden">
        <BackToEvent id={id} />
        <h1 className="text-number">{texts.title}</h1>
      </header>
      <main className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {rounds === 0 ? (
          <p>{tournamentWords.tables.none}</p>
        ) : (
          <>
            <div className="grid gap-4 print:hidden">
              <SelectField
                label={tournamentWords.tournament.chooseRound}
                options={tournament.paired.map((_, index) => ({
                  id: `${index + 1}`,
                  label: roundTitle(tournament, index + 1),
                }))}
                chosen={`${round}`}
                onChoose={(chosen) => setRound(Number(chosen))}
              />
              <SegmentedChoice<Paper>
                label={texts.what}
                options={papers.map((kind) => ({ id: kind, label: texts.papers[kind] }))}
                chosen={paper}
                onChoose={setPaper}
              />
              <Button kind="primary" onPress={() => print()}>
                {texts.print}
              </Button>
            </div>
            <PaperOfRound {...props} paper={paper} round={round} />
          </>
        )}
      </main>
    </div>
  );
}

type PaperOfRoundProps = PapersProps & { readonly paper: Paper; readonly round: number };

function PaperOfRound({ id, shown, tournament, drawCode, paper, round }: PaperOfRoundProps) {
  const stampKey = useClubStore()?.getState().club?.stampKey ?? '';
  const matches = byTable(shown.matches.filter((match) => match.round === round));
  const given = { tournament, matches, round };
  switch (paper) {
    case 'tables':
      return <PrintedTables {...given} />;
    case 'names':
      return <PrintedNames {...given} />;
    case 'slips':
      return <ResultSlips {...given} />;
    case 'cards':
      if (stampKey === '') return <p role="alert">{tournamentWords.tables.noCode}</p>;
      return <TableCards {...given} {...{ id, stampKey, drawCode }} record={shown.record} />;
  }
}
