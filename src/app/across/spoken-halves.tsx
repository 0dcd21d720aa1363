import {
  type ReactNode,
  type RefObject,
  useContext,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useStore } from 'zustand';
import { language } from '@/app/chosen-language';
import { ownNameOf } from '@/app/own-name';
import { PageContext } from '@/app/page-context';
import type { BattleId, CombatId } from '@/battle/state/ids';
import { SIDES, type Side } from '@/rules/index';
import { useBattlePart, useWishes } from '@/store/battle/use-battle';
import { useBattleStore } from '@/store/battle/use-battle-store';
import { usePageStores } from '@/store/page/use-page-stores';
import { Button } from '@/ui/button/button';
import {
  BothHalves,
  HalfControlContext,
  type HalvesDrawing,
  type HalvesProps,
  isFar,
} from '@/ui/page/halves';
import { SheetExtrasContext } from '@/ui/page/sheet';
import { acrossWords } from '@/words/across-words';
import { words } from '@/words/words';
import { type HalfFrame, openHalfFrame } from './half-frame';
import { HALF_LANGUAGES, HalfLanguage } from './half-language';
import { type HalfPort, openHalfPort } from './half-port';

/** Both halves, each in the language that was chosen for it. */
export const SPOKEN_HALVES: HalvesDrawing = {
  alone: false,
  draw: (props) => <SpokenHalves {...props} />,
};

/** How far the page of a half has come: until it is drawn, this page draws the half. */
type Progress = { readonly of: string; readonly kind: 'drawn' | 'failed' };

function SpokenHalves(props: HalvesProps) {
  const battleId = useBattlePart(({ id }) => id);
  const phone = useStore(language);
  const { chosenFor, choose } = useHalfLanguages(battleId);
  const [progress, setProgress] = useState<Readonly<Partial<Record<Side, Progress>>>>({});
  const places = { a: useRef<HTMLElement>(null), b: useRef<HTMLElement>(null) };
  const [host, setHost] = useState<HTMLElement | null>(null);
  /** The language of a half that this page does not speak. */
  const otherOf = (side: Side) => {
    const code = chosenFor(side);
    return code !== undefined && code !== phone && HALF_LANGUAGES.includes(code) ? code : null;
  };
  const stateOf = (side: Side) => {
    const said = progress[side];
    return said !== undefined && said.of === otherOf(side) ? said.kind : 'fetching';
  };
  const say = (side: Side, to: Progress | undefined) => setProgress((before) => ({ ...before, [side]: to }));
  const chooseFor = (side: Side, code: string) => {
    say(side, undefined);
    choose(side, code);
  };
  return (
    <BothHalves
      {...props}
      places={places}
      half={(side) => {
        const other = otherOf(side);
        const state = stateOf(side);
        if (other !== null && state === 'drawn') return null;
        return (
          <HalfControlContext
            value={
              <>
                <HalfLanguage
                  side={side}
                  chosen={other ?? phone}
                  onChoose={(code) => chooseFor(side, code)}
                />
                {other !== null && state === 'fetching' && (
                  <span role="status" className="sr-only">
                    {acrossWords.fetching(ownNameOf(other))}
                  </span>
                )}
              </>
            }
          >
            {other !== null && state === 'failed' ? (
              <NotFetched
                language={other}
                onAgain={() => say(side, undefined)}
                onLeave={() => chooseFor(side, phone)}
              >
                {props.half(side)}
              </NotFetched>
            ) : (
              props.half(side)
            )}
          </HalfControlContext>
        );
      }}
      over={
        <div ref={setHost} className="contents">
          {host &&
            SIDES.map((side) => {
              const other = otherOf(side);
              if (other === null || stateOf(side) === 'failed') return null;
              return (
                <FramedHalf
                  key={`${side} ${other}`}
                  {...props}
                  side={side}
                  language={other}
                  place={places[side]}
                  host={host}
                  onChoose={(code) => chooseFor(side, code)}
                  onProgress={(kind) => say(side, { of: other, kind })}
                />
              );
            })}
        </div>
      }
    />
  );
}

