export { codeEnding } from "./mask-code.ts";
export { VoucherForm, type VoucherFormProps } from "./VoucherForm.tsx";
export { VoucherRow, type VoucherRowProps } from "./VoucherRow.tsx";
export { type VoucherKind, voucherKinds, voucherLooks } from "./voucher-row.contract.ts";
