import { ChevronLeft } from 'lucide';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { Build } from '@/pwa/build';
import { canVibrate } from '@/pwa/vibration';
import { canSpeak } from '@/pwa/voice';
import { HANDS, HOLD_STEPS } from '@/store/device/settings-store';
import { useSettings, useSettingsStore } from '@/store/page/use-page-stores';
import { Button } from '@/ui/button/button';
import { SegmentedChoice } from '@/ui/field/segmented-choice';
import { Icon } from '@/ui/look/icon';
import { Column } from '@/ui/page/columns';
import { PlainScreen } from '@/ui/page/plain-screen';
import { settingsWords } from '@/words/settings-words';
import { words } from '@/words/words';
import { Fact } from './fact';
import { FaultReport } from './fault-report';
import { StorageFacts } from './storage-facts';

const THEMES = ['system', 'light', 'dark', 'glare'] as const;
type Theme = (typeof THEMES)[number];

const SWITCH = ['on', 'off'] as const;

type SettingsScreenProps = {
  readonly build: Build;
  readonly theme: Theme;
  onTheme(theme: Theme): void;
  /** The choice of a language; nothing where there is one alone. */
  readonly language: ReactNode;
  onExample(): void;
};

/** The settings of this device: its theme, its long press, and how safe the battles are here. */
export function SettingsScreen(props: SettingsScreenProps) {
  const { build, theme, onTheme, language, onExample } = props;
  const [, navigate] = useLocation();
  const [chosenTheme, setChosenTheme] = useState(theme);
  const holdStep = useSettings((settings) => settings.holdStep);
  const hand = useSettings((chosen) => chosen.hand);
  const keepAwake = useSettings((chosen) => chosen.keepAwake);
  const vibrate = useSettings((chosen) => chosen.vibrate);
  const readAloud = useSettings((chosen) => chosen.readAloud);
  const settings = useSettingsStore();
  return (
    <PlainScreen
      title={words.settings.title}
      back={
        <Link href="/" aria-label={words.back} className="-ml-3 flex size-12 items-center justify-center">
          <Icon of={ChevronLeft} size={26} />
        </Link>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 spread:grid-cols-2 spread:gap-x-8 broad:grid-cols-3">
        <Column>
          {language}
          <SegmentedChoice
            label={settingsWords.theme}
            options={THEMES.map((id) => ({ id, label: settingsWords.themes[id] }))}
            chosen={chosenTheme}
            onChoose={(id) => {
              setChosenTheme(id);
              onTheme(id);
            }}
          />
          <SegmentedChoice
            label={settingsWords.step}
            columns={3}
            options={HOLD_STEPS.map((step) => ({ id: String(step), label: words.signed(step) }))}
            chosen={String(holdStep)}
            onChoose={(id) =>
              settings.change({ holdStep: HOLD_STEPS.find((step) => String(step) === id) ?? 3 })
            }
          />
          <SegmentedChoice
            label={settingsWords.hand}
            options={HANDS.map((id) => ({ id, label: settingsWords.hands[id] }))}
            chosen={hand}
            onChoose={(chosen) => settings.change({ hand: chosen })}
          />
          <SegmentedChoice
            label={settingsWords.keepAwake}
            options={SWITCH.map((id) => ({ id, label: settingsWords.switched[id] }))}
            chosen={keepAwake ? 'on' : 'off'}
            onChoose={(id) => settings.change({ keepAwake: id === 'on' })}
          />
          {canVibrate() && (
            <SegmentedChoice
              label={settingsWords.vibrate}
              options={SWITCH.map((id) => ({ id, label: settingsWords.switched[id] }))}
              chosen={vibrate ? 'on' : 'off'}
              onChoose={(id) => settings.change({ vibrate: id === 'on' })}
            />
          )}
          {canSpeak() && (
            <SegmentedChoice
              label={settingsWords.readAloud}
              options={SWITCH.map((id) => ({ id, label: settingsWords.switched[id] }))}
              chosen={readAloud ? 'on' : 'off'}
              onChoose={(id) => settings.change({ readAloud: id === 'on' })}
            />
          )}
        </Column>
        <div className="grid min-w-0 gap-5 broad:contents">
          <Column>
            <Button onPress={() => navigate('/backup')}>{settingsWords.backup}</Button>
            <Button onPress={() => navigate('/table')}>{settingsWords.table}</Button>
            <Button onPress={() => navigate('/events')}>{settingsWords.events}</Button>
            <Button onPress={() => navigate('/club')}>{settingsWords.club}</Button>
            <Button onPress={onExample}>{settingsWords.example}</Button>
            <Button onPress={() => navigate('/licences')}>{settingsWords.licences}</Button>
            <p className="text-detail text-muted">{settingsWords.unofficial}</p>
          </Column>
          {/* Last, because the browser answers late: so nothing moves down. */}
          <Column>
            <dl className="grid gap-3">
              <Fact term={settingsWords.install}>{settingsWords.installHelp}</Fact>
              <Fact term={settingsWords.version}>{settingsWords.toldBuild(build)}</Fact>
              <StorageFacts />
            </dl>
            <FaultReport build={build} />
          </Column>
        </div>
      </div>
    </PlainScreen>
  );
}
