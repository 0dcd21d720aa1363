import { useState } from 'react';
import { countsParts, partsOf } from '@/tournament/match-points';
import { sumOff } from '@/tournament/sum-off';
import type { TableResult } from '@/tournament/table-result';
import type { Tournament } from '@/tournament/tournament';
import { Button } from '@/ui/button/button';
import { eventWords } from '@/words/event-words';
import { tournamentWords } from '@/words/tournament-words';
import { words } from '@/words/words';
import { nameOf } from './tournament-parts';

const texts = tournamentWords.send;

type ConfirmResultProps = {
  readonly tournament: Tournament;
  readonly result: TableResult;
  readonly isWorking: boolean;
  onBack(): void;
  onSend(confirmed: TableResult['confirmed']): void;
};

/** Both players look at the same figures and say yes, each with a switch. */
export function ConfirmResult({ tournament, result, isWorking, onBack, onSend }: ConfirmResultProps) {
  const [confirmed, setConfirmed] = useState(result.confirmed);
  const names = { a: nameOf(tournament, result.blue), b: nameOf(tournament, result.red) };
  const parts = countsParts(tournament) ? partsOf(tournament, result, false) : null;
  const off =
    tournament.parts.length > 0 ? null : sumOff(tournament, result.battlePoints.a, result.battlePoints.b);
  const shown = parts
    ? { a: parts[0].battlePoints, b: parts[1].battlePoints }
    : tournament.points === 'edition' && result.battlePoints.a !== null
      ? result.battlePoints
      : result.victoryPoints;
  return (
    <>
      <p className="text-center text-page font-bold">
        {texts.summary(names.a, shown.a ?? '–', names.b, shown.b ?? '–')}
      </p>
      {off && <p role="alert">{eventWords.sum.off(off)}</p>}
      {countsParts(tournament) && !parts && <p role="alert">{eventWords.points.unsaid}</p>}
      <div className="grid gap-2">
        {(['a', 'b'] as const).map((side) => (
          <Button
            key={side}
            pressed={confirmed[side]}
            onPress={() => setConfirmed({ ...confirmed, [side]: !confirmed[side] })}
          >
            {texts.confirmed(names[side])}
          </Button>
        ))}
      </div>
      <Button kind="primary" disabled={isWorking} onPress={() => onSend(confirmed)}>
        {isWorking ? texts.working : texts.act}
      </Button>
      <Button onPress={onBack}>{words.cancel}</Button>
    </>
  );
}
