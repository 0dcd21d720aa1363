import { Component, type ReactNode } from 'react';
import { messageOf } from '@/plain/message-of';
import type { Build } from '@/pwa/build';
import { Button } from '@/ui/button/button';
import { words } from '@/words/words';

type ErrorBoundaryProps = {
  /** The address at the time of the failure: when it changes, the children are tried again. */
  readonly shown: string;
  /** Shown instead of the children, for the given failure. */
  readonly fallback: (error: unknown) => ReactNode;
  readonly children: ReactNode;
};
type ErrorBoundaryState = { readonly shown: string; readonly failed: { readonly error: unknown } | null };

/** Catches a failure of its children. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { shown: this.props.shown, failed: null };

  static getDerivedStateFromError(error: unknown) {
    return { failed: { error } };
  }

  static getDerivedStateFromProps({ shown }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return shown === state.shown ? null : { shown, failed: null };
  }

  override render() {
    return this.state.failed ? this.props.fallback(this.state.failed.error) : this.props.children;
  }
}

/** Shown instead of the whole app after a fault in the program: what happened, and the next step. */
export function ErrorScreen({ build, children }: { readonly build: Build; readonly children: ReactNode }) {
  return (
    <ErrorBoundary
      shown=""
      fallback={(error) => (
        <FullPage
          title={words.errors.title}
          text={words.errors.lost}
          detail={words.errors.inBuild(messageOf(error), build)}
        />
      )}
    >
      {children}
    </ErrorBoundary>
  );
}

type FullPageProps = {
  readonly title: string;
  readonly text: string;
  readonly detail?: string | null;
  /** Whether it is inside the main part of a frame, and is not the main part itself. */
  readonly within?: boolean;
  readonly children?: ReactNode;
};

/** A whole page with one message. */
export function FullPage({ title, text, detail = null, within = false, children }: FullPageProps) {
  const Part = within ? 'div' : 'main';
  return (
    <Part className="mx-auto grid max-w-96 gap-3 p-6 pt-20">
      <h1 className="text-number leading-tight">{title}</h1>
      <p>{text}</p>
      {detail && <p className="text-detail wrap-anywhere text-muted">{detail}</p>}
      {children ?? (
        <Button kind="primary" onPress={() => location.reload()}>
          {words.notices.reload}
        </Button>
      )}
    </Part>
  );
}
