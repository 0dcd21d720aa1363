import { ChevronLeft } from 'lucide-react';
import { Link } from 'wouter';

/** The way back to another screen. */
export function BackLink({ href, name }: { readonly href: string; readonly name: string }) {
  return (
    <Link href={href} aria-label={name} className="-ml-3 flex size-12 items-center justify-center">
      <ChevronLeft aria-hidden size={26} />
    </Link>
  );
}