/**
 * The languages chosen for the halves in that battle: the next opponent may speak another. They are wishes of this
 * phone about its screens, so no log holds them.
 */
function useHalfLanguages(battleId: BattleId) {
  const [wishes, wish] = useWishes();
  const half = (side: Side) => `${battleId} half ${side} `;
  const chosenFor = (side: Side) =>
    wishes.find((wished) => wished.startsWith(half(side)))?.slice(half(side).length);
  return { chosenFor, choose: (side: Side, code: string) => wish([`${half(side)}${code}`]) };
}

type NotFetchedProps = {
  readonly language: string;
  readonly children: ReactNode;
  onAgain(): void;
  /** Stays with the language of the phone. */
  onLeave(): void;
};

/** The half as it was, with why it does not speak the language that was chosen for it. */
function NotFetched({ language: code, children, onAgain, onLeave }: NotFetchedProps) {
  const extras = useContext(SheetExtrasContext);
  const notice = (
    <>
      <div role="alert" className="grid gap-1 bg-warn-field px-4 py-1 text-label text-warn">
        <p>{acrossWords.notFetched(ownNameOf(code))}</p>
        <div className="grid grid-cols-2 gap-2 big:grid-cols-1">
          <Button onPress={onAgain}>{words.notices.tryAgain}</Button>
          <Button onPress={onLeave}>{words.notices.dismiss}</Button>
        </div>
      </div>
      {extras.notice}
    </>
  );
  return <SheetExtrasContext value={{ ...extras, notice }}>{children}</SheetExtrasContext>;
}

/** How long the page of a half may take, in milliseconds. */
const PATIENCE_MS = 15_000;

type FramedHalfProps = Pick<HalvesProps, 'nameOf' | 'combatId' | 'agreement' | 'onClose'> & {
  readonly side: Side;
  readonly language: string;
  readonly place: RefObject<HTMLElement | null>;
  readonly host: HTMLElement;
  onChoose(language: string): void;
  onProgress(kind: Progress['kind']): void;
};

/** The page of one half, over the place where this page has it. */
function FramedHalf(props: FramedHalfProps) {
  const { side, language: code, combatId, agreement, place, host } = props;
  const battle = useBattleStore();
  const stores = usePageStores();
  const page = useContext(PageContext);
  const opened = useRef<HalfPort | null>(null);
  const title = props.nameOf(side);
  const agree = useEffectEvent((agrees: boolean) => agreement?.agree(side, agrees));
  const choose = useEffectEvent(props.onChoose);
  const close = useEffectEvent(props.onClose);
  const say = useEffectEvent(props.onProgress);
  useLayoutEffect(() => {
    if (!place.current) return;
    let frame: HalfFrame | null = null;
    const failed = () => say('failed');
    const patience = setTimeout(failed, PATIENCE_MS);
    const port = openHalfPort({
      side,
      language: code,
      combatId: combatId as CombatId | null,
      page,
      stores,
      battle,
      languages: HALF_LANGUAGES,
      calls: {
        agree: (agrees) => agree(agrees),
        choose: (to) => choose(to),
        close: () => close(),
        drawn() {
          clearTimeout(patience);
          frame?.show();
          say('drawn');
        },
        failed,
        cover: (whole) => frame?.cover(whole),
      },
    });
    opened.current = port;
    frame = openHalfFrame({
      port,
      title,
      turned: isFar(side),
      place: place.current,
      host,
      onPlace: (at) => port.told.setState({ place: at }),
      onFailed: failed,
    });
    return () => {
      clearTimeout(patience);
      port.end();
      frame?.remove();
      opened.current = null;
    };
  }, [side, code, combatId, title, place, host, page, stores, battle]);
  useLayoutEffect(() => {
    if (agreement) opened.current?.told.setState({ seen: agreement.seen, agreed: agreement.agreed });
  }, [agreement]);
  return null;
}
