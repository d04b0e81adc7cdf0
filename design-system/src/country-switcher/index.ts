export { type CountryOption, CountrySwitcher, type CountrySwitcherProps } from "./CountrySwitcher.tsx";
