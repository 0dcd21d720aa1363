import { ChevronDown } from 'lucide';
import { type Note, notesAbout } from '@/battle/log/notes';
import type { RoundRecord } from '@/battle/review/combat-record';
import type { MeleeUnit } from '@/battle/review/melee-record';
import { unitOf } from '@/battle/state/army';
import type { RoundTest } from '@/battle/state/combat';
import { editionOfBattle } from '@/battle/state/edition-of';
import type { UnitId } from '@/battle/state/ids';
import type { RecordedSide, RoundOutcome } from '@/battle/state/records';
import { type Edition, SIDES } from '@/rules/index';
import { useBattle } from '@/store/battle/use-battle';
import { Icon } from '@/ui/look/icon';
import { SIDE_TONE, toneClasses } from '@/ui/look/tone';
import { battleWords } from '@/words/battle-words';
import { photoWords } from '@/words/photo-words';
import { reviewWords } from '@/words/review-words';
import { words } from '@/words/words';
import { Mirrored } from './mirrored';
import { NoteList } from './note-list';
import { RecordedAssaultLines } from './recorded-assault';
import { TodayBeside } from './today-beside';

type RoundCardProps = {
  readonly round: RoundRecord;
  readonly notes: readonly Note[];
  readonly mayNote: boolean;
  onNote(about: number): void;
  photosOf(about: number): number;
  onPhotos(about: number): void;
  momentHref(seq: number): string;
};

/**
 * A round as it was recorded: result, lines, break tests and pursuit; beside it the notes, and the result of
 * today's rules.
 */
export function RoundCard(props: RoundCardProps) {
  const { round, notes, mayNote, onNote, photosOf, onPhotos, momentHref } = props;
  const { number, turn, outcome, assault, shot, closedBy, today, corrected, tests } = round;
  const { destroyed, fallen, melee } = round;
  const texts = reviewWords.combats;
  const action =
    'flex min-h-(--control) items-center justify-center rounded-lg border-2 border-outline px-2 text-center font-bold disabled:opacity-45';
  return (
    <details open className="group border-t border-line first-of-type:mt-1">
      <summary className="flex min-h-(--control) cursor-pointer list-none flex-wrap items-center gap-x-2 py-1">
        <Icon of={ChevronDown} size={18} className="shrink-0 text-muted group-open:rotate-180" />
        <span className="font-display text-body font-bold">
          {shot ? battleWords.fight.newShooting : texts.round(number)}
        </span>
        <span className="text-detail text-muted">{texts.began(turn)}</span>
        <span className="ml-auto text-label font-bold">
          {scoreShown(round) ?? (shot || (melee && closedBy !== null) ? null : texts.open)}
        </span>
      </summary>
      {outcome && (
        <p className="pb-1 text-center font-bold">{battleWords.roundEnd(outcome.result, destroyed)}</p>
      )}
      {corrected && (
        <p className="mb-1 rounded-lg bg-warn-field px-3 py-1.5 text-center text-label font-bold">
          {battleWords.fight.corrected(corrected.a.total, corrected.b.total, corrected.result)}
        </p>
      )}
      {outcome && <RecordedLines number={number} outcome={outcome} />}
      {fallen.map((row) => (
        <p key={`${row.side} ${row.rowId}`} className="py-0.5 text-center text-small text-muted">
          {battleWords.fight.fallenRow(row)}
        </p>
      ))}
      {assault?.corrected && (
        <p className="mb-1 rounded-lg bg-warn-field px-3 py-1.5 text-center text-label font-bold">
          {reviewWords.assaults.corrected(assault.corrected)}
        </p>
      )}
      {shot && <p className="pb-1 text-center font-bold">{battleWords.fight.shot(shot)}</p>}
      {assault && <RecordedAssaultLines number={number} assault={assault} />}
      {melee && <MeleeLines number={number} units={melee} />}
      {tests.length > 0 && <Tests tests={tests} />}
      {today && (
        <TodayBeside>{reviewWords.today.round(today.a.total, today.b.total, today.result)}</TodayBeside>
      )}
      {assault?.today && (
        <TodayBeside>{words.score(assault.today.a.score, assault.today.b.score)}</TodayBeside>
      )}
      <NoteList notes={notesAbout(notes, round.seqs)} />
      {closedBy !== null && (
        <div className="grid grid-cols-3 gap-2 py-2 big:grid-cols-1">
          <a href={momentHref(closedBy)} aria-label={texts.replay(number)} className={action}>
            {texts.replayShort}
          </a>
          <button
            type="button"
            disabled={!mayNote}
            aria-label={texts.note(number)}
            onClick={() => onNote(closedBy)}
            className={action}
          >
            {texts.noteShort}
          </button>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={photoWords.shownOf({
              shown: photoWords.shown(photosOf(closedBy)),
              of: texts.photosOf(number),
            })}
            onClick={() => onPhotos(closedBy)}
            className={action}
          >
            {photoWords.shown(photosOf(closedBy))}
          </button>
        </div>
      )}
    </details>
  );
}

