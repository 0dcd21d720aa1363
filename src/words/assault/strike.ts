import type { StrikeNumbers, StrikeView } from '@/battle/assault/standing/view';
import type { BlowKind, StrikeWoundKind } from '@/battle/state/strike';
import { assaultStrike as sayings } from '@/messages/compiled/assault-strike';
import { tenths } from '@/messages/compiled/formats';
import { number } from '@/messages/compiled/numbers';
import { phrases } from '@/messages/compiled/phrases';
import type { Side } from '@/rules/index';
import { chance } from '@/words/chance';
import { side } from '@/words/shared/format';
import { strikeReasons } from './reasons';
import { barrier, gettingHot, hitting, plus, savings, wounding } from './targets';

/** A step of the Initiative ladder and the strikes in it: their numbers and their odds. */

type Standing = 'fought' | 'now' | 'ahead';
/** The kinds of Wounds as names of pools. */
const FIRST: Readonly<Record<StrikeWoundKind, string>> = sayings.first;

const bothSides = (which: readonly Side[]): string =>
  which.map(side).reduce((a, b) => sayings.bothSides({ a, b }));

export const ladder = {
  ...sayings.ladder,
  rung: (step: number, which: readonly Side[], standing: Standing): string =>
    which.length === 0
      ? sayings.ladder.rungOfNobody(step)
      : sayings.ladder.rungOf[standing]({ step, sides: bothSides(which) }),
};

export const strike = {
  ...sayings.strike,
  doing: (
    attacker: string,
    target: string | null,
    blow: BlowKind = 'weapon',
    apart: { readonly challenge: string; readonly by: string } | 'precise' | null = null,
  ): string => {
    if (apart === 'precise') return sayings.strike.doing.precise({ attacker, target: String(target) });
    if (apart !== null) return sayings.strike.doing.challenge({ by: apart.by, challenge: apart.challenge });
    return target === null
      ? attacker
      : sayings.strike.doing.plain({ attacker, shoots: blow === 'shot', target });
  },
  attacksFact: (attacks: number, numbers: StrikeNumbers, blow: BlowKind = 'weapon'): string =>
    `${(blow === 'shot' ? sayings.shots : sayings.attacks)(attacks)} ${hitting(numbers, attacks)}`,
  hitsFact: (hits: number, numbers: StrikeNumbers): string =>
    numbers.destroyer ? sayings.strike.hitsFact(hits) : `${sayings.hits(hits)} ${wounding(numbers, hits)}`,
  note: (stage: 'hits' | 'wounds', numbers: StrikeNumbers): string => {
    const again =
      stage === 'hits'
        ? numbers.hitReroll === 'failures'
          ? [
              numbers.hitAgainOn === undefined
                ? sayings.strike.note.misses
                : sayings.strike.note.missesOn(plus(numbers.hitAgainOn)),
            ]
          : numbers.hitReroll === 'ones'
            ? [sayings.strike.note.ones]
            : []
        : numbers.woundReroll
          ? [sayings.strike.note.failures]
          : [];
    const ahead = stage === 'hits' ? [sayings.strike.note.then(wounding(numbers))] : [];
    const said = [...again, ...ahead, ...savings(numbers)].join(phrases.comma);
    return stage === 'hits' ? [said, ...gettingHot(numbers)].join(' · ') : said;
  },
  /** "20 attacks hit on 4+, wound on 4+, saved on 3+". */
  line: (shown: StrikeView): string => {
    const { strike, numbers, duellist } = shown;
    // The card names a model that is alone in its group.
    const who =
      duellist && duellist.number !== null
        ? sayings.strike.line.who({ name: duellist.name, place: duellist.number })
        : '';
    const apart =
      strike.against === undefined
        ? strike.precise
          ? sayings.strike.line.precise
          : ''
        : sayings.strike.line.challenge(who);
    const blow = strike.blow === 'hammerOfWrath' ? sayings.strike.line.hammerOfWrath(apart) : apart;
    if (numbers.barrier !== null) return `${blow}${barrier(numbers.barrier, numbers)}`;
    const attacks = `${(strike.blow === 'shot' ? sayings.shots : sayings.attacks)(strike.attacks)} ${hitting(numbers, strike.attacks)}`;
    const said = `${blow}${[attacks, wounding(numbers, strike.attacks), ...savings(numbers)].join(phrases.comma)}`;
    return [said, ...gettingHot(numbers)].join(' · ');
  },
  reasons: strikeReasons,
  split: (there: number, here: number): string => sayings.strike.split({ there, here }),
};

export const odds = {
  ...sayings.odds,
  lostBy: (unit: string, vehicle = false): string => sayings.odds.lostBy({ vehicle, unit }),
  fallsFirst: (which: Side): string => sayings.odds.fallsFirst(side(which)),
  first: (kind: StrikeWoundKind): string => sayings.odds.first(FIRST[kind] ?? kind),
  killsAll: (all: number): string => sayings.odds.killsAll(chance(all)),
  atLeastLine: (bars: readonly { readonly count: number; readonly atLeast: number }[]): string =>
    sayings.odds.atLeastLine(
      bars.map(({ count, atLeast }) => `${number.format(count)}: ${chance(atLeast)}`).join(' · '),
    ),
  bar: (count: number, orMore: boolean): string => (orMore ? plus(count) : number.format(count)),
  decimal: (value: number): string => tenths.format(value),
  percent: chance,
};
