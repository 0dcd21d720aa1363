import type { DuelSide, DuelView } from '@/battle/assault/standing/duel-view';
import type { FocusFacts } from '@/battle/state/duel';
import { assaultDuel as said } from '@/messages/compiled/assault-duel';
import { number } from '@/messages/compiled/numbers';
import { phrases } from '@/messages/compiled/phrases';
import type { Glory } from '@/rules/book-parts';
import { type Need, type Side, toNumber } from '@/rules/index';
import { chance } from '@/words/chance';
import { side } from '@/words/shared/format';
import { plus } from './targets';

/** A challenge that is fought in rounds of its own. */

const modelOf = ({ group, number: count }: DuelSide): string =>
  count === null ? group.name : `${group.name} ${number.format(count)}`;

const need = (of: Need): string => (of === null ? '–' : plus(of));

export const duelWords = {
  ...said,
  model: modelOf,
  doing: ({ a, b }: DuelView['sides']): string => said.doing({ one: modelOf(a), other: modelOf(b) }),
  gambit: (which: Side): string => said.gambit(side(which)),
  chosen: (which: Side, label: string): string => said.chosen({ side: side(which), label }),
  focusOdds: ({ a, b }: DuelView['odds']): string =>
    said.focusOdds({
      blue: side('a'),
      blueOdds: chance(toNumber(a)),
      red: side('b'),
      redOdds: chance(toNumber(b)),
    }),
  adds: (which: Side, dice: number, modifier: number): string =>
    said.adds({ side: side(which), dice, modifier }),
  given: (which: Side): string => said.given(side(which)),
  /** A die of a side's focus, with its number where there are several. */
  die: (which: Side, count: number | null): string =>
    count === null ? side(which) : said.die({ side: side(which), count }),
  /** What is added beside the Initiative: "Heavy · Outside Support 1"; empty: nothing. */
  counted: ({ heavy, light, ...counts }: FocusFacts): string =>
    [
      heavy ? said.facts.heavy : '',
      light ? said.facts.light : '',
      ...(['duellistsEdge', 'outsideSupport', 'guardUpMisses'] as const).map((id) =>
        counts[id] === 0 ? '' : said.counted({ fact: said.facts[id], count: counts[id] }),
      ),
    ]
      .filter(Boolean)
      .join(' · '),
  fact: (which: Side, fact: keyof FocusFacts): string =>
    said.factOf({ side: side(which), fact: said.facts[fact] }),
  advantage: (which: Side): string => said.advantage(side(which)),
  attacks: ({ attacks, attacksD3 }: DuelSide): string => said.attacks({ attacks, dThree: attacksD3 }),
  needs: (of: DuelSide): string => {
    const parts = [
      of.save === null
        ? said.needsUnsaved({ hit: need(of.hit), wound: need(of.wound) })
        : said.needs({ hit: need(of.hit), wound: need(of.wound), save: plus(of.save) }),
      ...(of.feelNoPain === null ? [] : [said.noPain(plus(of.feelNoPain))]),
      said.damage(of.damage),
    ];
    return parts.join(phrases.comma);
  },
  strike: (struck: DuelSide): string => said.strike(modelOf(struck)),
  lost: (lost: number, left: number): string =>
    lost === left && lost > 0 ? said.gone(lost) : said.lost(lost),
  decide: (which: Side): string => said.decide(side(which)),
  worth: ({ winner, ...glory }: Glory): string =>
    winner === null ? said.worth.nobody : said.worth.won({ glory: glory[winner], side: side(winner) }),
  end: ({ winner, ...glory }: Glory): string =>
    winner === null ? said.end.nobody : said.end.won({ glory: glory[winner], side: side(winner) }),
  over: ({ winner, ...glory }: Glory): string =>
    winner === null ? said.over.nobody : said.over.won({ glory: glory[winner], side: side(winner) }),
  declinedBy: (model: string): string => said.declined(model),
  withdraws: (which: Side): string => said.withdraws(side(which)),
  inflicted: (which: Side): string => said.inflicted(side(which)),
};
