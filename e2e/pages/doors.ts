/** What is tapped, by its name on the screen; or what is typed into the field of that name. */
export type Step = string | RegExp | { readonly field: string; readonly text: string };

/** A screen or a command, and the walk to it by what is seen, from Home. */
export type Door = {
  readonly taps: readonly Step[];
  /** The screen that the walk ends on: the pattern of its address. */
  readonly at?: string;
  /** What is seen at the end of the walk. */
  readonly shows?: string | RegExp;
  /** The control of a menu that the walk taps, as `e2e/doors.test.ts` finds it in the code. */
  readonly entry?: string;
};

/** The doors of a phone without a battle, in this order. */
export const FIRST_DOORS: readonly Door[] = [
  { taps: ['Look at an example'], at: '/battle/:id/fight', entry: 'battle-list/first-minute: w.opening' },
  {
    taps: [/^More for /, 'Start the example afresh'],
    at: '/battle/:id/fight',
    entry: 'battle-list/battle-menu: w.afresh',
  },
  {
    taps: [/^More for /, 'Remove the example'],
    shows: 'Look at an example',
    entry: 'battle-list/battle-menu: w.removeExample',
  },
  { taps: ['Restore a backup'], at: '/restore', entry: 'battle-list/first-minute: w.restore' },
  { taps: ['Receive a battle'], at: '/receive', entry: 'battle-list/first-minute: w.receive' },
  { taps: ['Armies'], at: '/armies', entry: 'battle-list/battle-list-screen: {name}' },
  { taps: ['Season'], at: '/season' },
  { taps: ['Season', 'Ladder: ratings and armies'], at: '/events/ladder' },
  { taps: ['Receive'], at: '/receive' },
  { taps: ['Receive', 'Open a file'], at: '/restore' },
  { taps: ['Receive', 'Open the link of a shared battle'], at: '/join' },
  {
    taps: [
      'Receive',
      'Open the link of a shared battle',
      { field: 'Link', text: 'https://club.example/#/club/c/club.example/CODE' },
      'Open',
    ],
    at: '/club/:link',
  },
  { taps: ['Settings'], at: '/settings' },
  {
    taps: ['Settings', 'Copy for a report'],
    shows: /^(Copied|This browser)/,
    entry: 'settings/fault-report: settingsWords.report',
  },
  {
    taps: ['Settings', 'Backup and restore'],
    at: '/backup',
    entry: 'settings/settings-screen: settingsWords.backup',
  },
  { taps: ['Settings', 'Backup and restore', 'Restore a backup'], at: '/restore' },
  {
    taps: ['Settings', 'All battles as a table'],
    at: '/table',
    entry: 'settings/settings-screen: settingsWords.table',
  },
  {
    taps: ['Settings', 'Club: share battles live'],
    at: '/club',
    entry: 'settings/settings-screen: settingsWords.club',
  },
  {
    taps: ['Settings', 'Licences'],
    at: '/licences',
    entry: 'settings/settings-screen: settingsWords.licences',
  },
  {
    taps: ['Settings', 'Events: players, rounds, standings'],
    at: '/events',
    entry: 'settings/settings-screen: settingsWords.events',
  },
  { taps: ['Settings', 'Events: players, rounds, standings', 'New event'], at: '/events/new' },
  {
    taps: ['Settings', 'Events: players, rounds, standings', 'Ladder: ratings and armies'],
    at: '/events/ladder',
  },
  { taps: ['New battle'], at: '/new', entry: 'battle-list/battle-list-screen: words.battles.newBattle' },
  {
    taps: ['Settings', 'Look at an example'],
    at: '/battle/:id/fight',
    entry: 'settings/settings-screen: settingsWords.example',
  },
  {
    taps: [
      'New battle',
      /^Horus Heresy HH/,
      'Horus Heresy 1.0',
      'Fight',
      /Change the turn$/,
      'Shooting',
      'Blue shoots',
    ],
    shows: 'Red is shot at',
    entry: 'frame/turn-sheet: battleWords.fight.shooting',
  },
];

