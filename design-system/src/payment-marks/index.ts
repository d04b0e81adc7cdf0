export { PaymentMarks, type PaymentMarksProps } from "./PaymentMarks.tsx";
export { type PaymentMark, paymentMarks } from "./payment-marks.contract.ts";
