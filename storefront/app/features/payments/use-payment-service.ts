import { useMemo } from "react";
import type { Wallet } from "#domain/payments/wallet.ts";
import { useAppDispatch, useAppSelector } from "../../platform/store/hooks.ts";
import type { HostedFields, HostedFieldsOptions } from "./hosted-fields-client.ts";
import { paymentsApi } from "./payments-api.ts";
import type { WalletSheet } from "./wallets/wallet-sheet.ts";

/** What a hosted payment service does in the browser. Its code comes when it is first asked for something. */
export interface PaymentService {
  createFields(options: HostedFieldsOptions): Promise<HostedFields>;
  loadSheet(wallet: Wallet): Promise<WalletSheet>;
  /** What it knows of this device, which goes with a payment; undefined where it cannot be had, which stops nobody from paying. */
  deviceData(): Promise<string | undefined>;
}

/** The shop's payment service; null where cards and wallets are the sandbox's. */
export function usePaymentService(): PaymentService | null {
  const hosted = useAppSelector((state) => state.shop.hostedPayments);
  const hasFraudService = useAppSelector((state) => state.shop.thirdParties?.fraud !== undefined);
  const dispatch = useAppDispatch();
  return useMemo(() => {
    if (!hosted) return null;
    const connect = async () => {
      const { braintreeClient } = await import("./braintree/braintree-client.ts");
      return braintreeClient(async () => {
        const asked = dispatch(paymentsApi.endpoints.clientToken.initiate(undefined, { subscribe: false, forceRefetch: true }));
        const { clientToken } = await asked.unwrap();
        if (clientToken === null) throw new Error("The shop has no payment service.");
        return clientToken;
      });
    };
    return {
      async createFields(options) {
        const [{ createBraintreeFields }, client] = await Promise.all([import("./braintree/braintree-fields.ts"), connect()]);
        return createBraintreeFields(client, options);
      },
      async loadSheet(wallet) {
        const [{ loadBraintreeSheet }, client] = await Promise.all([import("./braintree/braintree-sheets.ts"), connect()]);
        return loadBraintreeSheet(wallet, client, hosted);
      },
      async deviceData() {
        try {
          const [{ collectDeviceData }, client] = await Promise.all([import("./braintree/device-data.ts"), connect()]);
          return await collectDeviceData(client, { tellsToken: !hasFraudService });
        } catch {
          return undefined;
        }
      },
    };
  }, [hosted, hasFraudService, dispatch]);
}
