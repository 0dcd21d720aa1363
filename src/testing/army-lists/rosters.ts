import { strToU8, zipSync } from 'fflate';

/** A selection of a roster as it is written by hand in a test; what is left out is not written. */
export type WrittenSelection = {
  readonly name: string;
  readonly customName?: string;
  readonly type?: 'unit' | 'model' | 'upgrade' | 'mount' | 'crew';
  readonly number?: number;
  readonly points?: number;
  readonly group?: string;
  readonly category?: string;
  /** By type of profile: "Model" to its characteristics. */
  readonly profiles?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Special rules beside the one that every selection has. */
  readonly rules?: readonly string[];
  readonly selections?: readonly WrittenSelection[];
};

export type WrittenRoster = {
  readonly name?: string;
  readonly game?: string;
  readonly catalogue: string;
  readonly total: number;
  readonly selections: readonly WrittenSelection[];
  /** A detachment within the force. */
  readonly allies?: readonly WrittenSelection[];
};

/** The roster as New Recruit writes JSON. */
export function rosterJson(roster: WrittenRoster): string {
  return JSON.stringify({
    roster: {
      name: roster.name ?? 'My army',
      gameSystemName: roster.game ?? 'Warhammer The Old World',
      generatedBy: 'https://newrecruit.eu',
      costs: [
        { name: ' PL', value: 12 },
        { name: 'pts', value: roster.total },
      ],
      forces: [
        {
          name: 'Main force',
          catalogueName: roster.catalogue,
          selections: roster.selections.map(selectionJson),
          forces:
            roster.allies === undefined
              ? []
              : [{ name: 'Allies', catalogueName: 'Allies', selections: roster.allies.map(selectionJson) }],
        },
      ],
    },
  });
}

function selectionJson(selection: WrittenSelection): object {
  return {
    name: selection.name,
    customName: selection.customName,
    number: selection.number ?? 1,
    type: selection.type ?? 'upgrade',
    group: selection.group,
    costs: selection.points === undefined ? [] : [{ name: 'pts', value: selection.points }],
    categories: selection.category === undefined ? [] : [{ name: selection.category }],
    profiles: Object.entries(selection.profiles ?? {}).map(([typeName, values]) => ({
      name: selection.name,
      typeName,
      characteristics: Object.entries(values).map(([name, text]) => ({ name, $text: text })),
    })),
    rules: ['A rule', ...(selection.rules ?? [])].map((name) => ({ name, description: 'left out' })),
    selections: (selection.selections ?? []).map(selectionJson),
  };
}

