import { FirstMinute, type FirstMinuteProps } from '@/features/battle-list/first-minute';
import { LanguageChoice } from './language-choice';

/** The first screen of an app without battles, with the languages that it speaks. */
export function FirstScreen(props: FirstMinuteProps) {
  return (
    <>
      <FirstMinute {...props} />
      {__LANGUAGES__.length > 0 && (
        <div className="mx-auto max-w-96 pt-3 low:max-w-none">
          <LanguageChoice />
        </div>
      )}
    </>
  );
}
