import { LadderScreen } from '@/features/ladder/ladder-screen';

/** The ladder at its address. */
export function LadderRoute() {
  return <LadderScreen />;
}
