import { Component, type ReactNode } from 'react';
import { Button } from '@/ui/button';
import { words } from '@/words/words';

type ErrorScreenProps = { readonly children: ReactNode };

/** What stands in place of the app after a mistake of ours: what happened, that nothing is lost, and the way on. */
export class ErrorScreen extends Component<ErrorScreenProps, { readonly message: string | null }> {
  override state = { message: null };

  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    if (this.state.message === null) return this.props.children;
    return <FullPage title={words.errors.title} text={words.errors.lost} detail={this.state.message} />;
  }
}

type FullPageProps = {
  readonly title: string;
  readonly text: string;
  readonly detail?: string | null;
  readonly children?: ReactNode;
};

/** A whole page with one thing to say. */
export function FullPage({ title, text, detail = null, children }: FullPageProps) {
  return (
    <main className="mx-auto grid max-w-96 gap-3 p-6 pt-20">
      <h1 className="text-[26px] leading-tight">{title}</h1>
      <p>{text}</p>
      {detail && <p className="text-[16px] break-words text-muted">{detail}</p>}
      {children ?? (
        <Button kind="primary" onPress={() => location.reload()}>
          {words.notices.reload}
        </Button>
      )}
    </main>
  );
}
