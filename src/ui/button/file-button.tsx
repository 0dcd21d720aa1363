type FileButtonProps = {
  readonly children: string;
  readonly kind?: 'primary' | 'plain';
  onFile(file: File): void;
};

const LOOKS = {
  primary: 'bg-strong text-on-strong border-strong font-display text-name',
  plain: 'bg-card text-ink border-outline text-lead',
} as const;

/**
 * A button that lets the player choose one file of any type, because phones have no type for ours. The same
 * file may be chosen again.
 */
export function FileButton({ children, kind = 'plain', onFile }: FileButtonProps) {
  return (
    <label
      className={`relative flex min-h-(--control) w-full cursor-pointer items-center justify-center rounded-lg border-2 px-2 text-center font-bold leading-tight has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-gold ${LOOKS[kind]}`}
    >
      {children}
      <input
        type="file"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file) onFile(file);
        }}
        className="absolute inset-0 h-full w-full cursor-pointer opacity-0"
      />
    </label>
  );
}
