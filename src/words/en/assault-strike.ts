import type { StrikeNumbers, StrikeView } from '@/battle/assault/standing/view';
import type { BlowKind, StrikeWoundKind } from '@/battle/state/strike';
import { percent } from '@/messages/compiled/formats';
import { number } from '@/messages/compiled/numbers';
import type { Side } from '@/rules/index';
import { strikeReasons } from './assault-reasons';
import { barrier, gettingHot, hitting, plus, savings, wounding } from './assault-targets';
import { side } from './format';
import { counted } from './phrases';

/** A step of the Initiative ladder and the strikes in it, in English: their numbers and their odds. */

type Standing = 'fought' | 'now' | 'ahead';
const RUNGS: Readonly<Record<Standing, string>> = { fought: 'fought', now: 'now', ahead: 'to come' };

const ATTACK = { one: 'attack', other: 'attacks' } as const;
const SHOT = { one: 'shot', other: 'shots' } as const;
const HIT = { one: 'hit', other: 'hits' } as const;

const decimals = new Intl.NumberFormat('en', { maximumFractionDigits: 1, minimumFractionDigits: 1 });

/** The kinds of Wounds as names of pools. */
const FIRST: Readonly<Record<StrikeWoundKind, string>> = {
  plain: 'The others',
  rending: 'Rending 6s',
  luckyEscape: 'Lucky Escape',
  seriouslyWounded: '2–5',
  solidHit: '2–5',
  deathblow: '6s',
  devastatingHit: '6s',
  glancing: 'Glancing hits',
  penetrating: 'Penetrating hits',
};

export const ladder = {
  title: 'Initiative steps',
  initiative: 'Initiative',
  round: (count: number): string => `Round ${number.format(count)}`,
  rung: (step: number, which: readonly Side[], standing: Standing): string =>
    which.length === 0
      ? `Initiative ${number.format(step)}: nobody`
      : `Initiative ${number.format(step)}: ${which.map(side).join(' and ')}, ${RUNGS[standing]}`,
};

export const strike = {
  doing: (
    attacker: string,
    target: string | null,
    blow: BlowKind = 'weapon',
    apart: { readonly challenge: string; readonly by: string } | 'precise' | null = null,
  ): string => {
    if (apart === 'precise') return `Precision Strikes: ${attacker} against ${target}`;
    if (apart !== null) return `Challenge: ${apart.by} against ${apart.challenge}`;
    return target === null ? attacker : `${attacker} ${blow === 'shot' ? 'shoots at' : 'against'} ${target}`;
  },
  attacksFact: (attacks: number, numbers: StrikeNumbers, blow: BlowKind = 'weapon'): string =>
    `${counted(attacks, blow === 'shot' ? SHOT : ATTACK)} ${hitting(numbers, attacks)}`,
  hitsFact: (hits: number, numbers: StrikeNumbers): string =>
    numbers.destroyer
      ? counted(hits, { one: 'Destroyer hit', other: 'Destroyer hits' })
      : `${counted(hits, HIT)} ${wounding(numbers, hits)}`,
  note: (stage: 'hits' | 'wounds', numbers: StrikeNumbers): string => {
    const again =
      stage === 'hits'
        ? numbers.hitReroll === 'failures'
          ? [
              numbers.hitAgainOn === undefined
                ? 're-roll the misses first'
                : `re-roll the misses first, on ${plus(numbers.hitAgainOn)}`,
            ]
          : numbers.hitReroll === 'ones'
            ? ['re-roll the 1s first']
            : []
        : numbers.woundReroll
          ? ['re-roll the failures first']
          : [];
    const ahead = stage === 'hits' ? [`then ${wounding(numbers)}`] : [];
    const said = [...again, ...ahead, ...savings(numbers)].join(', ');
    return stage === 'hits' ? [said, ...gettingHot(numbers)].join(' · ') : said;
  },
  /** "20 attacks hit on 4+, wound on 4+, saved on 3+". */
  line: (shown: StrikeView): string => {
    const { strike, numbers, duellist } = shown;
    // The card names a model that is alone in its group.
    const who =
      duellist && duellist.number !== null ? `, ${duellist.name} ${number.format(duellist.number)}` : '';
    const apart =
      strike.against === undefined ? (strike.precise ? 'Precision Strikes: ' : '') : `Challenge${who}: `;
    const blow = strike.blow === 'hammerOfWrath' ? `${apart}Hammer of Wrath: ` : apart;
    if (numbers.barrier !== null) return `${blow}${barrier(numbers.barrier, numbers)}`;
    const attacks = `${counted(strike.attacks, strike.blow === 'shot' ? SHOT : ATTACK)} ${hitting(numbers, strike.attacks)}`;
    const said = `${blow}${[attacks, wounding(numbers, strike.attacks), ...savings(numbers)].join(', ')}`;
    return [said, ...gettingHot(numbers)].join(' · ');
  },
  reasons: strikeReasons,
  why: 'Why these numbers',
  change: 'Change',
  changeTitle: (attacker: string): string => `${attacker}: attacks`,
  mend: 'Numbers and profiles, where they were entered wrong',
  attacks: 'Attacks',
  target: 'Against',
  setAttacks: (attacks: number): string => `Make ${counted(attacks, ATTACK)}`,
  split: (there: number, here: number): string =>
    `${number.format(there)} there, ${number.format(here)} as before`,
};

export const odds = {
  title: 'Odds',
  of: (attacker: string): string => `Odds of ${attacker}`,
  lostBy: (unit: string, vehicle = false): string =>
    `${vehicle ? 'Hull Points' : 'Wounds'} that ${unit} loses`,
  expectedLost: 'Wounds lost',
  killsOne: 'kill a model',
  killsUnit: 'kill the unit',
  killsUnitShort: 'kills all',
  fallsFirst: (which: Side): string => `Who falls first? ${side(which)} chooses, these are the odds of it.`,
  /** Which pool of a strike's Wounds is allocated first. */
  firstPool: 'Two pools: which goes first? The attacker decides.',
  first: (kind: StrikeWoundKind): string => `${FIRST[kind]} first`,
  killsAll: (chance: number): string => `kills all ${percent.format(chance)}`,
  wounds: 'Wounds',
  exactly: 'exactly',
  atLeast: 'at least',
  atLeastLine: (bars: readonly { readonly count: number; readonly atLeast: number }[]): string =>
    `At least ${bars.map(({ count, atLeast }) => `${number.format(count)}: ${percent.format(atLeast)}`).join(' · ')}`,
  bar: (count: number, orMore: boolean): string => `${number.format(count)}${orMore ? '+' : ''}`,
  decimal: (value: number): string => decimals.format(value),
  percent: (chance: number): string => percent.format(chance),
};
