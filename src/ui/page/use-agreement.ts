import { useState } from 'react';

const HALVES = ['a', 'b'] as const;
type Half = (typeof HALVES)[number];

/**
 * Which halves agree to what they see now, and what takes an agreement or takes it back. `seen` is another
 * number after every change, and with it nobody agrees any longer.
 */
export function useAgreement(seen: number) {
  const [agreedAt, setAgreedAt] = useState<Readonly<Partial<Record<Half, number | null>>>>({});
  return {
    agreed: HALVES.filter((half) => agreedAt[half] === seen),
    agree: (half: Half, agrees: boolean) => setAgreedAt({ ...agreedAt, [half]: agrees ? seen : null }),
  };
}
