import { useLocation } from 'wouter';
import { linkHash } from '@/club/link';
import { watchLink } from '@/store/tournament/tournament-links';
import { agreesOnNoShow } from '@/tournament/no-show';
import { Button } from '@/ui/button/button';
import { Column, Columns } from '@/ui/page/columns';
import { eventWords } from '@/words/event-words';
import { tournamentWords } from '@/words/tournament-words';
import { openedFrom } from './back-to-event';
import { ForgetEvent } from './forget-event';
import { ListsByCode } from './lists-sheet';
import { NoShowForm } from './no-show-form';
import { OrganisersSection } from './organisers-section';
import { PublicPage } from './public-page';
import { SaveExports } from './save-exports';
import { organises, type TournamentPartProps } from './tournament-parts';

const texts = tournamentWords.more;

/** The screen for the wall, the code to watch, and the ways out of the app. */
export function MorePart(props: TournamentPartProps) {
  const { tournament, shown, id, drawLink } = props;
  const [, navigate] = useLocation();
  return (
    <Columns>
      <Column>
        {organises(shown) && agreesOnNoShow(tournament) && <NoShowForm {...props} />}
        <Button onPress={() => navigate(`/event/${id}/wall`, openedFrom('more'))}>{texts.wall}</Button>
        <Button onPress={() => navigate(`/event/${id}/print`, openedFrom('more'))}>
          {eventWords.print.open}
        </Button>
        <PublicPage {...props} />
        <SaveExports {...props} />
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
        {tournament.players.length > 0 && <ListsByCode {...props} />}
        {shown.record.writer && !shown.isNewer && <OrganisersSection {...props} />}
        <ForgetEvent {...props} />
      </Column>
    </Columns>
  );
}
