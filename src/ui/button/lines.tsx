/** What a button does, and below it in small text what players must know first. */
export function Lines({ above, below }: { readonly above: string; readonly below: string }) {
  return (
    <span className="flex min-w-0 flex-col leading-none">
      <span>{above}</span>{' '}
      <span className="below truncate cramped:hidden font-text text-small leading-small font-medium">
        {below}
      </span>
    </span>
  );
}
