import type { BattleWinner } from '@/battle/state/records';
import type { SideSetup } from '@/battle/state/setup';
import type { TinctureId, Tinctures } from '@/battle/state/tincture';
import type { Turn } from '@/battle/state/turn';
import { dated } from '@/messages/compiled/dates';
import { format as said } from '@/messages/compiled/format';
import { assertNever, type Side } from '@/rules/index';

/**
 * Sides and names, shared by all sentences. Those that the first page does not need are
 * in `phrases`.
 */

/**
 * Formats a time; returns what `none` says for one outside the calendar, which a damaged file may contain (Intl would
 * throw).
 */
export const safe = (
  format: { format(at: number): string },
  none: () => string,
): { format(at: number): string } => ({
  format: (at) => (Math.abs(at) <= MAX_TIME_MS ? format.format(at) : none()),
});

/** The largest distance of a time from 1970, in milliseconds (ECMA-262, Time Values). */
const MAX_TIME_MS = 8.64e15;

/** Dates as the language that the page speaks writes them; in English as the device does. */
export const day = safe(dated({ day: 'numeric', month: 'short', year: 'numeric' }), () => said.noDate);

/** The name of a side with this tincture. */
export const TINCTURE_NAMES: Readonly<Record<TinctureId, string>> = said.tinctureNames;

const USUAL: Tinctures = { a: 'azure', b: 'gules' };

/** Asks for the tinctures of the battle on screen; null: none is. */
export type TincturesOnScreen = () => Tinctures | null;

let onScreen: TincturesOnScreen = () => null;

/**
 * Names the sides by the tinctures that this returns, asked anew for each sentence. The page calls it once,
 * with the store of the battle on screen.
 */
export const nameSidesBy = (tinctures: TincturesOnScreen): void => {
  onScreen = tinctures;
};

/** What a side of the battle on screen is called, by its tincture. */
export const side = (which: Side): string => TINCTURE_NAMES[(onScreen() ?? USUAL)[which]];

type ChosenTinctures = Readonly<Record<Side, { readonly tincture?: TinctureId }>>;

/** Calls the sides as the battle with this setup does, whichever is on screen. */
export const sideIn =
  (setup: ChosenTinctures) =>
  (which: Side): string =>
    TINCTURE_NAMES[setup[which].tincture ?? USUAL[which]];

export const turn = (of: Turn, called = side): string =>
  said.turn({ gameTurn: of.gameTurn, side: called(of.side) });

/** "Anna (Blue) won"; "Blue won" if the player was not entered. The sides are called as on screen, or otherwise. */
export const winner = (
  who: BattleWinner,
  players?: Readonly<Record<Side, { readonly player: string }>>,
  called = side,
): string => {
  switch (who) {
    case 'a':
    case 'b': {
      const player = players?.[who].player ?? '';
      return player === ''
        ? said.winner.side(called(who))
        : said.winner.player({ player, side: called(who) });
    }
    case 'draw':
      return said.winner.draw;
    case 'unsaid':
      return said.winner.unsaid;
    default:
      return assertNever(who);
  }
};

/** Facts side by side in one line, without gaps for missing ones. */
export const sideBySide = (facts: readonly (string | null | undefined | false)[]): string =>
  facts.filter(Boolean).join(' · ');

/** The text, or `other` if it is empty. */
export const unlessEmpty = (text: string, other: string): string => (text === '' ? other : text);

export const sideNames = ({ player, army }: SideSetup): string => sideBySide([player, army]);
