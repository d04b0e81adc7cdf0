import "./cost/register.ts";
import "./visual-review/register.ts";
