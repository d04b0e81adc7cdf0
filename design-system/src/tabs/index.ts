export { TabLinks, type TabLinksProps } from "./TabLinks.tsx";
export { Tab, TabList, type TabListProps, TabPanel, type TabPanelProps, type TabProps, Tabs, type TabsProps } from "./Tabs.tsx";
export { type TabVariant, tabVariants } from "./tabs.contract.ts";
