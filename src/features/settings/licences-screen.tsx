import { ChevronLeft } from 'lucide';
import { Link } from 'wouter';
import { Icon } from '@/ui/look/icon';
import { PlainScreen } from '@/ui/page/plain-screen';
import { settingsWords } from '@/words/settings-words';

/** A package of others that the app ships. */
type Licence = {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** The full text of the licence. */
  readonly text: string;
};

/** The packages that the app ships, each with the text of its licence. */
export function LicencesScreen({ licences }: { readonly licences: readonly Licence[] }) {
  return (
    <PlainScreen
      title={settingsWords.licences}
      back={
        <Link
          href="/settings"
          aria-label={settingsWords.licencesBack}
          className="-ml-3 flex size-12 items-center justify-center"
        >
          <Icon of={ChevronLeft} size={26} />
        </Link>
      }
    >
      <p>{settingsWords.licencesWhy}</p>
      <ul className="grid grid-cols-[minmax(0,1fr)] items-start gap-1 spread:grid-cols-2 spread:gap-x-8 broad:grid-cols-3">
        {licences.map(({ name, version, licence, text }) => (
          <li key={name} className="min-w-0">
            <details>
              <summary className="flex min-h-(--control) items-center break-words">
                {settingsWords.licence(name, version, licence)}
              </summary>
              <pre className="pb-3 text-small whitespace-pre-wrap break-words">{text}</pre>
            </details>
          </li>
        ))}
      </ul>
    </PlainScreen>
  );
}
