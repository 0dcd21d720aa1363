import type { ReactNode } from 'react';

type ButtonProps = {
  readonly children: ReactNode;
  readonly kind?: 'primary' | 'plain' | 'quiet';
  readonly disabled?: boolean;
  readonly name?: string | undefined;
  readonly submit?: boolean;
  /** Only for a button that switches something on and off. */
  readonly pressed?: boolean;
  onPress?(): void;
};

const LOOKS = {
  primary: 'bg-strong text-on-strong border-strong font-display text-name cramped:text-small',
  plain: 'bg-card text-ink border-outline text-lead',
  quiet: 'bg-transparent text-ink border-transparent text-lead underline underline-offset-4',
} as const;

/** How a link looks that leads to the next step, as a button with text does. */
export function buttonLook(kind: keyof typeof LOOKS): string {
  return `worded-button ${LOOKS[kind]}`;
}

/** A button with text. A screen has one primary button: the next step. */
export function Button({
  children,
  kind = 'plain',
  disabled = false,
  name,
  submit = false,
  pressed,
  onPress,
}: ButtonProps) {
  return (
    <button
      type={submit ? 'submit' : 'button'}
      aria-label={name}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onPress}
      className={buttonLook(kind)}
    >
      {children}
    </button>
  );
}
