import type { ReactElement } from "react";
import { type SheetOwner, sheetName } from "./sheet-owner.ts";

const drawings: Readonly<Record<SheetOwner, { width: number; drawing: ReactElement }>> = {
  applePay: {
    width: 58,
    drawing: (
      <>
        <path d="M14.6 6.2c.9-1 1.4-2.4 1.3-3.7-1.3.1-2.7.8-3.5 1.9-.8.9-1.4 2.2-1.2 3.5 1.3.1 2.6-.7 3.4-1.7Z" />
        <path d="M19.8 17.8c-.7 1.6-1.1 2.3-2 3.7-1.3 1.9-3 2-4.4 1.2-1-.5-2.2-.5-3.2 0-1.5.8-2.8.7-4.3-1.1C2.6 17.9 2.3 11.4 5 9.1c1.6-1.4 3.6-1.2 5.1-.5 1 .4 1.6.4 2.6 0 1.9-.8 4.6-.6 6.1 1.5-3.3 1.9-2.7 6.5 1 7.7Z" />
        <text x="24" y="21" fontSize="19" fontWeight="600">
          Pay
        </text>
      </>
    ),
  },
  googlePay: {
    width: 60,
    drawing: (
      <>
        <path d="M19.7 10.9h-9v3.3h5.2a4.5 4.5 0 0 1-1.9 3l3 2.3c1.8-1.7 2.9-4.2 2.7-8.6Z" fill="#4285f4" />
        <path d="M10.7 21.5c2.6 0 4.7-.8 6.3-2.3l-3-2.3a6 6 0 0 1-8.8-3l-3.1 2.4a9.5 9.5 0 0 0 8.6 5.2Z" fill="#34a853" />
        <path d="M5.2 13.9a5.7 5.7 0 0 1 0-3.7L2.1 7.8a9.5 9.5 0 0 0 0 8.5l3.1-2.4Z" fill="#fbbc04" />
        <path d="M10.7 6.3c1.4 0 2.7.5 3.7 1.4l2.7-2.7A9.5 9.5 0 0 0 2.1 7.8l3.1 2.4a5.7 5.7 0 0 1 5.5-3.9Z" fill="#ea4335" />
        <text x="24" y="20" fontSize="19" fontWeight="500">
          Pay
        </text>
      </>
    ),
  },
  paypal: {
    width: 74,
    drawing: (
      <text y="20" fontSize="20" fontWeight="800" fontStyle="italic">
        <tspan fill="#003087">Pay</tspan>
        <tspan fill="#0060c2">Pal</tspan>
      </text>
    ),
  },
  afterpay: {
    width: 90,
    drawing: (
      <>
        <text y="19" fontSize="18" fontWeight="700" letterSpacing="-.4">
          afterpay
        </text>
        <path d="M78 5.5v3.2l5.8 3.4-5.8 3.4v3.2L88.2 12.8v-1.4Z" />
      </>
    ),
  },
};

/** A wallet's own mark as it stands in a button: one line high, in its maker's colours or the button's. */
export function WalletMark({ wallet }: { wallet: SheetOwner }) {
  const { width, drawing } = drawings[wallet];
  return (
    <svg role="img" aria-label={sheetName(wallet)} width={width} height={26} viewBox={`0 0 ${width} 26`} fill="currentColor">
      {drawing}
    </svg>
  );
}
