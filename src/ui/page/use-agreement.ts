import { createContext, useContext, useState } from 'react';

const HALVES = ['a', 'b'] as const;
type Half = (typeof HALVES)[number];

/** Which halves agree to what they see now, and what takes an agreement or takes it back. */
export type Agreement = {
  /** How many entries are agreed to. */
  readonly seen: number;
  readonly agreed: readonly Half[];
  agree(half: Half, agrees: boolean): void;
};

/** The agreement that another page holds, in the page of one half; null: this page holds it. */
export const AgreementContext = createContext<
  (Omit<Agreement, 'agree'> & { agree(agrees: boolean, seen: number): void }) | null
>(null);

/** `seen` is another number after every change, and with it nobody agrees any longer. */
export function useAgreement(seen: number): Agreement {
  const [agreedAt, setAgreedAt] = useState<Readonly<Partial<Record<Half, number | null>>>>({});
  const given = useContext(AgreementContext);
  if (given)
    return {
      seen,
      agreed: given.seen === seen ? given.agreed : [],
      agree: (_, agrees) => given.agree(agrees, seen),
    };
  return {
    seen,
    agreed: HALVES.filter((half) => agreedAt[half] === seen),
    agree: (half, agrees) => setAgreedAt({ ...agreedAt, [half]: agrees ? seen : null }),
  };
}
