export { Card, CardFigure, CardGrid, type CardProps } from "./Card.tsx";
export { type CardSpan, type CardTone, cardSpans, cardTones } from "./card.contract.ts";
