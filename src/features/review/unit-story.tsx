import { useMemo } from 'react';
import { everyUnit } from '@/battle/describe/participants';
import { gatheredPath, healthPath, type StoryLine, unitStory } from '@/battle/describe/unit-story';
import { type Note, notesAbout, notesOf } from '@/battle/log/notes';
import { fateOf, healthOf, unitOf } from '@/battle/state/army';
import type { ArmyUnit } from '@/battle/state/battle';
import { shownCounter } from '@/battle/state/counted-unit';
import { editionOfBattle } from '@/battle/state/edition-of';
import type { UnitId } from '@/battle/state/ids';
import { startingHealth, type Unit } from '@/battle/state/unit';
import type { Edition } from '@/rules/index';
import { useBattle, useLedger } from '@/store/battle/use-battle';
import { HealthBar } from '@/ui/look/health-bar';
import { SIDE_TONE, toneClasses } from '@/ui/look/tone';
import { battleWords } from '@/words/battle-words';
import { reviewWords } from '@/words/review-words';
import { words } from '@/words/words';
import { HealthPath } from './health-path';
import { NoteList } from './note-list';
import { gatheredBy } from './unit-left';

type UnitStoryRoomProps = {
  readonly unitId: UnitId;
  /** The address of the list of all units. */
  readonly unitsHref: string;
  momentHref(seq: number): string;
};

/** What happened to one unit: the lines about it, with its health after each, or what it has gathered. */
export function UnitStoryRoom({ unitId, unitsHref, momentHref }: UnitStoryRoomProps) {
  const ledger = useLedger();
  const battle = useBattle();
  const unit = useMemo(() => everyUnit(ledger).find(({ id }) => id === unitId), [ledger, unitId]);
  const story = useMemo(() => unitStory(ledger, unitId), [ledger, unitId]);
  const notes = useMemo(() => notesOf(ledger), [ledger]);
  const texts = reviewWords.units;
  if (!unit) return <p className="px-4 pt-8 text-center text-muted">{texts.noSuchUnit}</p>;
  const army = unitOf(battle, unitId);
  const edition: Edition = editionOfBattle(battle);
  const counter = shownCounter(edition);
  const start = startingHealth(unit);
  const path = counter ? gatheredPath(story) : healthPath(story, start);
  return (
    <div className="px-3 pb-3">
      <a
        href={unitsHref}
        className="flex min-h-(--control) items-center font-bold underline underline-offset-4"
      >
        {texts.all}
      </a>
      <h1 className="text-page leading-heading break-words">{unit.name}</h1>
      <p className={`text-label ${toneClasses[SIDE_TONE[unit.side]].text}`}>{factsOf(unit)}</p>
      <p className="pt-1 pb-2 text-name font-bold">{army ? endedAs(edition, army) : texts.removed}</p>
      <HealthPath tone={SIDE_TONE[unit.side]} path={path} name={texts.path(path, counter?.label)} />
      {story.map(({ turn, lines }) => (
        <section key={lines[0]?.line.seqs[0] ?? 0} className="pt-3">
          <h2 className="pb-1 text-name text-gold">{words.turn(turn)}</h2>
          <ol>
            {lines.map((told) => (
              <StoryItem
                key={told.line.seqs[0]}
                told={told}
                unit={unit}
                notes={notesAbout(notes, told.line.seqs)}
                href={momentHref(told.line.seqs.at(-1) ?? told.line.seqs[0])}
              />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function endedAs(edition: Edition, army: ArmyUnit): string {
  const counter = shownCounter(edition);
  const fate = battleWords.fates[fateOf(army)];
  if (counter) return words.sideBySide([gatheredBy(edition, army, counter), fate]);
  const left = { left: healthOf(army), start: startingHealth(army.unit) };
  return reviewWords.units.ended(army.unit.modelsUnsaid ? null : left, fate);
}

function factsOf(unit: Unit): string {
  return words.sideBySide([words.side(unit.side), ...unit.marks.map(battleWords.armies.mark)]);
}

type StoryItemProps = {
  readonly told: StoryLine;
  readonly unit: Unit;
  readonly notes: readonly Note[];
  readonly href: string;
};

function StoryItem({ told, unit, notes, href }: StoryItemProps) {
  const { line, healthAfter } = told;
  const sentence = battleWords.logSentence(line.description);
  const detail = battleWords.logDetail(line.description);
  return (
    <li className="border-b border-line">
      <a href={href} className="block min-h-(--control) py-1.5 leading-lead">
        <span className="flex justify-between gap-3">
          <span className={`min-w-0 font-bold break-words ${line.undone ? 'text-muted' : ''}`}>
            {line.undone ? <s>{sentence}</s> : sentence}
          </span>
          <time className="shrink-0 text-small text-muted">{battleWords.time(line.at)}</time>
        </span>
        {detail && (
          <span className={`block text-detail break-words text-muted ${line.undone ? 'line-through' : ''}`}>
            {detail}
          </span>
        )}
        {healthAfter && (
          <HealthBar tone={SIDE_TONE[unit.side]} now={healthAfter.left} of={healthAfter.start} />
        )}
      </a>
      <NoteList notes={notes} />
    </li>
  );
}
