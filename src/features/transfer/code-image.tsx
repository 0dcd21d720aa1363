import { useMemo } from 'react';
import { pictureOf } from '@/transfer/code-picture';

/** A text as a QR code: black on white in every theme, because scanners need that. */
export function CodeImage({ text, name }: { readonly text: string; readonly name: string }) {
  const { size, path } = useMemo(() => pictureOf(text), [text]);
  return (
    <svg
      role="img"
      aria-label={name}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto w-full max-w-[min(100%,64dvh)]"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
