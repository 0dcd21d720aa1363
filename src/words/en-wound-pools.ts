import type { StrikeWoundKind, Sweep, TakenMorale } from '@/battle/assault';
import type { StrikeNumbers, StrikeView } from '@/battle/assault-view';
import {
  type AllocationPrompt,
  type AssaultResult,
  assertNever,
  type MoraleCheck,
  otherSide,
  type Pool,
  type Reason,
  type ResultLine,
  type Side,
  type SweepingEnd,
  type Together,
  type WoundEffect,
} from '@/rules/index';
import { counted, number, percent, side, signed, whole } from './en-format';
import { fighters, stats } from './en-wound-pool-fighters';
import {
  barrier,
  hitting,
  piercing,
  plus,
  rule,
  saving,
  savings,
  strikeReasons,
  wounding,
} from './en-wound-pool-targets';

/** The screens of an assault with wound pools in English. */

type Standing = 'fought' | 'now' | 'ahead';
const RUNGS: Readonly<Record<Standing, string>> = { fought: 'fought', now: 'now', ahead: 'to come' };

const WOUND = { one: 'Wound', other: 'Wounds' } as const;
const MODEL = { one: 'model', other: 'models' } as const;
const ATTACK = { one: 'attack', other: 'attacks' } as const;
const HIT = { one: 'hit', other: 'hits' } as const;

const decimals = new Intl.NumberFormat('en', { maximumFractionDigits: 1, minimumFractionDigits: 1 });

/** "hits on 4+" of one, "hit on 4+" of several. */
const ofSo = (count: number, verbs: string): string =>
  count === 1 ? verbs.replace(/^(hit|wound|roll)\b/, '$1s') : verbs;

type CountPart = 'hits' | StrikeWoundKind | 'saved' | 'discounted';

const BANDS: Readonly<Record<NonNullable<Pool['band']>, string>> = {
  luckyEscape: 'Lucky Escape',
  seriouslyWounded: 'Seriously Wounded',
  solidHit: 'Solid Hit',
  deathblow: 'Deathblow',
  devastatingHit: 'Devastating Hit',
};

const countQuestion = (part: CountPart, parts: readonly CountPart[]): string => {
  switch (part) {
    case 'hits':
      return 'How many hit?';
    case 'plain':
      return parts.length > 1 ? 'How many others wound?' : 'How many wound?';
    case 'rending':
      return 'How many 6s? They rend';
    case 'deathblow':
    case 'devastatingHit':
      return `How many 6s? ${BANDS[part]}`;
    case 'seriouslyWounded':
    case 'solidHit':
      return `How many 2 to 5? ${BANDS[part]}`;
    case 'luckyEscape':
      return 'How many 1s?';
    case 'saved':
      return 'How many are saved?';
    case 'discounted':
      return 'Feel No Pain: how many succeed?';
    default:
      return assertNever(part);
  }
};

/** The question as short as the dark button is wide. */
const countWaiting = (part: CountPart): string => {
  switch (part) {
    case 'hits':
      return 'How many hit?';
    case 'saved':
      return 'How many saved?';
    case 'rending':
    case 'deathblow':
    case 'devastatingHit':
      return 'How many 6s?';
    case 'seriouslyWounded':
    case 'solidHit':
      return 'How many 2–5?';
    default:
      return 'How many?';
  }
};

const countAnswer = (part: CountPart, count: number): string => {
  const some = number.format(count);
  switch (part) {
    case 'hits':
      return `${some} hit`;
    case 'plain':
      return `${some} wound`;
    case 'rending':
    case 'deathblow':
    case 'devastatingHit':
      return `${some} on 6`;
    case 'seriouslyWounded':
    case 'solidHit':
      return `${some} on 2–5`;
    case 'luckyEscape':
      return `${some} on 1`;
    case 'saved':
      return `${some} saved`;
    case 'discounted':
      return `${some} felt no pain`;
    default:
      return assertNever(part);
  }
};

/** "S4 AP3 · Instant Death", "Deathblow". */
const poolKind = ({ strength, ap, rules, band }: Pool): string => {
  if (band !== null) return BANDS[band];
  const counting = rules.filter((one) => one === 'instantDeath');
  return [
    `S${strength === null ? '–' : number.format(strength)} ${piercing(ap)}`,
    ...counting.map(rule),
  ].join(' · ');
};

type Prompt = Exclude<AllocationPrompt, { ask: 'choosePool' | 'nothing' }>;

const modelName = (which: Side, model: number | null): string =>
  model === null ? side(which) : `${side(which)} model ${number.format(model)}`;

