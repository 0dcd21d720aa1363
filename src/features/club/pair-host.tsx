import { useCallback, useEffect, useRef, useState } from 'react';
import { isPairText } from '@/club/pair-code';
import type { ClubStore } from '@/store/club/club-store';
import { onCodeOpened } from '@/store/club/code-tabs';
import type { JoinedFor } from '@/store/club/handshake';
import type { FirstStep } from '@/store/club/pairing';
import { waitHere } from '@/store/device/page-moments';
import { readPicture } from '@/transfer/read-picture';
import { Button } from '@/ui/button/button';
import { TextField } from '@/ui/field/text-field';
import { Column, Columns } from '@/ui/page/columns';
import { phoneWords } from '@/words/phone-words';
import { CopyCode } from './copy-code';
import { type DrawCamera, type DrawCode, wholeLink } from './link-card';
import { sayPairRefusal } from './pair-refusal';

/** A phone whose camera is on tells the other one its number in the network, where else it tells a name. */
const CAMERA_STARTS_MS = 2_000;

type PairHostProps = {
  readonly store: ClubStore;
  readonly battleId: string;
  /** What the other phone is there for. */
  readonly to: JoinedFor;
  readonly drawCode: DrawCode;
  readonly drawCamera: DrawCamera;
  onJoined(): void;
  onCancel(): void;
};

/** Shows the first code, and reads the one that answers it. */
export function PairHost({ store, battleId, to, drawCode, drawCamera, ...ways }: PairHostProps) {
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState<FirstStep | null>(null);
  const [isJoining, setJoining] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [text, setText] = useState('');
  const step = useRef<FirstStep | null>(null);
  const onPicture = useRef(() => {});
  const onJoined = useRef(ways.onJoined);
  onJoined.current = ways.onJoined;
  const given = useRef(to);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt makes a new code
  useEffect(() => {
    let isOver = false;
    const begin = async () => {
      const isSeen = new Promise<void>((done) => {
        onPicture.current = done;
      });
      const pairing = await store.actions.pairing();
      await Promise.race([isSeen, waitHere(CAMERA_STARTS_MS)]);
      const begun = await pairing.first(battleId, given.current);
      if (isOver) return begun.ok && begun.value.cancel();
      if (!begun.ok) return setProblem(sayPairRefusal(begun.refusal));
      step.current = begun.value;
      setShown(begun.value);
      const joined = await begun.value.joined;
      if (isOver) return;
      step.current = null;
      setJoining(false);
      if (joined.ok) onJoined.current();
      else setProblem(sayPairRefusal(joined.refusal));
    };
    void begin();
    return () => {
      isOver = true;
      step.current?.cancel();
      step.current = null;
    };
  }, [attempt, battleId, store]);

  const take = useCallback((code: string): boolean => {
    const taken = step.current?.take(code);
    if (!taken) return false;
    setJoining(taken.ok);
    setProblem(taken.ok ? null : sayPairRefusal(taken.refusal));
    return taken.ok;
  }, []);
  useEffect(() => onCodeOpened(take), [take]);
  const look = useCallback(
    (picture: ImageData) => {
      onPicture.current();
      const code = readPicture(picture);
      if (code !== null && isPairText(code)) take(code);
    },
    [take],
  );
  const link = shown && wholeLink(shown.hash);
  return (
    <>
      <Columns>
        <Column>
          <p>{phoneWords.first}</p>
          {link === null ? (
            <p role="status" className="text-muted">
              {phoneWords.making}
            </p>
          ) : (
            <div className="mx-auto w-full max-w-64">{drawCode(link, phoneWords.firstCode)}</div>
          )}
        </Column>
        <Column>
          <p>{phoneWords.second}</p>
          {problem !== null && (
            <>
              <p role="alert">{problem}</p>
              <Button
                onPress={() => {
                  setProblem(null);
                  setShown(null);
                  setJoining(false);
                  setAttempt(attempt + 1);
                }}
              >
                {phoneWords.anew}
              </Button>
            </>
          )}
          {isJoining && <p role="status">{phoneWords.joining}</p>}
          {drawCamera(look)}
          <Button onPress={ways.onCancel}>{phoneWords.cancel}</Button>
        </Column>
      </Columns>
      <section aria-label={phoneWords.noCamera} className="grid gap-2 border-t border-line pt-3">
        <h2 className="text-label text-muted">{phoneWords.noCamera}</h2>
        {link !== null && <CopyCode code={link} />}
        <form
          className="grid gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            take(text);
          }}
        >
          <TextField label={phoneWords.paste} value={text} error={null} onChange={setText} />
          <Button submit disabled={text.trim() === '' || link === null}>
            {phoneWords.take}
          </Button>
        </form>
      </section>
    </>
  );
}
