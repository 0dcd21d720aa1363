import { useContext } from 'react';
import { useLocation } from 'wouter';
import { SettingsScreen } from '@/features/settings/settings-screen';
import { usePageStores } from '@/store/page/use-page-stores';
import { LanguageSetting } from './language-choice';
import { PageContext } from './page-context';
import { chooseTheme, readTheme } from './theme';

/** The settings of this device. */
export function SettingsRoute() {
  const [, navigate] = useLocation();
  const { build, onFailure } = useContext(PageContext);
  const { example } = usePageStores();
  return (
    <SettingsScreen
      build={build}
      theme={readTheme()}
      onTheme={chooseTheme}
      language={__LANGUAGES__.length > 0 && <LanguageSetting />}
      onExample={() =>
        void example()
          .then(({ write }) => write())
          .then((id) => navigate(`/battle/${id}/fight`), onFailure)
      }
    />
  );
}
