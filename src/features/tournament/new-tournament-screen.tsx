import { ChevronLeft } from 'lucide';
import { useState } from 'react';
import { Link } from 'wouter';
import { EDITIONS } from '@/rules/index';
import { useSettings } from '@/store/page/use-page-stores';
import { useTournamentStore } from '@/store/page/use-tournaments';
import type { TournamentStore } from '@/store/tournament/tournament-store';
import type { Act } from '@/tournament/act';
import {
  MAX_NAME_LENGTH,
  MAX_ROUNDS,
  MAX_TABLES,
  PAIRED,
  type Paired,
  POINT_KINDS,
} from '@/tournament/act-values';
import { ownScore, readScore, type TypedScore } from '@/tournament/typed-score';
import { Button } from '@/ui/button/button';
import { NumberField } from '@/ui/field/number-field';
import { SegmentedChoice } from '@/ui/field/segmented-choice';
import { SelectField } from '@/ui/field/select-field';
import { TextField } from '@/ui/field/text-field';
import { Icon } from '@/ui/look/icon';
import { Column, Columns } from '@/ui/page/columns';
import { PlainScreen } from '@/ui/page/plain-screen';
import { clubWords } from '@/words/club-words';
import { eventWords } from '@/words/event-words';
import { tournamentWords } from '@/words/tournament-words';
import { ScoreFields } from './score-fields';
import { hasBattlePoints } from './tournament-parts';

const texts = tournamentWords.make;

type NewTournamentScreenProps = {
  onMade(id: string): void;
  onClub(): void;
};

/**
 * What a tournament has to say before its first round: its name, its rounds and tables, and how a match gives
 * points.
 */
export function NewTournamentScreen({ onMade, onClub }: NewTournamentScreenProps) {
  const store = useTournamentStore();
  return (
    <PlainScreen
      title={texts.title}
      back={
        <Link
          href="/events"
          aria-label={tournamentWords.tournament.back}
          className="-ml-3 flex size-12 items-center justify-center"
        >
          <Icon of={ChevronLeft} size={26} />
        </Link>
      }
    >
      {store && <NewTournament store={store} onMade={onMade} onClub={onClub} />}
    </PlainScreen>
  );
}

/** How a match gives points: by the rulebook's table, for win, draw and loss, or that with parts. */
const KINDS = [...POINT_KINDS, 'parts'] as const;
type Kind = (typeof KINDS)[number];

type Made = Extract<Act, { type: 'eventMade' }>;
type Numbers = {
  readonly rounds: number;
  readonly tables: number;
  readonly minutes: number;
  readonly bye: number;
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
};
const USUAL: Numbers = { rounds: 5, tables: 8, minutes: 180, bye: 10, win: 15, draw: 10, loss: 5 };
const LIMITS: Readonly<Record<keyof Numbers, readonly [number, number]>> = {
  rounds: [1, MAX_ROUNDS],
  tables: [1, MAX_TABLES],
  minutes: [1, 1_440],
  bye: [0, 1_000],
  win: [0, 1_000],
  draw: [0, 1_000],
  loss: [0, 1_000],
};

/** As many beside each other as have room for their digits between both keys. */
const NUMBERS = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3';

function NewTournament({
  store,
  onMade,
  onClub,
}: NewTournamentScreenProps & { readonly store: TournamentStore }) {
  const last = useSettings((settings) => settings.editionId);
  const [name, setName] = useState('');
  const [editionId, setEditionId] = useState<string>(last ?? EDITIONS[0]?.id ?? '');
  const [pairs, setPairs] = useState<Paired>('players');
  const [asked, setPoints] = useState<Kind>('edition');
  const [numbers, setNumbers] = useState(USUAL);
  const [noClub, setNoClub] = useState(false);
  const hasTable = hasBattlePoints(editionId);
  const kind: Kind = asked === 'edition' && !hasTable ? 'wins' : asked;
  const [score, setScore] = useState<TypedScore>(() => ownScore(USUAL));
  const read = readScore(score);
  const make = async () => {
    const { rounds, tables, minutes, bye, win, draw, loss } = numbers;
    const parts = kind === 'parts' && 'set' in read ? read.set : null;
    const act: Made = {
      type: 'eventMade',
      name: name.trim(),
      editionId,
      rounds,
      tables,
      pairs,
      points: parts?.points ?? (kind === 'edition' ? 'edition' : 'wins'),
      perMatch: parts?.perMatch ?? { win, draw, loss },
      bye,
      minutes,
    };
    const made = await store.actions.make(act, parts ?? undefined);
    if (made.ok) onMade(made.value);
    else setNoClub(true);
  };
  const field = (key: keyof Numbers) => {
    const [min, max] = LIMITS[key];
    return (
      <div className="min-w-0">
        <p aria-hidden className="pb-0.5 text-detail text-muted">
          {texts[key]}
        </p>
        <NumberField
          label={texts[key]}
          min={min}
          max={max}
          value={numbers[key]}
          disabled={false}
          names={{ fewer: texts.fewer(texts[key]), more: texts.more(texts[key]) }}
          onChange={(value) => setNumbers({ ...numbers, [key]: value })}
        />
      </div>
    );
  };
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <Columns>
        <Column>
          <TextField label={texts.name} value={name} maxLength={MAX_NAME_LENGTH} onChange={setName} />
          <SelectField
            label={texts.edition}
            options={EDITIONS.map((edition) => ({ id: edition.id, label: edition.name }))}
            chosen={editionId}
            onChoose={setEditionId}
          />
          <div className={NUMBERS}>
            {field('rounds')}
            {field('tables')}
            {field('minutes')}
            {field('bye')}
          </div>
        </Column>
        <Column>
          <SegmentedChoice<Paired>
            label={texts.pairs}
            columns={3}
            options={PAIRED.map((id) => ({ id, label: texts.pairKinds[id] }))}
            chosen={pairs}
            onChoose={setPairs}
          />
          <SegmentedChoice<Kind>
            label={texts.points}
            columns={3}
            options={KINDS.filter((id) => hasTable || id !== 'edition').map((id) => ({
              id,
              label: id === 'parts' ? eventWords.points.withParts : texts.pointKinds[id],
            }))}
            chosen={kind}
            onChoose={setPoints}
          />
          {!hasTable && <p className="text-muted">{texts.noPoints}</p>}
          {kind === 'parts' && (
            <ScoreFields
              editionId={editionId}
              typed={score}
              wrong={'wrong' in read ? read.wrong : []}
              hasTable={hasTable}
              onChange={setScore}
            />
          )}
          {kind === 'wins' && (
            <div className={NUMBERS}>
              {field('win')}
              {field('draw')}
              {field('loss')}
            </div>
          )}
          {noClub && (
            <div role="alert" className="grid gap-2">
              <p>{clubWords.club.codeHint}</p>
              <Button onPress={onClub}>{clubWords.share.chooseClub}</Button>
            </div>
          )}
          <Button
            kind="primary"
            submit
            disabled={name.trim() === '' || (kind === 'parts' && 'wrong' in read)}
          >
            {texts.act}
          </Button>
        </Column>
      </Columns>
    </form>
  );
}
