import type { WrittenList } from './written-list';

/** Lists of squads, retinues and beasts, whose models stand on lines of their own. */
export const SQUAD_LISTS: readonly WrittenList[] = [
  {
    what: 'settings of the list above its units, and a rank behind a colon',
    format: 'battleScribeText',
    source: `++ Crusade Force Organisation Chart (Grey Legion) [600pts] ++

+ Expanding this Force +

Legion: Grey Legion

Rite of War: Stone and Steel

+ HQ +

Centurion, Legion [140pts]: Bolt Pistol, Iron Halo, Warlord: Master of Ambush
. Consul: Librarian

+ Elites +

Plated Terminator Squad, Legion [275pts]: Grenade Harness
. 4x Plated Terminators: 4x Combi-Bolter, 4x Power Fist
. Plated Sergeant: Combi-Bolter, Thunder Hammer
. Land Raider Carrier: Twin-linked Lascannon

+ Troops +

Line Squad, Legion [185pts]: 14x Legionaries, Legion Vexilla
. Sergeant

++ Total: [600pts] ++`,
    army: 'Grey Legion',
    statedTotal: 600,
    units: '140 1 Centurion, Legion G\n275 5 Plated Terminator Squad, Legion\n185 15 Line Squad, Legion',
  },
  {
    what: 'a retinue below its lord, servitors below their priest',
    format: 'battleScribeText',
    source: `+ HQ +

Praetor [300pts]
. Praetor: Paragon Blade, Warlord
. Retinue
. . Ember Guard Squad
. . . 4x Ember Terminator: Spear
. . . Ember Champion: Spear
. . Land Raider: Lascannons

Forge Covenant [120pts]
. Forge Priest: Servo-arm
. . 3x Servo-automata: Flamer`,
    army: null,
    statedTotal: null,
    units: '300 6 Praetor G\n120 4 Forge Covenant',
  },
  {
    what: 'bullets of which each says what a model carries, the General among it',
    format: 'newRecruitBullets',
    source: `Iron Company - Siege (610 pts)

HQ:
Siege Lord (200 pts)
 • 1x Siege Lord: Cortex Controller, Warlord
Troops:
Line Squad (190 pts)
 • 14x Legionary: Bolter
 • 1x Sergeant: Power Fist
Iron Gunners (220 pts)
 • 4x Iron Gunner: Autocannon
 • 1x Gun Sergeant: Bolter`,
    army: 'Iron Company',
    statedTotal: 610,
    units: '200 1 Siege Lord G\n190 15 Line Squad\n220 5 Iron Gunners',
  },
  {
    what: 'Markdown: a star before each unit, a dash before its models further in',
    format: 'newRecruitBullets',
    source: `**HQ**
* Frost Lord (150 pts): Warlord
**Elites**
* Veteran Squad (165 pts)
  - 1x Veteran Sergeant
  - 4x Veteran w/ bolter
  - 1x Veteran w/ melta
**Fast Attack**
* Sky Squadron (200 pts)
  - 1x Sky Sergeant
  - 2x Sky Rider`,
    army: null,
    statedTotal: null,
    units: '150 1 Frost Lord G\n165 6 Veteran Squad\n200 3 Sky Squadron',
  },
  {
    what: 'a dash before each unit, a point before its models further in',
    format: 'newRecruitBullets',
    source: `Iron Company (355 pts)

Troops:
- Line Squad (190 pts)
    • 14x Legionary: Bolter
    • 1x Sergeant: Power Fist
- Iron Gunners (165 pts)
    • 4x Iron Gunner: Autocannon`,
    army: 'Iron Company',
    statedTotal: 355,
    units: '190 15 Line Squad\n165 4 Iron Gunners',
  },
  {
    what: 'a size in the ruler above, settings that cost nothing, beasts of a chariot',
    format: 'battleScribeText',
    source: `++++ 2000 points Legion list ++++

+ No Force Org Slot +

Allegiance [0pts]: Loyalist

+ HQ [155pts] +

Praetor [155pts]: Warlord, Blade

+ Special +

Fen Chariot [115pts]: Spear
. 2x Fen Beast
. 2x Driver

+ Troops +

Siege Squad [315pts]
. Siege Sergeant: Power fist
. 14x Breacher: 14x Boarding Shield`,
    army: null,
    statedTotal: 2000,
    units: '155 1 Praetor G\n115 1 Fen Chariot\n315 15 Siege Squad',
  },
];
