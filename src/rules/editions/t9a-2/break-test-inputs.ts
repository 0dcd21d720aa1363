import type { BreakTestInput } from '../../break-test/break-test';
import type { Source } from '../../source';

export const BREAK_TEST: Source = {
  at: 'https://www.newrecruit.eu/wiki/t9a/the-ninth-age-(2022)/rules/break-test',
  standing: 'text',
};
export const MODEL_RULES: Source = {
  at: 'BSData/The-9th-Age, 2nd-theNinthAge-FantasyBattles.gst',
  standing: 'text',
};
const NO_RULE_FOUND: Source = { at: 'no automatic pass found in the texts read', standing: 'reading' };

/** Full Ranks after the first that give a Rank Bonus. */
export const RANK_BONUS_CAP = 3;

/** What a Break Test of The Ninth Age, 2nd edition, asks of a unit. */
export const inputs = [
  {
    id: 'discipline',
    label: 'Discipline',
    source: BREAK_TEST,
    input: 'number',
    min: 0,
    max: 10,
    default: null,
    prominent: true,
  },
  {
    id: 'generalDiscipline',
    fromRoster: 'general',
    label: 'General’s Discipline',
    hint: 'within 12"',
    source: BREAK_TEST,
    input: 'number',
    min: 0,
    max: 10,
    default: null,
    prominent: true,
  },
  {
    id: 'battleStandard',
    fromRoster: 'battleStandard',
    label: 'Battle Standard',
    hint: 'within 12": re-roll',
    source: MODEL_RULES,
    input: 'switch',
    prominent: true,
  },
  {
    id: 'stubborn',
    label: 'Stubborn',
    hint: 'ignores the difference',
    source: MODEL_RULES,
    input: 'switch',
    prominent: true,
  },
  {
    id: 'fullRanks',
    label: 'Full Ranks',
    hint: 'of this unit',
    source: BREAK_TEST,
    input: 'number',
    min: 0,
    max: 99,
    default: 0,
    proposedFrom: { side: 'own', rowId: 'fullRanks' },
  },
  {
    id: 'enemyFullRanks',
    label: 'Enemy Full Ranks',
    hint: 'the most of one unit',
    source: BREAK_TEST,
    input: 'number',
    min: 0,
    max: 99,
    default: 0,
    proposedFrom: { side: 'enemy', rowId: 'fullRanks' },
  },
  {
    id: 'disruptingFullRanks',
    label: 'Full Ranks in its flank or rear',
    hint: '2 or more: Disrupted',
    source: BREAK_TEST,
    input: 'number',
    min: 0,
    max: 99,
    default: 0,
  },
  {
    id: 'fear',
    label: 'Fear',
    hint: 'enemy in contact causes it: −1',
    source: MODEL_RULES,
    input: 'switch',
  },
  {
    id: 'unbreakable',
    label: 'Unbreakable',
    hint: 'holds without a roll',
    source: MODEL_RULES,
    input: 'switch',
  },
  {
    id: 'unstable',
    label: 'Unstable',
    hint: 'loses Health Points instead',
    source: MODEL_RULES,
    input: 'switch',
  },
  {
    id: 'undead',
    label: 'Undead',
    hint: 'Unstable, with fewer losses',
    source: MODEL_RULES,
    input: 'switch',
  },
  {
    id: 'supernal',
    label: 'Supernal',
    hint: 'fails: loses the difference',
    source: MODEL_RULES,
    input: 'switch',
  },
  {
    id: 'warMachine',
    label: 'War Machine',
    hint: 'destroyed if it breaks',
    source: MODEL_RULES,
    input: 'switch',
  },
  {
    id: 'rankBonus',
    label: 'Rank Bonus',
    hint: 'now, if not from its Full Ranks',
    source: MODEL_RULES,
    input: 'number',
    min: 0,
    max: RANK_BONUS_CAP,
    default: null,
  },
  {
    id: 'noEnemyInContact',
    label: 'No enemy in contact',
    hint: 'a winner',
    source: BREAK_TEST,
    input: 'switch',
  },
  {
    id: 'doubleOne',
    label: 'Double 1 passes',
    hint: 'not in the rulebook',
    source: NO_RULE_FOUND,
    input: 'switch',
  },
] as const satisfies readonly BreakTestInput[];
