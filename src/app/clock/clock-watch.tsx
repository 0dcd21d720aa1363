import { useContext, useState } from 'react';
import { Notice } from '@/app/frame/notice';
import { PageContext } from '@/app/page-context';
import { ranMs, type TimeLimit } from '@/battle/state/clock';
import { SIDES, type Side } from '@/rules/index';
import { useBattleActions, useBattlePart } from '@/store/battle/use-battle';
import { battleWords } from '@/words/battle-words';
import { useClockJump } from './clock-jump';
import { useClocks } from './ticking';

/** What the players may give each other when the time is up. */
const MORE_MINUTES = 5;

/** Where a clock runs: what to do when a player's time is up, or when the time of the phone has jumped. */
export function ClockWatch({ onEnd }: { onEnd(): void }) {
  const side = useBattlePart(({ clocks }) => SIDES.find((of) => clocks[of].runningSince !== null) ?? null);
  const ended = useBattlePart(({ outcome }) => outcome !== null);
  if (side === null || ended) return null;
  return (
    <>
      <JumpNotice side={side} />
      <FlagNotice key={side} side={side} onEnd={onEnd} />
    </>
  );
}

function JumpNotice({ side }: { readonly side: Side }) {
  const clock = useBattlePart(({ clocks }) => clocks[side]);
  const { now, elapsed } = useContext(PageContext);
  const { act } = useBattleActions();
  const [jump, forget] = useClockJump(clock);
  if (!jump) return null;
  const texts = battleWords.clocks.jump;
  const goOn = () => {
    const to = Math.round(jump.usedMs + elapsed() - jump.elapsed);
    if (act({ type: 'setClock', side, from: ranMs(clock, now()), to }).ok) forget();
  };
  return (
    <Notice
      tone="warning"
      actions={[
        { label: texts.goOn(jump.usedMs), run: goOn },
        { label: texts.leave, run: forget },
      ]}
    >
      {texts.says(side, jump.usedMs)}
    </Notice>
  );
}

function FlagNotice({ side, onEnd }: { readonly side: Side; onEnd(): void }) {
  const { limit, mayWrite, reading } = useClocks();
  const { act } = useBattleActions();
  const [playsOn, setPlaysOn] = useState<TimeLimit | null>(null);
  if (!limit || !mayWrite || playsOn === limit || reading(side).of !== 'flag') return null;
  const texts = battleWords.clocks.flag;
  const longer = { ...limit, reserve: limit.reserve + MORE_MINUTES };
  return (
    <Notice
      tone="warning"
      actions={[
        { label: texts.more(MORE_MINUTES), run: () => void act({ type: 'changeTimeLimit', limit: longer }) },
        { label: texts.end, run: onEnd },
        { label: texts.playOn, run: () => setPlaysOn(limit) },
      ]}
    >
      {texts.fell(side)}
    </Notice>
  );
}
