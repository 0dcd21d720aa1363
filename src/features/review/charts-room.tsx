import { useMemo } from 'react';
import { battlePath, hasHealth, leadPath, type PathPoint } from '@/battle/review/battle-path';
import { damageDealt } from '@/battle/review/damage-dealt';
import { sufferedInMelee } from '@/battle/review/melee-record';
import { shownCounter } from '@/battle/state/counted-unit';
import { editionOfBattle } from '@/battle/state/edition-of';
import { healthWordsOf } from '@/battle/state/health-word';
import { type Edition, SIDES, type Side, type UnitCounter } from '@/rules/index';
import { useBattle, useLedger } from '@/store/battle/use-battle';
import { battleWords } from '@/words/battle-words';
import { reviewWords } from '@/words/review-words';
import { words } from '@/words/words';
import { ChartFigure } from './chart-figure';
import { DamageBars } from './damage-bars';
import { LeadChart } from './lead-chart';
import { SideLines } from './side-lines';

type BySide = Readonly<Record<Side, number>>;

/**
 * The battle in charts, if its edition counts something: the lead, the Battle Points, the health left, the
 * damage.
 */
export function ChartsRoom() {
  const ledger = useLedger();
  const battle = useBattle();
  const path = useMemo(() => battlePath(ledger), [ledger]);
  const edition: Edition = editionOfBattle(battle);
  const counter = shownCounter(edition);
  const damages = useMemo(
    () => damageDealt(battle, edition.melee && sufferedInMelee(ledger)),
    [battle, edition, ledger],
  );
  const leads = leadPath(path);
  // The army size may be agreed late: the Battle Points begin at that point.
  const scored = path.filter((point) => point.battlePoints !== null);
  const battlePoints = scored.length > 0 ? valuesOf(scored, (point) => point.battlePoints) : null;
  const gathered = hasHealth(path) ? valuesOf(path, (point) => point.gathered) : null;
  const health = hasHealth(path) && !counter ? valuesOf(path, (point) => point.healthPoints) : null;
  const { charts } = reviewWords;
  const healthPoints = charts.healths(healthWordsOf(battle).map(({ other }) => other));
  const { lead } = battleWords.battleScore;
  const now = leads?.at(-1) ?? 0;
  return (
    <div className="pb-4 spread:grid spread:grid-cols-2 spread:items-start spread:gap-x-6">
      <h1 className="sr-only">{charts.title}</h1>
      {leads && (
        <ChartFigure
          title={charts.lead}
          table={{
            columns: [charts.turn, ...SIDES.map(words.side), charts.difference()],
            rows: path.map((point, index) => ({
              head: headOf(point),
              cells: [...cellsOf(point.victoryPoints), words.signed(leads[index] ?? 0)],
            })),
          }}
        >
          <p className="pb-1 font-bold">
            {lead(now === 0 ? null : now > 0 ? 'a' : 'b', Math.abs(now), null)}
          </p>
          <LeadChart name={charts.leadName(now)} path={path} leads={leads} />
        </ChartFigure>
      )}
      {battlePoints && (
        <ChartFigure title={charts.battlePoints} table={tableOf(scored, (point) => point.battlePoints)}>
          <SideLines
            name={charts.linesName(charts.battlePoints, battlePoints.a, battlePoints.b)}
            path={scored}
            values={battlePoints}
          />
        </ChartFigure>
      )}
      {health && (
        <ChartFigure
          title={charts.health(healthPoints)}
          hint={charts.healthHint}
          table={tableOf(path, (point) => point.healthPoints)}
        >
          <SideLines
            name={charts.linesName(charts.health(healthPoints), health.a, health.b)}
            path={path}
            values={health}
          />
        </ChartFigure>
      )}
      {counter && gathered && (
        <ChartFigure
          title={charts.gathered(counter.label)}
          hint={charts.gatheredHint}
          table={tableOf(path, (point) => point.gathered)}
        >
          <SideLines
            name={charts.linesName(charts.gathered(counter.label), gathered.a, gathered.b)}
            path={path}
            values={gathered}
          />
        </ChartFigure>
      )}
      <section aria-label={charts.damage} className="px-3 pt-4">
        <h2 className="pb-1 text-title leading-title">{charts.damage}</h2>
        <p className="pb-2 text-detail leading-label text-muted">
          {damageHint(damages.length > 0, healthPoints, counter)}
        </p>
        <DamageBars damages={damages} />
      </section>
    </div>
  );
}

/** What the bars of the damage stand for. */
function damageHint(some: boolean, healthPoints: string, counter: UnitCounter | undefined): string {
  const { charts } = reviewWords;
  if (counter) return some ? charts.gatheredDamageHint(counter.label) : charts.nothingGathered;
  return some ? charts.damageHint(healthPoints) : charts.noDamage;
}

/** Both sides' values, or null if one point has none. */
function valuesOf(
  path: readonly PathPoint[],
  of: (point: PathPoint) => BySide | null,
): Readonly<Record<Side, readonly number[]>> | null {
  const values = path.flatMap((point) => of(point) ?? []);
  if (values.length < path.length) return null;
  return { a: values.map(({ a }) => a), b: values.map(({ b }) => b) };
}

function tableOf(path: readonly PathPoint[], of: (point: PathPoint) => BySide | null) {
  return {
    columns: [reviewWords.charts.turn, ...SIDES.map(words.side)],
    rows: path.map((point) => ({ head: headOf(point), cells: cellsOf(of(point)) })),
  };
}

function headOf({ turn }: PathPoint): string {
  return turn ? words.turn(turn) : reviewWords.charts.start;
}

function cellsOf(values: BySide | null): readonly string[] {
  return SIDES.map((side) => (values ? words.number(values[side]) : ''));
}
