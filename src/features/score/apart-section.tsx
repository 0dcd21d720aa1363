import type { RecordedScore, ScoredLine } from '@/battle/state/records';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { MirroredLine } from './battle-point-section';
import { RoomSection } from './room-section';

type ApartSectionProps = { readonly score: Pick<RecordedScore, 'kills' | 'tournament'> };

/** What counts apart from the scenario: the points of destroyed enemies, and the score of a tournament. */
export function ApartSection({ score: { kills, tournament } }: ApartSectionProps) {
  const texts = battleWords.battleScore.apart;
  if (!kills) return null;
  const keys = [
    ...new Set([...(tournament?.lines.a ?? []), ...(tournament?.lines.b ?? [])].map(({ of }) => of)),
  ];
  const sum = (lines: readonly ScoredLine[], key: ScoredLine['of']) =>
    lines.reduce((total, { of, points }) => (of === key ? total + points : total), 0);
  return (
    <RoomSection title={tournament?.name ?? texts.title}>
      <ul>
        <MirroredLine
          a={words.number(kills.a)}
          b={words.number(kills.b)}
          label={<span className={tournament ? '' : 'font-bold'}>{texts.kills}</span>}
        />
        {tournament &&
          keys.map((key) => (
            <MirroredLine
              key={key}
              a={words.signed(sum(tournament.lines.a, key))}
              b={words.signed(sum(tournament.lines.b, key))}
              label={texts[key]}
            />
          ))}
        {tournament && (
          <MirroredLine
            a={words.number(tournament.totals.a)}
            b={words.number(tournament.totals.b)}
            label={<span className="font-bold">{battleWords.battleScore.points.total}</span>}
          />
        )}
      </ul>
    </RoomSection>
  );
}
