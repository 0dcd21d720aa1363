import { useId } from 'react';
import type { Edition } from '@/rules/index';
import { battleWords } from '@/words/battle-words';

type RulebookChoiceProps = {
  readonly editions: readonly Edition[];
  readonly chosen: Edition;
  onChoose(editionId: string): void;
};

/** Every rulebook, those that belong together under one heading; what the chosen one is stands below in a line. */
export function RulebookChoice({ editions, chosen, onChoose }: RulebookChoiceProps) {
  const name = useId();
  const families = [...new Set(editions.map(({ family }) => family))];
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1 text-[17px] text-muted">{battleWords.newBattle.edition}</legend>
      <div className="grid gap-2">
        {families.map((family) => (
          <div key={family}>
            <p className="pb-0.5 text-[15px] leading-[17px] font-bold">{family}</p>
            <div className="grid grid-cols-2 gap-1.5">
              {editions
                .filter((edition) => edition.family === family)
                .map((edition) => (
                  <label
                    key={edition.id}
                    className="relative flex min-h-(--control) cursor-pointer items-center justify-center rounded-lg border-2 border-outline bg-card px-1.5 text-center text-[16px] leading-[17px] font-bold has-checked:border-strong has-checked:bg-strong has-checked:text-on-strong has-focus-visible:outline-3 has-focus-visible:outline-gold"
                  >
                    <input
                      type="radio"
                      name={name}
                      checked={edition === chosen}
                      onChange={() => onChoose(edition.id)}
                      className="absolute inset-0 m-0 h-full w-full cursor-pointer opacity-0"
                    />
                    {edition.name}
                  </label>
                ))}
            </div>
          </div>
        ))}
      </div>
      <p className="pt-1.5 text-[16px] leading-[18px] text-muted">{chosen.inOneLine}</p>
    </fieldset>
  );
}
