import { X } from 'lucide';
import { type FormEvent, useState } from 'react';
import { MAX_TAG_LENGTH, parseTags } from '@/battle/match/tags';
import { Button } from '@/ui/button/button';
import { Chip } from '@/ui/button/chip';
import { TextField } from '@/ui/field/text-field';
import { battleWords } from '@/words/battle-words';
import { keptArmyWords } from '@/words/kept-army-words';

type ArmyTagsProps = { readonly tags: readonly string[]; onChange(tags: readonly string[]): void };

/** The tags of an army, to add and to remove: like a battle's tags. */
export function ArmyTags({ tags, onChange }: ArmyTagsProps) {
  const [entered, setEntered] = useState('');
  const [error, setError] = useState<string | null>(null);
  const add = (event: FormEvent) => {
    event.preventDefault();
    const parsed = parseTags([...tags, entered]);
    setError(parsed.ok ? null : battleWords.refusal(parsed.refusal));
    if (!parsed.ok) return;
    onChange(parsed.value);
    setEntered('');
  };
  return (
    <section aria-label={keptArmyWords.tags.title} className="grid gap-2">
      {tags.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag} className="min-w-0">
              <Chip
                icon={X}
                name={keptArmyWords.tags.remove(tag)}
                onPress={() => onChange(tags.filter((other) => other !== tag))}
              >
                {tag}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={add} className="grid grid-cols-[minmax(0,1fr)_6rem] items-start gap-2">
        <TextField
          label={keptArmyWords.tags.newTag}
          value={entered}
          // Longer than allowed, so that too long a tag is reported and not cut off.
          maxLength={2 * MAX_TAG_LENGTH}
          error={error}
          onChange={(text) => {
            setEntered(text);
            setError(null);
          }}
        />
        <span className="pt-[1.375rem]">
          <Button submit>{keptArmyWords.tags.add}</Button>
        </span>
      </form>
    </section>
  );
}
