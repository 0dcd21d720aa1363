import { type KeyboardEvent, useRef } from 'react';
import { type Tone, toneClasses } from '@/ui/look/tone';

type DeviceTab<Id extends string> = {
  readonly id: Id;
  readonly tone: Tone;
  readonly label: string;
  /** The accessible name. */
  readonly name: string;
};

type DeviceTabsProps<Id extends string> = {
  readonly label: string;
  readonly tabs: readonly DeviceTab<Id>[];
  readonly chosen: Id;
  /** The id of the element that shows the chosen tab. */
  readonly panelId: string;
  onChoose(id: Id): void;
};

/** Tabs with the devices of the sides; arrow keys move between them. */
export function DeviceTabs<Id extends string>({
  label,
  tabs,
  chosen,
  panelId,
  onChoose,
}: DeviceTabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent, by: number) => {
    event.preventDefault();
    const now = tabs.findIndex(({ id }) => id === chosen);
    const next = (now + by + tabs.length) % tabs.length;
    const tab = tabs[next];
    if (tab) onChoose(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={label} className="grid auto-cols-fr grid-flow-col">
      {tabs.map(({ id, tone, label: text, name }) => (
        <button
          key={id}
          type="button"
          role="tab"
          aria-selected={id === chosen}
          aria-label={name}
          aria-controls={panelId}
          tabIndex={id === chosen ? 0 : -1}
          onClick={() => onChoose(id)}
          onKeyDown={(event) => {
            if (event.key === 'ArrowRight') move(event, 1);
            if (event.key === 'ArrowLeft') move(event, -1);
          }}
          className={`min-h-(--control) border-b-4 font-display text-name font-bold -outline-offset-4 big:px-1 big:font-text big:text-label big:leading-none big:tracking-tight ${toneClasses[tone].device} ${toneClasses[tone].text} ${id === chosen ? 'border-current' : 'border-transparent'}`}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
