import { MissingPart } from '@maidan/ui/lazy-part.ts';
import { Component, type ReactNode } from 'react';
import { BrokenPage } from './broken-page.tsx';

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly hasFailed: boolean;
  readonly isPartMissing: boolean;
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, isPartMissing: false };

  static getDerivedStateFromError(error: unknown): State {
    return { hasFailed: true, isPartMissing: error instanceof MissingPart };
  }

  override render(): ReactNode {
    const { hasFailed, isPartMissing } = this.state;
    return hasFailed ? <BrokenPage isPartMissing={isPartMissing} /> : this.props.children;
  }
}
