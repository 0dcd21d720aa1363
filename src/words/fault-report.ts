import { faultReport as said } from '@/messages/compiled/fault-report';
import { sideBySide } from './shared/format';

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
  from === null ? said.buildWithoutGit(version) : said.build({ version, ...from });

/** A report of a fault as text, a fact a line. */
export const faultReport = ({ build, browser, storage, offline, disk }: ReportedFacts): string =>
  [
    said.app(toldBuild(build)),
    said.browser(browser.userAgent),
    said.page(
      sideBySide([
        said.size({
          width: String(browser.width),
          height: String(browser.height),
          pixelRatio: String(browser.pixelRatio),
        }),
        browser.language,
        said.secure(browser.secure),
        said.opened(browser.standalone),
      ]),
    ),
    said.storage(
      sideBySide([
        said.stored[storage.answer],
        said.used({ used: megabytes(storage.usedBytes), quota: megabytes(storage.quotaBytes) }),
        said.offline(offline),
      ]),
    ),
    ...(typeof disk === 'string' ? [said.unreadable(disk)] : battles(disk)),
  ].join('\n');

const megabytes = (bytes: number | null): string =>
  bytes === null ? said.unknownSize : said.megabytes(Math.ceil(bytes / 100_000) / 10);

function battles({ running, finished, unsaved, latest }: ReportedBattles): readonly string[] {
  const all = said.battles(
    sideBySide([
      said.running(String(running)),
      said.finished(String(finished)),
      said.unsaved(String(unsaved)),
    ]),
  );
  if (latest === null) return [all];
  const entries = String(latest.entries);
  return [
    all,
    latest.editionId === null
      ? said.latestUnknown(entries)
      : said.latest({ editionId: latest.editionId, entries }),
    ...latest.last.map(
      ({ seq, version, events }) =>
        `#${seq ?? '?'} v${version ?? '?'} ${events.map(({ type, count }) => (count === 1 ? type : `${type} ${count}`)).join(', ')}`,
    ),
  ];
}