/** Sheets and faces of a running battle that are no command of a menu; they change nothing. */
export const SHEET_DOORS: readonly Door[] = [
  { taps: [/^Resume/, /^Explain the score:/], shows: 'Nothing yet' },
  { taps: [/^Resume/, 'Who fights in Combat 1?'] },
  { taps: [/^Resume/, 'Across the table'] },
  { taps: [/^Resume/, /^Blue lost \d.*Enter a number$/] },
  { taps: [/^Resume/, 'Menu', 'End battle'] },
  { taps: [/^Resume/, 'Menu', 'Time limit: none', 'Time left'] },
  { taps: [/^Resume/, 'Armies', 'Add unit'] },
  { taps: [/^Resume/, 'Armies', /^Spearmen/] },
  { taps: [/^Resume/, /Change the turn$/] },
  { taps: [/^Resume/, 'Menu'] },
];

/** The doors of a battle that is being fought: Blue has Spearmen and Archers, Red Knights and Wolves. */
export const BATTLE_DOORS: readonly Door[] = [
  {
    taps: [/^Resume/],
    at: '/battle/:id/fight',
    entry: 'battle-list/battle-list-screen: words.battles.resume',
  },
  { taps: [/^Resume/, 'Armies'], at: '/battle/:id/armies' },
  { taps: [/^Resume/, 'Score'], at: '/battle/:id/score' },
  { taps: [/^Resume/, 'Log'], at: '/battle/:id/log' },

  {
    taps: [/^Resume/, 'Menu', /^Blue’s clock.*tap to start/],
    shows: /running: tap to pause/,
    entry: 'clock/clocks: texts.control',
  },
  { taps: [/^Resume/, 'Menu', 'Clock face'], shows: /tap: Red’s time/, entry: 'clock/clocks: texts.face' },
  { taps: [/^Resume/, 'Menu', /^Blue’s clock.*tap to pause/], shows: /tap to start/ },
  {
    taps: [/^Resume/, 'Menu', 'Time limit: none'],
    shows: 'The clocks count',
    entry: 'clock/clocks: texts.limit.is',
  },
  { taps: [/^Resume/, 'Menu', 'Share live'], at: '/share/:id', entry: 'frame/battle-menu: handOver.live' },
  {
    taps: [/^Resume/, 'Menu', 'To another phone'],
    at: '/hand-over/:id',
    entry: 'frame/battle-menu: handOver.toPhone',
  },
  {
    taps: [/^Resume/, 'Menu', 'Battle report'],
    at: '/report/:id',
    entry: 'frame/battle-menu: handOver.report',
  },
  {
    taps: [/^Resume/, 'Menu', 'Hand over the result'],
    at: '/result/:id',
    entry: 'frame/battle-menu: handOver.result',
  },
  {
    taps: [/^Resume/, 'Menu', 'Review this battle'],
    at: '/review/:id/result',
    entry: 'frame/battle-menu: battleWords.turns.review',
  },
  {
    taps: [/^Resume/, 'Menu', 'Names and points'],
    shows: 'Army points',
    entry: 'frame/battle-menu: battleWords.turns.editSetup',
  },

  {
    taps: [/^Resume/, /Change the turn$/, 'Change the rulebook'],
    shows: 'Rulebook',
    entry: 'frame/turn-sheet: battleWords.rulebook.change',
  },
  {
    taps: [/^Resume/, /Change the turn$/, 'Next: Turn 1 · Red'],
    shows: /^Turn 1 · Red/,
    entry: 'frame/turn-sheet: battleWords.turns.next',
  },
  {
    taps: [/^Resume/, /Change the turn$/, 'Back to Turn 1 · Blue'],
    shows: /^Turn 1 · Blue/,
    entry: 'frame/turn-sheet: battleWords.turns.previous',
  },

  {
    taps: [/^Resume/, 'Armies', /^Spearmen/, 'Charge'],
    shows: 'Spearmen: who is hit?',
    entry: 'armies/unit-sheet: battleWords.armies.hit',
  },
  {
    taps: [/^Resume/, 'Armies', /^Spearmen/, 'Edit'],
    shows: 'Edit Spearmen',
    entry: 'armies/unit-sheet: battleWords.armies.edit',
  },
  {
    taps: [/^Resume/, 'Armies', /^Spearmen/, 'Move down'],
    shows: '2 of 2 in the roster',
    entry: 'armies/unit-sheet: {icon}{name}',
  },
  { taps: [/^Resume/, 'Armies', /^Spearmen/, 'Move up'], shows: '1 of 2 in the roster' },
  {
    taps: [/^Resume/, 'Armies', /^Spearmen/, 'Test now'],
    shows: 'Spearmen: test',
    entry: 'armies/unit-sheet: battleWords.armies.test.now',
  },
  { taps: [/^Resume/, 'Armies', /^Spearmen/, 'Fleeing'], shows: /Fleeing/ },
  { taps: [/^Resume/, 'Armies', /^Spearmen/, 'Rallied'], shows: 'Undo: Spearmen rallied' },
  {
    taps: [/^Resume/, 'Armies', /^Archers/, /^Duplicate/],
    shows: 'Archers #2',
    entry: 'armies/unit-sheet: battleWords.armies.duplicate',
  },
  {
    taps: [/^Resume/, 'Armies', /^Archers #2/, 'Remove'],
    shows: /^Undo: /,
    entry: 'armies/unit-sheet: battleWords.armies.remove',
  },
  {
    taps: [/^Resume/, 'Who fights in Combat 1?', /^Spearmen/, /^Wolves/, 'To the card'],
    shows: /Spearmen v Wolves/,
  },
  {
    taps: [/^Resume/, 'Armies', /^Spearmen/, /^Losses are not from Combat 1/],
    entry: 'armies/unit-sheet: battleWords.armies.on',
  },
];

/** The doors of the same battle in review, ended and put away, in this order. */
export const ENDED_DOORS: readonly Door[] = [
  {
    taps: [/^Resume/, 'Menu', 'End battle', 'Blue won', 'End battle'],
    shows: /^The battle has ended/,
    entry: 'frame/battle-menu: battleWords.turns.endBattle',
  },
  {
    taps: [/^Blue won/, 'Battle', 'Menu', 'Reopen'],
    shows: /^Turn 1 · Blue/,
    entry: 'frame/battle-menu: battleWords.battleScore.end.reopen',
  },
  { taps: [/^Resume/, 'Menu', 'End battle', 'Blue won', 'End battle'], shows: /^The battle has ended/ },
  { taps: [/^Blue won/], at: '/review/:id' },
  { taps: [/^Blue won/, 'Result'], at: '/review/:id/result' },
  { taps: [/^Blue won/, 'Replay'], at: '/review/:id/replay' },
  { taps: [/^Blue won/, 'Log'], at: '/review/:id/log' },
  { taps: [/^Blue won/, 'Combats'], at: '/review/:id/combats' },
  { taps: [/^Blue won/, 'Units'], at: '/review/:id/units' },
  { taps: [/^Blue won/, 'Units', /^Spearmen/], at: '/review/:id/units/:unit' },
  { taps: [/^Blue won/, 'Charts'], at: '/review/:id/charts' },
  { taps: ['Filter'], shows: 'Opponent', entry: 'battle-list/find-bar: words.battles.filter' },

  { taps: [/^More for /, 'Blue'], shows: 'Which side is mine', entry: 'battle-list/battle-menu: w.mine' },
  {
    taps: [/^More for /, /^Tags/],
    shows: 'No tags yet.',
    entry: 'battle-list/battle-menu: words.sideBySide',
  },
  { taps: [/^More for /, 'Review'], at: '/review/:id', entry: 'battle-list/battle-menu: w.review' },
  { taps: [/^More for /, 'Export battle'], at: '/', entry: 'battle-list/battle-menu: listWords.export' },
  {
    taps: [/^More for /, 'Archive'],
    shows: /^Archived battles/,
    entry: 'battle-list/battle-menu: w.archive',
  },
  {
    taps: ['Archived battles (1)'],
    shows: /^More for /,
    entry: 'battle-list/battle-list-screen: words.battles.archive',
  },
  {
    taps: ['Archived battles (1)', /^More for /, 'Take out of the archive'],
    shows: /^The archive is empty/,
    entry: 'battle-list/battle-menu: w.unarchive',
  },
  {
    taps: [/^More for /, 'Delete battle'],
    shows: /^Deleted battles/,
    entry: 'battle-list/battle-menu: w.delete',
  },
  {
    taps: ['Deleted battles (1)', /^Bring back/],
    shows: /^Blue won/,
    entry: 'battle-list/battle-list-screen: words.battles.wastebasket',
  },
  {
    taps: [/^More for /, 'Rematch'],
    at: '/battle/:id/fight',
    entry: 'battle-list/battle-menu: listWords.rematch',
  },
];
