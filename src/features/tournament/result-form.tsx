import { Fragment, useState } from 'react';
import type { ScoredPart } from '@/tournament/act-values';
import { enteredResult } from '@/tournament/entered-result';
import { askedOf, countsParts, neededOf, partsOf } from '@/tournament/match-points';
import { sumOff } from '@/tournament/sum-off';
import type { TableResult } from '@/tournament/table-result';
import type { Pair, Tournament } from '@/tournament/tournament';
import { Button } from '@/ui/button/button';
import { SegmentedChoice } from '@/ui/field/segmented-choice';
import { TextField } from '@/ui/field/text-field';
import { eventWords } from '@/words/event-words';
import { tournamentWords } from '@/words/tournament-words';
import { ObjectiveFields, objectivesNow, readObjectives } from './objective-fields';
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
    scenarioA: text(before?.scored?.scenario[one]),
    scenarioB: text(before?.scored?.scenario[other]),
    killsA: text(before?.scored?.kills[one]),
    killsB: text(before?.scored?.kills[other]),
  });
  const [objectives, setObjectives] = useState(() => objectivesNow(tournament, pair, before));
  const needed = neededOf(tournament);
  const asked = askedOf(tournament);
  // A scenario's points are what such a rulebook calls Victory Points: nobody enters them twice.
  const isScenario = needed.includes('scenario') && tournament.points === 'wins';
  const winner =
    said ?? proposedWinner(needed.includes('kills') ? figures : { ...figures, killsA: '', killsB: '' });
  const reached = readObjectives(tournament, objectives);
  const result = enteredResult(pair, before, {
    winner,
    ...typedFigures(figures, asked, isScenario),
    ...reached,
  });
  const given = countsParts(tournament) ? partsOf(tournament, result, false) : null;
  const isComplete = !countsParts(tournament) || given !== null;
  const names = { a: nameOf(tournament, pair.a), b: nameOf(tournament, pair.b) };
  const off = sumOff(tournament, numberOf(figures.bpA), numberOf(figures.bpB));
  const isValid =
    reached !== null && Object.values(figures).every((value) => /^[-−]?\d{0,6}$/.test(value.trim()));
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
        onSave(result);
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
        {asked.map((part) => (
          <Fragment key={part}>
            {field(`${part}A`, eventWords.points.partOf[part](names.a))}
            {field(`${part}B`, eventWords.points.partOf[part](names.b))}
          </Fragment>
        ))}
        {!isScenario && field('vpA', texts.vp(names.a))}
        {!isScenario && field('vpB', texts.vp(names.b))}
      </div>
      <ObjectiveFields tournament={tournament} pair={pair} typed={objectives} onChange={setObjectives} />
      {given && (
        <p role="status" className="font-bold">
          {eventWords.points.gives({ a: given[0].battlePoints, b: given[1].battlePoints })}
        </p>
      )}
      {!isComplete && <p className="text-detail text-muted">{eventWords.points.unsaid}</p>}
      {off && <p role="alert">{eventWords.sum.off(off)}</p>}
      <Button kind="primary" submit disabled={!isValid || !isComplete}>
        {off ? eventWords.sum.takeIt : saveLabel}
      </Button>
    </form>
  );
}

const KINDS = ['scenario', 'bp', 'vp', 'kills'] as const;
type Typed = Readonly<Record<`${(typeof KINDS)[number]}${'A' | 'B'}`, string>>;

/** Who leads in the first of these in which somebody does: scenario, Battle Points, Victory Points, kills that count. */
function proposedWinner(figures: Typed): Winner {
  const leads = KINDS.map(
    (kind) => (numberOf(figures[`${kind}A`]) ?? 0) - (numberOf(figures[`${kind}B`]) ?? 0),
  );
  const by = leads.find((lead) => lead !== 0) ?? 0;
  return by === 0 ? 'draw' : by > 0 ? 'a' : 'b';
}

function typedFigures(figures: Typed, asked: readonly ScoredPart[], isScenario: boolean) {
  const both = (kind: (typeof KINDS)[number]) => ({
    a: numberOf(figures[`${kind}A`]),
    b: numberOf(figures[`${kind}B`]),
  });
  return {
    battlePoints: both('bp'),
    victoryPoints: both(isScenario ? 'scenario' : 'vp'),
    ...(asked.length > 0 ? { scored: { scenario: both('scenario'), kills: both('kills') } } : {}),
  };
}

function winnerOf(before: TableResult, one: 'a' | 'b'): Winner {
  if (before.winner === 'draw' || before.winner === 'unsaid') return 'draw';
  return before.winner === one ? 'a' : 'b';
}

function numberOf(text: string): number | null {
  const plain = text.trim().replace('−', '-');
  return /^-?\d+$/.test(plain) ? Number(plain) : null;
}
