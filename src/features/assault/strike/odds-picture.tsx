import { type Fraction, toNumber } from '@/rules/index';
import { type Tone, toneClasses } from '@/ui/look/tone';
import { assaultWords } from '@/words/assault/assault-words';
import { battleWords } from '@/words/battle-words';

type OddsPictureProps = {
  readonly tone: Tone;
  readonly title: string;
  /** The chances of exactly 0, 1, 2 …, and of at least so many. */
  readonly lost: readonly Fraction[];
  readonly lostAtLeast: readonly Fraction[];
};

const WIDTH = 320;
const HEIGHT = 108;
const FOOT = 22;
const HEAD = 18;
/** The width of a bar as a share of its place; the rest is the gap. */
const BAR_SHARE = 0.86;
/** The most bars that can be told apart on the smallest phone. Higher counts join the last bar. */
const MOST_BARS = 16;
/** With at most so many bars, each has room for its percentage. */
const BARS_WITH_PERCENT = 11;
/** A chance below this rounds to 0 %. */
const NEGLIGIBLE = 0.005;

/** A distribution as bars with percentages, and as a table for screen readers. */
export function OddsPicture({ tone, title, lost, lostAtLeast }: OddsPictureProps) {
  const bars = barsOf(lost, lostAtLeast);
  const highest = Math.max(...bars.map(({ chance }) => chance));
  const pitch = WIDTH / bars.length;
  const width = pitch * BAR_SHARE;
  return (
    <figure>
      <figcaption className="pb-1 text-label leading-body font-bold">{title}</figcaption>
      <svg aria-hidden viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={`w-full ${toneClasses[tone].text}`}>
        <line x1="0" x2={WIDTH} y1={HEIGHT - FOOT} y2={HEIGHT - FOOT} stroke="var(--outline)" />
        {bars.map(({ count, chance, orMore }, index) => {
          const middle = (index + 0.5) * pitch;
          const height = (chance / highest) * (HEIGHT - FOOT - HEAD);
          const top = HEIGHT - FOOT - height;
          return (
            <g key={count}>
              <rect x={middle - width / 2} y={top} width={width} height={height} fill="currentColor" />
              <text x={middle} y={HEIGHT - 5} textAnchor="middle" fontSize="16" fill="var(--ink)">
                {assaultWords.odds.bar(count, orMore)}
              </text>
              {bars.length <= BARS_WITH_PERCENT && (
                <text x={middle} y={top - 4} textAnchor="middle" fontSize="13" fill="var(--muted)">
                  {battleWords.percent(chance)}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <p aria-hidden className="pt-1 text-detail leading-body">
        {assaultWords.odds.atLeastLine(
          bars.filter(({ count, atLeast }) => count > 0 && atLeast > NEGLIGIBLE),
        )}
      </p>
      <div className="sr-only">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{assaultWords.odds.wounds}</th>
              <th scope="col">{assaultWords.odds.exactly}</th>
              <th scope="col">{assaultWords.odds.atLeast}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ count, chance, atLeast, orMore }) => (
              <tr key={count}>
                <th scope="row">{assaultWords.odds.bar(count, orMore)}</th>
                <td>{battleWords.percent(chance)}</td>
                <td>{battleWords.percent(atLeast)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

type Bar = {
  readonly count: number;
  readonly chance: number;
  readonly atLeast: number;
  readonly orMore: boolean;
};

/**
 * The counts that get a bar: without the ends that round to 0 %. The last bar includes everything beyond it.
 */
function barsOf(lost: readonly Fraction[], lostAtLeast: readonly Fraction[]): readonly Bar[] {
  const chances = lost.map(toNumber);
  const first = Math.max(
    0,
    chances.findIndex((chance) => chance > NEGLIGIBLE),
  );
  const last = chances.findLastIndex((chance) => chance > NEGLIGIBLE);
  const end = Math.min(last, first + MOST_BARS - 1);
  return chances.slice(first, end + 1).map((chance, index) => {
    const count = first + index;
    const beyond = lostAtLeast[count];
    const atLeast = beyond ? toNumber(beyond) : chance;
    const orMore = count === end && end < last;
    return { count, chance: orMore ? atLeast : chance, atLeast, orMore };
  });
}
