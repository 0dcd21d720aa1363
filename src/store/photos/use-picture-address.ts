import { useEffect, useState } from 'react';
import type { Picture } from './use-photos';

/** The address of a picture while it is shown; null before it has one. */
export function usePictureAddress({ bytes, type }: Picture): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes], { type }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes, type]);
  return address;
}
