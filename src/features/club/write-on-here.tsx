import { useLocation } from 'wouter';
import { useBattle } from '@/store/battle/use-battle';
import type { ClubStore } from '@/store/club/club-store';
import { Button } from '@/ui/button/button';
import { phoneWords } from '@/words/phone-words';

/** The way on where the phone that writes the battle is gone for good. */
export function WriteOnHere({ store }: { readonly store: ClubStore }) {
  const { id } = useBattle();
  const [, navigate] = useLocation();
  const takeOver = async () => {
    await store.actions.takeOver(id);
    navigate(`/battle/${id}/fight`);
  };
  return (
    <section className="grid gap-3">
      <p>{phoneWords.howTakeOver}</p>
      <Button onPress={() => void takeOver()}>{phoneWords.takeOver}</Button>
    </section>
  );
}
