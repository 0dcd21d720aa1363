import { describe, expect, test } from 'vitest';
import type { ArmyList } from '@/army-list/list/army-list';
import { readArmyLists } from '@/army-list/read-army-lists';
import { commandIn, isBattleStandard, isGeneral } from '@/army-list/text/marks';
import { wordsFor } from './languages';

/**
 * General, Battle Standard, standard, musician, a champion, and the full command, as the exporter writes
 * them.
 */
const WRITTEN = [
  [
    'English',
    'General',
    'Battle Standard Bearer',
    'Standard bearer',
    'Musician',
    'Gouge-horn (champion)',
    'Full Command',
  ],
  [
    'German',
    'General',
    'Armeestandartenträger',
    'Standartenträger',
    'Musiker',
    'Krallenführer',
    'Volles Kommando',
  ],
  [
    'Spanish',
    'General',
    'Portaestandarte de Batalla',
    'Portaesdantarte',
    'Músico',
    'Corneador',
    'Comando completo',
  ],
  [
    'French',
    'Général',
    'Porteur de la Grande Bannière',
    'Porte-étendard',
    'Musicien',
    'Encorneur (champion)',
    'État-major Complet',
  ],
  [
    'Italian',
    'Generalee',
    'Stendardo da Battaglia',
    'Alfiere',
    'Musico',
    'Anziano (campione)',
    'Full Command',
  ],
  ['Polish', 'Generał', 'Chorąży', 'Sztandarowy', 'Muzyk', 'Dziki Łowca', 'Full Command'],
  ['Chinese', '主将', '战旗手', '旗手', '乐手', '巨角', '完整指挥组'],
] as const;

function listIn(source: string): ArmyList {
  const read = readArmyLists(source);
  if (!read.ok) throw new Error(read.refusal.code);
  return read.value[0];
}

function marksOf({ units }: ArmyList): readonly string[] {
  return units.map(({ general, battleStandard, command }) =>
    [
      general ? 'G' : '',
      battleStandard ? 'B' : '',
      command.standard ? 's' : '',
      command.musician ? 'm' : '',
      command.champion ? 'c' : '',
    ].join(''),
  );
}

const MARKS = ['G', 'B', 'smc', 's', 'm', 's', 'smc'];

describe.each(WRITTEN)('a list in %s', (_language, general, battle, standard, musician, champion, full) => {
  const units: readonly (readonly [string, number, readonly string[]])[] = [
    ['Aaa', 120, [general]],
    ['Bbb', 80, [battle]],
    ['20 Ccc', 200, [champion, standard, musician]],
    ['20 Ddd', 150, [standard]],
    ['20 Eee', 150, [musician]],
    ['20 Fff', 150, [`${standard} [Xyz]`]],
    ['20 Ggg', 150, [full]],
  ];

  test.each([
    [
      'regular',
      units
        .map(([name, points, options]) => `${name} [${points} pts] \n- ${options.join('\n- ')}\n`)
        .join('\n'),
    ],
    [
      'compact',
      units
        .map(([name, points, options]) => `${name} [${points} pts] \n(${options.join(', ')})\n`)
        .join('\n'),
    ],
    [
      'Markdown',
      units
        .map(([name, points, options]) => `- ${name} [${points} pts] \n -# (${options.join(', ')})`)
        .join('\n'),
    ],
  ])('has its marks in %s text', (form, text) => {
    const head =
      form === 'Markdown'
        ? '## T [1000 pts]\nG, A, R\n\n### X [1000 pts]\n'
        : '===\nT [1000 pts]\nG, A, R\n===\n\n++ X [1000 pts] ++\n\n';
    expect(marksOf(listIn(head + text))).toEqual(MARKS);
  });

  test('has its marks in simple text', () => {
    const lines = units.map(([name, points, options]) => `${name}, ${options.join(', ')} - ${points}`);
    const head = 'T [1000 pts]\nWarhammer: The Old World, A, R\n\n';
    expect(marksOf(listIn(head + lines.join('\n')))).toEqual(MARKS);
  });
});

