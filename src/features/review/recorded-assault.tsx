import type { RecordedAssault } from '@/battle/review/combat-record';
import { SIDES } from '@/rules/index';
import { SIDE_TONE, toneClasses } from '@/ui/look/tone';
import { battleWords } from '@/words/battle-words';
import { reviewWords } from '@/words/review-words';
import { words } from '@/words/words';
import { Mirrored } from './mirrored';

type RecordedAssaultLinesProps = { readonly number: number; readonly assault: RecordedAssault };

/**
 * A closed round of an assault: what each side inflicted, line by line, its models left, and the fate of the
 * losers.
 */
export function RecordedAssaultLines({ number, assault }: RecordedAssaultLinesProps) {
  const { outcome, tests } = assault;
  const { combats, assaults } = reviewWords;
  const keys = [...new Set(SIDES.flatMap((side) => outcome[side].lines.map(({ key }) => key)))];
  const nameOf = (unitKey: string) =>
    SIDES.flatMap((side) => outcome[side].units).find((unit) => unit.unitKey === unitKey)?.name ?? unitKey;
  return (
    <>
      <p className="pb-1 text-center font-bold">{battleWords.assaultVerdict({ outcome })}</p>
      <ul aria-label={combats.lines(number)} className="border-t border-line">
        {keys.map((key) => {
          const [a, b] = SIDES.map((side) => outcome[side].lines.find((line) => line.key === key)?.values);
          return (
            <Mirrored key={key} a={words.number(a?.points ?? 0)} b={words.number(b?.points ?? 0)}>
              <span className="font-display text-body leading-body">{assaults.line(key)}</span>
              <span className="block text-small leading-small text-muted">
                {assaults.counted(key, a?.count ?? 0, b?.count ?? 0)}
              </span>
            </Mirrored>
          );
        })}
        <Mirrored a={words.number(outcome.a.score)} b={words.number(outcome.b.score)}>
          <span className="font-bold">{combats.total}</span>
        </Mirrored>
      </ul>
      <ul aria-label={assaults.models} className="pt-1">
        {SIDES.flatMap((side) =>
          outcome[side].units.map(({ unitKey, name, modelsBefore, modelsLeft }) => (
            <li key={unitKey} className="flex justify-between gap-3 leading-lead">
              <span className={`min-w-0 font-bold break-words ${toneClasses[SIDE_TONE[side]].text}`}>
                {name}
              </span>
              <span className="shrink-0">{assaults.left(modelsLeft, modelsBefore)}</span>
            </li>
          )),
        )}
      </ul>
      {outcome.readings.map(({ readingId, label, option }) => (
        <p key={readingId} className="text-small text-muted">
          {label}: {option}
        </p>
      ))}
      {tests.length > 0 && (
        <ul aria-label={assaults.losers} className="py-1">
          {tests.map(({ unitKey, morale, sweep }) => (
            <li key={unitKey} className="my-1 rounded-lg bg-paper px-2 py-1 break-words">
              {morale && (
                <span className="block">
                  <span className="font-bold">{battleWords.morale(nameOf(unitKey), morale)}</span>{' '}
                  <span className="text-detail">{battleWords.moraleTest(morale)}</span>
                </span>
              )}
              {sweep && <span className="block">{battleWords.sweep(nameOf(unitKey), sweep)}</span>}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
