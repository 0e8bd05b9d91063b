import { Component, type ReactNode } from 'react';

interface ErrorFenceProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Replaces a part that fails, or cannot be loaded, by a text. */
export class ErrorFence extends Component<ErrorFenceProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
