import { createAlertQueue } from "@tread/design-system/alert-queue";

/** The page's alerts; they outlive navigation. */
export const alertQueue = createAlertQueue();
