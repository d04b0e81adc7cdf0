export { VoucherForm, type VoucherFormProps } from "./VoucherForm.tsx";
export { VoucherRow, type VoucherRowProps } from "./VoucherRow.tsx";
export type { VoucherKind } from "./voucher-row.contract.ts";
