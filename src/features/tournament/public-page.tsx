import { pageAddress } from '@/club/address';
import { Button } from '@/ui/button/button';
import { eventWords } from '@/words/event-words';
import { organises, type TournamentPartProps } from './tournament-parts';

const texts = eventWords.publicPage;

/** The page that the club serves to everybody: for the organiser to put up and take down, with its address. */
export function PublicPage({ tournament, shown, store, id, drawAddress }: TournamentPartProps) {
  const { pageServed } = tournament;
  if (!organises(shown) && !pageServed) return null;
  return (
    <section aria-label={texts.served} className="grid gap-2 border-t border-line pt-4">
      <h2 className="text-name text-gold">{texts.served}</h2>
      <p>{pageServed ? texts.servedHow : texts.serveHow}</p>
      {pageServed && drawAddress(pageAddress(shown.record.address, id), texts.served)}
      {pageServed && shown.page !== null && shown.page !== 'down' && (
        <p
          role="status"
          className={shown.page === 'served' ? 'text-detail text-muted' : 'font-bold text-warn'}
        >
          {texts.state[shown.page]}
        </p>
      )}
      {organises(shown) && (
        <Button onPress={() => void store.actions.act(id, { type: 'pageServed', served: !pageServed })}>
          {pageServed ? texts.takeDown : texts.serve}
        </Button>
      )}
    </section>
  );
}
