import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contractOf, overridesOf } from "./contract.ts";
import { customProperties } from "./custom-properties.ts";
import { contractFormat, cssFormat, dtcgFormat, valuesFormat } from "./formats.ts";
import { orExit } from "./or-exit.ts";
import { resolveTheme } from "./resolve.ts";

const outputFolder = join(import.meta.dirname, "../dist");
const [main, btq] = await orExit(Promise.all([resolveTheme("main"), resolveTheme("btq")]));
const mainProperties = customProperties(main);
const btqProperties = customProperties(btq);
const contract = contractOf(mainProperties, [btqProperties]);

const files = {
  "tokens.ts": valuesFormat(main),
  "contract.ts": contractFormat(contract),
  "main.css": cssFormat(
    ":root",
    contract.filter(({ emitted }) => emitted),
  ),
  // On the root it outweighs the main theme, whichever sheet comes last.
  "btq.css": cssFormat(':root[data-theme="btq"], [data-theme="btq"]', overridesOf(contract, btqProperties)),
  "tokens.json": dtcgFormat({ main, btq }),
};

mkdirSync(outputFolder, { recursive: true });
for (const [name, text] of Object.entries(files)) writeFileSync(join(outputFolder, name), text);