/** The recorded totals; null while the round is not closed. */
function scoreShown({ outcome, assault }: RoundRecord): string | null {
  if (outcome) return words.score(outcome.a.total, outcome.b.total);
  return assault && words.score(assault.outcome.a.score, assault.outcome.b.score);
}

function RecordedLines({ number, outcome }: { readonly number: number; readonly outcome: RoundOutcome }) {
  const { a, b } = outcome;
  const keys = [...new Set([...a.lines, ...b.lines].filter(({ points }) => points !== 0).map(lineKey))];
  const texts = reviewWords.combats;
  const { combat: sheet }: Edition = editionOfBattle(useBattle());
  // As the rulebook calls it on this phone: whoever recorded it may speak another language.
  const labelOf = (line: RecordedSide['lines'][number] | undefined) =>
    line &&
    battleWords.fight.lineLabel(
      { ...line, label: sheet?.rows.find(({ id }) => id === line.rowId)?.label ?? line.label },
      sheet?.casualties,
    );
  if (keys.length === 0) return <p className="pb-2 text-center text-muted">{texts.nothingScored}</p>;
  return (
    <ul aria-label={texts.lines(number)} className="border-t border-line">
      {keys.map((key) => {
        const [own, enemy] = [lineOf(a, key), lineOf(b, key)];
        const byHand = SIDES.some((side) => outcome[side].overridden.includes(key));
        return (
          <Mirrored
            key={key}
            a={own ? battleWords.fight.points(own.points) : ''}
            b={enemy ? battleWords.fight.points(enemy.points) : ''}
          >
            <span className="font-display text-body leading-body">{labelOf(own ?? enemy)}</span>
            {byHand && <span className="pl-1 text-small text-gold">{texts.byHand}</span>}
            {SIDES.map((side) => {
              const line = side === 'a' ? own : enemy;
              return line && line.points !== 0 ? (
                <span key={side} className="block text-small leading-small text-muted">
                  {words.side(side)}: {battleWords.scoreDetail(line.detail)}
                </span>
              ) : null;
            })}
          </Mirrored>
        );
      })}
      <Mirrored a={words.number(a.beforeTheDice)} b={words.number(b.beforeTheDice)}>
        <span className="text-muted">{texts.beforeTheDice}</span>
      </Mirrored>
      <Mirrored a={words.number(a.total)} b={words.number(b.total)}>
        <span className="font-bold">{texts.total}</span>
      </Mirrored>
    </ul>
  );
}

type MeleeLinesProps = { readonly number: number; readonly units: readonly MeleeUnit[] };

/** Who suffered what in a round that nobody wins, and how the tests ended. */
function MeleeLines({ number, units }: MeleeLinesProps) {
  const edition: Edition = editionOfBattle(useBattle());
  const what = edition.counters?.find(({ id }) => id === edition.melee?.counter)?.label ?? '';
  const texts = reviewWords.combats;
  if (units.length === 0) return <p className="pb-2 text-center text-muted">{texts.nobodySuffered}</p>;
  return (
    <ul aria-label={texts.suffered(number)} className="py-1">
      {units.map(({ unit, suffered, tests }) => (
        <li key={unit.id} className={`my-1 rounded-lg px-2 py-1 ${toneClasses[SIDE_TONE[unit.side]].field}`}>
          <span className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 font-bold break-words">{unit.name}</span>
            {suffered !== 0 && (
              <span className="shrink-0 font-bold">{texts.gathered({ what, points: suffered })}</span>
            )}
          </span>
          {tests.map(({ seq, taken }) => (
            <span key={seq} className="block break-words">
              <span className="font-bold">{battleWords.armies.test.ended(taken)}</span>{' '}
              <span className="text-detail">{battleWords.armies.test.told(taken)}</span>
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

function lineKey(line: RecordedSide['lines'][number]): string {
  return line.detail.key === 'tieBreak' ? `${line.rowId}/tieBreak` : line.rowId;
}

function lineOf({ lines }: RecordedSide, key: string): RecordedSide['lines'][number] | undefined {
  return lines.find((line) => lineKey(line) === key);
}

function Tests({ tests }: { readonly tests: readonly RoundTest[] }) {
  const battle = useBattle();
  const texts = reviewWords.combats;
  return (
    <ul aria-label={texts.tests} className="py-1">
      {tests.map(({ side, unitId, taken, pursuit }) => {
        const name =
          (unitId === null ? undefined : unitOf(battle, unitId as UnitId)?.unit.name) ?? words.side(side);
        return (
          <li
            key={`${side} ${unitId}`}
            className={`my-1 rounded-lg px-2 py-1 ${toneClasses[SIDE_TONE[side]].field}`}
          >
            {taken && (
              <span className="block break-words">
                <span className="font-bold">{battleWords.testEnd(name, taken)}</span>{' '}
                <span className="text-detail">{battleWords.takenTest(taken)}</span>
              </span>
            )}
            {pursuit && <span className="block break-words">{battleWords.pursuedBy(name, pursuit)}</span>}
          </li>
        );
      })}
    </ul>
  );
}
