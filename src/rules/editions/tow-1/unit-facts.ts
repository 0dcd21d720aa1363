import type { UnitFact } from '../../score-sheet/engagement';
import type { Source } from '../../source';
import { unitStrength } from './troop-types';

const TABLE: Source = {
  at: 'https://tow.whfb.app/troop-types-at-a-glance/troop-type-table',
  standing: 'text',
};
const CLOSE_ORDER: Source = {
  at: 'https://tow.whfb.app/forming-units/combat-order-close-order',
  standing: 'text',
};
const OPEN_ORDER: Source = {
  at: 'https://tow.whfb.app/unusual-formations/combat-order-open-order',
  standing: 'text',
};
const HORDE: Source = { at: 'https://tow.whfb.app/special-rules/horde', standing: 'text' };
const COMMAND: Source = {
  at: 'Warhammer: The Old World, Combat Result, as implementations agree',
  standing: 'reading',
};
const DISRUPTED: Source = {
  at: 'Warhammer: The Old World, Disrupted units, as implementations read it',
  standing: 'reading',
};

/** Close Order and Open Order are Combat Orders if the unit is at least as wide as deep. */
export const FORMATIONS = [
  { id: 'closeOrder', label: 'Close Order' },
  { id: 'openOrder', label: 'Open Order' },
  { id: 'marchingColumn', label: 'Marching Column' },
  { id: 'skirmish', label: 'Skirmish' },
] as const;

/** The facts of a unit that the proposals use. */
export const unitFacts = [
  {
    id: 'troopType',
    label: 'Troop type',
    hint: 'ranks and Unit Strength follow the models',
    source: TABLE,
    input: 'choice',
    options: unitStrength.types,
  },
  { id: 'formation', label: 'Formation', source: CLOSE_ORDER, input: 'choice', options: FORMATIONS },
  {
    id: 'frontWidth',
    label: 'Models wide',
    hint: 'as it stands in combat',
    source: CLOSE_ORDER,
    input: 'number',
    min: 0,
    max: 99,
  },
  {
    id: 'ranks',
    label: 'or Rank Bonus',
    hint: 'stays until you change it',
    behindTheFirst: true,
    source: OPEN_ORDER,
    input: 'number',
    min: 0,
    max: 5,
  },
  {
    id: 'unitStrength',
    label: 'or Unit Strength',
    hint: 'of the whole unit',
    source: TABLE,
    input: 'number',
    min: 0,
    max: 999,
  },
  { id: 'standard', label: 'Standard', source: COMMAND, input: 'switch' },
  { id: 'battleStandard', label: 'Battle Standard', source: COMMAND, input: 'switch' },
  { id: 'musician', label: 'Musician', source: COMMAND, input: 'switch' },
  { id: 'higherGround', label: 'High ground', source: COMMAND, input: 'switch' },
  { id: 'horde', label: 'Horde', hint: 'Rank Bonus one higher', source: HORDE, input: 'switch' },
  {
    id: 'disrupted',
    label: 'Disrupted',
    hint: 'by terrain or a First Charge',
    source: DISRUPTED,
    input: 'switch',
  },
  { id: 'causesFear', label: 'Causes Terror', source: COMMAND, input: 'switch' },
] as const satisfies readonly UnitFact[];
