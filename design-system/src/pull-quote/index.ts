export { PullQuote, type PullQuoteProps } from "./PullQuote.tsx";
export { type QuoteGround, quoteGrounds } from "./pull-quote.contract.ts";