const asked = (
  prompt: Prompt,
  which: Side,
  model: number | null,
  tap: 'choose' | 'pass' | 'place',
): string => {
  if (tap === 'pass') return `${side(which)}: who takes it instead?`;
  if (tap === 'place') return 'Tap who is in base contact';
  switch (prompt.ask) {
    case 'chooseModel':
      return `${side(which)} chooses a model`;
    case 'save':
      return `${modelName(which, model)} saves on ${plus(prompt.need)}${prompt.type === 'invulnerable' ? ', invulnerable' : ''}`;
    case 'feelNoPain':
      return `${modelName(which, model)}: Feel No Pain on ${plus(prompt.need)}`;
    case 'loss':
      return prompt.dice === 'd3'
        ? `${modelName(which, model)} loses D3`
        : `${modelName(which, model)} loses D6 and 6`;
    case 'takeWound':
      return `${modelName(which, model)} loses 1 Wound, no save`;
    default:
      return assertNever(prompt);
  }
};

type Face = { readonly face: number; readonly meaning: string; readonly good: boolean };
const SIX = [1, 2, 3, 4, 5, 6] as const;

/** The faces of the die that is rolled now, with what each would do. */
const faces = (prompt: Prompt): readonly Face[] => {
  switch (prompt.ask) {
    case 'save':
      return SIX.map((face) => ({
        face,
        good: face >= prompt.need,
        meaning: face >= prompt.need ? 'saved' : 'failed',
      }));
    case 'feelNoPain':
      return SIX.map((face) => ({
        face,
        good: face >= prompt.need,
        meaning: face >= prompt.need ? 'ignored' : 'failed',
      }));
    case 'loss':
      return prompt.dice === 'd3'
        ? [1, 2, 3].map((face) => ({ face, good: true, meaning: `loses ${number.format(face)}` }))
        : SIX.map((face) => ({ face, good: true, meaning: `loses ${number.format(face + 6)}` }));
    default:
      return [];
  }
};

/** A score as it stands or was recorded. */
type Result = Pick<AssaultResult, 'winner' | 'because'> & {
  readonly a: { readonly score: number };
  readonly b: { readonly score: number };
};

const LINES: Readonly<Record<ResultLine, string>> = {
  unsavedWounds: 'Unsaved Wounds',
  detailedWounds: 'several at once',
  hammerOfWrath: 'Hammer of Wrath',
  overwatch: 'Overwatch',
  saved: 'saved',
  feelNoPain: 'Feel No Pain',
};

const NEXT: Readonly<Record<AssaultResult['next'], string>> = {
  morale: 'The loser takes a Morale check.',
  fightOn: 'Nobody tests. The units stay locked in combat.',
  consolidate: 'Nobody is left to test. The winner consolidates D6".',
  nobodyLeft: 'Nobody is left on either side.',
};

const ENDS: Readonly<Record<SweepingEnd, string>> = {
  escapes: 'Escapes',
  destroyed: 'Caught: destroyed',
  locked: 'Caught: stays locked',
};

/** "Ld 8 −3: 5 or less". */
const moraleTarget = ({ target, automatic, reasons }: MoraleCheck): string => {
  if (automatic || target === null) return 'Fearless: passes without a roll';
  const leadership = reasons.find(({ key }) => key === 'leadership')?.values.leadership ?? 0;
  const lostBy = reasons.find(({ key }) => key === 'lostBy')?.values.modifier;
  const how = lostBy === undefined ? ' Stubborn' : lostBy === 0 ? '' : ` ${signed(lostBy)}`;
  const needed = target < 3 ? 'only a double 1' : `${whole(target)} or less`;
  return `Ld ${number.format(leadership)}${how}: ${needed}`;
};

