import "./cost/register.ts";
