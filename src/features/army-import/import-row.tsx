import { ChevronDown, ChevronUp, CircleHelp } from 'lucide';
import { useEffect, useRef } from 'react';
import { testedNumber } from '@/battle/state/counted-unit';
import { marksOf } from '@/battle/state/unit-marks';
import { MAX_UNIT_NAME_LENGTH } from '@/battle/state/unit-name';
import type { Edition } from '@/rules/index';
import { Button } from '@/ui/button/button';
import { EntryField } from '@/ui/field/entry-field';
import { Icon } from '@/ui/look/icon';
import type { Tone } from '@/ui/look/tone';
import { ToggleTile } from '@/ui/tile/toggle-tile';
import { armyImportWords } from '@/words/army-import-words';
import { battleWords } from '@/words/battle-words';
import { countedWords } from '@/words/counted-words';
import { words } from '@/words/words';
import { FactFields } from './fact-fields';
import type { ImportRow } from './import-rows';

/** "Regiment · Nerve 15 · Attacks 12" of a unit that gathers damage. */
function profileInShort({ unitFacts = [], characteristics = [] }: Edition, { facts }: ImportRow): string {
  const types = unitFacts.flatMap((fact) =>
    fact.input === 'choice' ? fact.options.filter(({ id }) => id === facts[fact.id]) : [],
  );
  return words.sideBySide([
    ...types.map(({ label }) => label),
    ...characteristics.map(({ id, label }) => {
      const value = facts[id];
      return typeof value === 'number' && countedWords.has({ label, value });
    }),
  ]);
}

type ImportRowItemProps = {
  readonly row: ImportRow;
  readonly tone: Tone;
  readonly edition: Edition;
  readonly opened: boolean;
  onOpen(): void;
  onChange(change: Partial<ImportRow>): void;
  onRemove(): void;
  /** The player says that everything guessed of the unit is right. */
  onRight(): void;
};

/**
 * A unit of the list in one line, with its check marks; opened, everything of it can be changed, beside the
 * line it came from.
 */
export function ImportRowItem(props: ImportRowItemProps) {
  const { row, tone, edition, opened, onOpen, onChange, onRemove, onRight } = props;
  const item = useRef<HTMLLIElement>(null);
  // Where the one before it was closed above, the row that opens may lie off the screen; what it asks stands
  // at its top, which comes to lie below the head of the sheet: `reach.css` keeps 9rem clear.
  useEffect(() => {
    if (opened) item.current?.scrollIntoView({ block: 'start' });
  }, [opened]);
  const asked = row.guesses.filter((guess) => guess !== 'points' || row.points !== '');
  const characteristic = edition.breakTest?.characteristic ?? null;
  const number = (field: 'points' | 'models' | 'health' | 'characteristic', label: string) => (
    <EntryField label={label} value={row[field]} numeric onChange={(typed) => onChange({ [field]: typed })} />
  );
  return (
    <li
      ref={item}
      className="scroll-mt-[calc(var(--head,9rem)-9rem)] rounded-lg border-2 border-line bg-card"
    >
      <button
        type="button"
        aria-expanded={opened}
        onClick={onOpen}
        className="flex min-h-(--control) w-full items-center gap-2 px-2.5 py-1 text-left"
      >
        <span className="min-w-0 flex-1">
          <span className="block text-lead leading-name font-bold break-words">{row.name}</span>
          <span className="flex flex-wrap items-center gap-x-2 text-detail leading-label text-muted">
            <span>
              {edition.counters
                ? profileInShort(edition, row)
                : armyImportWords.inShort(row.models, row.health, edition.healthPoint, row.kinds)}
            </span>
            {row.marks.map((mark) => (
              <span key={mark} className="font-bold text-ink">
                {battleWords.armies.markName(mark)}
              </span>
            ))}
          </span>
          {row.detachmentOf !== null && (
            <span className="block text-detail leading-label text-muted">
              {armyImportWords.detachmentOf(row.detachmentOf)}
            </span>
          )}
          {asked.length > 0 && (
            <span className="flex flex-wrap gap-x-2.5 text-small leading-label">
              {asked.map((guess) => (
                <span key={guess} className="flex items-center gap-0.5">
                  <Icon of={CircleHelp} size={14} className="shrink-0" />
                  {armyImportWords.guess(guess, {
                    frontWidth: row.facts.frontWidth,
                    health: edition.healthPoint,
                    tested: testedNumber(edition)?.label ?? '',
                  })}
                </span>
              ))}
            </span>
          )}
        </span>
        {row.points === '' ? (
          <span className="text-label font-bold text-warn">{armyImportWords.pointsUnknown}</span>
        ) : (
          <span className="font-display text-heading font-bold tabular-nums">{row.points}</span>
        )}
        <Icon of={opened ? ChevronUp : ChevronDown} size={20} className="shrink-0 text-muted" />
      </button>
      {opened && (
        <div className="flex flex-col gap-2.5 border-t border-line p-2.5">
          {row.guesses.length > 0 && (
            <Button kind="primary" name={armyImportWords.right(row.name)} onPress={onRight}>
              {armyImportWords.rightShort}
            </Button>
          )}
          <EntryField
            label={armyImportWords.unit}
            value={row.name}
            maxLength={MAX_UNIT_NAME_LENGTH}
            onChange={(name) => onChange({ name })}
          />
          {row.kinds.length > 0 && (
            <p className="text-detail leading-label">
              {armyImportWords.healthOfKinds(row.kinds, edition.healthPoint)}
            </p>
          )}
          <div className="grid grid-cols-2 gap-2">
            {number('points', armyImportWords.points)}
            {!edition.counters && number('models', armyImportWords.models)}
            {!edition.counters && number('health', battleWords.armies.healthPerModel(edition.healthPoint))}
            {characteristic !== null && number('characteristic', characteristic)}
          </div>
          <div className="grid grid-cols-3 gap-2 empty:hidden">
            {marksOf(edition).map((mark) => {
              const others = row.marks.filter((other) => other !== mark);
              return (
                <ToggleTile
                  key={mark}
                  tone={tone}
                  name={battleWords.armies.markName(mark)}
                  on={row.marks.includes(mark)}
                  disabled={false}
                  onToggle={(now) => onChange({ marks: now ? [...others, mark] : others })}
                >
                  <span className="text-detail leading-small">{battleWords.armies.markName(mark)}</span>
                </ToggleTile>
              );
            })}
          </div>
          <FactFields
            edition={edition}
            tone={tone}
            facts={row.facts}
            onChange={(facts) => onChange({ facts })}
          />
          {edition.woundPools && (
            <p className="text-detail leading-label">
              {row.fighters.length > 0
                ? armyImportWords.fighters(row.fighters.map(({ name, models }) => ({ name, models })))
                : armyImportWords.fightersUnknown}
            </p>
          )}
          <div className={row.source === '' ? 'hidden' : ''}>
            <p className="text-small text-muted">{armyImportWords.source}</p>
            <p className="font-mono text-small leading-label break-words whitespace-pre-wrap">{row.source}</p>
          </div>
          <Button name={armyImportWords.remove(row.name)} onPress={onRemove}>
            {armyImportWords.removeShort}
          </Button>
        </div>
      )}
    </li>
  );
}
