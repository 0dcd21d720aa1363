import { ChevronLeft } from 'lucide';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import type { ArmyIntent } from '@/battle/army/event';
import { isFought } from '@/battle/state/edition-of';
import type { BattleId } from '@/battle/state/ids';
import { EMPTY_SETUP } from '@/battle/state/setup';
import { EDITIONS, type Edition, otherSide, SIDES, type Side } from '@/rules/index';
import { useBattleActions } from '@/store/battle/use-battle';
import { armiesFor, armsBorneBy, playersFor } from '@/store/battles/earlier-names';
import { useEarlierSides } from '@/store/page/use-earlier-sides';
import { useSettings, useSettingsStore } from '@/store/page/use-page-stores';
import { SegmentedChoice } from '@/ui/field/segmented-choice';
import { Icon } from '@/ui/look/icon';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { ArmyChoice } from './army-choice';
import { RulebookChoice } from './rulebook-choice';
import { SetupForm } from './setup-form';
import { sizeOf } from './size-of-armies';

/** The editions that have a fight screen. */
const OFFERED: readonly Edition[] = EDITIONS.filter((edition: Edition) => isFought(edition));

const NOBODYS = 'nobodys';

/** An army from a list, as `importArmy` takes it, and the size of the game that its title names. */
type ReadyArmy = Omit<Extract<ArmyIntent, { type: 'importArmy' }>, 'type' | 'side' | 'replace'> & {
  readonly size?: number;
};

/** The side that a list is for, and what it is called. */
type Owner = { readonly side: Side; readonly called: string };

type NewBattleScreenProps = {
  /** The import of a list for a side. */
  importer(asked: {
    readonly owner: Owner;
    readonly edition: Edition;
    onRulebook(editionId: string): void;
    onTake(army: ReadyArmy): null;
    onClose(): void;
  }): ReactNode;
  /** The last used armies of the rulebook, for a side without an army, which is called so. */
  offers(asked: {
    readonly called: string;
    readonly edition: Edition;
    /** The kept army that the other side has taken; null: none. */
    readonly across: string | null;
    onTake(army: ReadyArmy): void;
  }): ReactNode;
  /** What opens an example of the rulebook; null: it has none. */
  onExample(edition: Edition): (() => void) | null;
  /** The battle has begun; `mine` is the side of this phone's owner, or null. */
  onStarted(id: BattleId, mine: Side | null): void;
};

/** One tap on Fight is enough: the rulebook is remembered, and sides need no names. */
export function NewBattleScreen({ importer, offers, onExample, onStarted }: NewBattleScreenProps) {
  const [armies, setArmies] = useState<Readonly<Partial<Record<Side, ReadyArmy | undefined>>>>({});
  const [importing, setImporting] = useState<Owner | null>(null);
  const [mine, setMine] = useState<Side | typeof NOBODYS>(NOBODYS);
  const { start, act } = useBattleActions();
  const settings = useSettingsStore();
  const earlier = useEarlierSides();
  const remembered = useSettings(({ editionId }) => editionId);
  const edition = OFFERED.find(({ id }) => id === remembered) ?? OFFERED[0];
  const take = (side: Side, army: ReadyArmy | undefined) =>
    setArmies((before) => ({ ...before, [side]: army }));
  if (!edition) throw new Error('No edition has a fight screen');
  return (
    <div className="plain mx-auto min-h-dvh max-w-[72rem] pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)] pr-[max(1rem,calc(env(safe-area-inset-right)+0.75rem))] pl-[max(1rem,calc(env(safe-area-inset-left)+0.75rem))]">
      <header className="flex items-center">
        <Link href="/" aria-label={words.back} className="-ml-3 flex size-12 items-center justify-center">
          <Icon of={ChevronLeft} size={26} />
        </Link>
        <h1 className="text-number">{battleWords.newBattle.title}</h1>
      </header>
      <main className="-mx-4 px-4">
        <SetupForm
          setup={EMPTY_SETUP}
          victory={edition.victory}
          offers={(side, { player }) => {
            const asked = { side, owner: mine === NOBODYS ? null : mine, player };
            return { players: playersFor(earlier, asked), armies: armiesFor(earlier, asked) };
          }}
          bore={(side, typed) => {
            const taken = armies[side];
            const army = typed.army === '' ? (taken?.army ?? '') : typed.army;
            return armsBorneBy(earlier, { army, listId: taken?.source.kept?.id ?? null });
          }}
          listedPoints={sizeOf(SIDES.flatMap((side) => armies[side] ?? []))}
          submitLabel={battleWords.newBattle.start}
          firstFields={(called) => (
            <SegmentedChoice<Side | typeof NOBODYS>
              label={battleWords.newBattle.mine}
              columns={3}
              options={[
                { id: 'a', label: called.a },
                { id: 'b', label: called.b },
                { id: NOBODYS, label: battleWords.newBattle.nobodys },
              ]}
              chosen={mine}
              onChoose={setMine}
            />
          )}
          onSubmit={(setup) => {
            settings.change({ editionId: edition.id });
            const started = start(edition.id, setup);
            if (!started.ok) return;
            for (const side of SIDES) {
              const army = armies[side];
              // A name that the player typed is kept.
              const named = setup[side].army === '' ? army?.army : '';
              if (army) act({ type: 'importArmy', side, replace: false, ...army, army: named ?? '' });
            }
            onStarted(started.value, mine === NOBODYS ? null : mine);
          }}
        >
          {(called) => (
            <>
              <RulebookChoice
                editions={OFFERED}
                chosen={edition}
                onChoose={(editionId) => settings.change({ editionId })}
                onExample={onExample(edition)}
              />
              <div className="grid grid-cols-2 big:grid-cols-1 gap-3">
                {SIDES.map((side) => (
                  <div key={side} className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-1.5">
                    <ArmyChoice
                      side={side}
                      called={called[side]}
                      army={armies[side]}
                      onImport={() => setImporting({ side, called: called[side] })}
                      onForget={() => take(side, undefined)}
                    />
                    {armies[side] === undefined &&
                      offers({
                        called: called[side],
                        edition,
                        across: armies[otherSide(side)]?.source.kept?.id ?? null,
                        onTake: (army) => take(side, army),
                      })}
                  </div>
                ))}
              </div>
            </>
          )}
        </SetupForm>
      </main>
      {importing !== null &&
        importer({
          owner: importing,
          edition,
          onRulebook: (editionId) => settings.change({ editionId }),
          onTake: (army) => {
            take(importing.side, army);
            setImporting(null);
            return null;
          },
          onClose: () => setImporting(null),
        })}
    </div>
  );
}
