export { FormErrorSummary, type FormErrorSummaryProps, type SummaryError } from "./FormErrorSummary.tsx";
