export { Alerts, type AlertsProps } from "./Alerts.tsx";
