import { serve } from "@tread/storefront/server/main.ts";
import { smallShop } from "../contract/small-shop.ts";

// The real shop, as `start` opens it, with little to sell.
serve(smallShop);
