import { tournamentWords } from '@/words/tournament-words';

const texts = tournamentWords.standings;

type ScoreHeadsProps = {
  /** Whose points they are. */
  readonly whose: string;
  /** Whether the difference is one of scenario points. */
  readonly ofScenario: boolean;
};

/** The heads of a table of standings: rank, whose points they are, Battle Points, difference. */
export function ScoreHeads({ whose, ofScenario }: ScoreHeadsProps) {
  return (
    <>
      <th scope="col" className="pr-2 font-medium">
        {texts.rank}
      </th>
      <th scope="col" className="font-medium">
        {whose}
      </th>
      <th scope="col" className="pl-2 text-right font-medium big:hidden">
        {texts.battlePoints}
      </th>
      <th scope="col" className="pl-2 text-right font-medium whitespace-nowrap big:hidden">
        {texts.differenceOf(ofScenario)}
      </th>
    </>
  );
}
