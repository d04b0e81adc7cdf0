export { Row, Rows } from "./Rows.tsx";
