import { Component, type ReactNode, use } from "react";
import { isFailedImport, loadAnew } from "./failed-imports.ts";
import { OnCodeFailure } from "./on-demand.tsx";

interface BoundaryProps {
  onLost: () => void;
  children: ReactNode;
}

/** Draws its content afresh where it failed for want of code; whatever else fails goes on to whoever shows errors. */
class Boundary extends Component<BoundaryProps, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    if (!isFailedImport(error)) return;
    this.setState({ error: null }, this.props.onLost);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (isFailedImport(error)) return null;
    throw error;
  }
}

export interface SurvivesLostCodeProps {
  /** Selects what takes focus where that was in what is drawn afresh. */
  start: string;
  children: ReactNode;
}

/**
 * A part of the page that fetches more code of its own when it is used. When that cannot be had the part stands there as before, and not
 * the error page in the place of everything; the page is loaded anew, or the shopper is told where that is of no use.
 */
export function SurvivesLostCode({ start, children }: SurvivesLostCodeProps) {
  const { tell } = use(OnCodeFailure);
  const lost = async () => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>(start)?.focus({ preventScroll: true });
    if (!(await loadAnew())) tell();
  };
  return <Boundary onLost={lost}>{children}</Boundary>;
}
