import type { ListLanguage } from './list-language';

/**
 * Spanish, as Old World Builder writes it: `src/i18n/es.json` and the armies in `public/games/the-old-world` of the public
 * repository nthiebes/old-world-builder, read at commit 4f78d6b4 with its slips of spelling. What stands behind `alsoWritten` is how
 * players and other programs write the same.
 */
export const LISTS_IN_SPANISH: ListLanguage = {
  words: {
    general: [],
    battleStandard: ['Portaestandarte de batalla'],
    standard: ['Portaestandarte', 'Portaesdantarte'],
    musician: ['Músico'],
    champion: ['campeón', 'cmpeón'],
    fullCommand: ['Comando completo'],
  },
  alsoWritten: {
    battleStandard: ['Portaestandarte de Batalla'],
    standard: ['Estandarte'],
    champion: ['campeon'],
    fullCommand: ['Mando completo', 'Grupo de mando completo'],
  },
  championNames: [
    'Arbóreo Anciano',
    'Caminante de las Sombras',
    'Campeón',
    'Cantor de la Espada',
    'Cazador Salvaje',
    'Centinela',
    'Centinela del Bosque Salvaje',
    'Corneador',
    'Desgarrador',
    'Doncella del Espino',
    'Groinbiter',
    'Guardián',
    'Guardián de la Llama',
    'Gutlord',
    'Hermana Mayor',
    'Jinetes del Viento',
    'Kastellan',
    'Maestro de Dragones',
    'Maestro de Jinetes',
    'Mediocuerno',
    'Ninfa',
    'Paladín del Bosque',
    'Señor de la Espada',
    'Snarefinger',
    'Thunderfist',
  ],
  sections: {
    characters: ['Personajes'],
    lords: ['Comandantes'],
    heroes: ['Héroes'],
    core: ['Unidades Básicas', 'Basicas'],
    special: ['Unidades Especiales'],
    rare: ['Unidades Singulares'],
    mercenaries: ['Mercenarios'],
    allies: ['Aliados'],
  },
  detachments: ['Tropas Estatales', 'Tropas Estatales de Proyectiles'],
  createdWith: ['Creado con'],
};
