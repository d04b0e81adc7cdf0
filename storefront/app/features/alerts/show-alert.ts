import { createAction } from "@reduxjs/toolkit";
import type { AlertRequest } from "@tread/design-system/alert-queue";

/** Tells the shopper something, wherever it is dispatched. */
export const showAlert = createAction<AlertRequest>("alerts/show");