export const enWoundPools = {
  fighters,
  stats,
  targets: { plus, rule, piercing },
  rollForMe: 'Roll for me',
  stepper: (label: string): { readonly fewer: string; readonly more: string } => ({
    fewer: `${label}: one fewer`,
    more: `${label}: one more`,
  }),

  ladder: {
    title: 'Initiative steps',
    rung: (step: number, which: readonly Side[], standing: Standing): string =>
      which.length === 0
        ? `Initiative ${number.format(step)}: nobody`
        : `Initiative ${number.format(step)}: ${which.map(side).join(' and ')}, ${RUNGS[standing]}`,
  },

  setUp: {
    fightersOf: (which: Side): string => `Fighters of ${side(which)}`,
    add: 'Add',
    addTo: (which: Side): string => `Add fighters to ${side(which)}`,
    proposed: 'Ready to fight. Tap to change them.',
    fromArmy: 'From the army',
    remembered: 'Remembered',
    byHand: 'By hand',
  },

  next: {
    begin: (step: number | null): string =>
      step === null ? 'Nobody can strike' : `Fight: Initiative ${number.format(step)}`,
    take: 'Take these',
    close: ({ next, winner }: Pick<AssaultResult, 'next' | 'winner'>): string =>
      next === 'morale' && winner !== 'draw' ? `${side(otherSide(winner))} tests Morale` : 'Close round',
    loser: (stage: 'morale' | 'sweep' | 'done'): string =>
      stage === 'sweep' ? 'Caught or away?' : 'Held or failed?',
    pool: (pool: Pool): string => (pool.band === null ? `First ${poolKind(pool)}` : poolKind(pool)),
    loses: (which: Side, wounds: number): string => `${side(which)} loses ${number.format(wounds)}`,
    wound: (prompt: Prompt, which: Side): string => {
      switch (prompt.ask) {
        case 'chooseModel':
          return `${side(which)} chooses`;
        case 'takeWound':
          return 'Lose 1 Wound';
        case 'loss':
          return prompt.maySkip ? 'Gone anyway' : 'Enter the die';
        default:
          return 'Enter the die';
      }
    },
  },

  count: {
    question: countQuestion,
    answer: countAnswer,
    waiting: countWaiting,
    change: (part: CountPart, count: number): string => `${countAnswer(part, count)}: change`,
    deleteDigit: 'Delete the last digit',
  },

  strike: {
    doing: (attacker: string, target: string | null): string =>
      target === null ? attacker : `${attacker} against ${target}`,
    attacksFact: (attacks: number, numbers: StrikeNumbers): string =>
      `${counted(attacks, ATTACK)} ${ofSo(attacks, hitting(numbers))}`,
    hitsFact: (hits: number, numbers: StrikeNumbers): string =>
      numbers.destroyer
        ? counted(hits, { one: 'Destroyer hit', other: 'Destroyer hits' })
        : `${counted(hits, HIT)} ${ofSo(hits, wounding(numbers))}`,
    note: (stage: 'hits' | 'wounds', numbers: StrikeNumbers): string => {
      const again =
        stage === 'hits'
          ? numbers.hitReroll === 'failures'
            ? ['re-roll the misses first']
            : numbers.hitReroll === 'ones'
              ? ['re-roll the 1s first']
              : []
          : numbers.woundReroll
            ? ['re-roll the failures first']
            : [];
      const ahead = stage === 'hits' ? [`then ${wounding(numbers)}`] : [];
      return [...again, ...ahead, ...savings(numbers)].join(', ');
    },
    /** "20 attacks hit on 4+, wound on 4+, saved on 3+". */
    line: ({ strike, numbers }: StrikeView): string => {
      const blow = strike.blow === 'hammerOfWrath' ? 'Hammer of Wrath: ' : '';
      if (numbers.barrier !== null) return `${blow}${barrier(numbers.barrier, numbers)}`;
      const attacks = `${counted(strike.attacks, ATTACK)} ${ofSo(strike.attacks, hitting(numbers))}`;
      return `${blow}${[attacks, wounding(numbers), ...savings(numbers)].join(', ')}`;
    },
    reasons: strikeReasons,
    why: 'Why these numbers',
    change: 'Change',
    changeTitle: (attacker: string): string => `${attacker}: attacks`,
    attacks: 'Attacks',
    target: 'Against',
    setAttacks: (attacks: number): string => `Make ${counted(attacks, ATTACK)}`,
    split: (there: number, here: number): string =>
      `${number.format(there)} there, ${number.format(here)} as before`,
  },

  odds: {
    title: 'Odds',
    of: (attacker: string): string => `Odds of ${attacker}`,
    lostBy: (unit: string): string => `Wounds that ${unit} loses`,
    expectedLost: 'Wounds lost',
    killsOne: 'kill a model',
    killsUnit: 'kill the unit',
    killsUnitShort: 'kills all',
    wounds: 'Wounds',
    exactly: 'exactly',
    atLeast: 'at least',
    atLeastLine: (bars: readonly { readonly count: number; readonly atLeast: number }[]): string =>
      `At least ${bars.map(({ count, atLeast }) => `${number.format(count)}: ${percent.format(atLeast)}`).join(' · ')}`,
    bar: (count: number, orMore: boolean): string => `${number.format(count)}${orMore ? '+' : ''}`,
    decimal: (value: number): string => decimals.format(value),
    percent: (chance: number): string => percent.format(chance),
  },

  pools: {
    on: (unit: string): string => `Wounds on ${unit}`,
    count: (pools: number): string => counted(pools, { one: 'pool', other: 'pools' }),
    question: 'Which pool goes first?',
    kind: poolKind,
    against: (effects: readonly WoundEffect[]): string =>
      [
        ...new Set(
          effects.map(({ save, loss }) => `${saving(save)}${loss.kind === 'all' ? ', Instant Death' : ''}`),
        ),
      ].join(' or '),
    order: 'Order of the pools',
    move: (kind: string, way: 'up' | 'down'): string => `${kind}: ${way === 'up' ? 'earlier' : 'later'}`,
    oddsTitle: 'What each order may be expected to cost',
    orderColumn: 'order',
    lostColumn: 'Wounds',
    orderName: (kinds: readonly string[]): string => kinds.join(' → '),
  },

  allocation: {
    doing: (unit: string): string => unit,
    togetherFact: (left: number, part: CountPart | null, together: Together, pool: Pool): string => {
      const what = `${counted(left, WOUND)} · ${poolKind(pool)}`;
      if (part === 'discounted')
        return `${counted(left, WOUND)} not saved: ${plus(together.feelNoPain ?? 6)}`;
      return together.save === null
        ? what
        : `${counted(left, WOUND)} ${left === 1 ? 'is' : 'are'} saved on ${plus(together.save)}`;
    },
    noRoll: 'No save',
    pool: poolKind,
    modelsLeft: (models: number): string => `${counted(models, MODEL)} left`,
    oneByOne: 'One by one',
    models: (unit: string): string => `Models of ${unit}`,
    asked,
    faces,
    /** "Wound 2 of 5 · S4 AP3". */
    fact: (pool: Pool, settled: number): string =>
      `Wound ${number.format(Math.min(settled + 1, pool.wounds))} of ${number.format(pool.wounds)} · ${poolKind(pool)}`,
    because: (prompt: Prompt): string =>
      prompt.ask !== 'chooseModel'
        ? ''
        : prompt.because === 'inContact'
          ? 'One in base contact. It stays until it is gone or the pool is empty.'
          : 'Nobody is in base contact: one of the closest.',
    lookOutSir: 'Look Out, Sir',
    contact: 'Base contact',
    ofWounds: (left: number, of: number): string => `${number.format(left)}/${number.format(of)}`,
    token: (
      which: Side,
      token: {
        readonly number: number;
        readonly woundsLeft: number;
        readonly wounds: number;
        readonly inContact: boolean;
        readonly locked: boolean;
      },
    ): string => {
      const name = modelName(which, token.number);
      if (token.woundsLeft === 0) return `${name}, removed`;
      return [
        name,
        ...(token.wounds === 1
          ? []
          : [`${number.format(token.woundsLeft)} of ${counted(token.wounds, WOUND)}`]),
        token.inContact ? 'in base contact' : 'not in base contact',
        ...(token.locked ? ['takes the Wounds'] : []),
      ].join(', ');
    },
  },

  result: {
    title: 'Result of the assault',
    verdict: ({ winner, because, a, b }: Result): string => {
      if (because === 'wipedOut')
        return winner === 'draw' ? 'Nobody is left' : `${side(winner)} wins, the enemy is wiped out`;
      return winner === 'draw'
        ? 'A draw'
        : `${side(winner)} wins by ${number.format(Math.abs(a.score - b.score))}`;
    },
    whoIsLeft: (which: Side): string => `Left of ${side(which)}`,
    inflicted: (which: Side): string => `${side(which)} inflicted`,
    nothing: 'nothing',
    line: ({ key, values }: Reason<ResultLine>): string => {
      const count = number.format(values.count ?? 0);
      return (values.points ?? 0) === 0 ? `${count} ${LINES[key]}: not counted` : `${count} ${LINES[key]}`;
    },
    points: ({ values }: Reason<ResultLine>): string => signed(values.points ?? 0),
    left: (unit: string, models: number): string =>
      models === 0 ? `${unit}: none left` : `${unit}: ${counted(models, MODEL)} left`,
    next: (next: AssaultResult['next']): string => NEXT[next],
  },

  morale: {
    title: (unit: string): string => `${unit}: Morale check`,
    target: moraleTarget,
    taken: ({ passed, way, dice }: TakenMorale): string => {
      if (way === 'choseToFail') return 'Failed: Our Weapons Are Useless';
      const rolled = dice ? `, rolled ${number.format(dice[0] + dice[1])}` : '';
      return `${passed ? 'Held' : 'Failed'}${rolled}`;
    },
    held: 'Held',
    failed: 'Failed',
    choseToFail: 'Weapons useless: fail',
  },

  sweep: {
    rule: (winner: number, loser: number): string =>
      `Sweeping Advance: D6 + ${number.format(winner)} against D6 + ${number.format(loser)}, a tie catches`,
    end: (end: SweepingEnd, chance: number): string => `${ENDS[end]} · ${percent.format(chance)}`,
    ended: ({ end, dice, winnerInitiative, loserInitiative }: Sweep): string =>
      dice === null
        ? ENDS[end]
        : `${ENDS[end]}: ${number.format(dice[0] + winnerInitiative)} against ${number.format(dice[1] + loserInitiative)}`,
  },

  readings: {
    title: 'Open questions of the rules',
    hint: 'Where the rulebook is unclear, your table decides. It holds for this battle.',
    recommended: 'recommended',
  },
};
