import { memo, type ReactElement, Suspense } from "react";
import { shallowEqual } from "react-redux";
import { Live } from "./deferred.tsx";

interface PieceProps {
  children: readonly ReactElement<object>[];
}

const sameElements = ({ children: before }: PieceProps, { children: now }: PieceProps) =>
  before.length === now.length &&
  now.every((element, index) => {
    const earlier = before[index] as ReactElement<object>;
    return earlier.key === element.key && earlier.type === element.type && shallowEqual(element.props, earlier.props);
  });

/** Elements that come alive in one go. As long as they stay the same, drawing what is around them does not hurry them. */
const Piece = memo(
  ({ children }: PieceProps) => (
    <Suspense>
      {children}
      <Live />
    </Suspense>
  ),
  sameElements,
);

/**
 * A long list in a part that comes alive with the page's first use: React takes it over by a few elements at a time,
 * first those that are being pressed, and lets the browser answer between them.
 * @param size how many elements come alive together
 */
export function inPieces(elements: readonly ReactElement<object>[], size: number): ReactElement[] {
  return Array.from({ length: Math.ceil(elements.length / size) }, (_, piece) => {
    const own = elements.slice(piece * size, (piece + 1) * size);
    return <Piece key={own[0]?.key}>{own}</Piece>;
  });
}
