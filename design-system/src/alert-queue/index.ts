export { type AlertContent, type AlertNode, alertLink, alertStrong, alertText } from "./alert-content.ts";
export { parseAlertHtml, safeHref } from "./alert-html.ts";
export type { AlertPause, AlertType } from "./alert-queue.contract.ts";
export {
  type Alert,
  type AlertQueue,
  type AlertQueueOptions,
  type AlertRequest,
  type AlertSnapshot,
  createAlertQueue,
} from "./alert-queue.ts";
