import { Button } from './button';

type AgreeButtonProps = {
  readonly label: string;
  readonly agrees: boolean;
  readonly disabled: boolean;
  onAgree(agrees: boolean): void;
};

/** A player's agreement: pressed, and with a tick, while it holds. */
export function AgreeButton({ label, agrees, disabled, onAgree }: AgreeButtonProps) {
  return (
    <Button pressed={agrees} disabled={disabled} onPress={() => onAgree(!agrees)}>
      <span>
        {label}
        {agrees && <span aria-hidden> ✓</span>}
      </span>
    </Button>
  );
}
