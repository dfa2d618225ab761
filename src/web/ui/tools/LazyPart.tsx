import { Component, type ComponentType, lazy, type ReactNode, Suspense, useMemo, useState } from "react";
import { LoadState } from "./LoadState.tsx";

interface LazyPartProps<Props> {
  load: () => Promise<{ default: ComponentType<Props> }>;
  props: Props;
  words: { loading: string; failed: string; retry: string };
}

/**
 * Lazily loaded component with an error boundary: if its chunk fails to load (no network, or a new
 * deployment) or it throws, the rest of the page is not affected.
 */
export function LazyPart<Props extends object>({ load, props, words }: LazyPartProps<Props>) {
  const [attempt, setAttempt] = useState(0);
  // A failed `lazy` stays failed: every attempt has one of its own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const Part: ComponentType<Props> = useMemo(() => lazy(load), [load, attempt]);
  const state = (hasFailed: boolean) => (
    <LoadState words={words} hasFailed={hasFailed} retry={() => setAttempt(attempt + 1)} />
  );
  return (
    <PartBoundary key={attempt} fallback={state(true)}>
      <Suspense fallback={state(false)}>
        <Part {...props} />
      </Suspense>
    </PartBoundary>
  );
}

interface PartBoundaryProps {
  fallback: ReactNode;
  children: ReactNode;
}

class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
