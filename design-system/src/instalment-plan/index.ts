export { type Instalment, InstalmentPlan, type InstalmentPlanProps } from "./InstalmentPlan.tsx";
