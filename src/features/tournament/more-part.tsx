import { useState } from 'react';
import { useLocation } from 'wouter';
import { linkHash } from '@/club/link';
import { saveMadeFile } from '@/pwa/save-file';
import { usePageStores } from '@/store/page/use-page-stores';
import { eventFile } from '@/store/tournament/event-file';
import { watchLink } from '@/store/tournament/tournament-links';
import { tournamentJson, tournamentTable } from '@/tournament/export';
import { agreesOnNoShow } from '@/tournament/seats';
import { standingsOf } from '@/tournament/standings';
import { standingsText } from '@/tournament/standings-text';
import { Button } from '@/ui/button/button';
import { Column, Columns } from '@/ui/page/columns';
import { eventWords } from '@/words/event-words';
import { tournamentWords } from '@/words/tournament-words';
import { ForgetEvent } from './forget-event';
import { NoShowForm } from './no-show-form';
import { OrganisersSection } from './organisers-section';
import { organises, type TournamentPartProps } from './tournament-parts';

const texts = tournamentWords.more;

/** The screen for the wall, the code to watch, and the ways out of the app. */
export function MorePart(props: TournamentPartProps) {
  const { tournament, shown, id, drawLink } = props;
  const [, navigate] = useLocation();
  const { exportBattles } = usePageStores();
  const [failed, setFailed] = useState(false);
  const save = (name: string, text: string, type: string) => {
    void saveMadeFile(new File([text], name, { type })).then((how) => setFailed(how === 'refused'));
  };
  return (
    <Columns>
      <Column>
        {organises(shown) && agreesOnNoShow(tournament) && <NoShowForm {...props} />}
        <Button onPress={() => navigate(`/event/${id}/wall`)}>{texts.wall}</Button>
        <Button onPress={() => navigate(`/event/${id}/print`)}>{eventWords.print.open}</Button>
        <div className="grid grid-cols-2 gap-2">
          <Button
            onPress={() =>
              save(texts.csvFile(tournament.name), tournamentTable(tournament, shown.matches), 'text/csv')
            }
          >
            {texts.csv}
          </Button>
          <Button
            onPress={() =>
              save(
                texts.jsonFile(tournament.name),
                tournamentJson(tournament, shown.matches),
                'application/json',
              )
            }
          >
            {texts.json}
          </Button>
          <Button
            onPress={() =>
              save(
                texts.textFile(tournament.name),
                standingsText(tournament, standingsOf(tournament, shown.matches, 'everybody')),
                'text/plain',
              )
            }
          >
            {texts.text}
          </Button>
        </div>
        <div className="grid gap-2">
          <Button
            onPress={() =>
              void exportBattles([]).then(({ text }) =>
                save(eventWords.whole.file(tournament.name), eventFile(text, id, shown.record), 'text/plain'),
              )
            }
          >
            {eventWords.whole.save}
          </Button>
          <p className="text-detail text-muted">
            {shown.record.writer ? eventWords.whole.withKey : eventWords.whole.toWatch}
          </p>
        </div>
        {failed && <p role="alert">{texts.saveFailed}</p>}
      </Column>
      <Column>
        <section
          aria-label={texts.watch}
          className="grid gap-2 border-t border-line pt-4 spread:border-t-0 spread:pt-0"
        >
          <h2 className="text-name text-gold">{texts.watch}</h2>
          <p>{texts.watchHow}</p>
          {drawLink(linkHash(watchLink(shown.record)), texts.watch)}
        </section>
        {shown.record.writer && !shown.isNewer && <OrganisersSection {...props} />}
        <ForgetEvent {...props} />
      </Column>
    </Columns>
  );
}
