import { ChevronLeft } from 'lucide';
import { useState } from 'react';
import { Link } from 'wouter';
import { EDITIONS, type Edition } from '@/rules/index';
import { useSettings } from '@/store/page/use-page-stores';
import { useTournamentStore } from '@/store/page/use-tournaments';
import type { TournamentStore } from '@/store/tournament/tournament-store';
import {
  type Act,
  MAX_NAME_LENGTH,
  MAX_ROUNDS,
  MAX_TABLES,
  PAIRED,
  type Paired,
  POINT_KINDS,
  type PointKind,
} from '@/tournament/act';
import { Button } from '@/ui/button/button';
import { NumberField } from '@/ui/field/number-field';
import { SegmentedChoice } from '@/ui/field/segmented-choice';
import { SelectField } from '@/ui/field/select-field';
import { TextField } from '@/ui/field/text-field';
import { Icon } from '@/ui/look/icon';
import { Column, Columns } from '@/ui/page/columns';
import { PlainScreen } from '@/ui/page/plain-screen';
import { clubWords } from '@/words/club-words';
import { tournamentWords } from '@/words/tournament-words';

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
  const [asked, setPoints] = useState<PointKind>('edition');
  const [numbers, setNumbers] = useState(USUAL);
  const [noClub, setNoClub] = useState(false);
  const hasTable = EDITIONS.some((edition) => edition.id === editionId && hasBattlePoints(edition));
  const points: PointKind = hasTable ? asked : 'wins';
  const make = async () => {
    const { rounds, tables, minutes, bye, win, draw, loss } = numbers;
    const act: Made = {
      type: 'eventMade',
      name: name.trim(),
      editionId,
      rounds,
      tables,
      pairs,
      points,
      perMatch: { win, draw, loss },
      bye,
      minutes,
    };
    const made = await store.actions.make(act);
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
            options={PAIRED.map((id) => ({ id, label: texts.pairKinds[id] }))}
            chosen={pairs}
            onChoose={setPairs}
          />
          {hasTable ? (
            <SegmentedChoice<PointKind>
              label={texts.points}
              options={POINT_KINDS.map((id) => ({ id, label: texts.pointKinds[id] }))}
              chosen={points}
              onChoose={setPoints}
            />
          ) : (
            <p className="text-muted">{texts.noPoints}</p>
          )}
          {points === 'wins' && (
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
          <Button kind="primary" submit disabled={name.trim() === ''}>
            {texts.act}
          </Button>
        </Column>
      </Columns>
    </form>
  );
}

function hasBattlePoints(edition: Edition): boolean {
  return edition.victory?.battlePoints !== undefined;
}
