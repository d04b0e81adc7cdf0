import { Button } from "@tread/design-system/button";
import { useNavigate } from "react-router";
import { useAppDispatch } from "../../platform/store/hooks.ts";
import { showAlert } from "../alerts/show-alert.ts";
import { isSessionOver } from "../session/is-session-over.ts";
import { useOpenReturnMutation } from "./returns-api.ts";

const notOpened = { type: "ERROR", content: "Unable to start the return. Try again later." } as const;

/** Leads from an order of the account to returning something of it (RET-02). */
export function StartReturn({ orderNumber }: { orderNumber: string }) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [open, { isLoading }] = useOpenReturnMutation();
  const start = async () => {
    if (isLoading) return;
    const { data, error } = await open({ orderNumber });
    if (data) await navigate(`/account/orders/${orderNumber}/return/${data.token}`);
    else if (!isSessionOver(error)) dispatch(showAlert(notOpened));
  };
  return (
    <Button size="lg" onClick={start} loading={isLoading} loadingLabel="Opening">
      Return something
    </Button>
  );
}
