import { useState } from 'react';
import { type SavedFile, saveMadeFile } from '@/pwa/save-file';
import { usePageStores } from '@/store/page/use-page-stores';
import { eventFile } from '@/store/tournament/event-file';
import { tournamentJson, tournamentTable } from '@/tournament/export';
import { playersTable } from '@/tournament/export-players';
import { FIELD_SETS, fieldFile } from '@/tournament/field-sets';
import { standingsOf } from '@/tournament/standings';
import { standingsText } from '@/tournament/standings-text';
import { Button } from '@/ui/button/button';
import { eventWords } from '@/words/event-words';
import { tournamentWords } from '@/words/tournament-words';
import { eventPage } from './event-page';
import type { TournamentPartProps } from './tournament-parts';

const texts = tournamentWords.more;
const { publicPage, exports } = eventWords;
/** The type of a file that holds the event whole. */
const WHOLE = 'text/plain;charset=utf-8';
const GRID = 'grid grid-cols-2 gap-2 big:grid-cols-1';

/** The ways of an event out of the app: its page for everybody, tables, and files in the fields of other sites. */
export function SaveExports({ tournament, shown, id, now }: TournamentPartProps) {
  const { exportBattles } = usePageStores();
  const [saved, setSaved] = useState<Saved | null>(null);
  const { matches } = shown;
  const { name } = tournament;
  const save = (file: string, text: string, type: string) => {
    void saveMadeFile(new File([text], file, { type })).then((how) => setSaved({ file, type, how }));
  };
  const page = () =>
    eventPage(tournament, matches, {
      lang: document.documentElement.lang,
      at: eventWords.moment(now()),
    });
  return (
    <>
      <section aria-label={publicPage.title} className="grid gap-2 border-t border-line pt-4">
        <h2 className="text-name text-gold">{publicPage.title}</h2>
        <p>{publicPage.how}</p>
        <Button onPress={() => save(publicPage.file(name), page(), 'text/html')}>{publicPage.save}</Button>
        <SavedNews saved={saved} of={['text/html']} />
      </section>
      <section aria-label={exports.title} className="grid gap-2 border-t border-line pt-4">
        <h2 className="text-name text-gold">{exports.title}</h2>
        <p className="text-detail text-muted">{exports.how}</p>
        <div className={GRID}>
          <Button onPress={() => save(texts.csvFile(name), tournamentTable(tournament, matches), 'text/csv')}>
            {exports.matches}
          </Button>
          <Button
            onPress={() => save(exports.playersFile(name), playersTable(tournament, matches), 'text/csv')}
          >
            {exports.players}
          </Button>
          <Button
            onPress={() =>
              save(texts.jsonFile(name), tournamentJson(tournament, matches), 'application/json')
            }
          >
            {exports.newRecruit}
          </Button>
          <Button
            onPress={() =>
              save(
                texts.textFile(name),
                standingsText(tournament, standingsOf(tournament, matches, 'everybody')),
                'text/plain',
              )
            }
          >
            {exports.t3}
          </Button>
          {FIELD_SETS.map((set) => (
            <Button
              key={set}
              onPress={() => {
                const { ending, text } = fieldFile(set, tournament, matches);
                const type = ending === 'csv' ? 'text/csv' : 'application/json';
                save(
                  exports.fieldFile({ name, set: exports.sets[set].replaceAll(':', ''), ending }),
                  text,
                  type,
                );
              }}
            >
              {exports.sets[set]}
            </Button>
          ))}
        </div>
        <SavedNews saved={saved} of={['text/csv', 'application/json', 'text/plain']} />
      </section>
      <div className="grid gap-2 border-t border-line pt-4">
        <Button
          onPress={() =>
            void exportBattles([]).then(({ text }) =>
              save(eventWords.whole.file(name), eventFile(text, id, shown.record), WHOLE),
            )
          }
        >
          {eventWords.whole.save}
        </Button>
        <SavedNews saved={saved} of={[WHOLE]} />
        <p className="text-detail text-muted">
          {shown.record.writer ? eventWords.whole.withKey : eventWords.whole.toWatch}
        </p>
      </div>
      {saved?.how === 'refused' && <p role="alert">{texts.saveFailed}</p>}
    </>
  );
}

/** The file that was saved last, of that type, and how. */
type Saved = { readonly file: string; readonly type: string; readonly how: SavedFile };

/** Says below its button that a file was saved: a browser does so in many places, or nowhere. */
function SavedNews({ saved, of }: { readonly saved: Saved | null; readonly of: readonly string[] }) {
  if (!saved || !of.includes(saved.type) || (saved.how !== 'downloaded' && saved.how !== 'shared'))
    return null;
  return (
    <p role="status" className="font-bold break-words">
      {saved.how === 'shared' ? exports.passedOn(saved.file) : exports.saved(saved.file)}
    </p>
  );
}