/** Lists as the exporter writes them, which were read otherwise. */
const AS_EXPORTED = [
  [
    'a magic banner called War Banner makes no Battle Standard',
    ['### 特殊单位 [255 分]', '- 19 巫灵 [255 分] ', ' -# (魔女(冠军), 旗手 [战旗], 乐手)'],
    ['255 19 巫灵 smc'],
  ],
  [
    'an option that its comma broke in two does not swallow the General',
    [
      '++ Charaktere [217 Pkte.] ++',
      '',
      'Seegarde-Befehlshaber [217 Pkte.] ',
      '- Kavalleriespeer (wenn beritten',
      '- General',
      '- Dämmerstein',
    ],
    ['217 1 Seegarde-Befehlshaber G'],
  ],
  [
    'special rules and notes in Markdown are no units',
    [
      '### Core Units [77 pts]',
      '- 20 Cutthroats [77 pts] ',
      ' -# (Hand weapons, Boss (champion))',
      ' - __Special Rules:__ *Backstab, Standard bearer, Horde*',
      ' - __Your notes:__ *musician at the left*',
    ],
    ['77 20 Cutthroats c'],
  ],
  [
    'rules that name a champion make none',
    [
      '++ Unités spéciales [656 pts] ++',
      '',
      '11 Chevaliers Pégases [656 pts] ',
      '- Musicien',
      'Règles spéciales: Charge (Champion Pégase uniquement), Rapide',
    ],
    ['656 11 Chevaliers Pégases m'],
  ],
  [
    'characteristics that the program does not know are no unit',
    [
      '### Core Units [130 pts]',
      '- Gors [6 pts] ',
      ' -#  - M(\u00a0)\u00a0WS(\u00a0)\u00a0BS(\u00a0)\u00a0S(\u00a0)\u00a0T(\u00a0)\u00a0W(\u00a0)\u00a0I(\u00a0)\u00a0A(\u00a0)\u00a0Ld(\u00a0)',
      '- 19 Ungor Herd [124 pts] ',
      ' -# (Shields, Musician)',
    ],
    ['6 1 Gors ', '124 19 Ungor Herd m'],
  ],
  [
    'what one model bears is no standard of a unit',
    [
      'Test [365 pts]',
      'Warhammer: The Old World, Beastmen Brayherds, Open War',
      '',
      'Kralmaw, Grisly Totem, Level 4 Wizard - 245',
      '10 Gor Herd, Grisly Totem, Musician - 120',
    ],
    ['245 1 Kralmaw ', '120 10 Gor Herd sm'],
  ],
  [
    'a weapon with the name of a champion makes none of one model',
    ['++ Unités rares [230 pts] ++', '', 'Sentinelle Cathayenne [230 pts] ', '- Grande lame', ''],
    ['230 1 Sentinelle Cathayenne '],
  ],
] as const;

describe('a list as it is exported', () => {
  test.each(AS_EXPORTED)('%s', (_what, lines, expected) => {
    const list = listIn(lines.join('\n'));
    const marks = marksOf(list);
    expect(
      list.units.map(({ points, models, name }, place) => `${points} ${models} ${name} ${marks[place]}`),
    ).toEqual(expected);
  });

  test('states no total where only its first part does', () => {
    const list = listIn(
      '++ Characters [1050 pts] ++\nKing [1050 pts] \n(Great weapon, General)\n\n++ Core Units [95 pts] ++\n5 Cats [95 pts] \n(Claws, Scouts)\n',
    );
    expect(list.statedTotal).toBeNull();
    expect(list.sum).toBe(1145);
  });
});

describe('words of a mark', () => {
  test.each(wordsFor('standard'))('%s is a standard, with letters and accents of any kind', (word) => {
    expect(commandIn([word.toUpperCase()]).standard).toBe(true);
    expect(commandIn([word.normalize('NFD')]).standard).toBe(true);
    expect(isGeneral(word)).toBe(false);
  });

  test.each(wordsFor('battleStandard'))('%s is the Battle Standard, and no unit’s own', (word) => {
    expect(isBattleStandard(word.normalize('NFD'))).toBe(true);
    expect(commandIn([word]).standard).toBe(false);
  });

  test.each(['Warlord', 'Warlord (Bloody-Handed)', 'Warlord: Stoic'])('%s is the General', (option) => {
    expect(isGeneral(option)).toBe(true);
  });

  test.each(['Warlord Titan', 'General store', 'Generalissimo', 'Generality', "General's sword"])(
    '%s makes no General',
    (option) => {
      expect(isGeneral(option)).toBe(false);
    },
  );
});
