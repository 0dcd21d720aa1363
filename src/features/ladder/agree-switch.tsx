import { hasAgreed, type LadderNames } from '@/tournament/ladder-names';
import { NamedSwitch } from '@/ui/tile/named-switch';
import { ladderWords as texts } from '@/words/ladder-words';

type AgreeSwitchProps = {
  readonly head: string;
  readonly names: LadderNames;
  onAgree(agreed: boolean): void;
};

/** Whether a player agreed to be named: given and taken back in one place. */
export function AgreeSwitch({ head, names, onAgree }: AgreeSwitchProps) {
  const agreed = hasAgreed(names, head);
  return (
    <NamedSwitch
      tone="azure"
      label={texts.named.agreed(head)}
      on={agreed}
      disabled={false}
      onToggle={onAgree}
    >
      <span className="text-small">{agreed ? texts.named.yes : texts.named.no}</span>
    </NamedSwitch>
  );
}
