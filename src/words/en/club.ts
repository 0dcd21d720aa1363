import { number, plurals } from '@/messages/compiled/numbers';

/** Clubs and battles shared there, in English. */

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** "3 s ago", "5 min ago", "2 h ago", "4 days ago". */
const ago = (ms: number): string => {
  if (ms < SECOND_MS) return 'now';
  if (ms < MINUTE_MS) return `${number.format(Math.floor(ms / SECOND_MS))} s ago`;
  if (ms < HOUR_MS) return `${number.format(Math.floor(ms / MINUTE_MS))} min ago`;
  if (ms < DAY_MS) return `${number.format(Math.floor(ms / HOUR_MS))} h ago`;
  const days = Math.floor(ms / DAY_MS);
  return plurals.select(days) === 'one' ? '1 day ago' : `${number.format(days)} days ago`;
};

const entries = (count: number): string =>
  plurals.select(count) === 'one' ? '1 entry' : `${number.format(count)} entries`;

const OLDER =
  'The club runs an older Warledger than this phone, and the two do not understand each other. Ask whoever runs the club to update it.';
const NEWER =
  'The club runs a newer Warledger than this phone, and the two do not understand each other. Update this one: close it, and open it again with a connection.';

export const enClub = {
  ago,
  line: {
    connecting: 'Connecting to the club…',
    live: 'Live',
    offline: 'No connection to the club. It is tried again by itself.',
    refused: 'The club refuses this phone: check its code. It is tried again by itself.',
    older: OLDER,
    newer: NEWER,
  },
  /** When following: how recent the shown state is. */
  fresh: {
    live: (ms: number | null): string => (ms === null ? 'Live' : `Live · last entry ${ago(ms)}`),
    /** A later entry is there, and one in front of it is not yet. */
    behind: (ms: number | null): string =>
      ms === null ? 'A part is still to come' : `A part is still to come · last entry ${ago(ms)}`,
    away: (ms: number | null): string =>
      ms === null ? 'Not connected' : `Not connected · last entry ${ago(ms)}`,
    missed: (count: number): string => `${entries(count)} while you were away`,
    ended: 'Not followed any more: this is how it stood.',
    following: 'You follow',
  },
  sharing: {
    live: 'Shared · all of it is with the club',
    gaveBack: 'Shared · the club had lost it and has all of it again',
    behind: (count: number): string => `Shared · ${entries(count)} still to send`,
    away: (count: number): string =>
      count === 0
        ? 'Shared · no connection just now'
        : `Shared · ${entries(count)} ${plurals.select(count) === 'one' ? 'waits' : 'wait'} for a connection`,
    open: 'Sharing',
    stopped: 'Not shared any more.',
  },
  troubles: {
    forged:
      'What the club holds was not written with this battle’s key, or was changed on its way. Nothing of it was taken over.',
    outOfOrder:
      'The club’s server leaves out a part or shows it in another order. Nothing of that was taken over; what is here stays as it is.',
    lost: 'The club has less of this than this phone: it lost it, or holds it back. What is here stays. It goes on as soon as a phone that writes gives it back.',
    forgetful:
      'The club takes this and loses it again. All of it is kept on this phone. Tell whoever runs the club.',
    wrongLog: 'This link now leads to another battle. Nothing was taken over.',
    split:
      'Both phones wrote on from the same entry. What the other phone wrote is a second battle in the list. This one is not shared any more.',
    full: 'The club’s disk is full: nothing more goes over. On this phone everything is kept. Tell whoever runs the club.',
    tooLarge:
      'One entry is larger than a club takes. Give the battle as a file or as codes instead. On this phone everything is kept.',
  },
  refusals: {
    noClub: 'Choose a club first.',
    otherClub: (address: string): string =>
      `This link is of another club than yours (${address}). Forget that one first, under Settings, Club.`,
    linkAway: 'The club could not be reached. Check the connection and try again; nothing was changed.',
    linkRefused: 'The club does not let this link in. It may be of another club, or its code has changed.',
    linkEmpty: 'Nothing is shared there: not yet, or not any more. A club forgets after 30 days.',
    linkForeign: 'This link does not fit what the club holds. Ask for a new one.',
    linkHoley:
      'The club has lost a part of what was shared there. It is whole again as soon as the phone that shared it has a connection: try again then.',
    clubOlder: OLDER,
    clubNewer: NEWER,
    codeRefused: (code: string): string =>
      `This club refuses the code ${code}. Nothing was changed. Compare it with what whoever runs the club gave you.`,
    linkUnreadable: 'This version cannot read that battle. Update Warledger and try again.',
    begunHere: 'This battle was begun on this phone, which writes it. There is nothing to follow.',
    addressUnreadable: (address: string): string => `“${address}” is no address. It looks like club.example.`,
    addressNeedsCertificate: (address: string): string =>
      `This page came by https, and a browser lets it speak only to a club with a certificate; ${address} has none. Open Warledger from the club’s own address, or ask whoever runs the club for one with https: the README says how.`,
    addressNeedsItsOwnPage: (address: string): string =>
      `This page came by plain http and may speak to nobody but where it came from. Open Warledger from the club’s own address: http://${address}`,
  },

  share: {
    title: 'Share live',
    back: 'Back to the battle',
    intro:
      'Others follow this battle on their own phones while you play, or one of them writes it on. It goes over sealed: only who has the link can read it.',
    chooseClub: 'Choose a club',
    begin: 'Share this battle',
    what: 'What the link is for',
    whats: { follow: 'Follow', write: 'Write on' },
    howFollow: 'Whoever has this code or link reads along. Nobody can change anything with it.',
    howWrite: 'Whoever has this code or link writes the battle on. Show it to one person only.',
    handOver: 'Hand over now',
    howHandOver: 'From then on the other phone writes and this one reads, until you take the battle back.',
    handedOver: 'Handed over: show this code to whoever writes on.',
    codeFollow: 'Code to follow',
    codeWrite: 'Code to write on',
    link: 'Link',
    copy: 'Copy link',
    copied: 'Copied',
    copyFailed: 'This browser does not let a page copy. Select the link and copy it.',
    send: 'Send link',
    inside:
      'A camera opens the link in the browser. With Warledger on the home screen: open it there, Receive, and scan or paste.',
    stop: 'Stop sharing',
    stopped: 'This battle is not shared any more. Who followed keeps what came until then.',
    again: 'Share again',
  },

  join: {
    title: 'Open a link',
    back: 'Back to the battles',
    how: 'Hold the camera over the code, or paste the link.',
    paste: 'Link',
    open: 'Open',
    scan: 'Scan a code',
    unreadable: 'That is no link of Warledger, or a part of it is missing.',
    foundForeign: 'This code is no link of a club.',
    follow: 'Follow a battle',
    followIntro: (address: string): string =>
      `It is read from ${address} and kept on this phone; new entries come by themselves.`,
    followAct: 'Follow',
    write: 'Write a battle on',
    writeIntro: (address: string): string =>
      `It is read from ${address} and kept on this phone. What you tap goes back there.`,
    writeAct: 'Write on',
    device: 'One of my own devices',
    deviceIntro: (address: string): string =>
      `Your battles are on both devices from then on, by way of ${address}. Either may write them.`,
    deviceAct: 'Pair',
    event: 'Watch an event',
    eventIntro: (address: string): string =>
      `Standings and tables are read from ${address}. Nothing is sent.`,
    eventAct: 'Watch',
    club: 'Use this club',
    clubIntro: (address: string): string =>
      `${address} then passes on what you share, sealed. Nothing is sent before you share something.`,
    clubAct: 'Use this club',
    working: 'One moment…',
    inBrowser:
      'This opened in the browser. With Warledger on the home screen: copy the link, open Warledger there, Receive, and paste it.',
    reload: 'Reload',
    reloadFirst: (address: string): string =>
      `The app allows itself no address but its own. Reload once, so that it may speak to ${address} and to nobody else.`,
  },

  club: {
    title: 'Club',
    back: 'Back to Settings',
    none: 'No club is chosen: Warledger sends nothing and asks for nothing.',
    what: 'A club is a small server that somebody runs for you: it passes on battles that you share, and a tournament’s results. It cannot read them: it sees when, how much and from which address. It forgets after 30 days.',
    chosen: (address: string): string => `Your club: ${address}`,
    address: 'Address',
    code: 'Code',
    codeHint:
      'From whoever runs the club. Without it you can follow, not share. Spaces, dashes and small letters do not matter.',
    codeIs: (code: string): string => `Code: ${code}`,
    codeUntried: 'It has not been tried yet: there was no connection to the club.',
    changeCode: 'Change the code',
    changeCodeHint: 'What you share under the old one goes on under the new one.',
    takeCode: 'Use this code',
    trying: 'Trying it…',
    keepCode: 'Leave it as it is',
    choose: 'Use this club',
    reload: 'Reload',
    reloadFirst: (address: string): string =>
      `Chosen. Reload once, so that the app may speak to ${address} and to nobody else.`,
    forget: 'Forget this club',
    forgetHint:
      'Ends all sharing and following, and removes their keys from this phone. Battles stay. What the club holds it keeps, sealed, for 30 days at most.',
    shared: 'Shared now',
    nothingShared: 'Nothing is shared or followed.',
    following: 'followed',
    sharing: 'shared',
    stopNamed: (name: string): string => `Stop: ${name}`,
    stop: 'Stop',
    devices: 'My own devices',
    devicesHint: 'Show this code to your other phone or tablet. Your battles are then on both.',
    pair: 'Pair a device',
    code2: 'Code to pair a device of mine',
    unpair: 'End the pairing here',
    deviceCode: 'Whoever has this code reads and writes all your battles: show it to your own devices only.',
    ownBattles: (count: number): string =>
      plurals.select(count) === 'one'
        ? '1 battle is on all devices.'
        : `${number.format(count)} battles are on all devices.`,
    events: 'Events',
    openLink: 'Open a link',
  },
} as const;
