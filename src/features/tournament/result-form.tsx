import { useState } from 'react';
import type { TableResult } from '@/tournament/act';
import { enteredResult } from '@/tournament/entered-result';
import { sumOff } from '@/tournament/sum-off';
import type { Pair, Tournament } from '@/tournament/tournament';
import { Button } from '@/ui/button/button';
import { SegmentedChoice } from '@/ui/field/segmented-choice';
import { TextField } from '@/ui/field/text-field';
import { eventWords } from '@/words/event-words';
import { tournamentWords } from '@/words/tournament-words';
import { nameOf } from './tournament-parts';

const texts = tournamentWords.result;

type ResultFormProps = {
  readonly tournament: Tournament;
  readonly pair: Pair;
  /** What stands now, to be corrected; null for nothing. */
  readonly before: TableResult | null;
  /** What the button says that hands on the figures. */
  readonly saveLabel: string;
  onSave(result: TableResult): void;
};

const WINNERS = ['a', 'draw', 'b'] as const;
type Winner = (typeof WINNERS)[number];

/** The figures of a table, entered by a person: the first of the pair as Blue. */
export function ResultForm({ tournament, pair, before, saveLabel, onSave }: ResultFormProps) {
  const isTurned = before !== null && before.blue !== pair.a;
  const [one, other] = isTurned ? (['b', 'a'] as const) : (['a', 'b'] as const);
  const text = (value: number | null | undefined) =>
    value === null || value === undefined ? '' : `${value}`;
  // Who won follows from the figures unless a person says otherwise.
  const [said, setSaid] = useState<Winner | null>(before === null ? null : winnerOf(before, one));
  const [figures, setFigures] = useState({
    bpA: text(before?.battlePoints[one]),
    bpB: text(before?.battlePoints[other]),
    vpA: text(before?.victoryPoints[one]),
    vpB: text(before?.victoryPoints[other]),
  });
  const winner = said ?? proposedWinner(figures);
  const names = { a: nameOf(tournament, pair.a), b: nameOf(tournament, pair.b) };
  const off = sumOff(tournament, numberOf(figures.bpA), numberOf(figures.bpB));
  const isValid = Object.values(figures).every((value) => /^[-−]?\d{0,6}$/.test(value.trim()));
  const field = (key: keyof typeof figures, label: string) => (
    <TextField
      label={label}
      value={figures[key]}
      numeric
      onChange={(value) => setFigures({ ...figures, [key]: value })}
    />
  );
  return (
    <form
      className="grid gap-3"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        onSave(
          enteredResult(pair, before, {
            winner,
            battlePoints: { a: numberOf(figures.bpA), b: numberOf(figures.bpB) },
            victoryPoints: { a: numberOf(figures.vpA), b: numberOf(figures.vpB) },
          }),
        );
      }}
    >
      <SegmentedChoice<Winner>
        label={texts.winner}
        columns={3}
        options={WINNERS.map((id) => ({ id, label: id === 'draw' ? texts.draw : names[id] }))}
        chosen={winner}
        onChoose={setSaid}
      />
      <div className="grid grid-cols-2 gap-3">
        {tournament.points === 'edition' && field('bpA', texts.bp(names.a))}
        {tournament.points === 'edition' && field('bpB', texts.bp(names.b))}
        {field('vpA', texts.vp(names.a))}
        {field('vpB', texts.vp(names.b))}
      </div>
      {off && <p role="alert">{eventWords.sum.off(off)}</p>}
      <Button kind="primary" submit disabled={!isValid}>
        {off ? eventWords.sum.takeIt : saveLabel}
      </Button>
    </form>
  );
}

/** Who leads in Battle Points, else in Victory Points. */
function proposedWinner(figures: Readonly<Record<'bpA' | 'bpB' | 'vpA' | 'vpB', string>>): Winner {
  const lead = (one: string, other: string) => (numberOf(one) ?? 0) - (numberOf(other) ?? 0);
  const byPoints = lead(figures.bpA, figures.bpB);
  const by = byPoints === 0 ? lead(figures.vpA, figures.vpB) : byPoints;
  return by === 0 ? 'draw' : by > 0 ? 'a' : 'b';
}

function winnerOf(before: TableResult, one: 'a' | 'b'): Winner {
  if (before.winner === 'draw' || before.winner === 'unsaid') return 'draw';
  return before.winner === one ? 'a' : 'b';
}

function numberOf(text: string): number | null {
  const plain = text.trim().replace('−', '-');
  return /^-?\d+$/.test(plain) ? Number(plain) : null;
}
