import { useLocation } from 'wouter';
import { useBattle } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { battleWords } from '@/words/battle-words';
import { RoomSection } from './room-section';

type HandOverLinksProps = {
  /** Whether the result is among them: not if the primary button already leads to it. */
  readonly withResult: boolean;
};

/** The links to exports: the report of the battle, its result, and the whole battle. Two in a line. */
export function HandOverLinks({ withResult }: HandOverLinksProps) {
  const { id } = useBattle();
  const [, navigate] = useLocation();
  return (
    <>
      <Button onPress={() => navigate(`/report/${id}`)}>{battleWords.handOver.report}</Button>
      {withResult && <Button onPress={() => navigate(`/result/${id}`)}>{battleWords.handOver.result}</Button>}
      <ToOtherPhones />
    </>
  );
}

/** The links to what brings a battle to other phones: as a whole, or live. */
function ToOtherPhones() {
  const { id } = useBattle();
  const [, navigate] = useLocation();
  return (
    <>
      <Button onPress={() => navigate(`/hand-over/${id}`)}>{battleWords.handOver.toPhone}</Button>
      <Button onPress={() => navigate(`/share/${id}`)}>{battleWords.handOver.live}</Button>
    </>
  );
}

/** The same links below a running score. */
export function OtherPhones() {
  return (
    <RoomSection title={battleWords.menu.otherPhones}>
      <div className="grid grid-cols-2 big:grid-cols-1 gap-2">
        <ToOtherPhones />
      </div>
    </RoomSection>
  );
}
