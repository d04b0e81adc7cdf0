import { serve } from "../server/main.ts";
import { demoShop } from "./demo-shop.ts";

// The shop as it was built last; `start.ts` builds it first.
serve(demoShop);
