import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';

const FIELDS = 'input:not([type=radio], [type=checkbox], [type=file]):enabled';
const fieldsOf = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>(FIELDS)];

/** For a form of several fields: Enter goes to the next one, as its key on a phone says; on the last it submits. */
export function useFieldOrder() {
  const ref = useRef<HTMLFormElement>(null);
  // Fields come and go with what is chosen.
  useLayoutEffect(() => {
    if (!ref.current) return;
    const fields = fieldsOf(ref.current);
    for (const field of fields) field.enterKeyHint = field === fields.at(-1) ? 'done' : 'next';
  });
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    const fields = fieldsOf(event.currentTarget);
    const index = event.target instanceof HTMLInputElement ? fields.indexOf(event.target) : -1;
    const next = index < 0 ? undefined : fields[index + 1];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return { ref, onKeyDown };
}
