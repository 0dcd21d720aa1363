import { Fragment, useState } from 'react';
import type { ScoredPart } from '@/tournament/act-values';
import { enteredResult } from '@/tournament/entered-result';
import { askedOf, countsParts, neededOf, partsOf, scenarioIsVictory } from '@/tournament/match-points';
import {
  proposedWinner,
  standingChoice,
  type Winner,
  type WinnerFigures,
} from '@/tournament/proposed-winner';
import { sumOff } from '@/tournament/sum-off';
import type { TableResult } from '@/tournament/table-result';
import type { Pair, Tournament } from '@/tournament/tournament';
import { Button } from '@/ui/button/button';
import { TextField } from '@/ui/field/text-field';
import { useFieldOrder } from '@/ui/field/use-field-order';
import { eventWords } from '@/words/event-words';
import { tournamentWords } from '@/words/tournament-words';
import { ObjectiveFields, objectivesNow, readObjectives } from './objective-fields';
import { SideNames } from './side-names';
import { nameOf } from './tournament-parts';
import { WhoWon } from './who-won';

const texts = tournamentWords.result;
const parts = eventWords.points;

type ResultFormProps = {
  readonly tournament: Tournament;
  readonly pair: Pair;
  /** What stands now, to be corrected; null for nothing. */
  readonly before: TableResult | null;
  /** What the button says that hands on the figures. */
  readonly saveLabel: string;
  onSave(result: TableResult): void;
};

/** The figures of a table, entered by a person: the first of the pair as Blue. */
export function ResultForm({ tournament, pair, before, saveLabel, onSave }: ResultFormProps) {
  const isTurned = before !== null && before.blue !== pair.a;
  const [one, other] = isTurned ? (['b', 'a'] as const) : (['a', 'b'] as const);
  const text = (value: number | null | undefined) =>
    value === null || value === undefined ? '' : `${value}`;
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
  const isScenario = scenarioIsVictory(tournament);
  // What says who won: only what stands in the form, and what counts for the points.
  const deciding: readonly Kind[] = [
    ...(tournament.points === 'edition' ? (['bp'] as const) : []),
    ...(isScenario ? [] : (['vp'] as const)),
    ...needed,
  ];
  // Who won follows from the figures, in a correction too, unless a person says otherwise.
  const [said, setSaid] = useState<Winner | null>(() =>
    before === null ? null : standingChoice(winnerOf(before, one), figuresOf(figures, deciding)),
  );
  const proposal = proposedWinner(figuresOf(figures, deciding));
  const winner = said ?? proposal?.winner ?? null;
  const reached = readObjectives(tournament, objectives);
  const result = enteredResult(pair, before, {
    winner: winner ?? 'unsaid',
    ...typedFigures(figures, asked, isScenario),
    ...reached,
  });
  const counted = partsOf(tournament, result, false);
  const isMissing = countsParts(tournament) && counted === null;
  const names = { a: nameOf(tournament, pair.a), b: nameOf(tournament, pair.b) };
  const off = sumOff(tournament, numberOf(figures.bpA), numberOf(figures.bpB));
  // Battle Points that stand in their fields need no telling.
  const isTyped = numberOf(figures.bpA) !== null && numberOf(figures.bpB) !== null;
  const isTold = tournament.points === 'edition' && isTyped && !countsParts(tournament);
  const gives = winner === null || isTold ? null : counted;
  const isValid =
    reached !== null && Object.values(figures).every((value) => /^[-−]?\d{0,6}$/.test(value.trim()));
  const order = useFieldOrder();
  const bp = tournamentWords.make.points;
  const vp = eventWords.winner.victoryPoints;
  // Whose a field is stands above its column: with a name in each label their tops would jump.
  const field = (key: keyof typeof figures, label: string, name: string) => (
    <TextField
      label={label}
      name={name}
      value={figures[key]}
      numeric
      onChange={(value) => setFigures({ ...figures, [key]: value })}
    />
  );
  return (
    <form
      {...order}
      className="grid gap-3"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        onSave(result);
      }}
    >
      <WhoWon names={names} said={said} proposal={proposal} onChoose={setSaid} />
      <div className="grid grid-cols-2 gap-3">
        <SideNames names={names} />
        {tournament.points === 'edition' && field('bpA', bp, texts.bp(names.a))}
        {tournament.points === 'edition' && field('bpB', bp, texts.bp(names.b))}
        {asked.map((part) => (
          <Fragment key={part}>
            {field(`${part}A`, parts.part[part], parts.partOf[part](names.a))}
            {field(`${part}B`, parts.part[part], parts.partOf[part](names.b))}
          </Fragment>
        ))}
        {!isScenario && field('vpA', vp, texts.vp(names.a))}
        {!isScenario && field('vpB', vp, texts.vp(names.b))}
      </div>
      <ObjectiveFields tournament={tournament} pair={pair} typed={objectives} onChange={setObjectives} />
      {gives && (
        <p role="status" className="font-bold">
          {parts.gives({ a: gives[0].battlePoints, b: gives[1].battlePoints })}
        </p>
      )}
      {isMissing && <p className="text-detail text-muted">{parts.unsaid}</p>}
      {winner === null && !isMissing && <p className="text-detail text-muted">{eventWords.winner.open}</p>}
      {off && <p role="alert">{eventWords.sum.off(off)}</p>}
      <Button kind="primary" submit disabled={!isValid || isMissing || winner === null}>
        {off ? eventWords.sum.takeIt : saveLabel}
      </Button>
    </form>
  );
}

type Kind = 'scenario' | 'bp' | 'vp' | 'kills';
type Typed = Readonly<Record<`${Kind}${'A' | 'B'}`, string>>;

function bothOf(figures: Typed, kind: Kind) {
  return { a: numberOf(figures[`${kind}A`]), b: numberOf(figures[`${kind}B`]) };
}

function figuresOf(figures: Typed, deciding: readonly Kind[]): WinnerFigures {
  const of = (kind: Kind) => (deciding.includes(kind) ? bothOf(figures, kind) : { a: null, b: null });
  return { scenario: of('scenario'), battlePoints: of('bp'), victoryPoints: of('vp'), kills: of('kills') };
}

function typedFigures(figures: Typed, asked: readonly ScoredPart[], isScenario: boolean) {
  return {
    battlePoints: bothOf(figures, 'bp'),
    victoryPoints: bothOf(figures, isScenario ? 'scenario' : 'vp'),
    ...(asked.length > 0
      ? { scored: { scenario: bothOf(figures, 'scenario'), kills: bothOf(figures, 'kills') } }
      : {}),
  };
}

function winnerOf({ winner }: TableResult, one: 'a' | 'b'): TableResult['winner'] {
  if (winner === 'draw' || winner === 'unsaid') return winner;
  return winner === one ? 'a' : 'b';
}

function numberOf(text: string): number | null {
  const plain = text.trim().replace('−', '-');
  return /^-?\d+$/.test(plain) ? Number(plain) : null;
}
