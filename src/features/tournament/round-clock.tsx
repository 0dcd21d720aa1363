import { type RoundClock as Clock, leftOf } from '@/tournament/round-clock';
import { Button } from '@/ui/button/button';
import { useNow } from '@/ui/press/use-now';
import { eventWords } from '@/words/event-words';
import { organises, type TournamentPartProps } from './tournament-parts';

const texts = eventWords.clock;
const MINUTE_MS = 60_000;
const MORE_MINUTES = 5;

/** The clock of the last round: its organiser starts and stops it, whoever watches sees it. It rings at the end. */
export function RoundClock(props: TournamentPartProps) {
  const { tournament, shown, store, id, now } = props;
  const { clock, minutes } = tournament;
  const round = tournament.paired.length;
  const isOrganiser = organises(shown);
  const set = (leftMs: number, runs: boolean) =>
    void store.actions.act(id, { type: 'clockSet', round, at: now(), leftMs, runs });
  if (clock?.round === round) {
    return (
      <SetClock
        clock={clock}
        now={now}
        onSet={isOrganiser ? set : null}
        onReset={() => set(minutes * MINUTE_MS, false)}
      />
    );
  }
  return isOrganiser && <Button onPress={() => set(minutes * MINUTE_MS, true)}>{texts.start(round)}</Button>;
}

type SetClockProps = {
  readonly clock: Clock;
  readonly now: () => number;
  /** null: who looks at it does not organise. */
  readonly onSet: ((leftMs: number, runs: boolean) => void) | null;
  onReset(): void;
};

function SetClock({ clock, now, onSet, onReset }: SetClockProps) {
  const left = leftOf(clock, useNow(now));
  return (
    <section aria-label={texts.title} className="grid gap-1">
      <div className="flex flex-wrap items-center gap-2">
        <p role="timer" className="flex-1 basis-28 font-display text-figure leading-none tabular-nums">
          {left > 0 ? texts.face(left) : texts.timeUp}
        </p>
        {onSet && (
          <div className="grid flex-3 basis-60 grid-cols-3 gap-2">
            <Button onPress={() => onSet(left, !clock.runs)}>{clock.runs ? texts.pause : texts.goOn}</Button>
            <Button onPress={() => onSet(left + MORE_MINUTES * MINUTE_MS, clock.runs)}>
              {texts.more(MORE_MINUTES)}
            </Button>
            <Button onPress={onReset}>{texts.reset}</Button>
          </div>
        )}
      </div>
    </section>
  );
}
