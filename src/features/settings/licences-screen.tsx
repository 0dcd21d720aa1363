import { ChevronLeft } from 'lucide-react';
import { Link } from 'wouter';
import { PlainScreen } from '@/ui/plain-screen';
import { words } from '@/words/words';

/** The work of others that the app ships. */
type Licence = {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** The licence's own text. */
  readonly text: string;
};

/** Whose work the app ships, each with the text of its licence. */
export function LicencesScreen({ licences }: { readonly licences: readonly Licence[] }) {
  return (
    <PlainScreen
      title={words.settings.licences}
      back={
        <Link
          href="/settings"
          aria-label={words.settings.licencesBack}
          className="-ml-3 flex size-12 items-center justify-center"
        >
          <ChevronLeft aria-hidden size={26} />
        </Link>
      }
    >
      <p>{words.settings.licencesWhy}</p>
      <ul className="grid gap-1">
        {licences.map(({ name, version, licence, text }) => (
          <li key={name}>
            <details>
              <summary className="flex min-h-(--control) items-center break-words">
                {words.settings.licence(name, version, licence)}
              </summary>
              <pre className="pb-3 text-[15px] whitespace-pre-wrap break-words">{text}</pre>
            </details>
          </li>
        ))}
      </ul>
    </PlainScreen>
  );
}
