export { Card, CardFigure, CardGrid, type CardProps } from "./Card.tsx";
export type { CardSpan, CardTone } from "./card.contract.ts";
