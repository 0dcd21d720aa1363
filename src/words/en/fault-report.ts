import { number } from '@/messages/compiled/numbers';
import { sideBySide } from './format';

/**
 * What a report of a fault tells. Everything in it is a number, a closed word of the app, or what the browser
 * says of itself.
 */
type ReportedFacts = {
  readonly build: {
    readonly version: string;
    readonly from: { readonly commit: string; readonly day: string } | null;
  };
  readonly browser: {
    readonly userAgent: string;
    readonly language: string;
    readonly width: number;
    readonly height: number;
    readonly pixelRatio: number;
    readonly secure: boolean;
    readonly standalone: boolean;
  };
  readonly storage: {
    readonly answer: 'kept' | 'notKept' | 'unknown';
    readonly usedBytes: number | null;
    readonly quotaBytes: number | null;
  };
  readonly offline: string;
  /** What the disk tells, or the kind of its failure. */
  readonly disk: ReportedBattles | string;
};

type ReportedBattles = {
  readonly running: number;
  readonly finished: number;
  /** Entries that are not on the disk yet. */
  readonly unsaved: number;
  readonly latest: {
    readonly editionId: string | null;
    readonly entries: number;
    readonly last: readonly {
      readonly seq: number | null;
      readonly version: number | null;
      readonly events: readonly { readonly type: string; readonly count: number }[];
    }[];
  } | null;
};

/** A version and the commit it was built from, with its day. */
export const toldBuild = ({ version, from }: ReportedFacts['build']): string =>
  `${version}, ${from === null ? 'built without git' : `${from.commit} of ${from.day}`}`;

/** A report of a fault as text, a fact a line. */
export const faultReport = ({ build, browser, storage, offline, disk }: ReportedFacts): string =>
  [
    `Warledger ${toldBuild(build)}`,
    `Browser: ${browser.userAgent}`,
    `Page: ${sideBySide([
      `${browser.width} × ${browser.height} at ${browser.pixelRatio}`,
      browser.language,
      browser.secure ? 'secure' : 'plain http',
      browser.standalone ? 'from the home screen' : 'in the browser',
    ])}`,
    `Storage: ${sideBySide([
      STORED[storage.answer],
      `${megabytes(storage.usedBytes)} of ${megabytes(storage.quotaBytes)}`,
      `offline: ${offline}`,
    ])}`,
    ...(typeof disk === 'string' ? [`Battles: could not be read (${disk})`] : battles(disk)),
  ].join('\n');

const STORED = { kept: 'kept', notKept: 'not promised', unknown: 'the browser does not say' };

const megabytes = (bytes: number | null): string =>
  bytes === null ? 'unknown' : `${number.format(Math.ceil(bytes / 100_000) / 10)} MB`;

function battles({ running, finished, unsaved, latest }: ReportedBattles): readonly string[] {
  const all = `Battles: ${sideBySide([`${running} running`, `${finished} finished`, `${unsaved} entries not saved`])}`;
  if (latest === null) return [all];
  return [
    all,
    `Latest battle: ${latest.editionId ?? 'a rulebook unknown to this version'}, ${latest.entries} entries`,
    ...latest.last.map(
      ({ seq, version, events }) =>
        `#${seq ?? '?'} v${version ?? '?'} ${events.map(({ type, count }) => (count === 1 ? type : `${type} ${count}`)).join(', ')}`,
    ),
  ];
}
