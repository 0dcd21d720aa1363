import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { canVibrate } from '@/pwa/vibration';
import { HOLD_STEPS } from '@/store/settings-store';
import { useSettings, useSettingsStore } from '@/store/use-page-stores';
import { Button } from '@/ui/button';
import { PlainScreen } from '@/ui/plain-screen';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { words } from '@/words/words';
import { Fact } from './fact';
import { StorageFacts } from './storage-facts';

const THEMES = ['system', 'light', 'dark', 'glare'] as const;
type Theme = (typeof THEMES)[number];

const SWITCH = ['on', 'off'] as const;

type SettingsScreenProps = {
  readonly version: string;
  readonly theme: Theme;
  onTheme(theme: Theme): void;
  onBackup(): void;
  onTable(): void;
  onLicences(): void;
  onClub(): void;
};

/** What this device is told once: its light, its long press, and how safe the battles are here. */
export function SettingsScreen(props: SettingsScreenProps) {
  const { version, theme, onTheme, onBackup, onTable, onLicences, onClub } = props;
  const [chosenTheme, setChosenTheme] = useState(theme);
  const holdStep = useSettings((settings) => settings.holdStep);
  const keepAwake = useSettings((chosen) => chosen.keepAwake);
  const vibrate = useSettings((chosen) => chosen.vibrate);
  const settings = useSettingsStore();
  return (
    <PlainScreen
      title={words.settings.title}
      back={
        <Link href="/" aria-label={words.back} className="-ml-3 flex size-12 items-center justify-center">
          <ChevronLeft aria-hidden size={26} />
        </Link>
      }
    >
      <SegmentedChoice
        label={words.settings.theme}
        options={THEMES.map((id) => ({ id, label: words.settings.themes[id] }))}
        chosen={chosenTheme}
        onChoose={(id) => {
          setChosenTheme(id);
          onTheme(id);
        }}
      />
      <SegmentedChoice
        label={words.settings.step}
        columns={3}
        options={HOLD_STEPS.map((step) => ({ id: String(step), label: words.signed(step) }))}
        chosen={String(holdStep)}
        onChoose={(id) => settings.change({ holdStep: HOLD_STEPS.find((step) => String(step) === id) ?? 3 })}
      />
      <SegmentedChoice
        label={words.settings.keepAwake}
        options={SWITCH.map((id) => ({ id, label: words.settings.switched[id] }))}
        chosen={keepAwake ? 'on' : 'off'}
        onChoose={(id) => settings.change({ keepAwake: id === 'on' })}
      />
      {canVibrate() && (
        <SegmentedChoice
          label={words.settings.vibrate}
          options={SWITCH.map((id) => ({ id, label: words.settings.switched[id] }))}
          chosen={vibrate ? 'on' : 'off'}
          onChoose={(id) => settings.change({ vibrate: id === 'on' })}
        />
      )}
      <dl className="grid gap-3">
        <StorageFacts />
        <Fact term={words.settings.install}>{words.settings.installHelp}</Fact>
        <Fact term={words.settings.version}>{version}</Fact>
      </dl>
      <Button onPress={onBackup}>{words.settings.backup}</Button>
      <Button onPress={onTable}>{words.settings.table}</Button>
      <Button onPress={onClub}>{words.settings.club}</Button>
      <Button onPress={onLicences}>{words.settings.licences}</Button>
      <p className="text-[16px] text-muted">{words.settings.unofficial}</p>
    </PlainScreen>
  );
}
