type SideNamesProps = { readonly names: Readonly<Record<'a' | 'b', string>> };

/** Heads two columns of fields with their players; each field's own name has the player too, to be read out. */
export function SideNames({ names }: SideNamesProps) {
  return (['a', 'b'] as const).map((side) => (
    <p key={side} aria-hidden className="min-w-0 self-end break-words font-bold leading-tight">
      {names[side]}
    </p>
  ));
}
