import { Check } from 'lucide';
import { useState } from 'react';
import type { CardLine } from '@/battle/cards/card-line';
import { SIDES } from '@/rules/index';
import { useSeasonActions } from '@/store/battles/use-season';
import { OWN_SIDES, type OwnSide } from '@/store/device/sides';
import { Button } from '@/ui/button/button';
import { Icon } from '@/ui/look/icon';
import { SIDE_TONE } from '@/ui/look/tone';
import { Sheet } from '@/ui/page/sheet';
import { SideChoice } from '@/ui/tile/side-choice';
import { Switch } from '@/ui/tile/switch';
import { seasonWords } from '@/words/season-words';
import { words } from '@/words/words';

/** How many battles are listed at once, and how many players are offered as the owner. */
const MOST_SHOWN = 30;
const MOST_NAMES = 4;

type SidesSheetProps = { readonly sideless: readonly CardLine[]; onClose(): void };

/**
 * Asks for the owner's side: by the owner's name for all battles at once, for several chosen battles, or one
 * by one.
 */
export function SidesSheet({ sideless, onClose }: SidesSheetProps) {
  const { chooseSides, chooseName } = useSeasonActions();
  const [picked, setPicked] = useState<readonly string[]>([]);
  const shown = sideless.slice(0, MOST_SHOWN);
  const chosen = shown.filter(({ battleId }) => picked.includes(battleId));
  const names = playersIn(sideless);
  return (
    <Sheet title={seasonWords.sidesTitle} closeName={words.close} onClose={onClose}>
      {names.length > 0 && (
        <div className="grid gap-1.5 pb-3">
          <p className="text-muted">{seasonWords.namesHint}</p>
          {names.map(({ name, battles }) => (
            <Button key={name} onPress={() => void chooseName(name)}>
              <span className="min-w-0 break-words">{seasonWords.iAm(name, battles)}</span>
            </Button>
          ))}
        </div>
      )}
      {shown.length > 1 && (
        <Button kind="quiet" onPress={() => setPicked(shown.map(({ battleId }) => battleId))}>
          {seasonWords.pickAll(shown.length)}
        </Button>
      )}
      <ul className="grid grid-cols-1 gap-4">
        {shown.map((card) => (
          <li key={card.battleId} className="grid grid-cols-1 gap-1">
            <Pick
              card={card}
              on={picked.includes(card.battleId)}
              onToggle={(on) =>
                setPicked(on ? [...picked, card.battleId] : picked.filter((id) => id !== card.battleId))
              }
            />
            <SideChoice
              label={seasonWords.sideOf(words.battles.sides(card))}
              options={OPTIONS}
              chosen={null}
              disabled={false}
              onChoose={(mine) => void chooseSides([card.battleId], mine)}
            />
          </li>
        ))}
      </ul>
      {sideless.length > MOST_SHOWN && (
        <p className="pt-3 text-muted">{seasonWords.moreSides(sideless.length - MOST_SHOWN)}</p>
      )}
      {chosen.length > 0 && (
        <div className="sticky bottom-0 -mx-1 mt-3 border-t border-line bg-paper px-1 py-2">
          <p className="pb-1 font-bold">{seasonWords.picked(chosen.length)}</p>
          <SideChoice
            label={seasonWords.picked(chosen.length)}
            options={OPTIONS}
            chosen={null}
            disabled={false}
            onChoose={(mine) => {
              void chooseSides(
                chosen.map(({ battleId }) => battleId),
                mine,
              );
              setPicked([]);
            }}
          />
        </div>
      )}
      <div className="pt-4">
        <Button kind="primary" onPress={onClose}>
          {words.done}
        </Button>
      </div>
    </Sheet>
  );
}

const OPTIONS = OWN_SIDES.map((id: OwnSide) =>
  id === 'neither'
    ? { id, label: seasonWords.neither, tone: null }
    : { id, label: words.side(id), tone: SIDE_TONE[id] },
);

type PickProps = { readonly card: CardLine; readonly on: boolean; onToggle(on: boolean): void };

/** A battle that can be chosen together with others. */
function Pick({ card, on, onToggle }: PickProps) {
  const called = words.sideBySide([words.battles.sides(card), words.date(card.startedAt)]);
  return (
    <Switch
      on={on}
      onToggle={onToggle}
      className="flex min-h-(--control) w-full min-w-0 items-center gap-2 text-left"
    >
      <span
        aria-hidden
        className={`flex size-6 shrink-0 items-center justify-center rounded-md border-2 ${on ? 'border-strong bg-strong text-on-strong' : 'border-outline'}`}
      >
        {on && <Icon of={Check} size={18} strokeWidth={3} />}
      </span>
      <span className="min-w-0 break-words">{called}</span>
    </Switch>
  );
}

/** The players of these battles, the most frequent first: most likely, the owner is one of them. */
function playersIn(
  cards: readonly CardLine[],
): readonly { readonly name: string; readonly battles: number }[] {
  const players = new Map<string, { readonly name: string; readonly battles: number }>();
  for (const { setup } of cards) {
    for (const side of SIDES) {
      const name = setup[side].player.trim();
      const key = name.toLowerCase();
      if (name !== '') {
        const before = players.get(key);
        players.set(key, { name: before?.name ?? name, battles: (before?.battles ?? 0) + 1 });
      }
    }
  }
  return [...players.values()].toSorted((one, other) => other.battles - one.battles).slice(0, MOST_NAMES);
}
