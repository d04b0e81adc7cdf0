export { PaymentMarks, type PaymentMarksProps } from "./PaymentMarks.tsx";
export { type PaymentMark, paymentMarks, stripMarks } from "./payment-marks.contract.ts";
