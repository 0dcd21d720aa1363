import { useLocation } from 'wouter';
import { useBattle } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { battleWords } from '@/words/battle-words';

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
      <Button onPress={() => navigate(`/hand-over/${id}`)}>{battleWords.handOver.toPhone}</Button>
      <Button onPress={() => navigate(`/share/${id}`)}>{battleWords.handOver.live}</Button>
    </>
  );
}
