import { Link } from 'wouter';
import { phoneWords } from '@/words/phone-words';

/** The way to a fresh pair of codes. */
export function JoinAgain({ to }: { readonly to: string }) {
  return (
    <Link
      href={to}
      className="flex min-h-(--control) shrink-0 items-center rounded-lg border-2 border-outline px-3 font-bold"
    >
      {phoneWords.again}
    </Link>
  );
}
