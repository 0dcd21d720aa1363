import { useTournamentStore, useTournaments } from '@/store/page/use-tournaments';
import type { TournamentStore } from '@/store/tournament/tournament-store';
import { Button } from '@/ui/button/button';
import { eventWords } from '@/words/event-words';

const texts = eventWords.wastebasket;

/** The events in the wastebasket, below its battles. */
export function ForgottenEvents() {
  const store = useTournamentStore();
  return store && <Forgotten store={store} />;
}

function Forgotten({ store }: { readonly store: TournamentStore }) {
  const forgotten = useTournaments(store, (state) => state.forgotten);
  if (forgotten.size === 0) return null;
  return (
    <section aria-label={texts.title(forgotten.size)} className="grid gap-2 border-t border-line pt-3">
      <h3 className="text-name text-gold">{texts.title(forgotten.size)}</h3>
      <ul className="grid gap-2">
        {[...forgotten].map(([id, { tournament, record }]) => {
          const name = tournament?.name ?? id;
          return (
            <li key={id} className="grid grid-cols-[minmax(0,1fr)_120px] items-center gap-3">
              <span className="min-w-0">
                <span className="block font-bold break-words">{name}</span>
                <span className="text-detail text-muted">{texts.forgottenOn(record.forgottenAt ?? 0)}</span>
              </span>
              <Button name={texts.bringBackNamed(name)} onPress={() => void store.actions.bringBack(id)}>
                {texts.bringBack}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
