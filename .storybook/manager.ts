import "./visual-review/register.ts";
