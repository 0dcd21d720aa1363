import type { EventPlan } from '@/store/tournament/restore-events';
import { backupWords } from '@/words/backup-words';

const texts = backupWords.restore.events;

type PlannedEventsProps = { readonly events: EventPlan; readonly lost: number };

/** The events of a backup, each with what restoring it does; nothing where the file has none. */
export function PlannedEvents({ events, lost }: PlannedEventsProps) {
  return (
    <>
      {events.length > 0 && (
        <section aria-label={texts.title}>
          <h2 className="pb-1 text-name leading-tight text-gold">{texts.title}</h2>
          <ul className="grid gap-1.5">
            {events.map(({ id, fate, name, acts, organises }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and joined files name an event twice
              <li key={`${id}.${index}`}>
                <span className="block break-words">{name ?? texts.unnamed}</span>
                <span className={`block text-detail ${fate === 'unreadable' ? 'text-warn' : 'text-muted'}`}>
                  {texts.fates[fate](acts)}
                </span>
                {organises && fate === 'added' && (
                  <span className="block text-detail text-muted">{texts.organised}</span>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {lost > 0 && (
        <p role="alert" className="text-warn">
          {texts.lost(lost)}
        </p>
      )}
    </>
  );
}
