import { number, plurals } from '@/messages/compiled/numbers';
import { clockFace, whole } from './phrases';

/** Tournaments, in English. */

const tables = (count: number): string =>
  plurals.select(count) === 'one' ? '1 table' : `${number.format(count)} tables`;
const players = (count: number): string =>
  plurals.select(count) === 'one' ? '1 player' : `${number.format(count)} players`;

export const enTournament = {
  number: (value: number): string => number.format(value),
  /** "Orcs · Wolves", without an empty part. */
  armyAndTeam: ({ army, team }: { readonly army: string; readonly team: string }): string =>
    [army, team].filter((part) => part !== '').join(' · '),
  /** "14 : 6", or empty before the match has points. */
  points: (given: readonly { readonly battlePoints: number }[]): string =>
    given.map(({ battlePoints }) => number.format(battlePoints)).join(' : '),
  tournaments: {
    title: 'Events',
    none: 'No event on this phone. Make one, or scan the code of one.',
    make: 'New event',
    scan: 'Scan or paste a code',
    organised: 'organised here',
    watched: 'watched',
    unnamed: 'An event that has not arrived yet',
    waiting: (count: number): string =>
      plurals.select(count) === 'one'
        ? '1 result waits for a connection. It is sent by itself; this phone keeps it.'
        : `${number.format(count)} results wait for a connection. They are sent by themselves; this phone keeps them.`,
    sent: (round: number, table: number): string =>
      `Round ${number.format(round)}, table ${number.format(table)}: with the club. This phone keeps the result until the organiser’s phone has it.`,
    sentAgain: (round: number, table: number): string =>
      `Round ${number.format(round)}, table ${number.format(table)}: the club had lost it, and was sent it again. This phone keeps the result until the organiser’s phone has it.`,
    replaced: (round: number, table: number): string =>
      `Round ${number.format(round)}, table ${number.format(table)}: after this phone’s result another one was sent. The organiser has that one.`,
    sendNow: 'Send now',
    refused: (round: number, table: number): string =>
      `The club did not take the result of round ${number.format(round)}, table ${number.format(table)}: the code may be of another round or club. Ask the organiser for a new one and send it again; or let this one go.`,
    letGo: (round: number, table: number): string =>
      `Let go: round ${number.format(round)}, table ${number.format(table)}`,
  },
  make: {
    title: 'New event',
    name: 'Name',
    edition: 'Rulebook',
    rounds: 'Rounds',
    tables: 'Tables',
    minutes: 'Minutes a round',
    pairs: 'Who is paired',
    pairKinds: { players: 'Players', teams: 'Teams' },
    points: 'Battle Points',
    pointKinds: { edition: 'As the rulebook’s table', wins: 'For win, draw, loss' },
    win: 'Win',
    draw: 'Draw',
    loss: 'Loss',
    bye: 'Bye',
    fewer: (what: string): string => `${what}, one less`,
    more: (what: string): string => `${what}, one more`,
    noPoints: 'This rulebook has no table of Battle Points.',
    act: 'Make the event',
  },
  tournament: {
    back: 'Back to the events',
    loading: 'The event is being fetched…',
    notHere: 'This event is not on this phone. Scan its code.',
    rooms: 'Parts of the event',
    room: { standings: 'Standings', tables: 'Tables', players: 'Players', more: 'More' },
    fresh: {
      live: 'Live',
      offline: 'No connection: this is how it stood',
      connecting: 'Connecting…',
      refused: 'The club refuses this phone: check its code',
      older: 'The club runs an older Warledger than this phone. Ask whoever runs it to update it.',
      newer: 'The club runs a newer Warledger than this phone. Update this one.',
    },
    /** The club holds something back, or lost it. */
    behind: 'A part of the event is still to come',
    withheld: (count: number): string =>
      `The club shows ${count === 1 ? '1 result' : `${number.format(count)} results`} less than this phone has: it lost ${count === 1 ? 'it' : 'them'}, or holds ${count === 1 ? 'it' : 'them'} back. What is here stays.`,
    round: (round: number, of: number): string => `Round ${number.format(round)} of ${number.format(of)}`,
    chooseRound: 'Round',
  },
  standings: {
    title: 'Standings',
    none: 'No players yet.',
    rank: '#',
    tied: (rank: number): string => `=${number.format(rank)}`,
    player: 'Player',
    battlePoints: 'BP',
    difference: 'VP ±',
    wins: 'W',
    figures: (battlePoints: string, difference: string, wins: number): string =>
      `BP ${battlePoints} · VP ${difference} · W ${number.format(wins)}`,
    signed: (value: number): string => (value > 0 ? `+${number.format(value)}` : whole(value)),
    penalty: (points: number): string => `penalty ${whole(points)}`,
    dropped: (round: number): string => `left before round ${number.format(round)}`,
    teams: 'Teams',
    team: 'Team',
    open: (missing: number, unconfirmed: number): string =>
      [
        ...(missing > 0 ? [`${tables(missing)} missing`] : []),
        ...(unconfirmed > 0 ? [`${tables(unconfirmed)} unconfirmed`] : []),
      ].join(' · '),
    complete: 'All results are in and confirmed.',
    ties: 'Equal in Battle Points, Victory Points and wins: tied, marked “=”.',
  },
  tables: {
    none: 'No round is paired yet.',
    table: (table: number): string => `Table ${number.format(table)}`,
    bye: 'Bye',
    meeting: (a: string, b: string): string => `${a} v ${b}`,
    resting: (a: string): string => `${a} · Bye`,
    listed: (table: number, a: string, b: string): string => `${number.format(table)}: ${a} v ${b}`,
    versus: 'v',
    states: {
      missing: 'no result yet',
      unconfirmed: 'not confirmed by both',
      confirmed: 'confirmed',
      foreign: 'the result is of other players',
      entered: 'entered by the organiser',
      corrected: 'corrected by the organiser',
      bye: 'bye',
    },
    replaced: (a: number | string, b: number | string): string => `The table had sent ${a} : ${b}.`,
    pair: (round: number): string => `Pair round ${number.format(round)}`,
    pairAgain: (round: number): string => `Pair round ${number.format(round)} again`,
    pairWarning:
      'Other pairs, by a new lot or the standings as they are now. Possible until the first result is in.',
    next: 'The next round',
    firstRound: 'First round',
    firstRounds: { clubs: 'Clubs apart', seed: 'By seed', draw: 'By draw' },
    firstRoundHow: {
      clubs: 'By lot; players of one club or team meet only where it cannot be avoided.',
      seed: 'By the order of the list: the upper half against the lower half. Club mates meet only where it cannot be avoided.',
      draw: 'By lot alone, whoever meets whom.',
    },
    fix: 'Pairs by hand',
    fixCount: (count: number): string => `Pairs by hand: ${number.format(count)}`,
    fixTitle: (round: number): string => `Pairs by hand, round ${number.format(round)}`,
    fixHow: 'These stay as they are when the round is paired; all others are paired around them.',
    fixOne: 'One',
    fixOther: 'Meets',
    fixNobody: 'Choose',
    fixBye: 'nobody: a bye',
    fixAct: 'Fix this pair',
    free: (pair: string): string => `Free again: ${pair}`,
    freeShort: 'Free again',
    /** Why somebody plays lower, by how many stood nearer. */
    float: (name: string, met: number, mates: number, others: number): string =>
      `${name} plays lower: ${[
        ...(met > 0 ? [`${players(met)} nearer met before`] : []),
        ...(mates > 0 ? [`${players(mates)} nearer of the same club`] : []),
        ...(others > 0 ? [`${players(others)} nearer paired with others`] : []),
      ].join(', ')}`,
    roundCode: 'Code for all tables',
    code: (round: number, table: number | null): string =>
      table === null
        ? `Code for round ${number.format(round)}`
        : `Code for round ${number.format(round)}, table ${number.format(table)}`,
    tableCode: 'Code for this table',
    howCode: 'Players scan it when they have finished, and send their result from it.',
    swapWith: 'Change the second player with',
    nobody: 'nobody',
    needPlayers: 'Enter at least two players first.',
    over: 'All rounds are paired.',
    noCode: 'Without the club’s code no codes for tables can be made: enter it under Club.',
  },
  result: {
    title: 'Result',
    enter: 'Enter the result',
    correct: 'Correct the result',
    takeBack: 'Take the organiser’s word back',
    bp: (name: string): string => `Battle Points of ${name}`,
    vp: (name: string): string => `Victory Points of ${name}`,
    save: 'Save',
    /** Where the result goes on to both players. */
    next: 'Next: both confirm',
    winner: 'Who won',
    draw: 'Draw',
  },
  players: {
    none: 'No players yet. Paste a list: a line for each, with name, army and team.',
    paste: 'Players, one a line: name, army, team',
    add: 'Add players',
    count: (count: number): string => players(count),
    drop: (name: string): string => `Drop out: ${name}`,
    dropShort: 'Drop out',
    back: (name: string): string => `Bring back: ${name}`,
    backShort: 'Bring back',
    penalty: (name: string): string => `Penalty for ${name}`,
    penaltyShort: 'Penalty',
    penaltyPoints: 'Battle Points',
    penaltyReason: 'Reason',
    give: 'Give',
    refusals: {
      listEmpty: 'No name was found in this list.',
      listNameTooLong: (line: number, max: number): string =>
        `Line ${number.format(line)} is too long: ${number.format(max)} letters at most.`,
      listNameTwice: (name: string): string => `“${name}” is there already. Two players need two names.`,
      listTooLong: (max: number): string => `An event takes ${players(max)} at most.`,
    },
  },
  more: {
    clock: 'Round clock',
    start: (round: number): string => `Start the clock of round ${number.format(round)}`,
    pause: 'Pause',
    goOn: 'Go on',
    reset: 'Set anew',
    left: clockFace,
    timeUp: 'Time is up',
    watch: 'Code to watch the event',
    watchHow: 'Whoever has it sees standings and tables, and can change nothing.',
    wall: 'Screen for the wall',
    csv: 'Table as CSV',
    json: 'JSON',
    text: 'Standings as text',
    textFile: (name: string): string => `${name}.txt`,
    csvFile: (name: string): string => `${name}.csv`,
    jsonFile: (name: string): string => `${name}.json`,
    saveFailed: 'This browser offers no way to save a file. Try another browser.',
    forget: 'Forget this event on this phone',
  },
  wall: {
    title: (name: string): string => `${name}, for the wall`,
    back: 'Back to the event',
    tables: 'Tables',
    clock: 'Time left',
  },
  send: {
    title: 'Send a result',
    where: (name: string, round: number): string => `${name}, round ${number.format(round)}`,
    table: 'Table',
    chooseTable: 'Choose the table',
    notPaired: 'This round is not paired yet, or the event has not arrived. Try again in a moment.',
    battle: 'From the battle',
    aBattle: (date: string, sides: string): string => `${date} · ${sides}`,
    noBattle: 'Without a battle: enter it',
    noBattles: 'No finished battle here: enter it',
    blue: 'Who was Blue',
    confirm: 'Both players confirm',
    confirmed: (name: string): string => `${name} confirms`,
    act: 'Send the result',
    working: 'One moment…',
    had: 'The organiser’s phone has the result.',
    sent: 'The result is with the club. This phone keeps it until the organiser’s phone has it, and sends it again if the club loses it.',
    sentAgain:
      'The club had lost the result, and was sent it again. This phone keeps it until the organiser’s phone has it: do not rely on the club alone.',
    full: 'The club’s disk is full: it does not take the result. This phone keeps it and tries again. Tell the organiser.',
    replaced:
      'After this result another one of this table was sent, from another phone. The organiser has that one.',
    waitingNow: 'No connection just now: the result is kept, and sent by itself as soon as there is one.',
    refused:
      'The club does not take this result: the code may be of another round or club. Ask the organiser for a new one.',
    another: 'Send it again, changed',
    otherEdition: 'This battle was fought with another rulebook than the event’s.',
    summary: (a: string, bpA: number | string, b: string, bpB: number | string): string =>
      `${a} ${bpA} : ${bpB} ${b}`,
  },
} as const;
