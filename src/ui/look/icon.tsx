import type { IconNode } from 'lucide';
import { createElement } from 'react';

type IconProps = {
  /** The drawing: an icon of lucide. */
  readonly of: IconNode;
  /** In CSS pixels. */
  readonly size: number;
  readonly strokeWidth?: number;
  readonly className?: string | undefined;
};

/**
 * An icon in the colour of the text. It is hidden from screen readers: its control has the name. No icon is
 * larger than its box, so no clipping is needed, which saves the browser work with every tap.
 */
export function Icon({ of, size, strokeWidth = 2, className }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      overflow="visible"
      className={className}
    >
      {of.map(([tag, attributes], place) => createElement(tag, { key: place, ...attributes }))}
    </svg>
  );
}
