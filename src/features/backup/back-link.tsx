import { ChevronLeft } from 'lucide';
import { Link } from 'wouter';
import { Icon } from '@/ui/look/icon';

/** The way back to another screen. */
export function BackLink({ href, name }: { readonly href: string; readonly name: string }) {
  return (
    <Link href={href} aria-label={name} className="-ml-3 flex size-12 items-center justify-center">
      <Icon of={ChevronLeft} size={26} />
    </Link>
  );
}
