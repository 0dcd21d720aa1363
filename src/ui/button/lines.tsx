import { textWidth } from '@/ui/look/text-width';

/** So many letters fit in one line on the narrowest phone; what is longer is written smaller, in two. */
const ONE_LINE = 22;

/** What a button does, and below it in small text what players must know first. */
export function Lines({ above, below }: { readonly above: string; readonly below: string }) {
  const lines =
    textWidth(below) > ONE_LINE ? 'line-clamp-2 text-mark leading-fine' : 'truncate text-small leading-small';
  return (
    <span className="flex min-w-0 flex-col leading-none">
      <span>{above}</span>{' '}
      <span className={`below cramped:hidden font-text font-medium ${lines}`}>{below}</span>
    </span>
  );
}
