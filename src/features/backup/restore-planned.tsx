import type { ReactNode } from 'react';
import { type PlannedBattle, RESTORE_FATES, type RestorePlan, writesAny } from '@/store/backup/plan-restore';
import type { OpenedBackup } from '@/store/backup/restoring';
import type { EventPlan } from '@/store/tournament/restore-events';
import { Button } from '@/ui/button/button';
import { Column, Columns } from '@/ui/page/columns';
import { backupWords } from '@/words/backup-words';
import { words } from '@/words/words';
import { PlannedEvents } from './planned-events';

/** How many battles of one kind are listed by name; more are only counted. */
const NAMED = 20;

type RestorePlannedProps = Pick<OpenedBackup, 'photos'> & {
  readonly plan: RestorePlan;
  readonly events: EventPlan;
  /** How many events the file should hold, and does not any more. */
  readonly eventsLost: number;
  /** The text of the button instead of the number of battles it restores. */
  readonly keep?: string | undefined;
  onRestore(): void;
  onBattles(): void;
  /** Other actions, below the button that restores. */
  readonly children: ReactNode;
};

/** The effect of a restore, battle by battle, and what the file cannot restore. */
export function RestorePlanned({
  plan,
  events,
  eventsLost,
  photos,
  keep,
  onRestore,
  onBattles,
  children,
}: RestorePlannedProps) {
  const texts = backupWords.restore;
  const toWrite = plan.battles.filter(({ entries }) => entries > 0).length;
  const eventsToWrite = events.filter(({ record }) => record !== null).length;
  const saysSomething = plan.battles.length + events.length > 0;
  return (
    <Columns>
      <Column>
        <p className="font-bold">{plan.stamp ? texts.of(plan.stamp.exportedAt) : texts.undated}</p>
        {RESTORE_FATES.map((fate) => {
          const battles = plan.battles.filter((battle) => battle.fate === fate).toSorted(newestFirst);
          return battles.length === 0 ? null : (
            <Group key={fate} title={texts.fates[fate](battles.length)}>
              {battles.slice(0, NAMED).map((battle, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and a damaged one may name a battle twice
                <Line key={index} battle={battle} />
              ))}
              <More count={battles.length - NAMED} />
            </Group>
          );
        })}
        <Damaged title={texts.damaged} battles={plan.damaged.filter(({ damage }) => damage !== 'unread')} />
        <Damaged
          title={texts.unread}
          battles={plan.damaged.filter(({ damage, named }) => damage === 'unread' && named)}
        />
        {plan.damaged.some(({ damage, named }) => damage === 'unread' && !named) && (
          <p role="alert" className="text-warn">
            {texts.unreadMore}
          </p>
        )}
        <PlannedEvents events={events} lost={eventsLost} />
        {photos.missing > 0 && <p className="font-bold">{texts.photos(photos.missing)}</p>}
        {photos.lost > 0 && (
          <p role="alert" className="text-warn">
            {texts.photosLost(photos.lost)}
          </p>
        )}
        {plan.deviceDamaged && (
          <p role="alert" className="text-warn">
            {texts.deviceDamaged}
          </p>
        )}
      </Column>
      <Column>
        {writesAny(plan) || eventsToWrite > 0 || photos.missing > 0 ? (
          <Button kind="primary" onPress={onRestore}>
            {keep ??
              (toWrite > 0
                ? texts.go(toWrite)
                : eventsToWrite > 0
                  ? texts.goEvents(eventsToWrite)
                  : texts.goPhotos(photos.missing))}
          </Button>
        ) : (
          <>
            <p role="status" className="font-bold">
              {saysSomething ? texts.nothing : texts.nothingWhole}
            </p>
            <Button kind="primary" onPress={onBattles}>
              {texts.toBattles}
            </Button>
          </>
        )}
        {children}
      </Column>
    </Columns>
  );
}

type DamagedProps = {
  readonly title: (count: number) => string;
  readonly battles: RestorePlan['damaged'];
};

/** Battles that the file cannot restore; nothing if there are none. */
function Damaged({ title, battles }: DamagedProps) {
  if (battles.length === 0) return null;
  return (
    <Group title={title(battles.length)} warns>
      {battles.slice(0, NAMED).map(({ card }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and most have no name
        <li key={index}>{card ? words.battles.sides(card) : backupWords.restore.unnamed}</li>
      ))}
      <More count={battles.length - NAMED} />
    </Group>
  );
}

function newestFirst(one: PlannedBattle, other: PlannedBattle): number {
  return (other.card?.startedAt ?? 0) - (one.card?.startedAt ?? 0);
}

type GroupProps = { readonly title: string; readonly warns?: boolean; readonly children: ReactNode };

function Group({ title, warns = false, children }: GroupProps) {
  return (
    <section aria-label={title}>
      <h2 className={`pb-1 text-name leading-tight ${warns ? 'text-warn' : 'text-gold'}`}>{title}</h2>
      <ul className="grid gap-1.5">{children}</ul>
    </section>
  );
}

function Line({ battle: { card, entries, splitAt, deleted, fate } }: { readonly battle: PlannedBattle }) {
  const texts = backupWords.restore;
  const details = [
    card && texts.startedOn(card.startedAt),
    card?.edition.shortName,
    fate === 'continued' && texts.entries(entries),
    splitAt !== null && texts.splitAt(splitAt),
    deleted && texts.deleted,
  ];
  return (
    <li>
      <span className="block break-words">{card ? words.battles.sides(card) : texts.unnamed}</span>
      <span className="block text-detail text-muted">{words.sideBySide(details)}</span>
    </li>
  );
}

function More({ count }: { readonly count: number }) {
  return count > 0 ? <li className="text-muted">{backupWords.restore.andMore(count)}</li> : null;
}
