import { useMemo } from 'react';
import { type Note, notesOf } from '@/battle/log/notes';
import { type CombatRecord, combatRecords } from '@/battle/review/combat-record';
import { useLedger, useMayWrite } from '@/store/battle/use-battle';
import { battleWords } from '@/words/battle-words';
import { reviewWords } from '@/words/review-words';
import { RoundCard } from './round-card';

type CombatsRoomProps = {
  /** Opens a note about the entry of that number. */
  onNote(about: number): void;
  /** How many photos the entry of that number has. */
  photosOf(about: number): number;
  /** Opens the photos of the entry of that number. */
  onPhotos(about: number): void;
  momentHref(seq: number): string;
};

/** Every combat as it was recorded, round by round and line by line. */
export function CombatsRoom(props: CombatsRoomProps) {
  const ledger = useLedger();
  const combats = useMemo(() => combatRecords(ledger), [ledger]);
  const notes = useMemo(() => notesOf(ledger), [ledger]);
  return (
    <div className="grid grid-cols-1 items-start gap-3 px-3 py-3 spread:grid-cols-2">
      <h1 className="sr-only">{reviewWords.combats.title}</h1>
      {combats.length === 0 && <p className="pt-8 text-center text-muted">{reviewWords.combats.none}</p>}
      {combats.map((combat) => (
        <CombatCard key={combat.id} combat={combat} notes={notes} {...props} />
      ))}
    </div>
  );
}

type CombatCardProps = CombatsRoomProps & { readonly combat: CombatRecord; readonly notes: readonly Note[] };

function CombatCard({ combat, notes, onNote, photosOf, onPhotos, momentHref }: CombatCardProps) {
  const mayWrite = useMayWrite();
  const title = battleWords.log.filters.combatNamed(combat);
  return (
    <section aria-label={title} className="rounded-xl border-2 border-outline bg-card px-3 pt-2 pb-1">
      <h2 className="text-name leading-name break-words">
        {title}{' '}
        {combat.ended && (
          <span className="font-text text-small font-medium text-muted">{reviewWords.combats.ended}</span>
        )}
      </h2>
      {combat.rounds.map((round) => (
        <RoundCard
          key={round.number}
          round={round}
          notes={notes}
          mayNote={mayWrite}
          onNote={onNote}
          photosOf={photosOf}
          onPhotos={onPhotos}
          momentHref={momentHref}
        />
      ))}
    </section>
  );
}