/** The roster as BattleScribe writes XML; `prefix` puts a namespace's prefix before every element. */
export function rosterXml(roster: WrittenRoster, prefix = ''): string {
  const tag = (name: string, attributes: string, inner: string) =>
    `<${prefix}${name}${attributes}>${inner}</${prefix}${name}>`;
  const costs = (points: number | undefined) =>
    points === undefined ? '' : tag('costs', '', tag('cost', ` name="pts" value="${points}.0"`, ''));
  const selectionXml = (selection: WrittenSelection): string =>
    tag(
      'selection',
      ` name="${escaped(selection.name)}" number="${selection.number ?? 1}" type="${selection.type ?? 'upgrade'}"${
        selection.customName === undefined ? '' : ` customName="${escaped(selection.customName)}"`
      }`,
      tag(
        'rules',
        '',
        ['A rule', ...(selection.rules ?? [])]
          .map((name) => tag('rule', ` name="${escaped(name)}"`, tag('description', '', 'left out')))
          .join(''),
      ) +
        tag(
          'profiles',
          '',
          Object.entries(selection.profiles ?? {})
            .map(([typeName, values]) =>
              tag(
                'profile',
                ` name="${escaped(selection.name)}" typeName="${typeName}"`,
                tag(
                  'characteristics',
                  '',
                  Object.entries(values)
                    .map(([name, text]) => tag('characteristic', ` name="${name}"`, escaped(text)))
                    .join(''),
                ),
              ),
            )
            .join(''),
        ) +
        tag('selections', '', (selection.selections ?? []).map(selectionXml).join('')) +
        costs(selection.points) +
        tag(
          'categories',
          '',
          selection.category === undefined ? '' : tag('category', ` name="${selection.category}"`, ''),
        ),
    );
  const force = (name: string, selections: readonly WrittenSelection[], inner: string) =>
    tag(
      'force',
      ` name="Force" catalogueName="${escaped(name)}"`,
      tag('selections', '', selections.map(selectionXml).join('')) + inner,
    );
  const namespace = prefix === '' ? 'xmlns' : `xmlns:${prefix.slice(0, -1)}`;
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${tag(
    'roster',
    ` name="${escaped(roster.name ?? 'My army')}" gameSystemName="${escaped(roster.game ?? 'Warhammer')}" ${namespace}="http://www.battlescribe.net/schema/rosterSchema"`,
    costs(roster.total) +
      tag(
        'forces',
        '',
        force(
          roster.catalogue,
          roster.selections,
          roster.allies === undefined ? '' : tag('forces', '', force('Allies', roster.allies, '')),
        ),
      ),
  )}`;
}

/** The roster packed as `.rosz`. */
export function packed(xml: string, name = 'army.ros'): Uint8Array {
  return zipSync({ [name]: strToU8(xml) });
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

const RANK = { M: '5', WS: '4', BS: '4', S: '3', T: '3', W: '1', I: '4', A: '1', Ld: '8' };
const RIDER = { M: '5', WS: '7', BS: '7', S: '4', T: '3', W: '3', I: '6', A: '4', Ld: '10' };

/**
 * A roster with a ridden monster, a command group inside the count, horses, a war machine with crew, and
 * settings.
 */
export const OLD_WORLD_ROSTER: WrittenRoster = {
  catalogue: 'High Elves',
  total: 1011,
  selections: [
    { name: 'Battle Size', selections: [{ name: '2000 points' }] },
    {
      name: 'Prince',
      customName: 'Old Fire',
      type: 'unit',
      category: 'Characters',
      profiles: { Unit: { 'Troop Type': 'Regular infantry (character)', 'Base Size': '50x75' } },
      selections: [
        {
          name: 'Prince',
          type: 'model',
          points: 140,
          profiles: { Model: RIDER },
          selections: [
            { name: 'General', group: 'Command' },
            {
              name: 'Star Dragon',
              type: 'mount',
              points: 300,
              profiles: { Model: { ...RANK, W: '(+6)', Ld: '-' } },
            },
          ],
        },
      ],
    },
    {
      name: 'Noble',
      type: 'unit',
      selections: [
        {
          name: 'Noble',
          type: 'model',
          points: 90,
          profiles: { Model: { ...RIDER, W: '2', Ld: '9' } },
          selections: [{ name: 'Battle Standard Bearer' }],
        },
      ],
    },
    {
      name: 'Spearmen',
      type: 'unit',
      profiles: { Unit: { 'Troop Type': 'Regular infantry', 'Unit Size': '10+' } },
      selections: [
        { name: 'Spearman', type: 'model', number: 22, points: 198, profiles: { Model: RANK } },
        {
          name: 'Sentinel',
          type: 'crew',
          points: 5,
          group: 'Command',
          profiles: { Model: { ...RANK, A: '2' } },
        },
        { name: 'Standard Bearer', type: 'crew', points: 5, group: 'Command' },
        { name: 'Musician', type: 'crew', points: 5, group: 'Command' },
      ],
    },
    {
      name: 'Reavers',
      type: 'unit',
      selections: [
        {
          name: 'Reaver',
          type: 'model',
          number: 6,
          points: 96,
          profiles: { Model: RANK },
          selections: [
            {
              name: 'Elven Steed',
              type: 'mount',
              number: 6,
              profiles: { Model: { ...RANK, W: '-', Ld: '-' } },
            },
          ],
        },
      ],
    },
    {
      name: 'Bolt Thrower',
      type: 'unit',
      points: 80,
      profiles: { Model: { ...RANK, W: '2', Ld: '-' } },
      selections: [
        { name: 'Bolt Thrower', type: 'model' },
        { name: 'Crew', type: 'model', number: 2, profiles: { Model: RANK } },
      ],
    },
  ],
  allies: [
    {
      name: 'Slaves',
      type: 'unit',
      points: 52,
      selections: [{ name: '20 Slaves', number: 2 }],
    },
    { name: 'Endless Chant', points: 40 },
  ],
};

const LEGIONARY = {
  'Unit Type': 'Infantry',
  WS: '4',
  BS: '4',
  S: '4',
  T: '4',
  W: '1',
  I: '4',
  A: '1',
  LD: '8',
  Save: '3+',
};

/** A roster of Horus Heresy, written for the project with that game's columns. */
export const HERESY_ROSTER: WrittenRoster = {
  game: 'Horus Heresy',
  catalogue: 'Legiones Astartes',
  total: 365,
  selections: [
    {
      name: 'Praetor',
      type: 'model',
      points: 120,
      category: 'HQ',
      rules: ['Independent Character'],
      profiles: { Unit: { ...LEGIONARY, WS: '6', W: '3', I: '5', A: '4', LD: '10', Save: '2+/4++' } },
      selections: [
        { name: 'Warlord' },
        {
          name: 'Paragon Blade',
          profiles: { Weapon: { Range: '-', Strength: '+1', AP: '2', Type: 'Melee, Murderous Strike' } },
        },
      ],
    },
    {
      name: 'Tactical Squad',
      type: 'unit',
      category: 'Troops',
      rules: ['And They Shall Know No Fear', 'Feel No Pain (6+)'],
      selections: [
        {
          name: 'Legionary',
          type: 'model',
          number: 9,
          points: 135,
          profiles: { Unit: LEGIONARY },
          selections: [
            {
              name: 'Chainsword',
              number: 9,
              profiles: { Weapon: { Strength: 'User', AP: '-', Type: 'Melee' } },
            },
          ],
        },
        {
          name: 'Sergeant',
          type: 'model',
          points: 15,
          profiles: { Unit: { ...LEGIONARY, A: '2', LD: '9', Save: '2+' } },
          selections: [
            {
              name: 'Power Fist',
              points: 15,
              profiles: { Weapon: { Strength: 'x2', AP: '2', Type: 'Melee, Unwieldy, Specialist Weapon' } },
            },
          ],
        },
      ],
    },
    {
      name: 'Rhino',
      type: 'model',
      points: 80,
      profiles: { Vehicle: { BS: '4', Front: '11', Side: '11', Rear: '10', 'Hull Points': '3' } },
    },
  ],
};
